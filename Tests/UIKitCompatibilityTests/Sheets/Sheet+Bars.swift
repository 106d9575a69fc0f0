// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

extension Sheet {
  private static func navigationBar(
    large: Bool = false, _ configure: (UINavigationItem) -> Void
  ) -> UIView {
    let below = UINavigationItem(title: "Library")
    let item = UINavigationItem(title: "Books")
    configure(item)
    return sized(UINavigationBar(), 375, large ? 96 : 44) {
      $0.prefersLargeTitles = large
      $0.setItems([below, item], animated: false)
    }
  }

  private static func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain)
  }

  private static func system(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: item)
  }

  private static func toolbar(_ items: [UIBarButtonItem]) -> UIView {
    sized(UIToolbar(), 320, 44) { $0.setItems(items, animated: false) }
  }

  static var bars: [Sheet] {
    [
      Sheet("navigation bar with a way back") { navigationBar { _ in } },
      Sheet("navigation bar with items") {
        navigationBar {
          $0.leftBarButtonItems = [item("Sort"), system(.edit)]
          $0.rightBarButtonItems = [system(.add), system(.search)]
          $0.hidesBackButton = true
        }
      },
      Sheet("navigation bar, large") { navigationBar(large: true) { _ in } },
      Sheet("navigation bar with a view for a title") {
        navigationBar { $0.titleView = sized(UISegmentedControl(items: ["All", "New"]), 140, 32) }
      },
      Sheet("toolbar, spread") {
        toolbar([
          item("One"), system(.flexibleSpace), item("Two"), system(.flexibleSpace), item("Three"),
        ])
      },
      Sheet("toolbar, at the start") { toolbar([item("One"), item("Two"), system(.trash)]) },
      Sheet("toolbar with a fixed space") {
        let space = system(.fixedSpace)
        space.width = 30
        return toolbar([item("One"), space, item("Two"), system(.flexibleSpace), system(.done)])
      },
      Sheet("toolbar, too full") {
        toolbar(["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"].map(item))
      },
      Sheet("tab bar, the second selected") {
        let items = ["house", "star", "person"].enumerated().map { index, name in
          UITabBarItem(title: "Tab \(index + 1)", image: UIImage(systemName: name), tag: index)
        }
        items[2].badgeValue = "12"
        return sized(UITabBar(), 375, 49) {
          $0.setItems(items, animated: false)
          $0.selectedItem = items[1]
        }
      },
      Sheet("search bar") {
        sized(UISearchBar(), 320, 56) {
          $0.placeholder = "Search the library"
          $0.showsCancelButton = true
        }
      },
      Sheet("search bar with text and scopes") {
        sized(UISearchBar(), 320, 100) {
          $0.text = "birds"
          $0.scopeButtonTitles = ["Title", "Author"]
          $0.showsScopeBar = true
        }
      },
    ]
  }
}
