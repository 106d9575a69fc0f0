// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension TableNode {
  /// How a table looks. UIKit: `UITableView.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge; headers stay at the top while their section is shown.
    case plain = 0
    /// Sections apart from each other; headers scroll with their section.
    case grouped = 1
    /// As ``grouped``, each section in a box with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when code scrolls to it. UIKit: `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    /// The nearest place where the row is shown whole.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// How rows come and go on a screen; a still picture shows the result alone.
  /// UIKit: `UITableView.RowAnimation`.
  public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    /// Fading.
    case fade = 0
    /// To and from the right.
    case right = 1
    /// To and from the left.
    case left = 2
    /// To and from the top.
    case top = 3
    /// To and from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// Growing from and shrinking to the middle.
    case middle = 6
    /// What suits the table.
    case automatic = 100
  }
}

extension TableCellNode {
  /// What a cell shows by itself. UIKit: `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// A text, and an image at its left.
    case `default` = 0
    /// A text and a gray one at the right edge.
    case value1 = 1
    /// A small text in the tint color and another one beside it.
    case value2 = 2
    /// A text and a smaller one below it.
    case subtitle = 3
  }

  /// The line between rows. UIKit: `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// No line.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }

  /// What editing a row does. UIKit: `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// It goes.
    case delete = 1
    /// Another one comes.
    case insert = 2
  }

  /// How a chosen cell looks. UIKit: `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    /// As any other.
    case none = 0
    /// Grey; blue is history.
    case blue = 1
    /// Grey.
    case gray = 2
    /// What suits the system: gray.
    case `default` = 3
  }

  /// The sign at a cell's trailing edge. UIKit: `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A gray chevron: the row leads on.
    case disclosureIndicator = 1
    /// An encircled i and a chevron.
    case detailDisclosureButton = 2
    /// A check mark in the tint color.
    case checkmark = 3
    /// An encircled i in the tint color.
    case detailButton = 4
  }
}

extension TableNode {
  /// The line between rows.
  public typealias SeparatorStyle = TableCellNode.SeparatorStyle
}
