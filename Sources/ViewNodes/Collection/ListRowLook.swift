// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How a layout of a higher module wants a cell to look that is a row of a list.
package nonisolated struct ListRowLook: Hashable {
  /// The line at an edge of the row.
  package nonisolated struct Line: Hashable {
    /// The color.
    package var color: Color
    /// The distances from the edges of the row, in points, or `nil` to begin at the text.
    package var insets: DirectionalEdgeInsets?

    /// Creates a line.
    package init(color: Color, insets: DirectionalEdgeInsets?) {
      self.color = color
      self.insets = insets
    }
  }

  /// The background of rows without their own.
  package var background: Color
  /// The rounded corners.
  package var corners: CornerMask = []
  /// The line above the row.
  package var top: Line?
  /// The line below the row.
  package var bottom: Line?
  /// By how many levels fewer the rows of a tree are indented.
  package var outermostLevel = 0

  /// Creates a look without lines and rounded corners.
  package init(background: Color) {
    self.background = background
  }
}
