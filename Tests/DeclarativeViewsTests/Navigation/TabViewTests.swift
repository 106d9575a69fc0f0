// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews
@testable import ViewGraphics

@Suite("Tab views")
struct TabViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Owner: View {
    @State private var tab = "b"
    @State private var badge = 0
    var body: some View {
      TabView(selection: $tab) {
        Counter(name: "First").tabItem { Label("A", systemImage: "star") }.tag("a").badge(badge)
        VStack {
          Counter(name: "Second")
          Button("To A from \(tab)") { tab = "a" }
          Button("Badge") { badge += 1 }
        }.tabItem {
          Image(systemName: "heart")
          Text("B")
        }.tag("b")
      }
    }
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  private func bar(_ host: HostingNode) throws -> TabBarNode {
    try #require(host.first(TabBarNode.self))
  }

  @Test("the tab with the selected value is shown, and taps and code select others")
  func selection() throws {
    let (screen, host) = shown { Owner() }
    #expect(words(host) == ["Second 0", "To A from b", "Badge", "A", "B"])
    try screen.tap("A")
    screen.layoutIfNeeded()
    #expect(words(host) == ["First 0", "A", "B"])
    try screen.tap("B")
    screen.layoutIfNeeded()
    #expect(words(host).contains("To A from b"))
    try screen.tap("To A from b")
    screen.layoutIfNeeded()
    #expect(words(host) == ["First 0", "A", "B"])
  }

  @Test("tabs keep their state while others are shown")
  func state() throws {
    let (screen, host) = shown { Owner() }
    for name in ["Second 0", "A", "First 0", "First 1", "B"] {
      try screen.tap(name)
      screen.layoutIfNeeded()
    }
    #expect(words(host).first == "Second 1")
    try screen.tap("A")
    screen.layoutIfNeeded()
    #expect(words(host).first == "First 2")
  }

  @Test("items have the first image and the text of their labels, and badges above 0")
  func items() throws {
    let (screen, host) = shown { Owner() }
    let bar = try bar(host)
    #expect(bar.items?.map(\.title) == ["A", "B"])
    #expect(bar.items?.map(\.image?.symbol?.name) == ["star.fill", "heart.fill"])
    #expect(bar.items?.map(\.badgeValue) == [nil, nil])
    try screen.tap("Badge")
    screen.layoutIfNeeded()
    #expect(bar.items?.map(\.badgeValue) == ["1", nil])
  }

  @Test("without a selection, the first tab is shown at first, and tabs come and go")
  func withoutSelection() throws {
    struct Changing: View {
      @State private var names = ["One", "Two"]
      var body: some View {
        TabView {
          ForEach(names, id: \.self) { name in
            Tab(name, systemImage: "star") { Button("More \(name)") { names.append("Three") } }
          }
          if names.count > 2 { Tab("Last", systemImage: "heart", value: 1) { Text("end") } }
        }
      }
    }
    let (screen, host) = shown { Changing() }
    #expect(words(host) == ["More One", "One", "Two"])
    try screen.tap("Two")
    screen.layoutIfNeeded()
    try screen.tap("More Two")
    screen.layoutIfNeeded()
    #expect(words(host) == ["More Two", "One", "Two", "Three", "Last"])
    try screen.tap("Last")
    screen.layoutIfNeeded()
    #expect(words(host).first == "end")
  }

  @Test("tabs keep their state when others come before them", arguments: [false, true])
  func movedTabs(isTagged: Bool) throws {
    struct Changing: View {
      let isTagged: Bool
      @State private var names = ["One", "Two"]
      var body: some View {
        TabView {
          ForEach(names, id: \.self) { name in
            let page = VStack {
              Counter(name: name)
              Button("Insert") { names.insert("Zero", at: 0) }
            }
            if isTagged {
              Tab(name, systemImage: "star", value: name) { page }
            } else {
              Tab(name, systemImage: "star") { page }
            }
          }
        }
      }
    }
    let (screen, host) = shown { Changing(isTagged: isTagged) }
    for name in ["One 0", "Insert"] {
      try screen.tap(name)
      screen.layoutIfNeeded()
    }
    #expect(words(host) == ["One 1", "Insert", "Zero", "One", "Two"])
    try screen.tap("Zero")
    screen.layoutIfNeeded()
    #expect(words(host).first == "Zero 0")
  }

  @Test("the bar reaches the bottom of the screen, and the content ends above it")
  func places() throws {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) {
      TabView { Color.red.tabItem { Text("Red") } }
    }
    let screen = Screen(
      size: CGSize(width: 300, height: 600),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 40, left: 0, bottom: 30, right: 0), rootNode: host)
    screen.layoutIfNeeded()
    let bar = try bar(host)
    #expect(bar.convert(bar.bounds, to: host) == CGRect(x: 0, y: 521, width: 300, height: 79))
    let page = try #require(host.all(HostingNode.self).dropFirst().first)
    #expect(page.safeAreaInsets == ViewNodes.EdgeInsets(top: 40, left: 0, bottom: 79, right: 0))
  }

  @Test("a tab view without tabs is empty")
  func noTabs() throws {
    let (_, host) = shown { TabView {} }
    #expect(words(host).isEmpty)
  }
}
