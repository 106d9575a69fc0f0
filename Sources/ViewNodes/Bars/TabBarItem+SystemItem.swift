// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension TabBarItem {
  /// The tab bar items that the system provides, each with a title in English and a symbol.
  ///
  /// UIKit: `UITabBarItem.SystemItem`.
  public nonisolated enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// “More”, with an ellipsis.
    case more = 0
    /// “Favorites”, with a star.
    case favorites = 1
    /// “Featured”, with a star.
    case featured = 2
    /// “Top Rated”, with a star.
    case topRated = 3
    /// “Recents”, with a clock.
    case recents = 4
    /// “Contacts”, with a person.
    case contacts = 5
    /// “History”, with a clock.
    case history = 6
    /// “Bookmarks”, with an open book.
    case bookmarks = 7
    /// “Search”, with a magnifying glass.
    case search = 8
    /// “Downloads”, with an arrow into a box.
    case downloads = 9
    /// “Most Recent”, with a clock.
    case mostRecent = 10
    /// “Most Viewed”, with a list.
    case mostViewed = 11

    fileprivate var content: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.bullet")
      }
    }
  }

  /// Creates an item with the title and the symbol of one that the system provides.
  ///
  /// - Parameters:
  ///   - systemItem: The system's item.
  ///   - tag: A number that identifies the item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.content
    self.init(title: title, image: Image(systemName: symbol), tag: tag)
  }
}
