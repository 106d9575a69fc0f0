// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// The number of elements for which the solver has memory, for tests.
  ///
  /// If a solve leaves the number unchanged, it didn't allocate memory that it keeps; warm solves
  /// keep all the memory that they use.
  package var allocatedElements: Int {
    let stored =
      store.variables.capacity + store.constraints.capacity + store.cells.capacity
      + store.variableOrders.capacity + store.dirty.capacity + store.edits.capacity
      + journal.capacity
    let subproblemCapacity = subproblem.variables.capacity + subproblem.constraints.capacity
    return stored + subproblemCapacity + workspace.allocatedElements + warmStart.allocatedElements
      + structures.allocatedElements
  }
}
