// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewGraphics
import ViewNodes

@Suite("Tab bar items")
struct TabBarItemTests {
  @Test(
    "system items have their titles, in the order of UIKit",
    arguments: zip(
      TabBarItem.SystemItem.allCases,
      [
        "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks",
        "Search", "Downloads", "Most Recent", "Most Viewed",
      ]))
  func titles(system: TabBarItem.SystemItem, title: String) {
    let item = TabBarItem(tabBarSystemItem: system, tag: 7)
    #expect(item.title == title)
    #expect(item.tag == 7)
    #expect(TabBarItem.SystemItem.allCases.firstIndex(of: system) == system.rawValue)
  }

  @Test("each system item has a symbol that is drawn", arguments: TabBarItem.SystemItem.allCases)
  func symbols(system: TabBarItem.SystemItem) throws {
    let image = try #require(TabBarItem(tabBarSystemItem: system, tag: 0).image)
    #expect(image.missingSymbolName == nil)
  }

  @Test("favorites have a star, recents a clock, and searches a magnifying glass")
  func knownSymbols() {
    func image(_ system: TabBarItem.SystemItem) -> Image? {
      TabBarItem(tabBarSystemItem: system, tag: 0).image
    }
    #expect(image(.favorites) == Image(systemName: "star.fill"))
    #expect(image(.recents) == Image(systemName: "clock.fill"))
    #expect(image(.search) == Image(systemName: "magnifyingglass"))
  }
}
