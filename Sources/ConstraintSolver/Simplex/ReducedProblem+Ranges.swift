// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Ranges of the variables over all optimal solutions.

extension ReducedProblem {
  typealias ValueRange = (least: Double, most: Double)

  /// Returns the minimum and maximum value of each variable in the subproblem, or `nil` where it
  /// has only one.
  ///
  /// The ranges of eliminated unknowns are sums of the ranges of the others. Where several of those
  /// belong to one engine, it computes the range of their sum; in very large subproblems, a range
  /// can be an overestimate.
  func findRanges() -> ContiguousArray<ValueRange?> {
    var results = Ranges(count: reduction.unknownCount)
    for unknown in assignments.indices where assignments[unknown].engine >= 0 {
      results.constants[unknown] = value(at: assignments[unknown])
      guard let range = range(of: assignments[unknown]) else { continue }
      results.ranges[unknown] = range
      results.shared[unknown] = sharedSum(of: unknown, numbered: results.sharedCount)
      if results.shared[unknown] != nil { results.sharedCount += 1 }
      results.addEngine(coupling(of: assignments[unknown].engine), of: unknown)
    }
    let isExact = reduction.unknownCount <= 4096
    for position in reduction.eliminated.indices.reversed() {
      let unknown = Int(reduction.eliminated[position].unknown)
      var (least, most) = (
        reduction.eliminated[position].constant, reduction.eliminated[position].constant
      )
      var (isAlone, isOpen) = (true, false)
      var (constant, shared) = (least, SharedSum?.none)
      var isShared = true
      for index in reduction.termRange(ofEliminated: position) {
        let (other, factor) = (
          Int(reduction.eliminatedTerms[index].unknown), reduction.eliminatedTerms[index].factor
        )
        guard let range = results.ranges[other] else {
          least += factor * results.constants[other]
          most += factor * results.constants[other]
          constant += factor * results.constants[other]
          continue
        }
        least += factor * (factor > 0 ? range.least : range.most)
        most += factor * (factor > 0 ? range.most : range.least)
        isOpen = true
        if isExact { isAlone = results.unite(other, into: unknown) && isAlone }
        constant += factor * results.sharedConstants[other]
        isShared = isShared && results.add(other, times: factor, to: &shared)
      }
      if isExact, isOpen, isShared, let shared {
        results.sharedConstants[unknown] = constant
        if !isAlone {
          (least, most) = range(of: shared)
          least += constant
          most += constant
        }
        results.shared[unknown] = shared
      } else if isOpen, !isAlone {
        (least, most) = range(ofEliminated: position, results)
      }
      results.constants[unknown] = least.isFinite ? least : 0
      if most - least > tolerance { results.ranges[unknown] = (least, most) }
    }
    return ContiguousArray(
      subproblem.variables.indices.map { position in
        let affineForm = affineForms[position]
        guard affineForm.unknown >= 0, let range = results.ranges[Int(affineForm.unknown)] else {
          return nil
        }
        let ends = (
          affineForm.a * range.least + affineForm.b, affineForm.a * range.most + affineForm.b
        )
        return (min(ends.0, ends.1), max(ends.0, ends.1))
      })
  }

  /// The results for the unknowns, by unknown.
  private struct Ranges {
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
      guard let summand = shared[other] else { return false }
      if sum == nil {
        sum = summand.times(times)
        return true
      }
      return sum?.add(summand, times: times) ?? false
    }

    mutating func addEngine(_ engine: Int32, of unknown: Int) {
      let number = numbers[engine, default: numbers.count]
      numbers[engine] = number
      engines[unknown] = ContiguousArray(repeating: 0, count: number / 64 + 1)
      engines[unknown][number / 64] = 1 << UInt64(number % 64)
    }

