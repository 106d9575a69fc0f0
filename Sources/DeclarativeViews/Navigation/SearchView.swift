// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// What modifiers around a search set for it.
struct SearchParts {
  var suggestions: (() -> any View)?
  var scopes: SearchScopes?
}

/// The parts of the content that can be searched.
struct SearchScopes {
  let content: any View
  let selected: () -> AnyHashable
  let select: (AnyHashable) -> Void
}

/// An action that ends the search around a view.
///
/// SwiftUI: `DismissSearchAction`.
public struct DismissSearchAction {
  let action: () -> Void

  /// Ends the search, and clears its text.
  public func callAsFunction() { action() }
}

/// A view with a search field in the navigation bar.
struct SearchView: View {
  let content: any View
  let text: Binding<String>
  let prompt: Text
  let isPresented: Binding<Bool>?
  @State private var isActive = false
  @State private var showsSuggestions = false
  @Environment(\.searchParts) private var parts

  init(content: any View, text: Binding<String>, prompt: Text, isPresented: Binding<Bool>?) {
    self.content = content
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }

  var body: some View {
    let (text, isActive, shows) = (text, isPresented ?? $isActive, $showsSuggestions)
    let suggestions = showsSuggestions && isActive.wrappedValue ? parts.suggestions?() : nil
    let rows = suggestions.map { ListParts($0) }
    // The suggestions cover the page.
    let length: CGFloat? = (rows?.rowCount ?? 0) > 0 ? .infinity : nil
    SearchBarView(
      content: AnyView(content)
        .environment(\.searchParts, SearchParts())
        .environment(\.isSearching, isActive.wrappedValue)
        .environment(
          \.dismissSearch,
          DismissSearchAction {
            text.wrappedValue = ""
            isActive.wrappedValue = false
          }
        )
        .frame(maxWidth: length, maxHeight: length)
        .overlay {
          if let suggestions, let rows, rows.rowCount > 0 {
            List<Never, AnyView>(content: suggestions, selection: nil).listStyle(.plain)
              .environment(\.completeSearch) { text.wrappedValue = $0 }
          }
        },
      text: text, prompt: prompt, scopes: parts.scopes, isActive: isActive,
      showsSuggestions: shows)
  }
}

/// A view with a search bar in the navigation item of its page.
private struct SearchBarView: View {
  let content: any View
  let text: Binding<String>
  let prompt: Text
  let scopes: SearchScopes?
  let isActive: Binding<Bool>
  let showsSuggestions: Binding<Bool>

  var body: SearchBarView { return self }

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
    let (shown, isShown) = expansion.make(in: item) { (text.wrappedValue, isActive.wrappedValue) }
    let bar = search.controller.searchBar
    if bar.text ?? "" != shown { bar.text = shown }
    bar.placeholder = prompt.string(in: values)
    show(scopes, in: bar, of: search, isShown: isShown, step)
    search.onChange = { text.wrappedValue = $0 }
    search.isActive = isActive
    search.showsSuggestions = showsSuggestions
    search.onSubmit = values.submitAction
    expansion.memory.afterwards {
      guard let item = values.page.page?.navigationItem else { return }
      if item.searchController !== search.controller { item.searchController = search.controller }
      if search.controller.isActive != isShown {
        search.controller.isActive = isShown
        if isShown, bar.text ?? "" != shown { bar.text = shown }
      }
    }
    expansion.replace(item, by: content, keyedBy: .body)
  }

  private func show(
    _ scopes: SearchScopes?, in bar: SearchBarNode, of search: SearchLink, isShown: Bool,
    _ step: _ViewStep
  ) {
    guard let scopes else {
      bar.scopeButtonTitles = nil
      return
    }
    let choices = ViewList.choices(in: scopes.content, step: step)
    let selected = step.expansion.make(in: step.item) { scopes.selected() }
    let titles = choices.map(\.title)
    if bar.scopeButtonTitles ?? [] != titles { bar.scopeButtonTitles = titles }
    bar.selectedScopeButtonIndex = choices.firstIndex { $0.tag == selected } ?? 0
    if bar.showsScopeBar != isShown { bar.showsScopeBar = isShown }
    search.onScope = { if choices.indices.contains($0) { scopes.select(choices[$0].tag) } }
  }
}

/// A search controller that reports its text.
private final class SearchLink: SearchBarNodeDelegate {
  let controller = SearchController(searchResultsController: nil)
  var onChange: ((String) -> Void)?
  var onSubmit: (() -> Void)?
  var onScope: ((Int) -> Void)?
  var isActive: Binding<Bool>?
  var showsSuggestions: Binding<Bool>?

  init() {
    controller.searchBar.delegate = self
  }

  func searchBarTextDidBeginEditing(_ searchBar: SearchBarNode) {
    isActive?.wrappedValue = true
    showsSuggestions?.wrappedValue = true
  }

  func searchBar(_ searchBar: SearchBarNode, textDidChange searchText: String) {
    onChange?(searchText)
    showsSuggestions?.wrappedValue = true
  }

  func searchBar(
    _ searchBar: SearchBarNode, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { onScope?(selectedScope) }

  func searchBarSearchButtonClicked(_ searchBar: SearchBarNode) {
    showsSuggestions?.wrappedValue = false
    onSubmit?()
  }

  func searchBarCancelButtonClicked(_ searchBar: SearchBarNode) {
    onChange?("")
    isActive?.wrappedValue = false
  }
}

/// A suggestion that replaces the searched text.
struct SearchCompletion: View {
  let content: AnyView
  let completion: String
  @Environment(\.completeSearch) private var complete

  var body: some View {
    let (complete, completion) = (complete, completion)
    Button {
      complete?(completion)
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading).contentShape(.rect)
    }
    .buttonStyle(.plain)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the search around the view is active.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search around the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// The action of suggestions, which replaces the searched text.
  var completeSearch: ((String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private struct SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}

private struct CompleteSearchKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}
