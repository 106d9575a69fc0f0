// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Hears of what happens to items. UIKit: `UICollectionViewDelegate`. Everything is optional.
public protocol CollectionNodeDelegate: ScrollNodeDelegate {
  /// A cell is about to be shown, with its final frame.
  func collectionView(
    _ collectionView: CollectionNode, willDisplay cell: CollectionCellNode,
    forItemAt indexPath: IndexPath)
  /// A cell is shown no longer.
  func collectionView(
    _ collectionView: CollectionNode, didEndDisplaying cell: CollectionCellNode,
    forItemAt indexPath: IndexPath)
  /// Whether a touched item is chosen; true by default.
  func collectionView(
    _ collectionView: CollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// An item was chosen by touch.
  func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath)
  /// Whether a touch may end the choice of an item; true by default.
  func collectionView(
    _ collectionView: CollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// The choice of an item was ended by touch.
  func collectionView(_ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionNodeDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, willDisplay cell: CollectionCellNode,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, didEndDisplaying cell: CollectionCellNode,
    forItemAt indexPath: IndexPath
  ) {}
  /// Agrees.
  public func collectionView(
    _ collectionView: CollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Agrees.
  public func collectionView(
    _ collectionView: CollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath
  ) {}
}
