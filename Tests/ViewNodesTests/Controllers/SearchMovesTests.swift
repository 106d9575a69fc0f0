// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

private final class LoggingSearch: SearchController {
  var events: [String] = []

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    events.append(parent == nil ? "will leave" : "will enter")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    events.append(parent == nil ? "did leave" : "did enter")
  }
}

@Suite("Results of a search")
struct SearchMovesTests {
  @Test("the controller of the results becomes a child of the search once, with both notices")
  func ownResults() {
    let log = LoggingController.Log()
    let results = LoggingController("results", log)
    results.logsMoves = true
    let search = SearchController(searchResultsController: results)
    #expect(results.parent == nil)
    _ = (search.view, search.view)
    #expect(results.parent === search && results.view.superview === search.view)
    #expect(
      log.take().filter { $0.hasSuffix("Enter") } == ["results willEnter", "results didEnter"])
  }

  @Test("results enter and leave the controller of the search bar, each with both notices")
  func moves() throws {
    let list = ViewController()
    let results = ViewController()
    let search = LoggingSearch(searchResultsController: results)
    list.navigationItem.searchController = search
    let navigation = NavigationController(rootViewController: list)
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    #expect(search.events.isEmpty && search.parent == nil)
    search.isActive = true
    search.searchBar.text = "a"
    search.showResults()
    #expect(search.events == ["will enter", "did enter"])
    #expect(search.parent != nil && search.view.superview != nil)
    search.isActive = false
    #expect(search.events == ["will enter", "did enter", "will leave", "did leave"])
    #expect(search.parent == nil && search.view.superview == nil)
  }
}
