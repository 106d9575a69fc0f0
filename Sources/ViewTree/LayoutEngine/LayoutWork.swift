// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Counts of a layout engine's work since it was created, for tests of what a change affects.
package nonisolated struct LayoutWork: Hashable, Sendable {
  /// The relations added to the solver.
  package var addedRows = 0
  /// The relations that the solver visited.
  package var rows = 0
  /// The terms of relations and entries of tableaus that the solver visited.
  package var steps = 0
  /// The values that the solver changed.
  package var values = 0
  /// The frames that were compared with their new values.
  package var frames = 0
  /// The guides whose insets were computed.
  package var insets = 0
  /// The terms of relations and entries of tableaus that the solver visited for reports.
  package var reportSteps = 0
  /// The conflicts described for reports.
  package var formattedConflicts = 0
  /// The neighbors visited to determine the order of new nodes.
  package var comparedNeighbors = 0
  /// The items, including new ones, whose tree order was assigned because of new items.
  package var renumberedItems = 0
}
