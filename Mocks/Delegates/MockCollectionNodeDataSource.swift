// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A collection's data source that records what it is asked and answers as set.
public final class MockCollectionNodeDataSource: CollectionNodeDataSource {
  /// Makes the mock.
  public init() {}

  /// The calls of ``numberOfSections(in:)``, which answers `1` unless set.
  public let numberOfSectionsCalls = CallRecorder<CollectionNode, Int>()

  /// Records the call and answers as set.
  public func numberOfSections(in collectionView: CollectionNode) -> Int {
    numberOfSectionsCalls.record(collectionView) { 1 }
  }

  /// The calls of ``collectionView(_:numberOfItemsInSection:)``, which answers `0` unless set.
  public let numberOfItemsCalls = CallRecorder<
    (collectionView: CollectionNode, section: Int), Int
  >()

  /// Records the call and answers as set.
  public func collectionView(_ collectionView: CollectionNode, numberOfItemsInSection section: Int)
    -> Int
  {
    numberOfItemsCalls.record((collectionView, section)) { 0 }
  }

  /// The calls of ``collectionView(_:cellForItemAt:)``, which answers a new, empty cell unless set.
  public let cellForItemCalls = CallRecorder<
    (collectionView: CollectionNode, indexPath: IndexPath), CollectionCellNode
  >()

  /// Records the call and answers as set.
  public func collectionView(_ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath)
    -> CollectionCellNode
  {
    cellForItemCalls.record((collectionView, indexPath)) { CollectionCellNode() }
  }

  /// The calls of ``collectionView(_:viewForSupplementaryElementOfKind:at:)``, which answers a new, empty view unless set.
  public let viewForSupplementaryElementCalls = CallRecorder<
    (collectionView: CollectionNode, kind: String, indexPath: IndexPath), CollectionReusableNode
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode {
    viewForSupplementaryElementCalls.record((collectionView, kind, indexPath)) {
      CollectionReusableNode()
    }
  }
}
