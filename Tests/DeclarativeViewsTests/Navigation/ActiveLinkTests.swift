// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Links that their owner follows")
struct ActiveLinkTests {
  private struct Owner: View {
    @State private var isActive = false
    @State private var chosen: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("Detail"), isActive: $isActive) { Text("Link") }
          Button("Show \(isActive)") { isActive = true }
          NavigationLink("One", destination: Text("Page 1"), tag: 1, selection: $chosen)
          NavigationLink(tag: 2, selection: $chosen) {
            Text("Page 2")
          } label: {
            Text("Two")
          }
          Button("Choose 2 of \(chosen ?? 0)") { chosen = 2 }
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test func `a value shows the destination, and navigating back resets it`() throws {
    let (screen, host) = shown { Owner() }
    for action in ["Link", "Show false"] {
      try screen.tap(action)
      #expect(host.accessibilityTree().contains("Detail"))
      try screen.tap("Root")
      #expect(host.accessibilityTree().contains("Show false"))
      #expect(!host.accessibilityTree().contains("Detail"))
    }
  }

  @Test func `a selection shows the destination of the link with its tag`() throws {
    let (screen, host) = shown { Owner() }
    try screen.tap("One")
    #expect(host.accessibilityTree().contains("Page 1"))
    try screen.tap("Root")
    try screen.tap("Choose 2 of 0")
    #expect(host.accessibilityTree().contains("Page 2"))
    try screen.tap("Root")
    #expect(host.accessibilityTree().contains("Choose 2 of 0"))
  }
}
