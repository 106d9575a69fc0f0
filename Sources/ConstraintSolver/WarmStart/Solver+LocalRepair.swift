// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Local repair, which solves only the parts affected by the constraints that broke.

extension Solver {
  /// Solves the part connected to the constraints that broke, up to the variable whose preferred
  /// value is edited.
  ///
  /// Everything else was updated along the basis. Returns `false` if the result may not be optimal;
  /// the values are then invalid.
  ///
  /// If no soft row of at least the edited one's level is violated, the variable has its preferred
  /// value in every optimal solution. So it can be treated as a constant, and the parts that it
  /// separates can be solved independently.
  func repairLocally() -> Bool {
    let edited = store.constraints[Int(store.edits[0].constraint)]
    guard edited.cellCount == 1, edited.relation == .equal, edited.priority < 1000 else {
      return false
    }
    let editedVariable = Int(store.cells[Int(edited.firstCell)].variable)
    guard warmStart.basis.definingRow[editedVariable] == store.edits[0].constraint,
      !warmStart.basis.violatesSoftRow(from: edited.priority, store),
      collectBroken(upTo: editedVariable)
    else { return false }
    for variable in subproblem.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    var presolver = workspace.presolver(for: subproblem, of: store)
    presolver.run(subproblem, &workspace)
    steps += presolver.steps
    visits += subproblem.constraints.count
    guard presolver.isDecided, presolver.infeasible.isEmpty, presolver.lateInfeasible.isEmpty else {
      return false
    }
    // The variables that required constraints fix have not changed.
    for variable in subproblem.variables {
      journal.set(
        presolver.outcome(of: variable).value, of: variable, mark: subproblem.mark, in: &store)
    }
    for constraint in subproblem.constraints {
      let record = store.constraints[Int(constraint)]
      if record.priority >= 1000 || record.priority < edited.priority { continue }
      let (value, epsilon) = record.measure(
        store.cells.elements, store.variables.elements, warmStart.basis.floor)
      if abs(value) > epsilon, !record.isSatisfied(value) { return false }
    }
    warmStart.invalidate(subproblem.variables, of: store.variables.count)
    return true
  }

  /// Collects the subproblem around the constraints that broke.
  ///
  /// Returns `false` if it is too large to be worthwhile.
  private func collectBroken(upTo editedVariable: Int) -> Bool {
    let mark = store.nextMark()
    subproblem.removeAll()
    store.variables[editedVariable].mark = mark
    // Only the current search reads the marks; the held variable is not part of the subproblem.
    defer { store.variables[editedVariable].mark = 0 }
    for constraint in warmStart.brokenRows(in: store) {
      let record = store.constraints[Int(constraint)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        let variable = store.cells[cell].variable
        if store.variables[Int(variable)].isFixedByRequired { continue }
        store.collect(from: variable, extent: .upToFixed, mark: mark, into: &subproblem)
      }
      // A constraint on no other variable contradicts the preferred value.
      if store.constraints[Int(constraint)].mark != mark { return false }
      if subproblem.variables.count > max(16, store.variables.count / 2) { return false }
    }
    if subproblem.variables.isEmpty { return false }
    store.sort(&subproblem)
    return true
  }
}

extension Basis {
  /// Returns whether a soft row of at least this priority is violated.
  func violatesSoftRow(from priority: Double, _ store: borrowing Store) -> Bool {
    for row in 0..<constraintCount {
      switch status[row] {
      case .violatedAbove, .violatedBelow:
        let record = store.constraints[row]
        if record.isAlive, record.priority >= priority { return true }
      case .active, .inactive, .broken: continue
      }
    }
    return false
  }
}
