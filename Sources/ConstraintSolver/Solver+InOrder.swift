// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Solves a subproblem that is too large for a tableau by processing its required rows, then its
  /// soft rows, one after another.
  func solveInOrder(_ part: Subproblem, mark: UInt32) {
    warmStart.forget(part.variables, of: store.variables.count)
    let trail = workspace.openTrail(store.variables.count)
    for variable in part.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    var presolver = workspace.presolver(
      for: part, of: store, looksThroughRows: true, trail: trail)
    trail.reset(part.variables)
    presolver.runInOrder(part, &workspace)
    steps += presolver.steps
    for variable in part.variables {
      store.variables[Int(variable)].isInOrder = true
      store.variables[Int(variable)].isFixedByRequired = false
      journal.set(presolver.value(variable), of: variable, mark: mark, in: &store)
    }
  }
}
