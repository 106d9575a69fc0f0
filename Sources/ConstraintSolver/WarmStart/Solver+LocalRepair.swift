// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Solving again only what hangs on the constraints that broke.

extension Solver {
  /// Solves again what hangs on the constraints that no longer are what they were known as, up to
  /// the one variable whose preferred value is edited.
  ///
  /// Everything else has followed the basis. Answers false where that may not be the best answer;
  /// then values may be any.
  ///
  /// As long as no soft row of the edited one's level or of one above is missed, the variable has its
  /// preferred value in every best answer. So it may be taken for given, and what hangs together only
  /// over it is solved by itself.
  func repairLocally() -> Bool {
    let edited = store.constraints[Int(store.edits[0].place)]
    guard edited.cellCount == 1, edited.relation == .equal, edited.priority < 1000 else {
      return false
    }
    let held = Int(store.cells[Int(edited.firstCell)].variable)
    guard warmStart.basis.definingRow[held] == store.edits[0].place,
      !warmStart.basis.violatesSoftRow(from: edited.priority, store),
      collectBroken(upTo: held)
    else { return false }
    for variable in subproblem.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    var presolver = workspace.presolver(for: subproblem, of: store)
    presolver.run(subproblem, &workspace)
    steps += presolver.steps
    visits += subproblem.constraints.count
    guard presolver.isDecided, presolver.broken.isEmpty, presolver.lateClashes.isEmpty else {
      return false
    }
    // What required constraints fix is the same as before.
    for variable in subproblem.variables {
      journal.set(
        presolver.outcome(of: variable).value, of: variable, mark: subproblem.mark, in: &store)
    }
    for place in subproblem.constraints {
      let record = store.constraints[Int(place)]
      if record.priority >= 1000 || record.priority < edited.priority { continue }
      let (value, slack) = record.measure(
        store.cells.elements, store.variables.elements, warmStart.basis.floor)
      if abs(value) > slack, !record.isMet(value) { return false }
    }
    warmStart.forget(subproblem.variables, of: store.variables.count)
    return true
  }

  /// Makes the subproblem what hangs on the constraints that broke.
  ///
  /// Answers false where that is too much to be worth it.
  private func collectBroken(upTo held: Int) -> Bool {
    let mark = store.nextMark()
    subproblem.removeAll()
    store.variables[held].mark = mark
    // Only searches that run look at marks; the held variable is none of the subproblem's.
    defer { store.variables[held].mark = 0 }
    for place in warmStart.brokenRows(in: store) {
      let record = store.constraints[Int(place)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        let variable = store.cells[cell].variable
        if store.variables[Int(variable)].isFixedByRequired { continue }
        store.collect(from: variable, reach: .open, mark: mark, into: &subproblem)
      }
      // What is about nothing else speaks against the preferred value.
      if store.constraints[Int(place)].mark != mark { return false }
      if subproblem.variables.count > max(16, store.variables.count / 2) { return false }
    }
    if subproblem.variables.isEmpty { return false }
    store.sort(&subproblem)
    return true
  }
}

extension Basis {
  /// Whether a soft row of at least this priority is missed.
  func violatesSoftRow(from priority: Double, _ store: borrowing Store) -> Bool {
    for place in 0..<constraintCount {
      switch status[place] {
      case .violatedAbove, .violatedBelow:
        let record = store.constraints[place]
        if record.isAlive, record.priority >= priority { return true }
      case .tight, .slack, .broken: continue
      }
    }
    return false
  }
}
