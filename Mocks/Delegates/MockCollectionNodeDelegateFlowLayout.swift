// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A collection's delegate that records what it is asked about its flow, and answers as set.
///
/// What concerns items is left to the defaults; see ``MockCollectionNodeDelegate``.
public final class MockCollectionNodeDelegateFlowLayout: CollectionNodeDelegateFlowLayout {
  /// Makes the mock.
  public init() {}

  /// The calls of ``collectionView(_:layout:sizeForItemAt:)``, which answers the layout's own unless set.
  public let sizeForItemCalls = CallRecorder<
    (collectionView: CollectionNode, collectionViewLayout: CollectionLayout, indexPath: IndexPath),
    CGSize
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeForItemCalls.record((collectionView, collectionViewLayout, indexPath)) {
      CollectionFlowLayout.automaticSize
    }
  }

  /// The calls of ``collectionView(_:layout:insetForSectionAt:)``, which answers the layout's own unless set.
  public let insetForSectionCalls = CallRecorder<
    (collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int),
    EdgeInsets
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    insetForSectionCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? CollectionFlowLayout)?.sectionInset ?? .zero
    }
  }

  /// The calls of ``collectionView(_:layout:minimumLineSpacingForSectionAt:)``, which answers the layout's own unless set.
  public let minimumLineSpacingCalls = CallRecorder<
    (collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int), CGFloat
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumLineSpacingCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? CollectionFlowLayout)?.minimumLineSpacing ?? 0
    }
  }

  /// The calls of ``collectionView(_:layout:minimumInteritemSpacingForSectionAt:)``, which answers the layout's own unless set.
  public let minimumInteritemSpacingCalls = CallRecorder<
    (collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int), CGFloat
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumInteritemSpacingCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? CollectionFlowLayout)?.minimumInteritemSpacing ?? 0
    }
  }

  /// The calls of ``collectionView(_:layout:referenceSizeForHeaderInSection:)``, which answers the layout's own unless set.
  public let referenceSizeForHeaderCalls = CallRecorder<
    (collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int), CGSize
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    referenceSizeForHeaderCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? CollectionFlowLayout)?.headerReferenceSize ?? .zero
    }
  }

  /// The calls of ``collectionView(_:layout:referenceSizeForFooterInSection:)``, which answers the layout's own unless set.
  public let referenceSizeForFooterCalls = CallRecorder<
    (collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int), CGSize
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    referenceSizeForFooterCalls.record((collectionView, collectionViewLayout, section)) {
      (collectionViewLayout as? CollectionFlowLayout)?.footerReferenceSize ?? .zero
    }
  }
}
