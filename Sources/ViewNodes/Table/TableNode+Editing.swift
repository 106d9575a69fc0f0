// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// The editing state of a table.
  struct Editing {
    var isOn = false
    /// Whether the data source and the delegate are being asked about visible rows.
    var isAsking = false
    /// Whether the cells don't show the state, because it changed during a callback.
    var isStale = false
  }

  final func changeEditing(to isOn: Bool, animated: Bool) {
    swiping.close()
    guard isOn != editing.isOn else { return }
    editing.isOn = isOn
    moving.cancel()
    endEverySelection()
    updateEditing(animated: animated)
    invalidateMeasuredHeights()
  }

  /// Makes the visible cells show the editing state.
  final func updateEditing(animated: Bool = false) {
    // A client that changes the state whenever it is asked must not be asked again immediately.
    guard !isLayingOutItems, !editing.isAsking else {
      editing.isStale = true
      markNeedsLayout()
      return
    }
    editing.isStale = false
    // A reload shows new cells.
    if needsReload { return }
    editing.isAsking = true
    for cell in shownCells.views {
      guard let element = shownCells.element(of: cell) else { continue }
      prepareEditing(of: cell, element, animated: animated)
    }
    editing.isAsking = false
  }

  final func updateEditingIfStale() {
    guard editing.isStale else { return }
    updateEditing()
    invalidateMeasuredHeights()
  }

  /// Makes a cell show the editing state of its row.
  final func prepareEditing(of cell: TableCellNode, _ element: Int, animated: Bool = false) {
    guard editing.isOn || cell.editing != nil, let path = path(ofElement: element) else { return }
    if editing.isOn {
      if let row = askEditing(ofRow: path, cell) {
        cell.showEditing(of: row)
      } else {
        editing.isStale = true
        markNeedsLayout()
      }
    }
    if cell.isEditing != editing.isOn { cell.setEditing(editing.isOn, animated: animated) }
  }

  /// Asks the data source and the delegate about the editing of a row.
  ///
  /// - Returns: The answers, or `nil` if the row or the state of the table changed meanwhile.
  private func askEditing(ofRow path: IndexPath, _ cell: TableCellNode) -> RowEditing? {
    var row = RowEditing()
    func isCurrent() -> Bool {
      editing.isOn && !needsReload && self.path(ofShown: cell) == path
    }
    row.isEditable = isEditable(path)
    row.selectsSeveral = row.isEditable && allowsMultipleSelectionDuringEditing
    if row.isEditable, !row.selectsSeveral {
      guard isCurrent() else { return nil }
      row.style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }
    if row.isEditable {
      guard isCurrent() else { return nil }
      row.indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    guard isCurrent() else { return nil }
    row.isMovable = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    return isCurrent() ? row : nil
  }

  /// Whether the data source lets a row be edited.
  final func isEditable(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  // MARK: Selection

  /// Whether the user can select rows at the moment.
  final var selectsRows: Bool {
    guard editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether the user can select more than one row at the moment.
  final var selectsSeveralRows: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Controls

  /// Handles a tap on the control at the leading edge of a cell.
  final func editingControlWasTapped(_ kind: RowEditingControl.Kind, of cell: TableCellNode) {
    // While a row shows its Delete button, a touch anywhere only closes it.
    if swiping.isOpen { return swiping.close() }
    guard editing.isOn, let path = indexPath(for: cell) else { return }
    switch kind {
    case .delete: swiping.confirmDeletion(ofRow: path, cell)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .selection: tapItem(at: path)
    }
  }
}

/// What a table's data source and delegate determine about the editing of a row.
struct RowEditing {
  var isEditable = false
  var style = TableCellNode.EditingStyle.none
  var selectsSeveral = false
  var indents = false
  var isMovable = false
}
