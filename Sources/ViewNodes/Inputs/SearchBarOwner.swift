// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A search controller, which is notified of events in its search bar; the bar's delegate belongs
/// to the client.
#if MainActor
  @MainActor
#endif
protocol SearchBarOwner: AnyObject {
  /// The bar in which the search is typed.
  var searchBar: SearchBarNode { get }
  /// Whether the search replaces a navigation bar's title.
  var hidesTitle: Bool { get }
  /// The bar has another height.
  func searchBarHeightDidChange()
  /// Editing has begun.
  func searchDidBegin()
  /// Another text or scope was chosen.
  func searchDidChange()
  /// The Cancel button was tapped.
  func searchWasCancelled()
}
