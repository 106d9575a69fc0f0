// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

/// One item far from the origin.
private final class FarLayout: CollectionLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 2000) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    let attributes = CollectionLayoutAttributes(forCellWith: indexPath)
    attributes.frame =
      indexPath.item == 0
      ? CGRect(x: 700, y: 900, width: 50, height: 40)
      : CGRect(x: 1950, y: 0, width: 50, height: 40)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? {
    (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

@Suite("Scrolling to items in both directions")
struct ItemScrollingTests {
  typealias Position = CollectionNode.ScrollPosition

  private let source = CollectionSource([2])

  private func makeCollection(at offset: CGPoint) -> CollectionNode {
    let collection = source.makeCollection()
    collection.collectionViewLayout = FarLayout()
    collection.contentInset = EdgeInsets(top: 11, left: 12, bottom: 5, right: 6)
    collection.layoutIfNeeded()
    collection.contentOffset = offset
    collection.layoutIfNeeded()
    return collection
  }

  private nonisolated static let places: [(Position, CGPoint, CGPoint)] = [
    ([], CGPoint(x: 0, y: 0), CGPoint(x: 436, y: 465)),
    (.top, CGPoint(x: 0, y: 0), CGPoint(x: 436, y: 889)),
    (.centeredVertically, CGPoint(x: 0, y: 0), CGPoint(x: 436, y: 677)),
    (.bottom, CGPoint(x: 0, y: 0), CGPoint(x: 436, y: 465)),
    (.left, CGPoint(x: 0, y: 0), CGPoint(x: 688, y: 465)),
    (.centeredHorizontally, CGPoint(x: 0, y: 0), CGPoint(x: 562, y: 465)),
    (.right, CGPoint(x: 0, y: 0), CGPoint(x: 436, y: 465)),
    ([], CGPoint(x: 1500, y: 1500), CGPoint(x: 688, y: 889)),
    (.top, CGPoint(x: 1500, y: 1500), CGPoint(x: 688, y: 889)),
    (.centeredVertically, CGPoint(x: 1500, y: 1500), CGPoint(x: 688, y: 677)),
    (.bottom, CGPoint(x: 1500, y: 1500), CGPoint(x: 688, y: 465)),
    (.left, CGPoint(x: 1500, y: 1500), CGPoint(x: 688, y: 889)),
    (.centeredHorizontally, CGPoint(x: 1500, y: 1500), CGPoint(x: 562, y: 889)),
    (.right, CGPoint(x: 1500, y: 1500), CGPoint(x: 436, y: 889)),
    ([.top, .left], CGPoint(x: 0, y: 0), CGPoint(x: 688, y: 889)),
    ([.bottom, .centeredHorizontally], CGPoint(x: 1500, y: 1500), CGPoint(x: 562, y: 465)),
    ([], CGPoint(x: 600, y: 800), CGPoint(x: 600, y: 800)),
    (.bottom, CGPoint(x: 600, y: 800), CGPoint(x: 600, y: 465)),
    (.right, CGPoint(x: 600, y: 800), CGPoint(x: 436, y: 800)),
  ]

  @Test("an item is where the position says, and as near as possible otherwise", arguments: places)
  func positions(position: Position, start: CGPoint, end: CGPoint) {
    let collection = makeCollection(at: start)
    let path = IndexPath(item: 0, section: 0)
    collection.scrollToItem(at: path, at: position, animated: false)
    #expect(collection.contentOffset == end && collection.cellForItem(at: path) != nil)
    collection.contentOffset = start
    collection.selectItem(at: path, animated: false, scrollPosition: position)
    #expect(collection.contentOffset == (position.isEmpty ? start : end))
    #expect(collection.indexPathsForSelectedItems == [path])
  }

  @Test("an item at the edges of the content is scrolled to within its limits")
  func limits() {
    for position in [.left, .centeredHorizontally, .right, .top, .centeredVertically, .bottom]
      as [Position]
    {
      let collection = makeCollection(at: CGPoint(x: 800, y: 900))
      collection.scrollToItem(at: IndexPath(item: 1, section: 0), at: position, animated: false)
      #expect(collection.contentOffset == CGPoint(x: 1686, y: -11), "\(position)")
    }
  }
}