    /// Adds the engines of an unknown to those of another.
    ///
    /// Returns `false` if they have one in common.
    mutating func unite(_ other: Int, into unknown: Int) -> Bool {
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
  private func range(ofEliminated position: Int, _ results: Ranges) -> ValueRange {
    let (terms, constant) = openTerms(ofEliminated: position, results)
    var (least, most) = (constant, constant)
    var start = 0
    while start < terms.count {
      let engine = assignments[terms[start].unknown].engine
      let coupling = coupling(of: engine)
      var end = start + 1
      while end < terms.count,
        self.coupling(of: assignments[terms[end].unknown].engine) == coupling
      { end += 1 }
      let summand = range(ofSum: terms[start..<end], in: engines[engine], results)
      least += summand.least
      most += summand.most
      start = end
    }
    return (least, most)
  }

  /// Returns the range of a sum of unknowns in one engine.
  private func range(
    ofSum terms: ArraySlice<ColumnElimination.Term>, in engine: ComponentEngine, _ results: Ranges
  ) -> ValueRange {
    if terms.count == 1, let term = terms.first {
      let value = results.constants[Int(term.unknown)]
      let range = results.ranges[Int(term.unknown)] ?? (value, value)
      let ends = (term.factor * range.least, term.factor * range.most)
      return (min(ends.0, ends.1), max(ends.0, ends.1))
    }
    if engine.link >= 0 {
      return linkingRows[Int(engine.link)].range(
        ofSum: terms.map {
          let assignment = assignments[$0.unknown]
          return LinkingRow.Term(
            block: Int(engines[assignment.engine].block), quantity: Int(assignment.quantity),
            factor: $0.factor)
        })
    }
    let sum = terms.map { (quantity: Int(assignments[$0.unknown].quantity), factor: $0.factor) }
    let number = Int(engine.number)
    return engine.kind == .allocation
      ? allocations[number].range(ofSum: sum) : simplexes[number].range(ofSum: sum)
  }

  private func range(of assignment: EngineAssignment) -> ValueRange? {
    let engine = engines[assignment.engine]
    let number = Int(engine.number)
    if engine.kind == .simplex {
      return boundedSimplex(engine).findRange(of: Int(assignment.quantity))
    }
    guard isOpen(assignment) else { return nil }
    if engine.kind == .single { return (singles[number].low, singles[number].high) }
    let range = allocations[number].range(Int(assignment.quantity))
    return (range.low, range.high)
  }

  /// Returns the open terms of an eliminated unknown, by engine.
  private func openTerms(
    ofEliminated start: Int, _ results: Ranges
  ) -> (terms: [ColumnElimination.Term], constant: Double) {
    var constant = 0.0
    var factors: [Int32: Double] = [reduction.eliminated[start].unknown: 1]
    // Substitute eliminated unknowns in the order of their elimination.
    var pending = Heap()
    pending.insert(Int32(start))
    while let position = pending.removeFirst() {
      let eliminated = reduction.eliminated[Int(position)]
      guard let times = factors.removeValue(forKey: eliminated.unknown) else { continue }
      constant += times * eliminated.constant
      rangeSteps += reduction.termRange(ofEliminated: Int(position)).count
      for index in reduction.termRange(ofEliminated: Int(position)) {
        let term = reduction.eliminatedTerms[index]
        if results.ranges[Int(term.unknown)] == nil {
          constant += times * term.factor * results.constants[Int(term.unknown)]
          continue
        }
        let known = factors[term.unknown]
        factors[term.unknown] = (known ?? 0) + times * term.factor
        if assignments[term.unknown].engine < 0, known == nil {
          pending.insert(sums.position(of: term.unknown))
        }
      }
    }
    let terms = factors.filter { abs($0.value) > 1e-12 }
      .map { ColumnElimination.Term(unknown: $0.key, factor: $0.value) }
      .sorted {
        let (left, right) = (assignments[$0.unknown], assignments[$1.unknown])
        let (first, second) = (coupling(of: left.engine), coupling(of: right.engine))
        if first != second { return first < second }
        return left.engine != right.engine
          ? left.engine < right.engine : left.quantity < right.quantity
      }
    return (terms, constant)
  }

  /// A min-heap of numbers.
  struct Heap {
    private var numbers: [Int32] = []

    mutating func insert(_ number: Int32) {
      numbers.append(number)
      var index = numbers.count - 1
      while index > 0, numbers[(index - 1) / 2] > numbers[index] {
        numbers.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    }

    mutating func removeFirst() -> Int32? {
      guard let first = numbers.first, let last = numbers.popLast() else { return nil }
      if numbers.isEmpty { return first }
      numbers[0] = last
      var index = 0
      while true {
        var child = 2 * index + 1
        if child >= numbers.count { break }
        if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
        if numbers[child] >= numbers[index] { break }
        numbers.swapAt(index, child)
        index = child
      }
      return first
    }
  }
}
