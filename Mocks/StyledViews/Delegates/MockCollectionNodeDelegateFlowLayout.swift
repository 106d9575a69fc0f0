// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A collection's delegate that records what it is asked about its flow, and answers as set.
///
/// What concerns items is left to the defaults; see ``MockCollectionNodeDelegate``.
public final class MockCollectionNodeDelegateFlowLayout: NSObject,
  UICollectionViewDelegateFlowLayout
{
  /// Creates the mock.
  public override init() {}

  /// The calls of ``collectionView(_:layout:sizeForItemAt:)``, which answers the layout's own unless set.
  public let sizeForItemCalls = CallRecorder<
    (
      collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
      indexPath: IndexPath
    ),
    CGSize
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeForItemCalls.record((collectionView, collectionViewLayout, indexPath)) {
      UICollectionViewFlowLayout.automaticSize
    }
  }

  /// The calls of ``collectionView(_:layout:insetForSectionAt:)``, which answers the layout's own unless set.
  public let insetForSectionCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    UIEdgeInsets
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    insetForSectionCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }
  }

  /// The calls of ``collectionView(_:layout:minimumLineSpacingForSectionAt:)``, which answers the layout's own unless set.
  public let minimumLineSpacingCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGFloat
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumLineSpacingCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }
  }

  /// The calls of ``collectionView(_:layout:minimumInteritemSpacingForSectionAt:)``, which answers the layout's own unless set.
  public let minimumInteritemSpacingCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGFloat
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumInteritemSpacingCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }
  }

  /// The calls of ``collectionView(_:layout:referenceSizeForHeaderInSection:)``, which answers the layout's own unless set.
  public let referenceSizeForHeaderCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGSize
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    referenceSizeForHeaderCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
  }

  /// The calls of ``collectionView(_:layout:referenceSizeForFooterInSection:)``, which answers the layout's own unless set.
  public let referenceSizeForFooterCalls = CallRecorder<
    (collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: Int),
    CGSize
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    referenceSizeForFooterCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
  }
}
