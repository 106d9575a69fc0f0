// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

/// Follows a search.
private final class Follower: UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? "nil"
    calls.append(
      "update \(text) \(searchController.isActive) "
        + "\(searchController.searchBar.selectedScopeButtonIndex)")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    calls.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    calls.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    calls.append("did dismiss")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("editing") }
}

@Suite("Search controllers")
struct SearchControllerTests {
  private let follower = Follower()
  private let list = UIViewController()
  private let navigation: UINavigationController
  private let screen: Screen

  init() {
    list.title = "Books"
    navigation = UINavigationController(rootViewController: list)
    screen = Screen(.phone, rootViewController: navigation)
  }

  /// What VoiceOver reads on the screen.
  private var spoken: String { navigation.view.accessibilityTree() }

  private func search(results: UIViewController? = nil) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = follower
    search.delegate = follower
    search.searchBar.delegate = follower
    search.searchBar.placeholder = "Search books"
    list.navigationItem.searchController = search
    screen.layoutIfNeeded()
    return search
  }

  @Test("a search controller without arguments has no controller for the results")
  func plain() {
    let search = UISearchController()
    #expect(search.searchResultsController == nil)
    list.navigationItem.searchController = search
    screen.layoutIfNeeded()
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive)
  }

  @Test(
    "the search bar is below the title in a bar that is 52 points taller, without a background")
  func place() {
    let height = navigation.navigationBar.frame.height
    let search = search()
    #expect(navigation.navigationBar.frame.height == height + 52)
    #expect(search.searchBar.superview === navigation.navigationBar)
    #expect(search.searchBar.frame == CGRect(x: 0, y: height, width: 390, height: 52))
    #expect(search.searchBar.backgroundColor == nil)
    #expect(list.view.safeAreaInsets.top == 47 + height + 52)
    list.navigationItem.searchController = nil
    screen.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height)
    #expect(search.searchBar.superview == nil)
    #expect(search.searchBar.backgroundColor != nil)
  }

  @Test("editing begins a search, typing updates it, and Cancel ends it")
  func life() throws {
    let search = search()
    try screen.tap("Search books")
    #expect(
      follower.take() == ["will present", "did present", "update  true 0", "editing"])
    #expect(search.isActive && search.searchBar.showsCancelButton)
    try screen.type("ab")
    #expect(follower.take() == ["update a true 0", "update ab true 0"])
    try screen.tap("Cancel")
    #expect(
      follower.take() == ["cancel", "will dismiss", "update  false 0", "did dismiss"])
    #expect(!search.isActive && !search.searchBar.showsCancelButton)
    #expect(search.searchBar.text == "" && !search.searchBar.searchTextField.isFirstResponder)
  }

  @Test("selecting another scope updates the search")
  func scopes() throws {
    let search = search()
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.searchBar.showsScopeBar = true
    search.isActive = true
    screen.layoutIfNeeded()
    _ = follower.take()
    try screen.tap("New")
    #expect(follower.take() == ["update  true 1"])
    #expect(navigation.navigationBar.frame.height == 96)
    search.searchBar.showsScopeBar = false
    screen.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 52)
  }

  @Test("the title and the buttons are hidden during a search, unless configured to stay")
  func title() throws {
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort")
    let search = search()
    let bar = navigation.navigationBar
    #expect(spoken.contains("Books"))
    search.isActive = true
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 52)
    #expect(!spoken.contains("Books"))
    #expect(!spoken.contains("Sort"))
    #expect(search.searchBar.searchTextField.isFirstResponder)
    search.hidesNavigationBarDuringPresentation = false
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 96)
    #expect(spoken.contains("Sort"))
    search.isActive = false
    #expect(spoken.contains("Books"))
  }

  @Test("results cover the content below the bar while there is a search text")
  func results() throws {
    let results = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
    label.text = "Found"
    results.view.addSubview(label)
    let search = search(results: results)
    #expect(!spoken.contains("Found"))
    try screen.tap("Search books")
    #expect(!spoken.contains("Found"))
    try screen.type("a")
    screen.layoutIfNeeded()
    #expect(spoken.contains("Found"))
    #expect(results.parent === search && search.parent === navigation)
    #expect(results.view.bounds == list.view.bounds)
    #expect(results.view.safeAreaInsets == list.view.safeAreaInsets)
    #expect(results.view.safeAreaInsets.top == 99)
    try screen.press(.delete)
    #expect(search.parent == nil && search.viewIfLoaded?.superview == nil)
    search.showsSearchResultsController = true
    #expect(search.parent === navigation)
    search.isActive = false
    #expect(search.parent == nil)
  }

  @Test("results leave with the searched screen and return with it")
  func pushed() throws {
    let results = UIViewController()
    let search = search(results: results)
    search.isActive = true
    try screen.type("a")
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    screen.layoutIfNeeded()
    #expect(results.view.superview?.superview == nil)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    screen.layoutIfNeeded()
    #expect(search.isActive && search.searchBar.text == "a")
    #expect(search.parent === navigation && results.view.superview?.superview != nil)
  }

  @Test("a search bar in a custom view shows results over its controller's view")
  func ownPlace() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = follower
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    list.view.addSubview(search.searchBar)
    search.isActive = true
    try screen.type("x")
    #expect(search.parent === list)
    #expect(results.view.isDescendant(of: list.view))
    #expect(search.view.frame == list.view.bounds)
  }

  @Test("a search that isn't shown begins and ends without results")
  func nowhere() {
    let search = UISearchController(searchResultsController: UIViewController())
    search.showsSearchResultsController = true
    search.isActive = true
    #expect(search.isActive && search.parent == nil)
    search.isActive = false
    #expect(!search.isActive)
  }
}
