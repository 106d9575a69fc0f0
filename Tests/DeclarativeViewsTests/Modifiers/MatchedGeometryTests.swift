// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Matched geometry")
struct MatchedGeometryTests {
  private struct Owner: View {
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var hasSource = true
    var comesFirst = false
    @Namespace private var space

    var follower: some View {
      Color.red.matchedGeometryEffect(
        id: 1, in: space, properties: properties, anchor: anchor, isSource: false
      ).frame(width: 10, height: 10)
    }

    var body: some View {
      HStack(spacing: 0) {
        if comesFirst { follower }
        if hasSource {
          Color.blue.frame(width: 60, height: 30).matchedGeometryEffect(id: 1, in: space)
        } else {
          Color.blue.frame(width: 60, height: 30).matchedGeometryEffect(id: 2, in: space)
        }
        if !comesFirst { follower }
      }
    }
  }

  private func frames(_ view: some View) -> [CGRect] {
    let probe = TreeProbe(view, width: 70, height: 30)
    return probe.frames("Color #FF0000")
  }

  @Test("a view that isn't a source is shown in the frame of the source, wherever that is")
  func frame() {
    // The blue view is at 0, 0, and the red one would be at 60, 10.
    #expect(frames(Owner()) == [CGRect(x: 0, y: 0, width: 60, height: 30)])
    #expect(frames(Owner(comesFirst: true)) == [CGRect(x: 10, y: 0, width: 60, height: 30)])
    #expect(frames(Owner(hasSource: false)) == [CGRect(x: 60, y: 10, width: 10, height: 10)])
    #expect(
      frames(Owner().environment(\.layoutDirection, .rightToLeft))
        == [CGRect(x: 10, y: 0, width: 60, height: 30)])
    #expect(TreeProbe.size(of: Owner(), nil, nil) == CGSize(width: 70, height: 30))
  }

  @Test("a view can take only the position, at an anchor, or only the size")
  func properties() {
    #expect(
      frames(Owner(properties: .position)) == [CGRect(x: 25, y: 10, width: 10, height: 10)])
    #expect(
      frames(Owner(properties: .position, anchor: .bottomTrailing))
        == [CGRect(x: 50, y: 20, width: 10, height: 10)])
    #expect(
      frames(Owner(properties: .size, anchor: .topLeading))
        == [CGRect(x: 60, y: 10, width: 60, height: 30)])
    #expect(frames(Owner(properties: [])) == [CGRect(x: 60, y: 10, width: 10, height: 10)])
  }

  @Test("an underline moves to the selected tab, and follows when the tab moves")
  func selection() throws {
    struct Tabs: View {
      @State private var selection = 0
      @State private var isWide = false
      @Namespace private var tabs
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            ForEach(0..<3) { index in
              Color.blue.frame(width: isWide ? 60 : 40, height: 20)
                .matchedGeometryEffect(id: index, in: tabs)
            }
          }
          .overlay {
            Rectangle().fill(.red)
              .matchedGeometryEffect(id: selection, in: tabs, isSource: false)
          }
          Button("next") { selection += 1 }
          Button("wide") { isWide = true }
        }
      }
    }
    let (screen, host) = shown { Tabs() }
    func underline() -> CGRect {
      host.tree?.nodes.first { $0.element.name.hasPrefix("Rectangle") }?.frame ?? .zero
    }
    let first = underline()
    #expect(first.size == CGSize(width: 40, height: 20))
    try screen.tap("next")
    #expect(underline() == first.offsetBy(dx: 40, dy: 0))
    try screen.tap("wide")
    #expect(underline().size == CGSize(width: 60, height: 20))
    try screen.tap("next")
    #expect(underline().minX == first.minX - 30 + 120)
    // Without a source, it is in its own place: over all tabs.
    try screen.tap("next")
    #expect(underline().width == 180)
    #expect(host.problems.isEmpty)
  }

  @Test("a source in the view that takes its frame doesn't move it forever")
  func cycle() {
    struct Loop: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space)
            .padding(5)
        }.matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
    let probe = TreeProbe(Loop(), width: 100, height: 100)
    #expect(probe.frames("Color").first?.size == CGSize(width: 10, height: 10))
  }

  @Test("a namespace is the same as long as the view is in its place, and another for each view")
  func namespaces() throws {
    final class Log { var ids: [Namespace.ID] = [] }
    struct Owner: View {
      let log: Log
      @State private var count = 0
      @Namespace private var one
      @Namespace private var other
      var body: some View {
        let _ = log.ids += [one, other]
        Button("\(count)") { count += 1 }
      }
    }
    let log = Log()
    let (screen, _) = shown { Owner(log: log) }
    try screen.tap("0")
    #expect(log.ids.count == 4 && Set(log.ids).count == 2 && log.ids[0] == log.ids[2])
  }
}
