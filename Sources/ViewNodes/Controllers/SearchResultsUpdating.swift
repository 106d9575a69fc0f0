// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The method that a search controller calls when the search changes.
///
/// UIKit: `UISearchResultsUpdating`.
#if MainActor
  @MainActor
#endif
public protocol SearchResultsUpdating: AnyObject {
  /// Tells the object that the search began or ended, or that its text or scope has changed.
  func updateSearchResults(for searchController: SearchController)
}
