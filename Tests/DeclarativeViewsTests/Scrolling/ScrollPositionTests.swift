// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Positions of scroll views")
struct ScrollPositionTests {
  private final class Log { var lines: [String] = [] }

  private func scrollNode(in host: ViewNode) throws -> ScrollNode {
    var pending: [ViewNode] = [host]
    while let node = pending.popLast() {
      if let scroll = node as? ScrollNode { return scroll }
      pending += node.subviews
    }
    return try #require(nil as ScrollNode?)
  }

  private struct Rows: View {
    let log: Log
    let start: Int?
    var anchor: UnitPoint?
    @State private var row: Int?

    init(log: Log, start: Int? = nil, anchor: UnitPoint? = nil) {
      self.log = log
      self.start = start
      self.anchor = anchor
      _row = State(initialValue: start)
    }

    var body: some View {
      let _ = log.lines.append(row.map { "\($0)" } ?? "nil")
      VStack(spacing: 0) {
        HStack {
          Button("Ten") { row = 10 }
          Button("Last") { row = 19 }
        }.frame(height: 100)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 100) }
          }.scrollTargetLayout()
        }.scrollPosition(id: $row, anchor: anchor)
      }
    }
  }

  @Test("setting an identity scrolls there, and scrolling sets it")
  func identities() throws {
    let log = Log()
    let (screen, host) = shown { Rows(log: log) }
    let node = try scrollNode(in: host)
    #expect(node.contentOffset.y == 0 && log.lines == ["nil"])
    // The scroll view is 500 points high.
    try screen.tap("Ten")
    #expect(node.contentOffset.y == 600 && log.lines.last == "10")
    try screen.drag(node, by: CGPoint(x: 0, y: 220))
    screen.layoutIfNeeded()
    #expect(log.lines.last == "\(Int((node.contentOffset.y / 100).rounded()))")
    #expect(log.lines.last != "10")
    let offset = node.contentOffset.y
    screen.layoutIfNeeded()
    #expect(node.contentOffset.y == offset)
    try screen.tap("Last")
    #expect(node.contentOffset.y == 1500 && log.lines.last == "19")
    #expect(host.problems.isEmpty)
  }

  @Test("the first position can be given, at an anchor")
  func start() throws {
    let (_, host) = shown { Rows(log: Log(), start: 10, anchor: .top) }
    #expect(try scrollNode(in: host).contentOffset.y == 1000)
    let (_, other) = shown { Rows(log: Log(), start: 10, anchor: .bottom) }
    #expect(try scrollNode(in: other).contentOffset.y == 600)
    let (_, none) = shown { Rows(log: Log(), start: 99) }
    #expect(try scrollNode(in: none).contentOffset.y == 0)
  }

  private struct Positioned: View {
    let log: Log
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      let _ = log.lines.append(
        "\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
      VStack(spacing: 0) {
        HStack {
          Button("top") { position.scrollTo(edge: .top) }
          Button("bottom") { position.scrollTo(edge: .bottom) }
          Button("five") { position.scrollTo(id: 5, anchor: .top) }
          Button("y") { position.scrollTo(y: 130) }
          Button("nan") { position.scrollTo(point: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) }
        }.frame(height: 100)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 100) }
          }.scrollTargetLayout()
        }.scrollPosition($position)
      }
    }
  }

  @Test("a position scrolls to edges, views, and offsets, each time it is asked to")
  func positions() throws {
    let log = Log()
    let (screen, host) = shown { Positioned(log: log) }
    let node = try scrollNode(in: host)
    #expect(node.contentOffset.y == 1500)
    try screen.tap("top")
    #expect(node.contentOffset.y == 0)
    try screen.tap("five")
    #expect(node.contentOffset.y == 500 && log.lines.last == "5 false")
    try screen.drag(node, by: CGPoint(x: 0, y: -110))
    screen.layoutIfNeeded()
    #expect(log.lines.last?.hasSuffix("true") == true)
    try screen.tap("five")
    #expect(node.contentOffset.y == 500)
    try screen.tap("y")
    #expect(node.contentOffset.y == 130)
    try screen.tap("nan")
    #expect(node.contentOffset.y == 130)
    try screen.tap("bottom")
    #expect(node.contentOffset.y == 1500)
    #expect(host.problems.isEmpty)
  }

  @Test("a position knows what it was asked for")
  func values() {
    var position = ScrollPosition(idType: String.self)
    #expect(position.viewID == nil && position.edge == nil && position.point == nil)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.viewID(type: Int.self) == nil)
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.point == CGPoint(x: 1, y: 2))
    position.scrollTo(edge: .trailing)
    #expect(position.edge == .trailing && !position.isPositionedByUser)
    #expect(ScrollPosition(x: 1, y: 2) == ScrollPosition(point: CGPoint(x: 1, y: 2)))
    #expect(ScrollPosition(id: 3).viewID != nil)
  }

  @Test("the geometry and the phase of a scroll view are observed")
  func observers() throws {
    let log = Log()
    let (screen, host) = shown {
      ScrollView { Color.red.frame(height: 1000) }
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y / 100)
        } action: {
          log.lines.append("\($0) \($1)")
        }
        .onScrollPhaseChange { former, phase, context in
          log.lines.append("\(former) \(phase) \(Int(context.geometry.contentSize.height))")
        }
    }
    let node = try scrollNode(in: host)
    #expect(log.lines.isEmpty)
    node.setContentOffset(CGPoint(x: 0, y: 250), animated: false)
    screen.layoutIfNeeded()
    #expect(log.lines == ["0 2"])
    log.lines = []
    try screen.drag(node, by: CGPoint(x: 0, y: 60))
    #expect(log.lines.first == "idle interacting 1000")
    #expect(log.lines.last?.hasSuffix("idle 1000") == true)
  }

  @Test("the default anchor is visible at first, and stays so if the content grows")
  func defaultAnchor() throws {
    struct Chat: View {
      @State private var count = 10
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { count += 1 }.frame(height: 100)
          ScrollView { Color.red.frame(height: CGFloat(count) * 100) }.defaultScrollAnchor(.bottom)
        }
      }
    }
    let (screen, host) = shown { Chat() }
    let node = try scrollNode(in: host)
    #expect(node.contentOffset.y == 500)
    try screen.tap("more")
    #expect(node.contentOffset.y == 600)
    node.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    try screen.tap("more")
    #expect(node.contentOffset.y == 50)
    let (_, other) = shown {
      ScrollView { Color.red.frame(height: 1000) }.defaultScrollAnchor(.center)
    }
    #expect(try scrollNode(in: other).contentOffset.y == 200)
  }

  @Test(
    "a view knows when it is scrolled in or out, without a threshold from its first point on",
    arguments: [
      (0.6, 150, ["0 false", "1 false", "6 true"]), (0, 101, ["0 false", "6 true", "7 true"]),
    ])
  func visibility(threshold: Double, offset: CGFloat, changes: [String]) throws {
    let log = Log()
    let (screen, host) = shown {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Color.red.frame(height: 100)
              .onScrollVisibilityChange(threshold: threshold) { log.lines.append("\(index) \($0)") }
          }
        }
      }
    }
    #expect(log.lines == (0..<6).map { "\($0) true" })
    log.lines = []
    try scrollNode(in: host).setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    screen.layoutIfNeeded()
    #expect(log.lines == changes)
  }

  @Test("a scroll transition is that of a phase, which changes with scrolling")
  func transitions() throws {
    let (screen, host) = shown {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { _ in
            Color.red.frame(height: 100)
              .scrollTransition { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : phase.value < 0 ? 0.25 : 0.75)
              }
          }
        }
      }
    }
    func opacities() throws -> [String] {
      try #require(host.tree).drawingSteps().compactMap {
        if case .open(.opacity(let value), _, _) = $0, value < 1 { "\(value)" } else { nil }
      }
    }
    #expect(try opacities() == ["0.75", "0.75", "0.75", "0.75"])
    try scrollNode(in: host).setContentOffset(CGPoint(x: 0, y: 160), animated: false)
    screen.layoutIfNeeded()
    #expect(try opacities() == ["0.25", "0.25", "0.75", "0.75"])
    let still = ScrollTransitionConfiguration.identity.threshold(.visible)
    #expect(still == .identity && ScrollTransitionConfiguration.animated(.easeIn) == .animated)
  }
}
