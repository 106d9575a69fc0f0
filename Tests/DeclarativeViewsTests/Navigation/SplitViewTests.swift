// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Split views")
struct SplitViewTests {
  private struct Two: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        VStack {
          Text("chosen \(chosen ?? "none")")
          Button("Choose c") { chosen = "c" }
          List(selection: $chosen) {
            ForEach(["a", "b"], id: \.self) { Text("row \($0)") }
            NavigationLink("link", value: "d")
          }
        }.navigationTitle("Sidebar")
      } detail: {
        Text("detail \(chosen ?? "none")")
      }
    }
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("a selected row shows the detail on top, and navigating back ends the selection")
  func selection() throws {
    let (screen, host) = shown { Two() }
    #expect(words(host).contains("row a") && !words(host).contains("detail none"))
    for (name, value) in [("row a", "a"), ("link", "d"), ("Choose c", "c")] {
      try screen.tap(name)
      screen.layoutIfNeeded()
      #expect(words(host).contains("detail \(value)") && !words(host).contains("row a"))
      try screen.tapBack()
      screen.layoutIfNeeded()
      #expect(words(host).contains("row a") && words(host).contains("chosen none"))
    }
  }

  @Test("a row that is selected at first shows the detail")
  func initial() throws {
    struct Owner: View {
      @State private var chosen: Int? = 2
      var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          List(selection: $chosen) { ForEach(0..<3) { Text("row \($0)") } }
        } detail: {
          Text("detail \(chosen ?? -1)")
        }
        .navigationSplitViewStyle(.balanced)
      }
    }
    let (_, host) = shown { Owner() }
    #expect(words(host).contains("detail 2"))
  }

  @Test("three columns follow each other")
  func three() throws {
    struct Owner: View {
      @State private var first: Int?
      @State private var second: String?
      var body: some View {
        NavigationSplitView {
          List(selection: $first) { ForEach(0..<3) { Text("first \($0)") } }
            .navigationSplitViewColumnWidth(200)
        } content: {
          List(selection: $second) {
            ForEach(["x", "y"], id: \.self) { Text("second \(first ?? -1) \($0)") }
          }
          .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } detail: {
          Text("third \(first ?? -1) \(second ?? "none")")
        }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("first 1")
    screen.layoutIfNeeded()
    try screen.tap("second 1 y")
    screen.layoutIfNeeded()
    #expect(words(host).contains("third 1 y"))
    try screen.tapBack()
    screen.layoutIfNeeded()
    #expect(words(host).contains("second 1 x") && !words(host).contains("third 1 y"))
    try screen.tapBack()
    screen.layoutIfNeeded()
    #expect(words(host).contains("first 1"))
  }

  @Test("a binding says which column is on top")
  func preferred() throws {
    struct Owner: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("Go to the detail") { column = .detail }
          Text("column \(column)")
        } detail: {
          Text("detail")
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(words(host).contains("detail"))
    try screen.tapBack()
    screen.layoutIfNeeded()
    #expect(words(host).contains("column sidebar"))
    try screen.tap("Go to the detail")
    screen.layoutIfNeeded()
    #expect(words(host).contains("detail") && !words(host).contains("column detail"))
  }
}
