// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Residue {
  var hasPeeled: Bool { reduction.taken.count > 0 }

  /// Whether the whole part fits into a tableau without thinking of memory.
  var isSmall: Bool { reduction.unknownCount * reduction.rowCount < 4_000_000 }

  /// Whether unknowns that were taken out might have a say in what is still open, which they have
  /// not any more.
  var isPeeledTooFar: Bool {
    hasPeeled
      && (0..<reduction.unknownCount).contains { seats[$0].engine >= 0 && isOpen(seats[$0]) }
  }

  func isOpen(_ seat: ResidueSeat) -> Bool {
    let engine = engines[Int(seat.engine)]
    let number = Int(engine.number)
    return switch engine.kind {
    case .single: singles[number].isOpen(tolerance)
    case .share: shares[number].isOpen(Int(seat.quantity))
    case .simplex: simplexes[number].isOpen(Int(seat.quantity))
    }
  }

  /// Whether the simplex that a variable of the part hangs on stopped before it was done.
  func isCutShort(_ position: Int) -> Bool {
    if simplexes.isEmpty || origins[position].unknown < 0 { return false }
    let seat = seats[Int(origins[position].unknown)]
    if seat.engine < 0 { return simplexes.contains { $0.gaveUp } }
    let engine = engines[Int(seat.engine)]
    return engine.kind == .simplex && simplexes[Int(engine.number)].gaveUp
  }

  /// Brings a variable of the part as near to `preferred` as is still possible, and answers whether
  /// there was a choice.
  func settle(_ position: Int, _ preferred: Double) -> Bool {
    let origin = origins[position]
    guard origin.unknown >= 0 else { return false }
    let seat = seats[Int(origin.unknown)]
    if seat.engine < 0 || !isOpen(seat) { return false }
    approach(seat, (preferred - origin.b) / origin.a)
    return true
  }

  /// Works out the unknowns that were taken out, the last first.
  func unpeel() {
    for position in reduction.taken.indices.reversed() {
      let taken = reduction.taken[position]
      var value = taken.constant
      for index in termsOfTaken(position) {
        let term = reduction.takenTerms[index]
        value += term.factor * self.value(ofUnknown: Int(term.unknown))
      }
      takenValues[Int(taken.unknown)] = value
    }
  }

  private func termsOfTaken(_ position: Int) -> Range<Int> {
    let taken = reduction.taken
    let end =
      position + 1 < taken.count
      ? Int(taken[position + 1].firstTerm) : reduction.takenTerms.count
    return Int(taken[position].firstTerm)..<end
  }

  private func value(ofUnknown unknown: Int) -> Double {
    let seat = seats[unknown]
    if seat.engine < 0 { return takenValues[unknown] }
    let engine = engines[Int(seat.engine)]
    let number = Int(engine.number)
    return switch engine.kind {
    case .single: singles[number].value
    case .share: shares[number].value(Int(seat.quantity))
    case .simplex: simplexes[number].value[Int(seat.quantity)]
    }
  }

  /// The value of a variable of the part.
  func value(_ position: Int) -> Double {
    let origin = origins[position]
    let value =
      origin.unknown < 0
      ? origin.b : origin.a * self.value(ofUnknown: Int(origin.unknown)) + origin.b
    // What rounding leaves of a zero would look like a miss to constraints without other numbers.
    return abs(value) < 1e-2 * tolerance ? 0 : value
  }

  /// For each variable of the part, the least and the greatest value it still has; `nil` if it has
  /// only one. Unknowns that were taken out get what the ranges of the others add up to.
  func findRanges() -> ContiguousArray<(least: Double, most: Double)?> {
    var ranges = ContiguousArray<(least: Double, most: Double)?>(
      repeating: nil, count: reduction.unknownCount)
    for unknown in ranges.indices where seats[unknown].engine >= 0 {
      ranges[unknown] = range(seats[unknown])
    }
    for position in reduction.taken.indices.reversed() {
      let taken = reduction.taken[position]
      var (least, most) = (taken.constant, taken.constant)
      for index in termsOfTaken(position) {
        let term = reduction.takenTerms[index]
        let value = value(ofUnknown: Int(term.unknown))
        let (low, high) = ranges[Int(term.unknown)] ?? (value, value)
        least += term.factor * (term.factor > 0 ? low : high)
        most += term.factor * (term.factor > 0 ? high : low)
      }
      if most - least > tolerance { ranges[Int(taken.unknown)] = (least, most) }
      takenValues[Int(taken.unknown)] = least.isFinite ? least : 0
    }
    return ContiguousArray(
      part.variables.indices.map { position in
        let origin = origins[position]
        guard origin.unknown >= 0, let (low, high) = ranges[Int(origin.unknown)] else {
          return nil
        }
        let ends = (origin.a * low + origin.b, origin.a * high + origin.b)
        return (min(ends.0, ends.1), max(ends.0, ends.1))
      })
  }

  private func range(_ seat: ResidueSeat) -> (least: Double, most: Double)? {
    let engine = engines[Int(seat.engine)]
    let number = Int(engine.number)
    if engine.kind == .simplex { return simplexes[number].findRange(of: Int(seat.quantity)) }
    guard isOpen(seat) else { return nil }
    if engine.kind == .single { return (singles[number].low, singles[number].high) }
    let range = shares[number].range(Int(seat.quantity))
    return (range.low, range.high)
  }

  /// How many numbers the engines looked at.
  var steps: Int {
    let sum = (0..<shareCount).reduce(reduction.steps) { $0 + shares[$1].steps }
    return simplexes.reduce(sum) { $0 + $1.steps }
  }
}
