// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Decides where the items of a collection lie. UIKit: `UICollectionViewLayout`.
///
/// The base lays out nothing; ``CollectionFlowLayout`` lays items in lines. Subclasses answer where
/// what lies; items are made for what a collection shows only.
open class CollectionLayout {
  /// The collection that is laid out.
  public internal(set) final weak var collectionView: CollectionNode?

  /// Creates a layout.
  public init() {}

  /// Has everything laid out anew.
  open func invalidateLayout() {
    collectionView?.layoutDidChange()
  }

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where an item lies; `nil` for one that does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? { nil }

  /// Where the items, headers and footers lie that a rectangle touches, in order.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? { nil }

  /// Whether items measure themselves when they come into view.
  package var measuresItems: Bool { false }

  /// Takes the size that an item was measured at.
  ///
  /// - Returns: Whether anything moves.
  package func take(_ size: CGSize, at path: IndexPath) -> Bool { false }
}
