// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Solving again only what hangs on the constraints that broke.

extension Solver {
  /// Solves again what hangs on the constraints that no longer are what they were planned as, up to
  /// the one variable whose wished value is edited. Everything else has followed the plan. Answers
  /// false where that may not be the best answer; then values may be any.
  ///
  /// As long as no wish of the edited one's level or of one above is missed, the variable has its
  /// wished value in every best answer. So it may be taken for given, and what hangs together only
  /// over it is solved by itself.
  func mend(_ follower: borrowing Follower, _ cause: PlanStates.Break) -> Bool {
    let edited = store.constraints[Int(store.edits[0].place)]
    guard edited.cellCount == 1, edited.relation == .equal, edited.priority < 1000 else {
      return false
    }
    let held = Int(store.cells[Int(edited.firstCell)].variable)
    guard plan.source.base[held] == store.edits[0].place,
      !plan.missesWish(from: edited.priority, store),
      collectBroken(follower, upTo: held)
    else { return false }
    for variable in region.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    var kernel = makeKernel(region)
    kernel.run(region, &workspace)
    steps += kernel.steps
    visits += region.constraints.count
    guard kernel.isDecided, kernel.broken.isEmpty, kernel.lateClashes.isEmpty else { return false }
    // What required constraints fix is the same as before.
    for variable in region.variables {
      setValue(kernel.outcome(of: variable).value, of: variable, mark: region.mark)
    }
    for place in region.constraints {
      let record = store.constraints[Int(place)]
      if record.priority >= 1000 || record.priority < edited.priority { continue }
      let (value, slack) = record.measure(
        store.cells.base, store.variables.base, plan.floor)
      if abs(value) > slack, !record.isMet(value) { return false }
    }
    plan.forget(region.variables, of: store.variables.count)
    return true
  }

  /// Makes the region what hangs on the constraints that broke. Answers false where that is too
  /// much to be worth it.
  private func collectBroken(_ follower: borrowing Follower, upTo held: Int) -> Bool {
    let mark = store.nextMark()
    region.removeAll()
    store.variables[held].mark = mark
    // Only searches that run look at marks; the held variable is none of the region's.
    defer { store.variables[held].mark = 0 }
    for place in follower.checks where !follower.keepsStanding(place) {
      let record = store.constraints[Int(place)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        let variable = store.cells[cell].variable
        if store.variables[Int(variable)].isFixedByRequired { continue }
        store.collect(from: variable, reach: .open, mark: mark, into: &region)
      }
      // What is about nothing else speaks against the wished value.
      if store.constraints[Int(place)].mark != mark { return false }
      if region.variables.count > max(16, store.variables.count / 2) { return false }
    }
    if region.variables.isEmpty { return false }
    store.sort(&region)
    return true
  }
}

extension Plan {
  /// Whether a wish of at least this priority is missed.
  func missesWish(from priority: Double, _ store: borrowing Store) -> Bool {
    for place in 0..<constraintCount {
      switch standing.base[place] {
      case .missedAbove, .missedBelow:
        let record = store.constraints[place]
        if record.isAlive, record.priority >= priority { return true }
      case .tight, .slack, .broken: continue
      }
    }
    return false
  }
}
