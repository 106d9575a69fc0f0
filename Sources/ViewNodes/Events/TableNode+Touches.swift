// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// A finger came down on a row, and nothing in the row kept it.
  final func rowTouchBegan(_ touches: Set<Touch>) {
    // With a row pushed aside, a touch anywhere puts it back and does nothing else.
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

  /// The finger was lifted, or it does something else, as scrolling.
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
