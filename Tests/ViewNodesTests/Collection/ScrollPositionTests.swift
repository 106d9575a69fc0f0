// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree

@testable import ViewNodes

@Suite("Scrolling to an item")
struct ScrollPositionTests {
  @Test(
    "an item is shown at the position from above and from below",
    arguments: [CollectionNode.ScrollPosition.top, .centeredVertically, .bottom])
  func vertical(position: CollectionNode.ScrollPosition) throws {
    let source = CollectionSource([1000])
    let collection = source.makeCollection()
    collection.contentInset = EdgeInsets(top: 11, left: 0, bottom: 5, right: 0)
    collection.layoutIfNeeded()
    let path = IndexPath(item: 500, section: 0)
    let item = try #require(
      collection.collectionViewLayout.layoutAttributesForItem(at: path)?.frame)
    for start in [0, 900] {
      collection.scrollToItem(
        at: IndexPath(item: start, section: 0), at: .top, animated: false)
      collection.scrollToItem(at: path, at: position, animated: false)
      let shown = CGRect(
        x: 0, y: collection.contentOffset.y + 11, width: 1, height: collection.bounds.height - 16)
      switch position {
      case .top: #expect(item.minY == shown.minY)
      case .bottom: #expect(item.maxY == shown.maxY)
      default: #expect(abs(item.midY - shown.midY) < 0.5)
      }
    }
  }
}
