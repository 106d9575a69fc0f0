// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode: ListNode {
  final func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  final func highlightsItem(at path: IndexPath) -> Bool {
    guard selectsByTouch || itemTapHandler != nil else { return false }
    return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  final func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }
}
