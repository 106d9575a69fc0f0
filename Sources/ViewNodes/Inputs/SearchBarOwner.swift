// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A search controller, which is notified of events in its search bar; the bar's delegate belongs
/// to the client.
#if MainActor
  @MainActor
#endif
protocol SearchBarOwner: AnyObject {
  /// The search bar.
  var searchBar: SearchBarNode { get }
  /// Whether the search replaces a navigation bar's title.
  var hidesTitle: Bool { get }
  /// Called when the height of the bar changes.
  func searchBarHeightDidChange()
  /// Called when editing begins.
  func searchDidBegin()
  /// Called when the text or the scope changes.
  func searchDidChange()
  /// Called when the Cancel button is tapped.
  func searchWasCancelled()
}
