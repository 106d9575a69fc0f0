// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Ranges of the variables over all optimal solutions.

extension ReducedProblem {
  typealias ValueRange = (least: Double, most: Double)

  /// Returns the least and the greatest value of each variable in the subproblem, or `nil` where it
  /// has only one.
  ///
  /// The ranges of eliminated unknowns are sums of the ranges of the others. Where several of those
  /// belong to one engine, it computes the range of their sum; in very large subproblems, a range
  /// can be an overestimate.
  func findRanges() -> ContiguousArray<ValueRange?> {
    var found = Found(count: reduction.unknownCount)
    for unknown in seats.indices where seats[unknown].engine >= 0 {
      found.constants[unknown] = value(at: seats[unknown])
      guard let range = range(of: seats[unknown]) else { continue }
      found.ranges[unknown] = range
      found.shared[unknown] = sharedSum(of: unknown, numbered: found.sharedCount)
      if found.shared[unknown] != nil { found.sharedCount += 1 }
      found.noteEngine(coupling(of: seats[unknown].engine), of: unknown)
    }
    let isExact = reduction.unknownCount <= 4096
    for position in reduction.taken.indices.reversed() {
      let unknown = Int(reduction.taken[position].unknown)
      var (least, most) = (reduction.taken[position].constant, reduction.taken[position].constant)
      var (isAlone, isOpen) = (true, false)
      var (constant, shared) = (least, SharedSum?.none)
      var isShared = true
      for index in reduction.termsOfTaken(position) {
        let (other, factor) = (
          Int(reduction.takenTerms[index].unknown), reduction.takenTerms[index].factor
        )
        guard let range = found.ranges[other] else {
          least += factor * found.constants[other]
          most += factor * found.constants[other]
          constant += factor * found.constants[other]
          continue
        }
        least += factor * (factor > 0 ? range.least : range.most)
        most += factor * (factor > 0 ? range.most : range.least)
        isOpen = true
        if isExact { isAlone = found.join(other, into: unknown) && isAlone }
        constant += factor * found.sharedConstants[other]
        isShared = isShared && found.add(other, times: factor, to: &shared)
      }
      if isExact, isOpen, isShared, let shared {
        found.sharedConstants[unknown] = constant
        if !isAlone {
          (least, most) = range(of: shared)
          least += constant
          most += constant
        }
        found.shared[unknown] = shared
      } else if isOpen, !isAlone {
        (least, most) = range(ofTaken: position, found)
      }
      found.constants[unknown] = least.isFinite ? least : 0
      if most - least > tolerance { found.ranges[unknown] = (least, most) }
    }
    return ContiguousArray(
      part.variables.indices.map { position in
        let origin = origins[position]
        guard origin.unknown >= 0, let range = found.ranges[Int(origin.unknown)] else {
          return nil
        }
        let ends = (origin.a * range.least + origin.b, origin.a * range.most + origin.b)
        return (min(ends.0, ends.1), max(ends.0, ends.1))
      })
  }

  /// The results for the unknowns, by unknown.
  private struct Found {
    var ranges: ContiguousArray<ValueRange?>
    /// The values of unknowns that have only one.
    var constants: ContiguousArray<Double>
    /// The unknowns that are a constant plus a sum of quantities with a common total.
    var shared: ContiguousArray<SharedSum?>
    var sharedConstants: ContiguousArray<Double>
    var sharedCount = 0
    /// The engines on which each open unknown depends, as a bit set of the numbers below.
    private var engines: ContiguousArray<ContiguousArray<UInt64>>
    private var numbers: [Int32: Int] = [:]

    init(count: Int) {
      ranges = ContiguousArray(repeating: nil, count: count)
      constants = ContiguousArray(repeating: 0, count: count)
      shared = ContiguousArray(repeating: nil, count: count)
      sharedConstants = ContiguousArray(repeating: 0, count: count)
      engines = ContiguousArray(repeating: [], count: count)
    }

    /// Adds a multiple of an unknown's shared sum to a sum.
    ///
    /// Returns `false` if the result is not a shared sum.
    func add(_ other: Int, times: Double, to sum: inout SharedSum?) -> Bool {
      guard let part = shared[other] else { return false }
      if sum == nil {
        sum = part.times(times)
        return true
      }
      return sum?.add(part, times: times) ?? false
    }

    mutating func noteEngine(_ engine: Int32, of unknown: Int) {
      let number = numbers[engine, default: numbers.count]
      numbers[engine] = number
      engines[unknown] = ContiguousArray(repeating: 0, count: number / 64 + 1)
      engines[unknown][number / 64] = 1 << UInt64(number % 64)
    }

    /// Adds the engines of an unknown to those of another.
    ///
    /// Returns `false` if they have one in common.
    mutating func join(_ other: Int, into unknown: Int) -> Bool {
      var isNew = true
      for (word, bits) in engines[other].enumerated() {
        if word == engines[unknown].count { engines[unknown].append(0) }
        if engines[unknown][word] & bits != 0 { isNew = false }
        engines[unknown][word] |= bits
      }
      return isNew
    }
  }

