// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a layout engine has done since it was made, counted, for tests of what a change touches.
package struct LayoutWork: Hashable, Sendable {
  /// Relations that were handed to the solver.
  package var madeRows = 0
  /// Relations that the solver looked at.
  package var rows = 0
  /// Terms of relations and entries of tableaus that the solver looked at.
  package var steps = 0
  /// Values that the solver changed.
  package var values = 0
  /// Frames that were compared with what they should be.
  package var frames = 0
  /// Guides whose insets were worked out.
  package var insets = 0
  /// Conflicts that were put into words to be told.
  package var writtenConflicts = 0
  /// Neighbors that were looked at to find out where new nodes stand in the tree.
  package var comparedPlaces = 0
}
