// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Events of a search")
struct SearchEventTests {
  private final class Log: SearchControllerDelegate, SearchResultsUpdating {
    var calls: [String] = []
    private func note(_ call: String, _ search: SearchController) {
      let isEditing = search.searchBar.searchTextField.isFirstResponder
      calls.append("\(call) \(search.isActive) \(isEditing) \(search.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: SearchController) {
      note("will begin", searchController)
    }
    func didPresentSearchController(_ searchController: SearchController) {
      note("did begin", searchController)
    }
    func willDismissSearchController(_ searchController: SearchController) {
      note("will end", searchController)
    }
    func didDismissSearchController(_ searchController: SearchController) {
      note("did end", searchController)
    }
    func updateSearchResults(for searchController: SearchController) {
      note("update", searchController)
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls.map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private let log = Log()
  private let list = ViewController()
  private let navigation: NavigationController

  init() {
    list.title = "List"
    navigation = NavigationController(rootViewController: list)
  }

  private func search(_ results: ViewController? = nil) -> (SearchController, Screen) {
    let search = SearchController(searchResultsController: results)
    search.delegate = log
    search.searchResultsUpdater = log
    list.navigationItem.searchController = search
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    return (search, screen)
  }

  @Test("a search notifies its delegate around each change, and its updater after it, once")
  func order() {
    let (search, screen) = search()
    #expect(!search.isActive && log.take() == [])
    search.isActive = false
    #expect(log.take() == [])
    search.isActive = true
    let begin = log.take()
    #expect(begin.first == "will begin false false")
    #expect(begin.contains("did begin true true") && begin.last == "update true true")
    #expect(begin.count == 3)
    search.isActive = true
    #expect(log.take() == [])
    search.searchBar.text = "cat"
    search.searchDidChange()
    #expect(log.take().last == "update true true cat")
    search.isActive = false
    let end = log.take()
    #expect(end.first == "will end true true cat" && end.last == "did end false false")
    #expect(end.dropLast().last == "update false false")
    #expect(search.searchBar.text == "" && screen.rootViewController === navigation)
  }

  @Test("the cancel button is shown during a search unless it is left to the app")
  func cancelButton() {
    let (search, screen) = search()
    for isAutomatic in [true, false] {
      search.automaticallyShowsCancelButton = isAutomatic
      search.isActive = true
      #expect(search.searchBar.showsCancelButton == isAutomatic)
      search.isActive = false
      #expect(!search.searchBar.showsCancelButton)
    }
    search.searchBar.showsCancelButton = true
    search.isActive = true
    search.searchWasCancelled()
    #expect(search.searchBar.showsCancelButton && !search.isActive)
    #expect(screen.rootViewController === navigation)
  }

  @Test("the title is hidden during a search if the bar is meant to be, which may change meanwhile")
  func title() {
    let (search, screen) = search()
    let bar = navigation.navigationBar
    let height = bar.intrinsicContentSize.height
    #expect(!bar.hidesTitle && !bar.titleLabel.isHidden && bar.searchBar === search.searchBar)
    search.isActive = true
    #expect(bar.hidesTitle && bar.titleLabel.isHidden)
    #expect(bar.intrinsicContentSize.height < height)
    search.hidesNavigationBarDuringPresentation = false
    #expect(!bar.hidesTitle && !bar.titleLabel.isHidden)
    search.hidesNavigationBarDuringPresentation = true
    #expect(bar.titleLabel.isHidden)
    search.isActive = false
    #expect(!bar.titleLabel.isHidden && bar.intrinsicContentSize.height == height)
    list.navigationItem.searchController = nil
    #expect(bar.searchBar == nil && search.searchBar.superview == nil)
    #expect(!search.searchBar.isInNavigationBar && bar.intrinsicContentSize.height == 44)
    #expect(screen.rootViewController === navigation)
  }

  @Test("results are shown while there is a text, or always during a search on request")
  func results() {
    let results = ViewController()
    let (search, screen) = search(results)
    func isShown() -> Bool {
      screen.layoutIfNeeded()
      #expect((results.view.window != nil) == (search.parent === navigation))
      return search.parent === navigation
    }
    search.searchBar.text = "a"
    search.showResults()
    #expect(!isShown())
    search.searchBar.text = ""
    search.isActive = true
    #expect(!isShown())
    search.searchBar.text = "a"
    search.searchDidChange()
    #expect(isShown() && results.parent === search && results.appearance == .here)
    #expect(results.view.frame == search.view.bounds)
    search.searchBar.text = ""
    search.searchDidChange()
    #expect(!isShown() && results.appearance == .away)
    search.showsSearchResultsController = true
    #expect(isShown())
    search.showsSearchResultsController = false
    #expect(!isShown())
  }
}
