// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that control the editing of a search bar and report changes and taps.
///
/// UIKit: `UISearchBarDelegate`.
///
/// All methods have default implementations, which allow the operation or do nothing.
#if MainActor
  @MainActor
#endif
public protocol SearchBarNodeDelegate: AnyObject {
  /// Asks the delegate whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBarNode) -> Bool
  /// Tells the delegate that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBarNode)
  /// Asks the delegate whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBarNode) -> Bool
  /// Tells the delegate that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBarNode)
  /// Tells the delegate that the user changed or cleared the text.
  func searchBar(_ searchBar: SearchBarNode, textDidChange searchText: String)
  /// Asks the delegate whether typing may replace a range of the text, in UTF-16 units.
  func searchBar(
    _ searchBar: SearchBarNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the Search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBarNode)
  /// Tells the delegate that the Cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: SearchBarNode)
  /// Tells the delegate that another scope was selected.
  func searchBar(
    _ searchBar: SearchBarNode, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarNodeDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBarNode) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBarNode) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: SearchBarNode) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBarNode) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBarNode, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: SearchBarNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBarNode) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBarNode) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBarNode, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
