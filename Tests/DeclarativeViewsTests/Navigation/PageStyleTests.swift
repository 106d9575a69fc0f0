// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Tab views with pages")
struct PageStyleTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Owner: View {
    @State private var page = "b"
    @State private var names = ["a", "b", "c"]
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
      TabView(selection: $page) {
        ForEach(names, id: \.self) { Counter(name: $0).tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
      HStack {
        Text("page \(page)")
        Button("Go to a") { page = "a" }
        Button("Remove") { names.removeFirst() }
      }
    }
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  private func pages(_ host: HostingNode) throws -> PagesNode {
    try #require(host.first(PagesNode.self))
  }

  @Test("pages fill the view next to each other, and only the selected one is visible")
  func places() throws {
    let (_, host) = shown { Owner() }
    let node = try pages(host)
    #expect(node.frame.width == 300 && node.frame.height > 500)
    #expect(host.first(TabBarNode.self) == nil)
    #expect(words(host).contains("b 0"))
    #expect(!words(host).contains("a 0") && !words(host).contains("c 0"))
    let scroll = try #require(node.first(ScrollNode.self))
    #expect(scroll.contentSize == CGSize(width: 900, height: node.bounds.height))
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test("dragging turns to the next page, and selects it")
  func dragging() throws {
    let (screen, host) = shown { Owner() }
    let node = try pages(host)
    try screen.drag(node, by: CGPoint(x: -200, y: 0))
    screen.letContentRest()
    screen.layoutIfNeeded()
    #expect(words(host).contains("c 0") && words(host).contains("page c"))
    #expect(!words(host).contains("b 0"))
    try screen.drag(node, by: CGPoint(x: -200, y: 0))
    screen.letContentRest()
    screen.layoutIfNeeded()
    #expect(words(host).contains("c 0"))
    try screen.drag(node, by: CGPoint(x: 30, y: 0), duration: 2)
    screen.letContentRest()
    screen.layoutIfNeeded()
    #expect(words(host).contains("page c"))
  }

  @Test("the selection turns to a page, which keeps its state while others are shown")
  func selection() throws {
    let (screen, host) = shown { Owner() }
    try screen.tap("b 0")
    try screen.tap("Go to a")
    screen.layoutIfNeeded()
    #expect(words(host).contains("a 0") && !words(host).contains("b 1"))
    let dots = try #require(host.first(PageControlNode.self))
    #expect(dots.currentPage == 0)
    dots.accessibilityIncrement()
    screen.layoutIfNeeded()
    #expect(words(host).contains("b 1") && words(host).contains("page b"))
    try screen.tap("Remove")
    screen.layoutIfNeeded()
    #expect(words(host).contains("b 1") && dots.numberOfPages == 2 && dots.currentPage == 0)
  }

  @Test("without a selection, the first page is shown until it is turned")
  func unselected() throws {
    let (screen, host) = shown {
      TabView {
        Text("one")
        Text("two")
      }.tabViewStyle(PageTabViewStyle())
    }
    #expect(words(host).contains("one") && !words(host).contains("two"))
    try screen.drag(try pages(host), by: CGPoint(x: -200, y: 0))
    screen.letContentRest()
    screen.layoutIfNeeded()
    #expect(words(host).contains("two") && !words(host).contains("one"))
  }

  @Test("from right to left, the first page is on the right")
  func mirrored() throws {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) { Owner() }
    host.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    let screen = Screen(size: CGSize(width: 300, height: 600), rootNode: host)
    screen.layoutIfNeeded()
    try screen.drag(try pages(host), by: CGPoint(x: 200, y: 0))
    screen.letContentRest()
    screen.layoutIfNeeded()
    #expect(words(host).contains("c 0"))
  }

  @Test("pages appear when they are reached, not before")
  func appearing() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let (screen, host) = shown {
      TabView {
        ForEach(0..<3) { number in Text("\(number)").onAppear { log.lines.append("\(number)") } }
      }.tabViewStyle(.page)
    }
    #expect(log.lines == ["0"])
    try screen.drag(try pages(host), by: CGPoint(x: -200, y: 0))
    screen.letContentRest()
    screen.layoutIfNeeded()
    #expect(log.lines == ["0", "1"])
  }

  @Test("dots are shown for several pages, always, or never, on a background if it is set")
  func dots() throws {
    func dots(
      _ count: Int, _ style: some TabViewStyle, _ index: some IndexViewStyle = .page
    ) throws -> PageControlNode {
      let (_, host) = shown {
        TabView { ForEach(0..<count) { Text("\($0)") } }
          .tabViewStyle(style).indexViewStyle(index)
      }
      return try #require(host.first(PageControlNode.self))
    }
    #expect(try !dots(2, .page).isHidden && dots(1, .page).isHidden)
    #expect(try !dots(1, .page(indexDisplayMode: .always)).isHidden)
    #expect(try dots(2, .page(indexDisplayMode: .never)).isHidden)
    #expect(try dots(2, .page).backgroundColor == nil)
    let control = try dots(3, .page, .page(backgroundDisplayMode: .always))
    #expect(control.backgroundColor != nil && control.numberOfPages == 3)
    #expect(control.frame.maxY == 592 && abs(control.frame.midX - 150) < 0.2)
    #expect(
      try dots(2, .page, PageIndexViewStyle(backgroundDisplayMode: .never)).backgroundColor == nil)
  }

  @Test("no pages, and pages without a size, are shown as nothing")
  func none() throws {
    let (_, host) = shown { TabView {}.tabViewStyle(.page) }
    let node = try pages(host)
    node.current = 5
    node.scrollViewDidEndDecelerating(try #require(node.first(ScrollNode.self)))
    #expect(node.current == 0)
    let (_, small) = shown {
      TabView { Text("a") }.tabViewStyle(.page).frame(width: 0, height: 0)
    }
    #expect(try pages(small).bounds.size == .zero)
  }

  @Test("a tab view inside of pages has a tab bar again, unless it is a style of its own")
  func nested() throws {
    let (_, host) = shown {
      TabView { TabView { Text("inner").tabItem { Text("Tab") } } }.tabViewStyle(.page)
    }
    #expect(host.first(TabBarNode.self) != nil)
    let (_, plain) = shown {
      TabView { Text("a").tabItem { Text("Tab") } }.tabViewStyle(.automatic).tabViewStyle(.page)
    }
    #expect(plain.first(TabBarNode.self) != nil)
  }
}
