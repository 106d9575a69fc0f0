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

  // MARK: collectionView(_:layout:sizeForItemAt:)

  /// The arguments of the calls of ``collectionView(_:layout:sizeForItemAt:)``, in order.
  public private(set) var sizeForItemCalls:
    [(collectionView: CollectionNode, collectionViewLayout: CollectionLayout, indexPath: IndexPath)] =
      []
  /// How often ``collectionView(_:layout:sizeForItemAt:)`` was called.
  public var sizeForItemCallsCount: Int { sizeForItemCalls.count }
  /// What ``collectionView(_:layout:sizeForItemAt:)`` answers; the layout's own while `nil`.
  public var sizeForItemAnswer: CGSize?

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeForItemCalls.append(
      (
        collectionView: collectionView, collectionViewLayout: collectionViewLayout,
        indexPath: indexPath
      ))
    return sizeForItemAnswer ?? CollectionFlowLayout.automaticSize
  }

  // MARK: collectionView(_:layout:insetForSectionAt:)

  /// The arguments of the calls of ``collectionView(_:layout:insetForSectionAt:)``, in order.
  public private(set) var insetForSectionCalls:
    [(collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int)] = []
  /// How often ``collectionView(_:layout:insetForSectionAt:)`` was called.
  public var insetForSectionCallsCount: Int { insetForSectionCalls.count }
  /// What ``collectionView(_:layout:insetForSectionAt:)`` answers; the layout's own while `nil`.
  public var insetForSectionAnswer: EdgeInsets?

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    insetForSectionCalls.append(
      (collectionView: collectionView, collectionViewLayout: collectionViewLayout, section: section)
    )
    return insetForSectionAnswer ?? (collectionViewLayout as? CollectionFlowLayout)?.sectionInset
      ?? .zero
  }

  // MARK: collectionView(_:layout:minimumLineSpacingForSectionAt:)

  /// The arguments of the calls of ``collectionView(_:layout:minimumLineSpacingForSectionAt:)``, in order.
  public private(set) var minimumLineSpacingCalls:
    [(collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int)] = []
  /// How often ``collectionView(_:layout:minimumLineSpacingForSectionAt:)`` was called.
  public var minimumLineSpacingCallsCount: Int { minimumLineSpacingCalls.count }
  /// What ``collectionView(_:layout:minimumLineSpacingForSectionAt:)`` answers; the layout's own while `nil`.
  public var minimumLineSpacingAnswer: CGFloat?

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumLineSpacingCalls.append(
      (collectionView: collectionView, collectionViewLayout: collectionViewLayout, section: section)
    )
    return minimumLineSpacingAnswer ?? (collectionViewLayout as? CollectionFlowLayout)?
      .minimumLineSpacing ?? 0
  }

  // MARK: collectionView(_:layout:minimumInteritemSpacingForSectionAt:)

  /// The arguments of the calls of ``collectionView(_:layout:minimumInteritemSpacingForSectionAt:)``, in order.
  public private(set) var minimumInteritemSpacingCalls:
    [(collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int)] = []
  /// How often ``collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`` was called.
  public var minimumInteritemSpacingCallsCount: Int { minimumInteritemSpacingCalls.count }
  /// What ``collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`` answers; the layout's own while `nil`.
  public var minimumInteritemSpacingAnswer: CGFloat?

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    minimumInteritemSpacingCalls.append(
      (collectionView: collectionView, collectionViewLayout: collectionViewLayout, section: section)
    )
    return minimumInteritemSpacingAnswer ?? (collectionViewLayout as? CollectionFlowLayout)?
      .minimumInteritemSpacing ?? 0
  }

  // MARK: collectionView(_:layout:referenceSizeForHeaderInSection:)

  /// The arguments of the calls of ``collectionView(_:layout:referenceSizeForHeaderInSection:)``, in order.
  public private(set) var referenceSizeForHeaderCalls:
    [(collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int)] = []
  /// How often ``collectionView(_:layout:referenceSizeForHeaderInSection:)`` was called.
  public var referenceSizeForHeaderCallsCount: Int { referenceSizeForHeaderCalls.count }
  /// What ``collectionView(_:layout:referenceSizeForHeaderInSection:)`` answers; the layout's own while `nil`.
  public var referenceSizeForHeaderAnswer: CGSize?

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    referenceSizeForHeaderCalls.append(
      (collectionView: collectionView, collectionViewLayout: collectionViewLayout, section: section)
    )
    return referenceSizeForHeaderAnswer ?? (collectionViewLayout as? CollectionFlowLayout)?
      .headerReferenceSize ?? .zero
  }

  // MARK: collectionView(_:layout:referenceSizeForFooterInSection:)

  /// The arguments of the calls of ``collectionView(_:layout:referenceSizeForFooterInSection:)``, in order.
  public private(set) var referenceSizeForFooterCalls:
    [(collectionView: CollectionNode, collectionViewLayout: CollectionLayout, section: Int)] = []
  /// How often ``collectionView(_:layout:referenceSizeForFooterInSection:)`` was called.
  public var referenceSizeForFooterCallsCount: Int { referenceSizeForFooterCalls.count }
  /// What ``collectionView(_:layout:referenceSizeForFooterInSection:)`` answers; the layout's own while `nil`.
  public var referenceSizeForFooterAnswer: CGSize?

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    referenceSizeForFooterCalls.append(
      (collectionView: collectionView, collectionViewLayout: collectionViewLayout, section: section)
    )
    return referenceSizeForFooterAnswer ?? (collectionViewLayout as? CollectionFlowLayout)?
      .footerReferenceSize ?? .zero
  }
}
