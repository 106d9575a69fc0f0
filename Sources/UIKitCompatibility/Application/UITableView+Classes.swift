// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
public import ViewNodes

extension UITableView {
  /// Registers a class for creating cells with a reuse identifier; `nil`, or a class of something
  /// else, unregisters it.
  @_disfavoredOverload
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass as? UITableViewCell.Type, forCellReuseIdentifier: identifier)
  }

  /// Registers a class for creating headers and footers with a reuse identifier; `nil`, or a class of
  /// something else, unregisters it.
  @_disfavoredOverload
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(
      aClass as? UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// A Boolean value that indicates whether cells are prepared before they are visible; no effect
  /// here.
  public final var isPrefetchingEnabled: Bool {
    get { false }
    set {}
  }

  /// The object that loads the data of rows before they are visible; nothing calls it here.
  public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { nil }
    set {}
  }

  /// Configures the cells of rows anew; they are loaded again.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// A Boolean value that indicates whether the margins of cells follow the readable width; no effect
  /// here, as on phones.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { false }
    set {}
  }
}

/// The methods that load the data of rows before they are visible; nothing calls them here.
#if MainActor
  @MainActor
#endif
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called before rows become visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows don't become visible after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
