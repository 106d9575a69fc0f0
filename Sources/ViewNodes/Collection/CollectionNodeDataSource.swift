// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Says what a collection shows. UIKit: `UICollectionViewDataSource`.
public protocol CollectionNodeDataSource: AnyObject {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: CollectionNode, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell for an item, filled; usually one of
  /// ``CollectionNode/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
  ) -> CollectionCellNode
  /// The number of sections, 1 by default.
  func numberOfSections(in collectionView: CollectionNode) -> Int
  /// The header or footer of a section, an empty one by default.
  func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode
}

extension CollectionNodeDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionNode) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode { CollectionReusableNode() }
}
