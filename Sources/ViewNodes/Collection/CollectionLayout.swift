// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The abstract base class of objects that arrange the items of a collection.
///
/// UIKit: `UICollectionViewLayout`.
///
/// The base class lays out nothing; ``CollectionFlowLayout`` arranges items in lines. Subclasses
/// provide layout attributes; a collection creates cells only for what is visible.
#if MainActor
  @MainActor
#endif
open class CollectionLayout {
  /// The collection that uses the layout.
  public internal(set) final weak var collectionView: CollectionNode?

  /// Creates a layout.
  public init() {}

  /// Invalidates the current layout, so that everything is laid out again.
  open func invalidateLayout() {
    collectionView?.layoutDidChange()
  }

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of an item, or `nil` if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? { nil }

  /// Returns the layout attributes of the items, headers, and footers that intersect a rectangle,
  /// in order.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? { nil }

  /// The object that measures items for a layout of another module.
  package final weak var measuring: (any CollectionMeasuring)?

  /// Whether items are measured when they become visible.
  package var measuresItems: Bool { false }

  /// Updates the layout with the measured size of an item.
  ///
  /// - Returns: Whether anything moved.
  package func take(_ size: CGSize, at path: IndexPath) -> Bool { false }
}
