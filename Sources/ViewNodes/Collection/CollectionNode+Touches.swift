// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
  /// Handles a touch that began on an item and that nothing inside the item handled.
  final func itemTouchBegan(_ touches: Set<Touch>) {
    guard touchedItem == nil, touches.count == 1, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self))
    else { return }
    touchedItem = path
    if allowsSelection { cellForItem(at: path)?.isHighlighted = true }
  }

  /// Handles the end of the touch, or its cancellation, for example by scrolling.
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
