// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Solves a subproblem that is too large for a tableau by processing its required rows, then its
  /// soft rows, one after another.
  func solveSequentially(_ subproblem: Subproblem, mark: UInt32) {
    warmStart.invalidate(subproblem.variables, of: store.variables.count)
    let trail = workspace.makeTrail(store.variables.count)
    for variable in subproblem.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    var presolver = workspace.presolver(
      for: subproblem, of: store, tightensThroughRows: true, trail: trail)
    trail.reset(subproblem.variables)
    presolver.runSequentially(subproblem, &workspace)
    steps += presolver.steps
    for variable in subproblem.variables {
      store.variables[Int(variable)].isApproximate = true
      store.variables[Int(variable)].isFixedByRequired = false
      journal.set(presolver.value(variable), of: variable, mark: mark, in: &store)
    }
  }
}
