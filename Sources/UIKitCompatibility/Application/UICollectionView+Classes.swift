// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
public import ViewNodes

extension UICollectionView {
  /// Registers a class for creating cells with a reuse identifier; `nil`, or a class of something
  /// else, unregisters it.
  @_disfavoredOverload
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass as? UICollectionViewCell.Type, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a class for creating headers or footers with a reuse identifier; `nil`, or a class of
  /// something else, unregisters it.
  @_disfavoredOverload
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass as? UICollectionReusableView.Type, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: identifier)
  }

  /// A Boolean value that indicates whether cells are prepared before they are visible; no effect
  /// here.
  public final var isPrefetchingEnabled: Bool {
    get { false }
    set {}
  }

  /// The object that loads the data of cells before they are visible; nothing calls it here.
  public final var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { nil }
    set {}
  }

  /// Configures the cells of items anew; they are loaded again.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
}

/// The methods that load the data of items before they are visible; nothing calls them here.
#if MainActor
  @MainActor
#endif
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called before items become visible.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items don't become visible after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
