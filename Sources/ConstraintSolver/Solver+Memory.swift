// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// How many numbers and records the solver has memory for, for tests: a solve that leaves it as it is
  /// has allocated nothing that it keeps, and warm solves keep all that they use.
  package var room: Int {
    let stored =
      store.variables.capacity + store.constraints.capacity + store.cells.capacity
      + store.variableOrders.capacity + store.dirty.capacity + store.edits.capacity
      + journal.capacity
    let regional = subproblem.variables.capacity + subproblem.constraints.capacity
    return stored + regional + workspace.room + warmStart.room
  }
}
