// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Readers of scroll views")
struct ScrollViewReaderTests {
  /// Shows a view with a proxy, and returns what scrolls.
  private func scroll(
    _ view: (@escaping (ScrollViewProxy) -> Void) -> some View
  ) throws -> (proxy: ScrollViewProxy, node: ScrollNode, screen: Screen) {
    var proxy = ScrollViewProxy(memory: TreeMemory())
    let (screen, host) = shown { view { proxy = $0 } }
    var pending: [ViewNode] = [host]
    while let node = pending.popLast() {
      if let scroll = node as? ScrollNode { return (proxy, scroll, screen) }
      pending += node.subviews
    }
    throw NothingScrolls()
  }

  private struct NothingScrolls: Error {}

  @Test("a view is moved to the same point of the scroll view, as far as the content allows")
  func anchors() throws {
    let (proxy, node, screen) = try scroll { take in
      ScrollViewReader { proxy in
        let _ = take(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { Text("\($0)").frame(height: 100) }
            Text("end").frame(height: 50).id("end")
          }
        }
      }
    }
    defer { withExtendedLifetime(screen) {} }
    // The scroll view is 600 points high, and its content 2,050.
    let rows: [(UnitPoint, CGFloat)] = [(.top, 1000), (.center, 750), (.bottom, 500)]
    for (anchor, offset) in rows {
      proxy.scrollTo(10, anchor: anchor)
      #expect(node.contentOffset.y == offset)
    }
    proxy.scrollTo(0, anchor: .bottom)
    #expect(node.contentOffset.y == 0)
    proxy.scrollTo("end", anchor: .top)
    #expect(node.contentOffset.y == 1450)
    proxy.scrollTo("nobody", anchor: .top)
    #expect(node.contentOffset.y == 1450)
  }

  @Test("without an anchor, a view is scrolled no further than necessary")
  func nearest() throws {
    let (proxy, node, screen) = try scroll { take in
      ScrollViewReader { proxy in
        let _ = take(proxy)
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(width: 100, height: 40) } }
        }
      }
    }
    defer { withExtendedLifetime(screen) {} }
    for (id, offset) in [(1, 0), (5, 300), (4, 300), (3, 300), (2, 200), (19, 1700)] {
      proxy.scrollTo(id)
      #expect(node.contentOffset.x == CGFloat(offset))
    }
  }

  @Test("a view of a lazy container is found before it was displayed")
  func lazy() throws {
    let (proxy, node, screen) = try scroll { take in
      ScrollViewReader { proxy in
        let _ = take(proxy)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { number in
              Text("row \(number)").frame(height: number % 2 == 0 ? 40 : 60)
            }
          }
        }
      }
    }
    proxy.scrollTo(500, anchor: .top)
    screen.layoutIfNeeded()
    #expect(screen.rootNode?.accessibilityTree().contains("row 500") == true)
    let row = try screen.element(called: "row 500")
    #expect(abs(row.convert(CGPoint.zero, to: nil).y) < 41)
    proxy.scrollTo(999, anchor: .bottom)
    #expect(screen.rootNode?.accessibilityTree().contains("row 999") == true)
    #expect(node.contentOffset.y > 20_000)
  }

  @Test("a list scrolls to a row, also in a section and by the identity of its view")
  func list() throws {
    let (proxy, node, screen) = try scroll { take in
      ScrollViewReader { proxy in
        let _ = take(proxy)
        List {
          Section("Numbers") { ForEach(0..<100) { Text("row \($0)") } }
          Section("More") { Text("last").id("end") }
        }
      }
    }
    let tree = { screen.rootNode?.accessibilityTree() ?? "" }
    #expect(!tree().contains("row 60"))
    proxy.scrollTo(60, anchor: .center)
    screen.layoutIfNeeded()
    #expect(tree().contains("row 60"))
    let row = try screen.element(called: "row 60")
    #expect(abs(row.convert(CGPoint(x: 0, y: row.bounds.midY), to: nil).y - 300) < 1)
    proxy.scrollTo("end")
    screen.layoutIfNeeded()
    #expect(tree().contains("last"))
    proxy.scrollTo(0, anchor: .top)
    screen.layoutIfNeeded()
    #expect(tree().contains("row 0") && node.contentOffset.y < 100)
  }

  @Test("a view can scroll when it appears, and by a button")
  func actions() throws {
    struct Owner: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 50) } }
            }.onAppear { proxy.scrollTo(49, anchor: .bottom) }
          }
        }
      }
    }
    let (_, node, screen) = try scroll { _ in Owner() }
    #expect(node.contentOffset.y == 2500 - node.bounds.height)
    try screen.tap("Top")
    #expect(node.contentOffset.y == 0)
  }
}
