// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Whether the whole part fits into a tableau without thinking of memory.
  var isSmall: Bool {
    reduction.unknownCount * reduction.rowCount < min(4_000_000, limits.mostEntries)
  }

  func isOpen(_ seat: ReducedSeat) -> Bool {
    let engine = engines[seat.engine]
    let number = Int(engine.number)
    return switch engine.kind {
    case .single: singles[number].isOpen(tolerance)
    case .allocation: allocations[number].isOpen(Int(seat.quantity))
    case .simplex: bound(engine).isOpen(Int(seat.quantity))
    }
  }

  /// Whether the simplex that a variable of the part hangs on stopped before it was done.
  func isCutShort(_ position: Int) -> Bool {
    if !hasCutShort || origins[position].unknown < 0 { return false }
    let seat = seats[origins[position].unknown]
    if seat.engine < 0 { return true }
    let engine = engines[seat.engine]
    return engine.kind == .simplex && simplexes[Int(engine.number)].gaveUp
  }

  /// What came of settling a variable.
  enum Settlement {
    /// There was nothing to choose.
    case decided
    /// It was brought as near to the value that it prefers as was possible.
    case chosen
    /// It is a sum of several that are open, which only the whole part can tell the range of.
    case unclear
  }

  /// Brings a variable of the part as near to `preferred` as is still possible.
  func settle(_ position: Int, _ preferred: Double) -> Settlement {
    let origin = origins[position]
    if origin.unknown < 0 { return .decided }
    var form = form(of: origin.unknown)
    if form.hasSeveral, pinDecided() { form = self.form(of: origin.unknown) }
    if form.hasSeveral { return .unclear }
    if form.unknown < 0 { return .decided }
    let target = (preferred - origin.b) / origin.a
    approach(seats[form.unknown], (target - form.constant) / form.factor)
    return .chosen
  }

  /// Pins those quantities of a simplex that only seem to be open.
  ///
  /// Answers whether that was done now: once is all that it is worth.
  private func pinDecided() -> Bool {
    if hasPinned || simplexes.isEmpty { return false }
    hasPinned = true
    for engine in engines.indices where engines[engine].kind == .simplex {
      let simplex = bound(engines[engine])
      for quantity in 0..<simplex.columns where simplex.isOpen(quantity) {
        if simplex.findRange(of: quantity) == nil { simplex.fix(quantity) }
      }
    }
    return true
  }

  /// Brings everything that a variable of the part hangs on to some value.
  func settleAnyhow(_ position: Int) {
    while origins[position].unknown >= 0 {
      let form = form(of: origins[position].unknown)
      if form.unknown < 0 {
        if !form.hasSeveral { return }
        for unknown in seats.indices where seats[unknown].engine >= 0 {
          approach(seats[unknown], 0)
        }
        return
      }
      approach(seats[form.unknown], 0)
    }
  }

  /// What an unknown is in terms of those that are open.
  func form(of unknown: Int32) -> EliminatedSums.Form {
    if seats[unknown].engine >= 0 { return leaf(unknown) }
    return sums.form(of: unknown, in: reduction) { leaf($0) }
  }

  /// What an unknown is that was not taken out.
  private func leaf(_ unknown: Int32) -> EliminatedSums.Form {
    let seat = seats[unknown]
    if isOpen(seat) { return EliminatedSums.Form(unknown: unknown, factor: 1) }
    return EliminatedSums.Form(constant: value(at: seat))
  }

  func value(at seat: ReducedSeat) -> Double {
    let engine = engines[seat.engine]
    let number = Int(engine.number)
    return switch engine.kind {
    case .single: singles[number].value
    case .allocation: allocations[number].value(Int(seat.quantity))
    case .simplex: bound(engine).value[Int(seat.quantity)]
    }
  }

  /// The simplex of an engine, held within what a linking row leaves to it.
  func bound(_ engine: ReducedEngine) -> Simplex {
    if engine.link >= 0 { links[Int(engine.link)].bind(Int(engine.block)) }
    return simplexes[Int(engine.number)]
  }

  /// The value of a variable of the part that is not open.
  func value(_ position: Int) -> Double {
    let origin = origins[position]
    var value = origin.b
    if origin.unknown >= 0 { value += origin.a * form(of: origin.unknown).constant }
    // What rounding leaves of a zero would look like a miss to constraints without other numbers.
    return abs(value) < 1e-2 * tolerance ? 0 : value
  }

  /// How many numbers the engines looked at.
  var steps: Int {
    let sum = allocations.indices.reduce(reduction.steps + rangeSteps) {
      $0 + allocations[$1].steps
    }
    return simplexes.reduce(sum) { $0 + $1.steps }
  }
}
