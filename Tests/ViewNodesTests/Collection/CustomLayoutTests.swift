// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

/// Places items on top of each other, with higher ones in the middle.
private final class PileLayout: CollectionLayout {
  var hidden: Set<Int> = []

  override var collectionViewContentSize: CGSize { CGSize(width: 900, height: 900) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    let attributes = CollectionLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 10 * CGFloat(indexPath.item), y: 0, width: 100, height: 100)
    attributes.zIndex = indexPath.item == 1 ? 5 : 0
    attributes.isHidden = hidden.contains(indexPath.item)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// Answers as the protocol's defaults do, and refuses some selections.
private final class Choosy: CollectionNodeDelegateFlowLayout {
  var refuses = false
  var keeps = false
  var events: [String] = []

  func collectionView(
    _ collectionView: CollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !refuses }
  func collectionView(
    _ collectionView: CollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { !keeps }
  func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.item)")
  }
}

@Suite("Items of collections")
struct CustomLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("a layout without overrides has no content, and proposes what it is given")
  func plainLayout() {
    let layout = CollectionLayout()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    #expect(layout.layoutAttributesForItem(at: path(0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path(0)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path(0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    let offset = CGPoint(x: 3, y: 4)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: CGPoint(x: 9, y: 9)) == offset)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    let original = CollectionLayoutAttributes(forCellWith: path(4))
    let preferred = CollectionLayoutAttributes(forCellWith: path(4))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    #expect(
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original
      ).invalidatedItemIndexPaths == [path(4)])
  }

  @Test("attributes of appearing and disappearing items are those of the item")
  func appearing() {
    let layout = PileLayout()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(2))?.frame.minX == 20)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(1))?.frame.minX == 10)
  }

  @Test("of several items at a point, the highest is found, then the last, and no hidden one")
  func hits() {
    let source = CollectionSource([3])
    let collection = source.makeCollection()
    let layout = PileLayout()
    collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
    #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(1))
    #expect(collection.indexPathForItem(at: CGPoint(x: 5, y: 50)) == path(0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 115, y: 50)) == path(2))
    #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 150)) == nil)
    #expect(collection.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 50)) == nil)
    layout.hidden = [1]
    layout.invalidateLayout()
    #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(2))
  }

  @Test("an invalidation moves the content by the adjustment of its context")
  func adjustment() {
    let source = CollectionSource([3])
    let collection = source.makeCollection()
    let layout = PileLayout()
    collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
    collection.contentOffset = CGPoint(x: 10, y: 20)
    let context = CollectionLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 5, y: -7)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset == CGPoint(x: 15, y: 13))
    context.contentOffsetAdjustment = CGPoint(x: CGFloat.infinity, y: 0)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset == CGPoint(x: 15, y: 13))
  }

  @Test("a visible cell knows its index path, and one of another collection doesn't")
  func indexPaths() throws {
    let collection = CollectionSource([4]).makeCollection()
    let source = CollectionSource([4])
    collection.dataSource = source
    let cell = try #require(collection.cellForItem(at: path(2)))
    #expect(collection.indexPath(for: cell) == path(2))
    #expect(collection.indexPath(for: CollectionCellNode(frame: .zero)) == nil)
    #expect(collection.cellForItem(at: path(4)) == nil)
    #expect(collection.layoutAttributesForItem(at: path(2))?.frame == cell.frame)
  }

  @Test(
    "an item of a row is shown at the position from the left and from the right",
    arguments: [CollectionNode.ScrollPosition.left, .centeredHorizontally, .right])
  func horizontalPositions(position: CollectionNode.ScrollPosition) throws {
    let source = CollectionSource([1000])
    let collection = source.makeCollection()
    (collection.collectionViewLayout as? CollectionFlowLayout)?.scrollDirection = .horizontal
    collection.contentInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 6)
    collection.layoutIfNeeded()
    let target = path(500)
    let item = try #require(
      collection.collectionViewLayout.layoutAttributesForItem(at: target)?.frame)
    for start in [0, 900] {
      collection.scrollToItem(at: path(start), at: .left, animated: false)
      collection.scrollToItem(at: target, at: position, animated: false)
      let (left, right) = (collection.contentOffset.x + 12, collection.contentOffset.x + 314)
      switch position {
      case .left: #expect(item.minX == left)
      case .right: #expect(item.maxX == right)
      default: #expect(abs(item.midX - (left + right) / 2) < 0.5)
      }
    }
  }

  @Test("taps select and deselect as far as the delegate and the collection allow it")
  func taps() throws {
    let source = CollectionSource([4])
    let collection = source.makeCollection()
    let choosy = Choosy()
    collection.delegate = choosy
    collection.layoutIfNeeded()
    choosy.refuses = true
    collection.tapItem(at: path(0))
    #expect(collection.indexPathsForSelectedItems == nil && choosy.events.isEmpty)
    choosy.refuses = false
    collection.tapItem(at: path(0))
    #expect(choosy.events == ["select 0"])
    choosy.keeps = true
    collection.tapItem(at: path(1))
    #expect(collection.indexPathsForSelectedItems == [path(0), path(1)])
    choosy.keeps = false
    collection.tapItem(at: path(2))
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    #expect(
      choosy.events == ["select 0", "select 1", "deselect 0", "deselect 1", "select 2"])
    // One that is selected is selected again.
    collection.tapItem(at: path(2))
    #expect(choosy.events.last == "select 2" && choosy.events.count == 6)
    collection.allowsMultipleSelection = true
    collection.tapItem(at: path(2))
    #expect(choosy.events.last == "deselect 2" && collection.indexPathsForSelectedItems == nil)
    collection.allowsSelection = false
    collection.tapItem(at: path(3))
    #expect(collection.indexPathsForSelectedItems == nil)
    collection.allowsSelection = true
    collection.tapItem(at: path(9))
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test("a delegate without sizes and gaps leaves those of the layout")
  func delegateDefaults() throws {
    let source = CollectionSource([3, 2])
    let collection = source.makeCollection()
    let layout = try #require(collection.collectionViewLayout as? CollectionFlowLayout)
    layout.itemSize = CGSize(width: 100, height: 30)
    layout.minimumLineSpacing = 7
    layout.minimumInteritemSpacing = 20
    layout.sectionInset = EdgeInsets(top: 3, left: 5, bottom: 11, right: 15)
    let choosy = Choosy()
    collection.delegate = choosy
    collection.layoutIfNeeded()
    #expect(
      collection.visibleCells.map(\.frame) == [
        CGRect(x: 5, y: 3, width: 100, height: 30), CGRect(x: 205, y: 3, width: 100, height: 30),
        CGRect(x: 5, y: 40, width: 100, height: 30), CGRect(x: 5, y: 84, width: 100, height: 30),
        CGRect(x: 205, y: 84, width: 100, height: 30),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 125))
    #expect(
      choosy.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: 0) == 7)
    let other = CollectionLayout()
    #expect(choosy.collectionView(collection, layout: other, insetForSectionAt: 0) == .zero)
    #expect(
      choosy.collectionView(collection, layout: other, minimumInteritemSpacingForSectionAt: 0) == 0)
  }

  @Test("a background view always fills the visible part of a collection")
  func background() {
    let collection = CollectionSource([3]).makeCollection()
    let source = CollectionSource([300])
    collection.dataSource = source
    let view = ViewNode(frame: .zero)
    collection.backgroundView = view
    collection.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 100, width: 320, height: 480))
  }

  @Test("a flow layout knows no items beyond its sections, and empty headers of those it has")
  func unknownItems() throws {
    let source = CollectionSource([3, 2])
    let collection = source.makeCollection()
    let layout = collection.collectionViewLayout
    collection.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: path(2)) != nil)
    #expect(layout.layoutAttributesForItem(at: path(3)) == nil)
    #expect(layout.layoutAttributesForItem(at: path(0, 2)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: path(1, 1))?.frame.minY == 50)
    let header = CollectionNode.elementKindSectionHeader
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0))?.frame == .zero)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 2)) == nil)
    let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9)
    #expect(layout.layoutAttributesForElements(in: endless)?.isEmpty == true)
  }
}
