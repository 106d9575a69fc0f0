// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// A layout that notes why it is invalidated, and by which updates.
private final class NotingLayout: Waterfall {
  var everything: [Bool] = []
  var updates: [UICollectionViewUpdateItem.Action] = []
  var finished = 0
  var target: CGPoint?

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    everything.append(context.invalidateEverything)
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates = updateItems.map(\.updateAction)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finished += 1
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    target ?? proposed
  }
}

/// A cell that prefers to be 35 points high.
private final class PreferringCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 35
    return layoutAttributes
  }
}

/// A column of items, as high as they prefer.
private final class PreferredColumn: UICollectionViewLayout {
  private var heights: [Int: CGFloat] = [:]

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 400) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var end: CGFloat = 0
    return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: end, width: 200, height: heights[item] ?? 60)
      end = attributes.frame.maxY
      return attributes
    }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

@Suite("Invalidation of collection layouts")
struct LayoutContextTests {
  private let source = WaterfallSource(6)

  @Test("a reload invalidates everything, and an update notifies the layout of its items")
  func contexts() {
    let layout = NotingLayout()
    layout.heights = [30]
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    layout.everything = []
    collection.reloadData()
    #expect(layout.everything == [true])
    source.count = 7
    collection.performBatchUpdates {
      collection.insertItems(at: [IndexPath(item: 6, section: 0)])
      collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(layout.everything == [true, false])
    #expect(layout.updates == [.insert, .reload] && layout.finished == 1)
  }

  @Test("the layout chooses the offset after an update, and a context moves the content")
  func offsets() {
    let layout = NotingLayout()
    layout.heights = [100]
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    layout.target = CGPoint(x: 0, y: 40)
    source.count = 5
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(collection.contentOffset.y == 40)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 5)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 45)
  }

  @Test("contexts collect the index paths of views by their kind")
  func indexPaths() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    let path = IndexPath(item: 1, section: 0)
    context.invalidateItems(at: [path])
    context.invalidateItems(at: [path])
    context.invalidateSupplementaryElements(ofKind: "h", at: [path])
    context.invalidateDecorationElements(ofKind: "b", at: [path])
    #expect(context.invalidatedItemIndexPaths == [path, path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [path]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [path]])
    #expect(context.invalidateFlowLayoutDelegateMetrics && !context.invalidateEverything)
  }

  @Test("a layout follows the sizes that cells prefer if it wants to")
  func preferred() {
    let collection = source.makeCollection(PreferredColumn(), of: PreferringCell.self)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 35, 70])
    #expect(collection.visibleCells.allSatisfy { $0.frame.height == 35 })
  }

  @Test("cells of a flow layout with an estimated size have the attributes that they prefer")
  func selfSizing() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 10)
    layout.estimatedItemSize = layout.itemSize
    layout.minimumLineSpacing = 0
    let collection = source.makeCollection(layout, of: PreferringCell.self)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 35, 70])
  }

  @Test("the attributes of a header that a flow layout doesn't have are empty")
  func noHeader() {
    let collection = source.makeCollection(UICollectionViewFlowLayout())
    collection.layoutIfNeeded()
    func size(inSection section: Int) -> CGSize? {
      collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
      )?.size
    }
    #expect(size(inSection: 0) == .zero && size(inSection: 1) == nil)
  }

  @Test("headers and footers of a flow layout are pinned to the visible area of their section")
  func pinned() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    layout.footerReferenceSize = CGSize(width: 200, height: 10)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    func frame(_ kind: String) throws -> CGRect {
      collection.layoutIfNeeded()
      return try #require(
        collection.layoutAttributesForSupplementaryElement(
          ofKind: kind, at: IndexPath(item: 0, section: 0))
      ).frame
    }
    let header = UICollectionView.elementKindSectionHeader
    #expect(try frame(header).minY == 0)
    #expect(try frame(UICollectionView.elementKindSectionFooter).maxY == 100)
    collection.contentOffset.y = 70
    #expect(try frame(header).minY == 70)
    collection.layoutIfNeeded()
    #expect(collection.visibleSupplementaryViews(ofKind: header).first?.frame.minY == 70)
    collection.contentSize = collection.contentSize
    collection.contentOffset.y = 170
    #expect(try frame(UICollectionView.elementKindSectionFooter).maxY == 270)
    // The end of the section pushes the header away.
    collection.contentOffset.y = 245
    #expect(try frame(header).minY == 240)
  }

  @Test("a layout that never settles ends, and is reported")
  func endless() {
    final class Restless: UICollectionViewLayout {
      private var item = 0
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        item = 1 - item
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        return [attributes]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool { true }
    }
    let collection = source.makeCollection(Restless(), of: PreferringCell.self)
    collection.layoutDiagnosticsHandler = { _ in }
    collection.layoutIfNeeded()
    #expect(
      collection.layoutProblems.first?.description
        == "The layout of CollectionNode did not stabilize in 1000 rounds: it kept moving items when the sizes of cells became known."
    )
  }

  @Test("attributes with numbers that aren't finite belong to no item")
  func unusable() {
    final class Unusable: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: CGFloat.nan, y: 0, width: 50, height: .infinity)
        return [attributes]
      }
    }
    let collection = source.makeCollection(Unusable(), of: PreferringCell.self)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
    #expect(collection.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
  }
}
