// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// How many numbers and records the solver has memory for, for tests: a solve that leaves it as it is
  /// has allocated nothing that it keeps, and warm solves keep all that they use.
  package var room: Int {
    let stored =
      store.variables.capacity + store.constraints.capacity + store.cells.capacity
      + store.variableOrders.capacity + store.dirty.capacity + store.edits.capacity
      + changes.capacity
    let regional = region.variables.capacity + region.constraints.capacity
    return stored + regional + workspace.room + plan.room + plan.states.room
  }
}

extension Workspace {
  fileprivate var room: Int {
    nodes.capacity + flags.capacity + waits.capacity + queue.capacity + roots.capacity
      + factors.capacity + wishes.capacity + sortedWishes.capacity + wishLevels.capacity
      + priorities.capacity + levelEnds.capacity
  }
}

extension Plan {
  fileprivate var room: Int {
    let byVariable =
      source.capacity + turn.capacity + order.capacity + kind.capacity + slopes.capacity
      + pending.capacity
    return byVariable + target.capacity + standing.capacity + open.capacity + befores.capacity
      + checks.capacity + unplanned.capacity
  }
}