  /// Returns the range of an eliminated unknown with several terms in one engine.
  private func range(ofTaken position: Int, _ found: Found) -> ValueRange {
    let (terms, constant) = openTerms(ofTaken: position, found)
    var (least, most) = (constant, constant)
    var start = 0
    while start < terms.count {
      let engine = seats[terms[start].unknown].engine
      let coupling = coupling(of: engine)
      var end = start + 1
      while end < terms.count,
        self.coupling(of: seats[terms[end].unknown].engine) == coupling
      { end += 1 }
      let part = range(ofSum: terms[start..<end], in: engines[engine], found)
      least += part.least
      most += part.most
      start = end
    }
    return (least, most)
  }

  /// Returns the range of a sum of unknowns in one engine.
  private func range(
    ofSum terms: ArraySlice<ColumnElimination.Term>, in engine: ReducedEngine, _ found: Found
  ) -> ValueRange {
    if terms.count == 1, let term = terms.first {
      let value = found.constants[Int(term.unknown)]
      let range = found.ranges[Int(term.unknown)] ?? (value, value)
      let ends = (term.factor * range.least, term.factor * range.most)
      return (min(ends.0, ends.1), max(ends.0, ends.1))
    }
    if engine.link >= 0 {
      return links[Int(engine.link)].range(
        ofSum: terms.map {
          let seat = seats[$0.unknown]
          return LinkingRow.Term(
            block: Int(engines[seat.engine].block), quantity: Int(seat.quantity),
            factor: $0.factor)
        })
    }
    let sum = terms.map { (quantity: Int(seats[$0.unknown].quantity), factor: $0.factor) }
    let number = Int(engine.number)
    return engine.kind == .allocation
      ? allocations[number].range(ofSum: sum) : simplexes[number].range(ofSum: sum)
  }

  private func range(of seat: ReducedSeat) -> ValueRange? {
    let engine = engines[seat.engine]
    let number = Int(engine.number)
    if engine.kind == .simplex { return bound(engine).findRange(of: Int(seat.quantity)) }
    guard isOpen(seat) else { return nil }
    if engine.kind == .single { return (singles[number].low, singles[number].high) }
    let range = allocations[number].range(Int(seat.quantity))
    return (range.low, range.high)
  }

  /// Returns the open terms of an eliminated unknown, by engine.
  private func openTerms(
    ofTaken start: Int, _ found: Found
  ) -> (terms: [ColumnElimination.Term], constant: Double) {
    var constant = 0.0
    var factors: [Int32: Double] = [reduction.taken[start].unknown: 1]
    // Substitute eliminated unknowns in the order of their elimination.
    var pending = Heap()
    pending.insert(Int32(start))
    while let position = pending.removeFirst() {
      let taken = reduction.taken[Int(position)]
      guard let times = factors.removeValue(forKey: taken.unknown) else { continue }
      constant += times * taken.constant
      rangeSteps += reduction.termsOfTaken(Int(position)).count
      for index in reduction.termsOfTaken(Int(position)) {
        let term = reduction.takenTerms[index]
        if found.ranges[Int(term.unknown)] == nil {
          constant += times * term.factor * found.constants[Int(term.unknown)]
          continue
        }
        let known = factors[term.unknown]
        factors[term.unknown] = (known ?? 0) + times * term.factor
        if seats[term.unknown].engine < 0, known == nil {
          pending.insert(sums.position(of: term.unknown))
        }
      }
    }
    let terms = factors.filter { abs($0.value) > 1e-12 }
      .map { ColumnElimination.Term(unknown: $0.key, factor: $0.value) }
      .sorted {
        let (left, right) = (seats[$0.unknown], seats[$1.unknown])
        let (first, second) = (coupling(of: left.engine), coupling(of: right.engine))
        if first != second { return first < second }
        return left.engine != right.engine
          ? left.engine < right.engine : left.quantity < right.quantity
      }
    return (terms, constant)
  }

  /// A min-heap of numbers.
  private struct Heap {
    private var numbers: [Int32] = []

    mutating func insert(_ number: Int32) {
      numbers.append(number)
      var place = numbers.count - 1
      while place > 0, numbers[(place - 1) / 2] > numbers[place] {
        numbers.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    }

    mutating func removeFirst() -> Int32? {
      guard let first = numbers.first, let last = numbers.popLast() else { return nil }
      if numbers.isEmpty { return first }
      numbers[0] = last
      var place = 0
      while true {
        var child = 2 * place + 1
        if child >= numbers.count { break }
        if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
        if numbers[child] >= numbers[place] { break }
        numbers.swapAt(place, child)
        place = child
      }
      return first
    }
  }
}
