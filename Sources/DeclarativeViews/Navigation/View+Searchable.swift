// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension View {
  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - placement: Has no effect: the field is in the navigation bar.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: Text("Search"), isPresented: nil)
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - placement: Has no effect: the field is in the navigation bar.
  ///   - prompt: The key of the placeholder.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: Text(prompt), isPresented: nil)
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - placement: Has no effect: the field is in the navigation bar.
  ///   - prompt: The placeholder.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: Text(prompt), isPresented: nil)
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - placement: Has no effect: the field is in the navigation bar.
  ///   - prompt: The placeholder as text; "Search" if it is nil.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: nil)
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - isPresented: A binding to whether the search is active, which begins and ends it.
  ///   - placement: Has no effect: the field is in the navigation bar.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: Text("Search"), isPresented: isPresented)
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - isPresented: A binding to whether the search is active, which begins and ends it.
  ///   - placement: Has no effect: the field is in the navigation bar.
  ///   - prompt: The key of the placeholder.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: Text(prompt), isPresented: isPresented)
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - isPresented: A binding to whether the search is active, which begins and ends it.
  ///   - placement: Has no effect: the field is in the navigation bar.
  ///   - prompt: The placeholder.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: Text(prompt), isPresented: isPresented)
  }

  /// Adds a search field to the navigation bar of the page.
  ///
  /// - Parameters:
  ///   - text: A binding to the searched text.
  ///   - isPresented: A binding to whether the search is active, which begins and ends it.
  ///   - placement: Has no effect: the field is in the navigation bar.
  ///   - prompt: The placeholder as text; "Search" if it is nil.
  /// - Returns: The modified view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    SearchView(
      content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented)
  }

  /// Sets the suggestions of searches in the view, which cover its content while the text is
  /// edited.
  ///
  /// - Parameter suggestions: The suggestions, each a row; see ``searchCompletion(_:)``.
  /// - Returns: The modified view.
  public func searchSuggestions(
    @ViewBuilder _ suggestions: @escaping () -> some View
  ) -> some View {
    environment(\.searchParts.suggestions) { suggestions() }
  }

  /// Makes the view a suggestion that replaces the searched text when it is tapped.
  ///
  /// - Parameter completion: The text.
  /// - Returns: The modified view.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: AnyView(self), completion: completion)
  }

  /// Sets the parts of the content between which the user chooses while a search in the view is
  /// active.
  ///
  /// - Parameters:
  ///   - scope: A binding to the selected part.
  ///   - scopes: The names of the parts, each with the ``tag(_:)`` of its value.
  /// - Returns: The modified view.
  public func searchScopes<Value: Hashable>(
    _ scope: Binding<Value>, @ViewBuilder scopes: () -> some View
  ) -> some View {
    let content = scopes()
    return environment(
      \.searchParts.scopes,
      SearchScopes(content: content) {
        AnyHashable(scope.wrappedValue)
      } select: { value in
        if let value = value.base as? Value { scope.wrappedValue = value }
      })
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
