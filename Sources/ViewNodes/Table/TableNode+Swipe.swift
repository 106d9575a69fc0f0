// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Whether the beginning drag swipes a row.
  final var swipeMayBegin: Bool {
    let way = swipePan.translation(in: superview)
    guard abs(way.x) > abs(way.y), let path = swipedRow else { return false }
    if let swipe { return swipe.path == path }
    return configuration(forRow: path, isTrailing: isTrailing(way.x)) != nil
  }

  /// Moves the row with the touch and, when the touch ends, opens or closes it.
  final func followSwipe() {
    let way = swipePan.translation(in: superview).x
    switch swipePan.state {
    case .began:
      if swipe == nil { beginSwipe(way) }
      if let swipe { swipe.start = swipe.distance }
      moveSwipe(by: way)
    case .changed: moveSwipe(by: way)
    case .ended: endSwipe(speed: swipePan.velocity(in: superview).x)
    case .cancelled: closeSwipe()
    case .possible, .failed: break
    }
  }

  /// Closes the swiped row.
  final func closeSwipe() {
    guard let former = swipe else { return }
    swipe = nil
    former.actionsNode.removeFromSuperview()
    markRowsMoved()
    let isThere = shownCells.contains { $0.cell === former.cell }
    tableDelegate?.tableView(self, didEndEditingRowAt: isThere ? former.path : nil)
  }

  // MARK: Actions

  /// The row in which the touch began.
  private final var swipedRow: IndexPath? {
    let place = swipePan.location(in: self)
    let way = swipePan.translation(in: self)
    return indexPathForRow(at: CGPoint(x: place.x - way.x, y: place.y - way.y))
  }

  private final func isTrailing(_ way: CGFloat) -> Bool { (way < 0) != isRightToLeft }

  private final func configuration(
    forRow path: IndexPath, isTrailing: Bool
  ) -> SwipeActionsConfiguration? {
    let own =
      isTrailing
      ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    guard isTrailing, let dataSource, dataSource.tableView(self, canEditRowAt: path),
      tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = ContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Dragging

  private final func beginSwipe(_ way: CGFloat) {
    let isTrailing = isTrailing(way)
    guard let path = swipedRow, let cell = cellForRow(at: path),
      let configuration = configuration(forRow: path, isTrailing: isTrailing)
    else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    let new = RowSwipe(path, cell, configuration, isTrailing: isTrailing) {
      [weak self] action, button in self?.perform(action, from: button)
    }
    swipe = new
    addSubview(new.actionsNode)
  }

  private final func moveSwipe(by way: CGFloat) {
    guard let swipe else { return }
    let side: CGFloat = swipe.isTrailing != isRightToLeft ? -1 : 1
    var reach = (swipe.start + way) * side
    let natural = swipe.actionsNode.naturalWidth
    if reach > natural, !swipe.configuration.performsFirstActionWithFullSwipe {
      reach = natural + ScrollDrag.stretched(reach - natural, length: rowWidth)
    }
    swipe.distance = min(max(0, reach), rowWidth) * side
    markRowsMoved()
  }

  private final func endSwipe(speed: CGFloat) {
    guard let swipe else { return }
    let side: CGFloat = swipe.isTrailing != isRightToLeft ? -1 : 1
    let reach = swipe.distance * side
    let natural = swipe.actionsNode.naturalWidth
    if swipe.configuration.performsFirstActionWithFullSwipe, reach > rowWidth * 0.6,
      let first = swipe.configuration.actions.first
    {
      swipe.distance = rowWidth * side
      markRowsMoved()
      perform(first, from: swipe.actionsNode)
      return
    }
    let goesOn = abs(speed) > 200 ? speed * side > 0 : reach > natural / 2
    guard goesOn, reach > 0 else {
      closeSwipe()
      return
    }
    swipe.distance = natural * side
    markRowsMoved()
  }

  private final func perform(_ action: ContextualAction, from button: ViewNode) {
    let open = swipe
    action.handler(action, button) { [weak self] _ in
      // The action may have updated rows, which closes all of them.
      if let self, let open, self.swipe === open { self.closeSwipe() }
    }
  }

  private final func markRowsMoved() {
    rowsNeedLayout = true
    markNeedsLayout()
  }
}
