// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The swipes that reveal the actions of a table's rows, one at a time.
final class RowSwiping {
  private weak var table: TableNode?
  private let pan = PanGestureRecognizer()
  /// The row that shows its actions.
  private var swipe: RowSwipe?

  /// Whether a row shows its actions.
  var isOpen: Bool { swipe != nil }

  /// The buttons next to the swiped row.
  var actionsNode: ViewNode? { swipe?.actionsNode }

  /// Starts recognizing swipes in a table.
  func attach(to table: TableNode) {
    self.table = table
    table.addGestureRecognizer(pan)
    pan.addTarget(self) { $0.follow() }
  }

  /// Returns whether a gesture may begin, which for swipes depends on the row and its direction.
  func mayBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    guard let table, !table.isEditing else { return false }
    let translation = pan.translation(in: table.superview)
    guard abs(translation.x) > abs(translation.y), let path = row(in: table) else { return false }
    if let swipe { return swipe.path == path }
    return actions(forRow: path, of: table, isTrailing: isTrailing(translation.x, in: table))
      != nil
  }

  /// Returns the rectangle of a cell, moved as far as it was swiped, and places the buttons next to
  /// it.
  func place(
    _ cell: TableCellNode, in rect: CGRect, isRightToLeft: @autoclosure () -> Bool
  ) -> CGRect {
    guard let swipe, swipe.cell === cell else { return rect }
    swipe.placeActions(beside: rect, isRightToLeft: isRightToLeft())
    return rect.offsetBy(dx: swipe.distance, dy: 0)
  }

  /// Closes the swiped row.
  func close() {
    guard let former = swipe else { return }
    swipe = nil
    former.actionsNode.removeFromSuperview()
    former.cell.showSwipe(false, confirmsDeletion: false)
    guard let table else { return }
    table.rowsLookDifferent()
    let path = table.shownCells.contains(former.cell) ? former.path : nil
    table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
  }

  // MARK: Actions

  /// Returns the row in which the touch began.
  private func row(in table: TableNode) -> IndexPath? {
    let point = pan.location(in: table)
    let translation = pan.translation(in: table)
    return table.indexPathForRow(
      at: CGPoint(x: point.x - translation.x, y: point.y - translation.y))
  }

  private func isTrailing(_ translation: CGFloat, in table: TableNode) -> Bool {
    (translation < 0) != table.isRightToLeft
  }

  /// Returns the actions at an edge of a row, and whether they are the table's own Delete button.
  private func actions(
    forRow path: IndexPath, of table: TableNode, isTrailing: Bool
  ) -> (configuration: SwipeActionsConfiguration, deletes: Bool)? {
    let delegate = table.tableDelegate
    let own =
      isTrailing
      ? delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : (own, false) }
    guard isTrailing, table.hasRow(path), table.isEditable(path), table.hasRow(path),
      table.tableDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    return table.hasRow(path) ? (deletion(ofRow: path, of: table), true) : nil
  }

  /// Returns the Delete button of a row.
  private func deletion(
    ofRow path: IndexPath, of table: TableNode
  ) -> SwipeActionsConfiguration {
    let title = table.tableDelegate?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = ContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak table] _, _, done in
      if let table { table.dataSource?.tableView(table, commit: .delete, forRowAt: path) }
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }

  /// Shows the trailing actions of a row whose delete control was tapped, or the Delete button if
  /// it has none.
  func confirmDeletion(ofRow path: IndexPath, _ cell: TableCellNode) {
    guard let table else { return }
    let own = actions(forRow: path, of: table, isTrailing: true)
    guard table.hasRow(path) else { return }
    let (configuration, deletes) = own ?? (deletion(ofRow: path, of: table), true)
    guard table.isEditing,
      let swipe = open(path, cell, configuration, isTrailing: true, deletes: deletes)
    else { return }
    let side: CGFloat = table.isRightToLeft ? 1 : -1
    swipe.distance = min(swipe.actionsNode.naturalWidth, table.rowWidth) * side
    table.rowsLookDifferent()
  }

  /// Adds the buttons of a row, unless the delegate changes rows when it is notified.
  private func open(
    _ path: IndexPath, _ cell: TableCellNode, _ configuration: SwipeActionsConfiguration,
    isTrailing: Bool, deletes: Bool
  ) -> RowSwipe? {
    guard let table, table.path(ofShown: cell) == path else { return nil }
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
    guard swipe == nil, table.path(ofShown: cell) == path else { return nil }
    let new = RowSwipe(path, cell, configuration, isTrailing: isTrailing) {
      [weak self] action, button in self?.perform(action, from: button)
    }
    swipe = new
    table.addSubview(new.actionsNode)
    cell.showSwipe(true, confirmsDeletion: deletes)
    return swipe === new ? new : nil
  }

  // MARK: Dragging

  /// Moves the row with the touch and, when the touch ends, opens or closes it.
  private func follow() {
    guard let table else { return }
    let translation = pan.translation(in: table.superview).x
    switch pan.state {
    case .began:
      if swipe == nil { begin(translation, in: table) }
      if let swipe { swipe.start = swipe.distance }
      move(by: translation, in: table)
    case .changed: move(by: translation, in: table)
    case .ended: end(speed: pan.velocity(in: table.superview).x, in: table)
    case .cancelled: close()
    case .possible, .failed: break
    }
  }

  private func begin(_ translation: CGFloat, in table: TableNode) {
    let isTrailing = isTrailing(translation, in: table)
    guard let path = row(in: table), let cell = table.cellForRow(at: path),
      let (configuration, deletes) = actions(forRow: path, of: table, isTrailing: isTrailing)
    else { return }
    _ = open(path, cell, configuration, isTrailing: isTrailing, deletes: deletes)
  }

  private func move(by translation: CGFloat, in table: TableNode) {
    guard let swipe else { return }
    let side: CGFloat = swipe.isTrailing != table.isRightToLeft ? -1 : 1
    var reach = (swipe.start + translation) * side
    let natural = swipe.actionsNode.naturalWidth
    if reach > natural, !swipe.configuration.performsFirstActionWithFullSwipe {
      reach = natural + ScrollDrag.stretched(reach - natural, length: table.rowWidth)
    }
    swipe.distance = min(max(0, reach), table.rowWidth) * side
    table.rowsLookDifferent()
  }

  private func end(speed: CGFloat, in table: TableNode) {
    guard let swipe else { return }
    let side: CGFloat = swipe.isTrailing != table.isRightToLeft ? -1 : 1
    let reach = swipe.distance * side
    let natural = swipe.actionsNode.naturalWidth
    if swipe.configuration.performsFirstActionWithFullSwipe, reach > table.rowWidth * 0.6,
      let first = swipe.configuration.actions.first
    {
      swipe.distance = table.rowWidth * side
      table.rowsLookDifferent()
      perform(first, from: swipe.actionsNode)
      return
    }
    let staysOpen = abs(speed) > 200 ? speed * side > 0 : reach > natural / 2
    guard staysOpen, reach > 0 else {
      close()
      return
    }
    swipe.distance = natural * side
    table.rowsLookDifferent()
  }

  private func perform(_ action: ContextualAction, from button: ViewNode) {
    let open = swipe
    action.handler(action, button) { [weak self] _ in
      // The action may have updated rows, which closes all of them.
      if let self, let open, self.swipe === open { self.close() }
    }
  }
}
