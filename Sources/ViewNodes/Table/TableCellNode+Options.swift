// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension TableCellNode {
  /// The standard subviews of a cell.
  ///
  /// UIKit: `UITableViewCell.CellStyle`.
  public nonisolated enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// A label with an image at its left.
    case `default` = 0
    /// A label, and a gray label at the right edge.
    case value1 = 1
    /// A small label in the tint color, and another label next to it.
    case value2 = 2
    /// A label, and a smaller label below it.
    case subtitle = 3
  }

  /// The style of the separators between rows.
  ///
  /// UIKit: `UITableViewCell.SeparatorStyle`.
  public nonisolated enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// No separator.
    case none = 0
    /// A separator of one pixel.
    case singleLine = 1
  }

  /// The editing operation of a row.
  ///
  /// UIKit: `UITableViewCell.EditingStyle`.
  public nonisolated enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
    /// No editing.
    case none = 0
    /// The row can be deleted.
    case delete = 1
    /// A row can be inserted.
    case insert = 2
  }

  /// The parts that a cell shows while it is edited.
  ///
  /// UIKit: `UITableViewCell.StateMask`.
  public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the parts.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control at the leading edge; the cell is being edited.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The Delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The appearance of selected cells.
  ///
  /// UIKit: `UITableViewCell.SelectionStyle`.
  public nonisolated enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    /// No change.
    case none = 0
    /// Gray, since blue is no longer used.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The default of the system: gray.
    case `default` = 3
  }

  /// The type of a cell's accessory.
  ///
  /// UIKit: `UITableViewCell.AccessoryType`.
  public nonisolated enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    /// No accessory.
    case none = 0
    /// A gray chevron, for rows that lead to another screen.
    case disclosureIndicator = 1
    /// A detail button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark in the tint color.
    case checkmark = 3
    /// A detail button in the tint color.
    case detailButton = 4
  }
}
