// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableCellNode {
  /// The editing style of the row; `none` before a table has asked its delegate.
  public final var editingStyle: EditingStyle { editing?.style ?? .none }

  /// A Boolean value that indicates whether the cell shows the Delete button of its table.
  public final var showingDeleteConfirmation: Bool { editing?.confirmsDeletion ?? false }

  /// The editing state, created on first use.
  final var madeEditing: CellEditing {
    if let editing { return editing }
    let made = CellEditing()
    editing = made
    return made
  }

  /// The distance by which the content is indented for editing, in points.
  final var indentation: CGFloat { editing?.indentation ?? 0 }

  /// The width of the reorder control, in points; 0 if there is none.
  final var reorderWidth: CGFloat { editing?.reorderWidth ?? 0 }

  // MARK: Changes

  final func changeEditing(to isOn: Bool) {
    guard isOn != isEditing else { return }
    let editing = madeEditing
    editing.isOn = isOn
    willTransition(to: editing.state)
    controlsDidChange()
    accessoryDidChange()
    didTransition(to: editing.state)
  }

  final func changeEditing<Value: Equatable>(
    _ part: ReferenceWritableKeyPath<CellEditing, Value>, to value: Value
  ) {
    if editing == nil, CellEditing()[keyPath: part] == value { return }
    guard madeEditing[keyPath: part] != value else { return }
    madeEditing[keyPath: part] = value
    controlsDidChange()
  }

  /// Shows the controls of a row.
  final func showEditing(of row: RowEditing) {
    let editing = madeEditing
    editing.style = row.style
    editing.selectsSeveral = row.selectsSeveral
    editing.mayIndent = row.indents
    if showsReorderControl != row.isMovable { showsReorderControl = row.isMovable }
    controlsDidChange()
  }

  /// Shows or hides that the row was moved aside for actions.
  ///
  /// - Parameters:
  ///   - isSwiped: Whether the row is aside.
  ///   - confirmsDeletion: Whether one of the actions is the Delete button of the table.
  final func showSwipe(_ isSwiped: Bool, confirmsDeletion: Bool) {
    guard isSwiped || editing != nil else { return }
    let editing = madeEditing
    let isOther = confirmsDeletion != editing.confirmsDeletion
    editing.isSwiped = isSwiped
    editing.confirmsDeletion = confirmsDeletion
    if isOther { willTransition(to: editing.state) }
    setNeedsUpdateConfiguration()
    if isOther { didTransition(to: editing.state) }
  }

  /// Adds and removes controls for the current state.
  private func controlsDidChange() {
    guard let editing else { return }
    if editing.control?.kind != editing.kind {
      editing.control?.removeFromSuperview()
      editing.control = editing.kind.map(RowEditingControl.init)
    }
    if (editing.reorderControl != nil) != (editing.reorderWidth > 0) {
      editing.reorderControl?.removeFromSuperview()
      editing.reorderControl = editing.reorderWidth > 0 ? RowReorderControl() : nil
    }
    // In front of the content, in an order that doesn't depend on the history of the cell.
    for control in [editing.reorderControl, editing.control] {
      guard let control, control.superview !== self else { continue }
      let content = children.firstIndex { $0 === contentView }
      let other = children.firstIndex { $0 === editing.control }
      insertSubview(control, at: (other ?? content).map { $0 + 1 } ?? children.count)
    }
    setNeedsUpdateConfiguration()
    markNeedsLayout()
  }

  // MARK: Layout

  final func layoutControls(of editing: CellEditing, in size: CGSize) {
    let isFlipped = isRightToLeft
    if let control = editing.control {
      control.isSelected = isSelected
      let width = RowEditingControl.width
      let x = isFlipped ? size.width - contentInsets.right - width : contentInsets.left
      place(control, CGRect(x: x, y: 0, width: width, height: size.height))
    }
    if let control = editing.reorderControl {
      let width = RowReorderControl.width
      let x = isFlipped ? contentInsets.left : size.width - contentInsets.right - width
      place(control, CGRect(x: x, y: 0, width: width, height: size.height))
    }
  }

  /// The text by which the cell is named.
  final var spokenTitle: String? {
    let text = parts.text?.text ?? (contentConfiguration as? ListContentConfiguration)?.text
    return text?.isEmpty == false ? text : nil
  }
}
