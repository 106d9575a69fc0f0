// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Suggestions and scopes of searches")
struct SearchSuggestionTests {
  private struct Owner: View {
    @State private var query = ""
    @State private var isSearching = false
    @State private var scope = 1
    @State private var submitted = "nothing"
    var names = ["apple", "pear"]

    var body: some View {
      NavigationStack {
        Inner(query: query, scope: scope, submitted: submitted, begin: { isSearching = true })
          .searchable(text: $query, isPresented: $isSearching, prompt: "Find")
          .searchSuggestions {
            ForEach(names.filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) {
              Text("suggest \($0)").searchCompletion($0)
            }
          }
          .searchScopes($scope) {
            Text("fruit").tag(1)
            Text("trees").tag(2)
          }
          .onSubmit { submitted = query }
      }
    }
  }

  private struct Inner: View {
    let query: String
    let scope: Int
    let submitted: String
    let begin: () -> Void
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text("query \(query), scope \(scope), submitted \(submitted)")
      Button(isSearching ? "end" : "begin") { if isSearching { dismissSearch() } else { begin() } }
    }
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("suggestions are shown while the text is edited, and replace it")
  func suggestions() throws {
    let (screen, host) = shown { Owner() }
    #expect(!words(host).contains("suggest apple"))
    try screen.tap("Find")
    screen.layoutIfNeeded()
    #expect(words(host).contains("suggest apple") && words(host).contains("suggest pear"))
    try screen.type("p")
    screen.layoutIfNeeded()
    #expect(!words(host).contains("suggest apple"))
    try screen.tap("suggest pear")
    screen.layoutIfNeeded()
    let bar = try #require(host.first(SearchBarNode.self))
    #expect(bar.text == "pear")
    bar.delegate?.searchBarSearchButtonClicked(bar)
    screen.layoutIfNeeded()
    #expect(!words(host).contains("suggest pear"))
    #expect(words(host).contains("query pear, scope 1, submitted pear"))
    try screen.tap("Cancel")
    screen.layoutIfNeeded()
    #expect(words(host).contains("query , scope 1, submitted pear"))
  }

  @Test("views know whether a search is active, and begin and end it")
  func active() throws {
    let (screen, host) = shown { Owner(names: []) }
    let bar = try #require(host.first(SearchBarNode.self))
    #expect(!bar.showsScopeBar)
    try screen.tap("begin")
    screen.layoutIfNeeded()
    #expect(words(host).contains("end") && bar.showsScopeBar)
    try screen.tap("end")
    screen.layoutIfNeeded()
    #expect(words(host).contains("begin") && !bar.showsScopeBar)
  }

  @Test("the placeholder can be a text, and is a word of its own without one")
  func prompts() {
    func prompt(_ page: some View) -> String? {
      let (screen, host) = shown { NavigationStack { page } }
      return withExtendedLifetime(screen) { host.first(SearchBarNode.self)?.placeholder }
    }
    let text = Binding<String>.constant("")
    let active = Binding<Bool>.constant(false)
    #expect(prompt(Text("a").searchable(text: text, prompt: Text("Find"))) == "Find")
    #expect(
      prompt(Text("a").searchable(text: text, isPresented: active, prompt: Text("Find"))) == "Find")
    #expect(prompt(Text("a").searchable(text: text, prompt: Optional<Text>.none)) == "Search")
    #expect(
      prompt(Text("a").searchable(text: text, isPresented: active, prompt: Optional<Text>.none))
        == "Search")
    #expect(prompt(Text("a").searchable(text: text)) == "Search")
    #expect(prompt(Text("a").searchable(text: text, isPresented: active)) == "Search")
    #expect(prompt(Text("a").searchable(text: text, placement: .toolbar)) == "Search")
  }

  @Test("an active search shows its scopes")
  func scopes() throws {
    let (screen, host) = shown { Owner(names: []) }
    try screen.tap("begin")
    screen.layoutIfNeeded()
    let bar = try #require(host.first(SearchBarNode.self))
    #expect(bar.scopeButtonTitles == ["fruit", "trees"] && bar.selectedScopeButtonIndex == 0)
    try screen.tap("trees")
    screen.layoutIfNeeded()
    #expect(words(host).contains("query , scope 2, submitted nothing"))
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}
