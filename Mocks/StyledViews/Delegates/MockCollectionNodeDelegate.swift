// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A collection's delegate that records its calls and returns configured values.
///
/// Scrolling methods keep their default implementations; see ``MockScrollNodeDelegate``.
public final class MockCollectionNodeDelegate: NSObject, UICollectionViewDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``collectionView(_:willDisplay:forItemAt:)``.
  public let willDisplayCalls = CallRecorder<
    (collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    willDisplayCalls.record((collectionView, cell, indexPath))
  }

  /// The calls to ``collectionView(_:didEndDisplaying:forItemAt:)``.
  public let didEndDisplayingCalls = CallRecorder<
    (collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    didEndDisplayingCalls.record((collectionView, cell, indexPath))
  }

  /// The calls to ``collectionView(_:willDisplaySupplementaryView:forElementKind:at:)``.
  public let willDisplaySupplementaryViewCalls = CallRecorder<
    (
      collectionView: UICollectionView, view: UICollectionReusableView, elementKind: String,
      indexPath: IndexPath
    ), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    willDisplaySupplementaryViewCalls.record((collectionView, view, elementKind, indexPath))
  }

  /// The calls to ``collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)``.
  public let didEndDisplayingSupplementaryViewCalls = CallRecorder<
    (
      collectionView: UICollectionView, view: UICollectionReusableView, elementKind: String,
      indexPath: IndexPath
    ), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    didEndDisplayingSupplementaryViewCalls.record((collectionView, view, elementKind, indexPath))
  }

  /// The calls to ``collectionView(_:shouldSelectItemAt:)``, which returns `true` by default.
  public let shouldSelectItemCalls = CallRecorder<
    (collectionView: UICollectionView, indexPath: IndexPath), Bool
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    shouldSelectItemCalls.record((collectionView, indexPath)) { true }
  }

  /// The calls to ``collectionView(_:didSelectItemAt:)``.
  public let didSelectItemCalls = CallRecorder<
    (collectionView: UICollectionView, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    didSelectItemCalls.record((collectionView, indexPath))
  }

  /// The calls to ``collectionView(_:shouldDeselectItemAt:)``, which returns `true` by default.
  public let shouldDeselectItemCalls = CallRecorder<
    (collectionView: UICollectionView, indexPath: IndexPath), Bool
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    shouldDeselectItemCalls.record((collectionView, indexPath)) { true }
  }

  /// The calls to ``collectionView(_:didDeselectItemAt:)``.
  public let didDeselectItemCalls = CallRecorder<
    (collectionView: UICollectionView, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    didDeselectItemCalls.record((collectionView, indexPath))
  }
}
