// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// An item of a compositional layout.
#if MainActor
  @MainActor
#endif
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, with its insets.
  public final let layoutSize: NSCollectionLayoutSize
  /// The distances of the content from the edges of the item, in points; ignored along an estimated
  /// length.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the item from those around it.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views on the item, which are stored but not shown.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - supplementaryItems: Views on the item, which are stored but not shown.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Creates an item without views on it.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}
