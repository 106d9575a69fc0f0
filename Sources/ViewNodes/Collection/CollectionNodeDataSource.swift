// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that provide the content of a collection.
///
/// UIKit: `UICollectionViewDataSource`.
#if MainActor
  @MainActor
#endif
public protocol CollectionNodeDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: CollectionNode, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the configured cell for an item, usually one from
  /// ``CollectionNode/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
  ) -> CollectionCellNode
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionNode) -> Int
  /// Returns the header or footer of a section; an empty view by default.
  func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode
}

extension CollectionNodeDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionNode) -> Int { 1 }
  /// Returns an empty view.
  public func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode { CollectionReusableNode() }
}
