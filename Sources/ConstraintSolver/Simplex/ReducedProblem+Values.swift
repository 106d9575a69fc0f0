// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Whether the whole subproblem fits into a tableau of moderate size.
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

  /// Returns whether the simplex for a variable of the subproblem stopped early.
  func isCutShort(_ position: Int) -> Bool {
    if !hasCutShort || origins[position].unknown < 0 { return false }
    let seat = seats[origins[position].unknown]
    if seat.engine < 0 { return true }
    let engine = engines[seat.engine]
    return engine.kind == .simplex && simplexes[Int(engine.number)].gaveUp
  }

  /// The result of assigning a default value.
  enum Settlement {
    /// The value was already determined.
    case decided
    /// The variable was moved as near to its preferred value as possible.
    case chosen
    /// The variable is a sum of several open unknowns, whose range only the whole subproblem
    /// reveals.
    case unclear
  }

  /// Moves a variable of the subproblem as near to `preferred` as possible.
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

  /// Fixes the quantities of a simplex that only appear to be open.
  ///
  /// Returns whether it did so now: it is only worth doing once.
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

  /// Fixes everything on which a variable of the subproblem depends, at some value.
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

  /// Returns the form of an unknown in terms of the open ones.
  func form(of unknown: Int32) -> EliminatedSums.Form {
    if seats[unknown].engine >= 0 { return leaf(unknown) }
    return sums.form(of: unknown, in: reduction) { leaf($0) }
  }

  /// Returns the form of an unknown that was not eliminated.
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

  /// Returns the simplex of an engine, bounded by what its linking row allows.
  func bound(_ engine: ReducedEngine) -> Simplex {
    if engine.link >= 0 { links[Int(engine.link)].bind(Int(engine.block)) }
    return simplexes[Int(engine.number)]
  }

  /// Returns the value of a determined variable of the subproblem.
  func value(_ position: Int) -> Double {
    let origin = origins[position]
    var value = origin.b
    if origin.unknown >= 0 { value += origin.a * form(of: origin.unknown).constant }
    // To a constraint without other numbers, a rounding error near zero would look like a
    // violation.
    return abs(value) < 1e-2 * tolerance ? 0 : value
  }

  /// The number of coefficients that the engines visited.
  var steps: Int {
    let sum = allocations.indices.reduce(reduction.steps + rangeSteps) {
      $0 + allocations[$1].steps
    }
    return simplexes.reduce(sum) { $0 + $1.steps }
  }
}
