// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility

/// A layout of columns, each item at the end of the shortest one, as apps write it: all frames are
/// computed once, and kept until the layout is invalidated.
class Waterfall: UICollectionViewLayout {
  var heights: [CGFloat] = [] { didSet { invalidateLayout() } }
  var hasHeader = false
  var hasBackdrop = false
  var followsWidth = true
  private(set) var preparations = 0
  private(set) var formerBounds: [CGRect] = []
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView, attributes.isEmpty else { return }
    let width = collectionView.bounds.width / 2
    var ends: [CGFloat] = [0, 0]
    if hasHeader {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: 0))
      header.frame = CGRect(x: 0, y: 0, width: width * 2, height: 30)
      header.zIndex = 5
      attributes.append(header)
      ends = [30, 30]
    }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = ends[0] <= ends[1] ? 0 : 1
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      place.frame = CGRect(
        x: CGFloat(column) * width, y: ends[column], width: width,
        height: heights[item % heights.count])
      ends[column] = place.frame.maxY
      attributes.append(place)
    }
    height = max(ends[0], ends[1])
    if hasBackdrop {
      let backdrop = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
      backdrop.frame = CGRect(x: 0, y: 0, width: width * 2, height: height)
      backdrop.zIndex = -1
      attributes.append(backdrop)
    }
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    attributes = []
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    attributes = []
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    formerBounds.append(collectionView.bounds)
    return followsWidth && newBounds.width != collectionView.bounds.width
  }
}

/// Provides numbered cells, a header, and their number.
final class WaterfallSource: NSObject, UICollectionViewDataSource {
  var count: Int

  init(_ count: Int) {
    self.count = count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  /// Returns a collection with a layout, 200 points wide and 100 high.
  func makeCollection(
    _ layout: UICollectionViewLayout, of cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    collection.register(cell, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    return collection
  }
}
