// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// What a cell shows while it is edited, and its properties that matter only then.
final class CellEditing {
  /// Whether the cell is being edited.
  var isOn = false
  var style = TableCellNode.EditingStyle.none
  /// Whether the user selects several rows, so that a circle takes the place of the style's control.
  var selectsSeveral = false
  /// Whether the table lets the content be indented without a control.
  var mayIndent = true
  var shouldIndent = true
  var showsReorderControl = false
  var accessoryType = TableCellNode.AccessoryType.none
  var accessoryView: ViewNode?
  /// Whether the cell was moved aside to show actions.
  var isSwiped = false
  /// Whether one of these actions is the table's own Delete button.
  var confirmsDeletion = false
  /// Whether the row is being moved.
  var isReordering = false
  /// The control at the leading edge.
  var control: RowEditingControl?
  /// The control at the trailing edge.
  var reorderControl: RowReorderControl?

  /// The kind of control at the leading edge, or `nil` for none.
  var kind: RowEditingControl.Kind? {
    guard isOn else { return nil }
    if selectsSeveral { return .selection }
    return switch style {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// The distance by which the content is indented, in points.
  var indentation: CGFloat {
    isOn && (kind != nil || mayIndent && shouldIndent) ? RowEditingControl.indentation : 0
  }

  /// The width of the reorder control, in points; 0 if there is none.
  var reorderWidth: CGFloat { isOn && showsReorderControl ? RowReorderControl.width : 0 }

  var state: TableCellNode.StateMask {
    var state: TableCellNode.StateMask = []
    if isOn { state.insert(.showingEditControl) }
    if confirmsDeletion { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
