// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A collection's delegate that records what it is asked and told, and answers as set.
///
/// What concerns scrolling is left to the defaults; see ``MockScrollNodeDelegate``.
public final class MockCollectionNodeDelegate: CollectionNodeDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: collectionView(_:willDisplay:forItemAt:)

  /// The arguments of the calls of ``collectionView(_:willDisplay:forItemAt:)``, in order.
  public private(set) var willDisplayCalls:
    [(collectionView: CollectionNode, cell: CollectionCellNode, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:willDisplay:forItemAt:)`` was called.
  public var willDisplayCallsCount: Int { willDisplayCalls.count }

  /// Records the call.
  public func collectionView(
    _ collectionView: CollectionNode, willDisplay cell: CollectionCellNode,
    forItemAt indexPath: IndexPath
  ) {
    willDisplayCalls.append((collectionView: collectionView, cell: cell, indexPath: indexPath))
  }

  // MARK: collectionView(_:didEndDisplaying:forItemAt:)

  /// The arguments of the calls of ``collectionView(_:didEndDisplaying:forItemAt:)``, in order.
  public private(set) var didEndDisplayingCalls:
    [(collectionView: CollectionNode, cell: CollectionCellNode, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:didEndDisplaying:forItemAt:)`` was called.
  public var didEndDisplayingCallsCount: Int { didEndDisplayingCalls.count }

  /// Records the call.
  public func collectionView(
    _ collectionView: CollectionNode, didEndDisplaying cell: CollectionCellNode,
    forItemAt indexPath: IndexPath
  ) {
    didEndDisplayingCalls.append((collectionView: collectionView, cell: cell, indexPath: indexPath))
  }

  // MARK: collectionView(_:shouldSelectItemAt:)

  /// The arguments of the calls of ``collectionView(_:shouldSelectItemAt:)``, in order.
  public private(set) var shouldSelectItemCalls:
    [(collectionView: CollectionNode, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:shouldSelectItemAt:)`` was called.
  public var shouldSelectItemCallsCount: Int { shouldSelectItemCalls.count }
  /// What ``collectionView(_:shouldSelectItemAt:)`` answers.
  public var shouldSelectItemAnswer: Bool = true

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    shouldSelectItemCalls.append((collectionView: collectionView, indexPath: indexPath))
    return shouldSelectItemAnswer
  }

  // MARK: collectionView(_:didSelectItemAt:)

  /// The arguments of the calls of ``collectionView(_:didSelectItemAt:)``, in order.
  public private(set) var didSelectItemCalls:
    [(collectionView: CollectionNode, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:didSelectItemAt:)`` was called.
  public var didSelectItemCallsCount: Int { didSelectItemCalls.count }

  /// Records the call.
  public func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath)
  {
    didSelectItemCalls.append((collectionView: collectionView, indexPath: indexPath))
  }

  // MARK: collectionView(_:shouldDeselectItemAt:)

  /// The arguments of the calls of ``collectionView(_:shouldDeselectItemAt:)``, in order.
  public private(set) var shouldDeselectItemCalls:
    [(collectionView: CollectionNode, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:shouldDeselectItemAt:)`` was called.
  public var shouldDeselectItemCallsCount: Int { shouldDeselectItemCalls.count }
  /// What ``collectionView(_:shouldDeselectItemAt:)`` answers.
  public var shouldDeselectItemAnswer: Bool = true

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    shouldDeselectItemCalls.append((collectionView: collectionView, indexPath: indexPath))
    return shouldDeselectItemAnswer
  }

  // MARK: collectionView(_:didDeselectItemAt:)

  /// The arguments of the calls of ``collectionView(_:didDeselectItemAt:)``, in order.
  public private(set) var didDeselectItemCalls:
    [(collectionView: CollectionNode, indexPath: IndexPath)] = []
  /// How often ``collectionView(_:didDeselectItemAt:)`` was called.
  public var didDeselectItemCallsCount: Int { didDeselectItemCalls.count }

  /// Records the call.
  public func collectionView(
    _ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath
  ) {
    didDeselectItemCalls.append((collectionView: collectionView, indexPath: indexPath))
  }
}
