// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension View {
  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - prompt: The placeholder, "Search" by default.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, prompt: some StringProtocol = "Search"
  ) -> some View {
    SearchView(content: self, text: text, prompt: String(prompt))
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - placement: Has no effect: the field is in the navigation bar.
  ///   - prompt: The placeholder, "Search" by default.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement,
    prompt: some StringProtocol = "Search"
  ) -> some View {
    searchable(text: text, prompt: prompt)
  }
}

/// The placement of a search field; all are in the navigation bar.
///
/// SwiftUI: `SearchFieldPlacement`.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  /// When a search field is shown; it always is.
  ///
  /// SwiftUI: `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public nonisolated enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The default mode.
    case automatic
    /// Always.
    case always
  }

  private let name: String

  /// The default placement.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// Returns the placement in the navigation bar.
  ///
  /// - Parameter displayMode: Has no effect: the field is always shown.
  /// - Returns: The placement.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// A view with a search field in the navigation bar.
private struct SearchView: View {
  let content: any View
  let text: Binding<String>
  let prompt: String

  init(content: any View, text: Binding<String>, prompt: String) {
    self.content = content
    self.text = text
    self.prompt = prompt
  }

  var body: SearchView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let values = expansion.environment(of: item)
    let search = own.kept {
      let search = SearchLink()
      let page = values.page
      own.onRemoval = [
        {
          let item = page.page?.navigationItem
          if item?.searchController === search.controller { item?.searchController = nil }
        }
      ]
      return search
    }
    let shown = expansion.make(in: item) { text.wrappedValue }
    let bar = search.controller.searchBar
    if bar.text ?? "" != shown { bar.text = shown }
    bar.placeholder = prompt
    search.onChange = { text.wrappedValue = $0 }
    search.onSubmit = values.submitAction
    expansion.memory.afterwards {
      guard let item = values.page.page?.navigationItem else { return }
      if item.searchController !== search.controller { item.searchController = search.controller }
    }
    expansion.replace(item, by: content, keyedBy: .body)
  }
}

/// A search controller that reports its text.
private final class SearchLink: SearchBarNodeDelegate {
  let controller = SearchController(searchResultsController: nil)
  var onChange: ((String) -> Void)?
  var onSubmit: (() -> Void)?

  init() {
    controller.searchBar.delegate = self
  }

  func searchBar(_ searchBar: SearchBarNode, textDidChange searchText: String) {
    onChange?(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBarNode) { onSubmit?() }

  func searchBarCancelButtonClicked(_ searchBar: SearchBarNode) { onChange?("") }
}
