// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Handles a touch that began on a row and that nothing inside the row handled.
  final func rowTouchBegan(_ touches: Set<Touch>) {
    // While a row shows swipe actions, a touch anywhere only closes them.
    guard swipe == nil else {
      closeSwipe()
      return
    }
    guard touchedRow == nil, touches.count == 1, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self))
    else { return }
    touchedRow = path
    guard allowsSelection,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
  }

  /// Handles the end of the touch, or its cancellation, for example by scrolling.
  final func rowTouchEnded(_ touches: Set<Touch>, isTap: Bool) {
    guard let path = touchedRow else { return }
    touchedRow = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    guard isTap, let touch = touches.first,
      indexPathForRow(at: touch.location(in: self)) == path
    else { return }
    tapRow(at: path)
  }
}
