// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that a search controller calls when a search begins and ends.
///
/// UIKit: `UISearchControllerDelegate`.
///
/// All methods have default implementations.
#if MainActor
  @MainActor
#endif
public protocol SearchControllerDelegate: AnyObject {
  /// Tells the delegate that a search is about to begin.
  func willPresentSearchController(_ searchController: SearchController)
  /// Tells the delegate that a search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// Tells the delegate that a search is about to end.
  func willDismissSearchController(_ searchController: SearchController)
  /// Tells the delegate that a search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
