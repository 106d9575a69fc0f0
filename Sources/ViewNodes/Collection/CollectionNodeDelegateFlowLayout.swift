// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that override the metrics of a flow layout.
///
/// UIKit: `UICollectionViewDelegateFlowLayout`.
///
/// All methods have default implementations. Metrics are in points.
public protocol CollectionNodeDelegateFlowLayout: CollectionNodeDelegate {
  /// Returns the size of an item, in points.
  ///
  /// If the first item of a section returns ``CollectionFlowLayout/automaticSize``, the default,
  /// the section's items have the layout's size, and the method isn't called for them.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets of a section, by default the layout's.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the minimum spacing between lines, by default the layout's.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum spacing between the items of a line, by default the layout's.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a header, by default the layout's.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a footer, by default the layout's.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionNodeDelegateFlowLayout {
  /// Returns the layout's value.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CollectionFlowLayout.automaticSize }
  /// Returns the layout's value.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { (collectionViewLayout as? CollectionFlowLayout)?.sectionInset ?? .zero }
  /// Returns the layout's value.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? CollectionFlowLayout)?.minimumLineSpacing ?? 0 }
  /// Returns the layout's value.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? CollectionFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// Returns the layout's value.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? CollectionFlowLayout)?.headerReferenceSize ?? .zero }
  /// Returns the layout's value.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? CollectionFlowLayout)?.footerReferenceSize ?? .zero }
}
