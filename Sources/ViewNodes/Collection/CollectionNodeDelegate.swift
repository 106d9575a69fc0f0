// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a collection calls to manage selection and display of items.
///
/// UIKit: `UICollectionViewDelegate`.
///
/// All methods have default implementations.
public protocol CollectionNodeDelegate: ScrollNodeDelegate {
  /// Tells the delegate that a cell is about to be displayed, at its final frame.
  func collectionView(
    _ collectionView: CollectionNode, willDisplay cell: CollectionCellNode,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that a cell is no longer displayed.
  func collectionView(
    _ collectionView: CollectionNode, didEndDisplaying cell: CollectionCellNode,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that a header, a footer, or another supplementary view is about to be
  /// displayed, at its final frame.
  func collectionView(
    _ collectionView: CollectionNode, willDisplaySupplementaryView view: CollectionReusableNode,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Tells the delegate that a supplementary view is no longer displayed.
  func collectionView(
    _ collectionView: CollectionNode,
    didEndDisplayingSupplementaryView view: CollectionReusableNode,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Asks the delegate whether to highlight a touched item, and then select it; `true` by default.
  func collectionView(
    _ collectionView: CollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that a touched item was highlighted.
  func collectionView(_ collectionView: CollectionNode, didHighlightItemAt indexPath: IndexPath)
  /// Tells the delegate that an item is no longer highlighted.
  func collectionView(_ collectionView: CollectionNode, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks the delegate whether to select a touched item; `true` by default.
  func collectionView(
    _ collectionView: CollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that the user selected an item.
  func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath)
  /// Asks the delegate whether to deselect a touched item; `true` by default.
  func collectionView(
    _ collectionView: CollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that the user deselected an item.
  func collectionView(_ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionNodeDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, didUnhighlightItemAt indexPath: IndexPath
  ) {}
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
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, willDisplaySupplementaryView view: CollectionReusableNode,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode,
    didEndDisplayingSupplementaryView view: CollectionReusableNode,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath
  ) {}
}
