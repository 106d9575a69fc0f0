// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Searches")
struct SearchTests {
  private struct Owner: View {
    @State private var query = ""
    @State private var submitted = "nothing"
    @State private var isSearchable = true
    var body: some View {
      NavigationStack {
        VStack {
          Text(query.isEmpty ? "everything" : "only \(query)")
          Text(submitted)
          Button("Preset") { query = "preset" }
          Button("Toggle") { isSearchable.toggle() }
          if isSearchable {
            Text("with search").searchable(text: $query, prompt: "Find")
              .onSubmit { submitted = query }
          }
        }.navigationTitle("Home")
      }
    }
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  private func bar(_ host: HostingNode) -> SearchBarNode? { host.first(SearchBarNode.self) }

  @Test("typing into the field of the navigation bar changes the text, and Cancel clears it")
  func typing() throws {
    let (screen, host) = shown { Owner() }
    #expect(bar(host)?.placeholder == "Find" && words(host).contains("everything"))
    try screen.tap("Find")
    try screen.type("ab")
    screen.layoutIfNeeded()
    #expect(words(host).contains("only ab"))
    try screen.tap("Cancel")
    screen.layoutIfNeeded()
    #expect(words(host).contains("everything"))
  }

  @Test("the field shows the text that the view sets, and Return submits it")
  func setText() throws {
    let (screen, host) = shown { Owner() }
    try screen.tap("Preset")
    screen.layoutIfNeeded()
    let bar = try #require(self.bar(host))
    #expect(bar.text == "preset")
    bar.delegate?.searchBarSearchButtonClicked(bar)
    screen.layoutIfNeeded()
    #expect(words(host).contains("preset"))
  }

  @Test("the field comes and goes with its view")
  func removal() throws {
    let (screen, host) = shown { Owner() }
    for isShown in [false, true, false] {
      try screen.tap("Toggle")
      screen.layoutIfNeeded()
      #expect((bar(host) != nil) == isShown)
    }
  }

  @Test("outside of a navigation stack, there is no field")
  func withoutStack() {
    let (_, host) = shown {
      Text("a").searchable(
        text: .constant("x"), placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
    }
    #expect(bar(host) == nil && words(host) == ["a"])
  }
}
