// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension TableNode {
  /// The style of a table.
  ///
  /// UIKit: `UITableView.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge; headers float while their section is visible.
    case plain = 0
    /// Separate sections, whose headers scroll with them.
    case grouped = 1
    /// Like ``grouped``, with each section in a rounded rectangle.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  ///
  /// UIKit: `UITableView.ScrollPosition`.
  public nonisolated enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    /// The closest position at which the row is fully visible.
    case none = 0
    /// Aligned with the top.
    case top = 1
    /// Centered vertically.
    case middle = 2
    /// Aligned with the bottom.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows; static pictures show only the result.
  ///
  /// UIKit: `UITableView.RowAnimation`.
  public nonisolated enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    /// Rows fade in and out.
    case fade = 0
    /// Rows slide in from the right and out to the right.
    case right = 1
    /// Rows slide in from the left and out to the left.
    case left = 2
    /// Rows slide in from the top and out to the top.
    case top = 3
    /// Rows slide in from the bottom and out to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Rows grow from and shrink to their center.
    case middle = 6
    /// The table chooses the animation.
    case automatic = 100
  }

  /// The style of the separators between rows.
  public typealias SeparatorStyle = TableCellNode.SeparatorStyle
}
