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

  /// The calls of ``collectionView(_:willDisplay:forItemAt:)``.
  public let willDisplayCalls = CallRecorder<
    (collectionView: CollectionNode, cell: CollectionCellNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: CollectionNode, willDisplay cell: CollectionCellNode,
    forItemAt indexPath: IndexPath
  ) {
    willDisplayCalls.record((collectionView, cell, indexPath))
  }

  /// The calls of ``collectionView(_:didEndDisplaying:forItemAt:)``.
  public let didEndDisplayingCalls = CallRecorder<
    (collectionView: CollectionNode, cell: CollectionCellNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: CollectionNode, didEndDisplaying cell: CollectionCellNode,
    forItemAt indexPath: IndexPath
  ) {
    didEndDisplayingCalls.record((collectionView, cell, indexPath))
  }

  /// The calls of ``collectionView(_:shouldSelectItemAt:)``, which answers `true` unless set.
  public let shouldSelectItemCalls = CallRecorder<
    (collectionView: CollectionNode, indexPath: IndexPath), Bool
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    shouldSelectItemCalls.record((collectionView, indexPath)) { true }
  }

  /// The calls of ``collectionView(_:didSelectItemAt:)``.
  public let didSelectItemCalls = CallRecorder<
    (collectionView: CollectionNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath)
  {
    didSelectItemCalls.record((collectionView, indexPath))
  }

  /// The calls of ``collectionView(_:shouldDeselectItemAt:)``, which answers `true` unless set.
  public let shouldDeselectItemCalls = CallRecorder<
    (collectionView: CollectionNode, indexPath: IndexPath), Bool
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    shouldDeselectItemCalls.record((collectionView, indexPath)) { true }
  }

  /// The calls of ``collectionView(_:didDeselectItemAt:)``.
  public let didDeselectItemCalls = CallRecorder<
    (collectionView: CollectionNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath
  ) {
    didDeselectItemCalls.record((collectionView, indexPath))
  }
}
