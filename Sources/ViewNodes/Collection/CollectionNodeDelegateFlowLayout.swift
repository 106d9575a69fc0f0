// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Says how a flow is laid out, where that differs from the layout's own numbers.
/// UIKit: `UICollectionViewDelegateFlowLayout`. Everything is optional.
public protocol CollectionNodeDelegateFlowLayout: CollectionNodeDelegate {
  /// The size of an item, in points. A section whose first item is answered with
  /// ``CollectionFlowLayout/automaticSize``, the default, is not asked further: its items have the
  /// layout's size.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The insets of a section, the layout's by default.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The least distance between lines, the layout's by default.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items of a line, the layout's by default.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header, the layout's by default.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer, the layout's by default.
  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionNodeDelegateFlowLayout {
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CollectionFlowLayout.automaticSize }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { (collectionViewLayout as? CollectionFlowLayout)?.sectionInset ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? CollectionFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? CollectionFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? CollectionFlowLayout)?.headerReferenceSize ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? CollectionFlowLayout)?.footerReferenceSize ?? .zero }
}
