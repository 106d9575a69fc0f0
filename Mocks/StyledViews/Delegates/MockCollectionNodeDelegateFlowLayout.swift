// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A collection's flow layout delegate that records its calls and returns configured values.
///
/// Item methods keep their default implementations; see ``MockCollectionNodeDelegate``.
public final class MockCollectionNodeDelegateFlowLayout: NSObject,
  UICollectionViewDelegateFlowLayout
{
  /// Creates the mock.
  public override init() {}

  /// The calls to ``collectionView(_:layout:sizeForItemAt:)``, which returns the layout's own value
  /// by default.
  public let sizeForItemCalls = CallRecorder<
    (
      collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
      indexPath: IndexPath
    ),
    CGSize
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeForItemCalls.record((collectionView, collectionViewLayout, indexPath)) {
      UICollectionViewFlowLayout.automaticSize
    }
  }

  /// The calls to ``collectionView(_:layout:insetForSectionAt:)``, which returns the layout's own
  /// value by default.
  public let insetForSectionCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    UIEdgeInsets
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    insetForSectionCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }
  }

  /// The calls to ``collectionView(_:layout:minimumLineSpacingForSectionAt:)``, which returns the
  /// layout's own value by default.
  public let minimumLineSpacingCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGFloat
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumLineSpacingCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }
  }

  /// The calls to ``collectionView(_:layout:minimumInteritemSpacingForSectionAt:)``, which returns
  /// the layout's own value by default.
  public let minimumInteritemSpacingCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGFloat
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumInteritemSpacingCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }
  }

  /// The calls to ``collectionView(_:layout:referenceSizeForHeaderInSection:)``, which returns the
  /// layout's own value by default.
  public let referenceSizeForHeaderCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGSize
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    referenceSizeForHeaderCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
  }

  /// The calls to ``collectionView(_:layout:referenceSizeForFooterInSection:)``, which returns the
  /// layout's own value by default.
  public let referenceSizeForFooterCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGSize
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    referenceSizeForFooterCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
  }
}
