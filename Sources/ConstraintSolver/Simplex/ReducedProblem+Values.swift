// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Whether the whole subproblem fits into a tableau of moderate size.
  var isSmall: Bool {
    reduction.unknownCount * reduction.rowCount < min(4_000_000, limits.maximumEntries)
  }

  func isOpen(_ assignment: EngineAssignment) -> Bool {
    let engine = engines[assignment.engine]
    let number = Int(engine.number)
    return switch engine.kind {
    case .single: singles[number].isOpen(tolerance)
    case .allocation: allocations[number].isOpen(Int(assignment.quantity))
    case .simplex: boundedSimplex(engine).isOpen(Int(assignment.quantity))
    }
  }

  /// Returns whether the simplex for a variable of the subproblem stopped early.
  func stoppedEarly(_ position: Int) -> Bool {
    if !anyStoppedEarly || affineForms[position].unknown < 0 { return false }
    let assignment = assignments[affineForms[position].unknown]
    if assignment.engine < 0 { return true }
    let engine = engines[assignment.engine]
    return engine.kind == .simplex && simplexes[Int(engine.number)].stoppedEarly
  }

  /// The result of assigning a default value.
  enum DefaultAssignment {
    /// The value was already determined.
    case determined
    /// The variable was moved as near to its preferred value as possible.
    case assigned
    /// The variable is a sum of several open unknowns, whose range depends on the whole subproblem.
    case indeterminate
  }

  /// Moves a variable of the subproblem as near to `preferred` as possible.
  func assignDefault(_ position: Int, _ preferred: Double) -> DefaultAssignment {
    let affineForm = affineForms[position]
    if affineForm.unknown < 0 { return .determined }
    var form = form(of: affineForm.unknown)
    if form.hasSeveral, fixDeterminedQuantities() { form = self.form(of: affineForm.unknown) }
    if form.hasSeveral { return .indeterminate }
    if form.unknown < 0 { return .determined }
    let target = (preferred - affineForm.b) / affineForm.a
    fixNearest(assignments[form.unknown], (target - form.constant) / form.factor)
    return .assigned
  }

  /// Fixes the quantities of a simplex that only appear to be open.
  ///
  /// Returns whether it did so now: it is only worth doing once.
  private func fixDeterminedQuantities() -> Bool {
    if hasFixedDetermined || simplexes.isEmpty { return false }
    hasFixedDetermined = true
    for engine in engines.indices where engines[engine].kind == .simplex {
      let simplex = boundedSimplex(engines[engine])
      for quantity in 0..<simplex.columns where simplex.isOpen(quantity) {
        if simplex.findRange(of: quantity) == nil { simplex.fix(quantity) }
      }
    }
    return true
  }

  /// Fixes everything on which a variable of the subproblem depends, at some value.
  func assignArbitraryValues(_ position: Int) {
    while affineForms[position].unknown >= 0 {
      let form = form(of: affineForms[position].unknown)
      if form.unknown < 0 {
        if !form.hasSeveral { return }
        for unknown in assignments.indices where assignments[unknown].engine >= 0 {
          fixNearest(assignments[unknown], 0)
        }
        return
      }
      fixNearest(assignments[form.unknown], 0)
    }
  }

  /// Returns the form of an unknown in terms of the open ones.
  func form(of unknown: Int32) -> EliminatedSums.Form {
    if assignments[unknown].engine >= 0 { return leaf(unknown) }
    return sums.form(of: unknown, in: reduction) { leaf($0) }
  }

  /// Returns the form of an unknown that was not eliminated.
  private func leaf(_ unknown: Int32) -> EliminatedSums.Form {
    let assignment = assignments[unknown]
    if isOpen(assignment) { return EliminatedSums.Form(unknown: unknown, factor: 1) }
    return EliminatedSums.Form(constant: value(at: assignment))
  }

  func value(at assignment: EngineAssignment) -> Double {
    let engine = engines[assignment.engine]
    let number = Int(engine.number)
    return switch engine.kind {
    case .single: singles[number].value
    case .allocation: allocations[number].value(Int(assignment.quantity))
    case .simplex: boundedSimplex(engine).value[Int(assignment.quantity)]
    }
  }

  /// Returns the simplex of an engine, bounded by what its linking row allows.
  func boundedSimplex(_ engine: ComponentEngine) -> Simplex {
    if engine.link >= 0 {
      linkingRows[Int(engine.link)].restrictContribution(of: Int(engine.block))
    }
    return simplexes[Int(engine.number)]
  }

  /// Returns the value of a determined variable of the subproblem.
  func value(_ position: Int) -> Double {
    let affineForm = affineForms[position]
    var value = affineForm.b
    if affineForm.unknown >= 0 { value += affineForm.a * form(of: affineForm.unknown).constant }
    // In a constraint without other numbers, a rounding error near zero would look like a
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
