// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A collection's data source that records what it is asked and answers as set.
public final class MockCollectionNodeDataSource: CollectionNodeDataSource {
  /// Makes the mock.
  public init() {}

  // MARK: numberOfSections(in:)

  /// The arguments of the calls of ``numberOfSections(in:)``, in order.
  public private(set) var numberOfSectionsCalls: [CollectionNode] = []
  /// How often ``numberOfSections(in:)`` was called.
  public var numberOfSectionsCallsCount: Int { numberOfSectionsCalls.count }
  /// What ``numberOfSections(in:)`` answers.
  public var numberOfSectionsAnswer: Int = 1

  /// Records the call and answers as set.
  public func numberOfSections(in collectionView: CollectionNode) -> Int {
    numberOfSectionsCalls.append(collectionView)
    return numberOfSectionsAnswer
  }

  // MARK: collectionView(_:numberOfItemsInSection:)

  /// The arguments of the calls of ``collectionView(_:numberOfItemsInSection:)``, in order.
  public private(set) var numberOfItemsCalls: [(collectionView: CollectionNode, section: Int)] = []
  /// How often ``collectionView(_:numberOfItemsInSection:)`` was called.
  public var numberOfItemsCallsCount: Int { numberOfItemsCalls.count }
  /// What ``collectionView(_:numberOfItemsInSection:)`` answers.
  public var numberOfItemsAnswer: Int = 0

  /// Records the call and answers as set.
  public func collectionView(_ collectionView: CollectionNode, numberOfItemsInSection section: Int)
    -> Int
  {
    numberOfItemsCalls.append((collectionView: collectionView, section: section))
    return numberOfItemsAnswer
  }

  // MARK: collectionView(_:cellForItemAt:)

  /// The arguments of the calls of ``collectionView(_:cellForItemAt:)``, in order.
  public private(set) var cellForItemCalls:
    [(collectionView: CollectionNode, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:cellForItemAt:)`` was called.
  public var cellForItemCallsCount: Int { cellForItemCalls.count }
  /// What ``collectionView(_:cellForItemAt:)`` answers; a new, empty cell while `nil`.
  public var cellForItemAnswer: CollectionCellNode?

  /// Records the call and answers as set.
  public func collectionView(_ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath)
    -> CollectionCellNode
  {
    cellForItemCalls.append((collectionView: collectionView, indexPath: indexPath))
    return cellForItemAnswer ?? CollectionCellNode()
  }

  // MARK: collectionView(_:viewForSupplementaryElementOfKind:at:)

  /// The arguments of the calls of ``collectionView(_:viewForSupplementaryElementOfKind:at:)``, in order.
  public private(set) var viewForSupplementaryElementCalls:
    [(collectionView: CollectionNode, kind: String, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:viewForSupplementaryElementOfKind:at:)`` was called.
  public var viewForSupplementaryElementCallsCount: Int { viewForSupplementaryElementCalls.count }
  /// What ``collectionView(_:viewForSupplementaryElementOfKind:at:)`` answers; a new, empty view while `nil`.
  public var viewForSupplementaryElementAnswer: CollectionReusableNode?

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableNode {
    viewForSupplementaryElementCalls.append(
      (collectionView: collectionView, kind: kind, indexPath: indexPath))
    return viewForSupplementaryElementAnswer ?? CollectionReusableNode()
  }
}
