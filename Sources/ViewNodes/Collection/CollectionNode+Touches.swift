// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
  /// A finger came down on an item, and nothing in the item kept it.
  final func itemTouchBegan(_ touches: Set<Touch>) {
    guard touchedItem == nil, touches.count == 1, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self))
    else { return }
    touchedItem = path
    if allowsSelection { cellForItem(at: path)?.isHighlighted = true }
  }

  /// The finger was lifted, or it does something else, as scrolling.
  final func itemTouchEnded(_ touches: Set<Touch>, isTap: Bool) {
    guard let path = touchedItem else { return }
    touchedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    guard isTap, let touch = touches.first,
      indexPathForItem(at: touch.location(in: self)) == path
    else { return }
    tapItem(at: path)
  }
}
