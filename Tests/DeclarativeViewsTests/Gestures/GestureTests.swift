// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Gestures")
struct GestureTests {
  private final class Log { var lines: [String] = [] }

  /// Drags on a square of 100 points in the center of the screen.
  private func drag(
    _ view: some View, from start: CGPoint = CGPoint(x: 50, y: 50), by distance: CGPoint
  ) throws {
    let (screen, host) = shown { view.frame(width: 100, height: 100) }
    let center = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
    let first = host.convert(
      CGPoint(x: center.x - 50 + start.x, y: center.y - 50 + start.y), to: nil)
    try screen.drag(from: first, to: CGPoint(x: first.x + distance.x, y: first.y + distance.y))
  }

  @Test("a drag begins after ten points, tells its locations in the view, and ends")
  func drag() throws {
    var values: [DragGesture.Value] = []
    var last: DragGesture.Value?
    try drag(
      Color.red.gesture(DragGesture().onChanged { values.append($0) }.onEnded { last = $0 }),
      by: CGPoint(x: 40, y: -20))
    let first = try #require(values.first)
    #expect(hypot(first.translation.width, first.translation.height) >= 10)
    #expect(values.allSatisfy { $0.startLocation == CGPoint(x: 50, y: 50) })
    let end = try #require(last)
    #expect(end.location == CGPoint(x: 90, y: 30))
    #expect(end.translation == CGSize(width: 40, height: -20))
    #expect(end.time > first.time)
    // The finger rests before it is lifted.
    #expect(end.predictedEndLocation == end.location)
    let fast = try #require(values.first { $0.velocity.width > 0 && $0.velocity.height < 0 })
    #expect(fast.predictedEndLocation.x == fast.location.x + fast.velocity.width / 4)
    #expect(
      fast.predictedEndTranslation.height == fast.translation.height + fast.velocity.height / 4)
  }

  @Test("the minimum distance of a drag can be zero or larger")
  func minimumDistance() throws {
    for (minimum, isRecognized) in [(0, true), (4, true), (30, false)] as [(CGFloat, Bool)] {
      var first: CGSize?
      try drag(
        Color.red.gesture(
          DragGesture(minimumDistance: minimum).onChanged { first = first ?? $0.translation }),
        by: CGPoint(x: 20, y: 0))
      #expect((first != nil) == isRecognized)
      if minimum == 0 { #expect(first == .zero) }
    }
  }

  @Test("the locations of a drag can be those of the screen or of a named space")
  func spaces() throws {
    var locations: [CGPoint] = []
    let (screen, host) = shown {
      VStack(spacing: 0) {
        Color.white.frame(height: 30)
        HStack(spacing: 0) {
          Color.white.frame(width: 20, height: 100)
          Color.red.frame(width: 100, height: 100)
            .gesture(
              DragGesture(coordinateSpace: .global).onEnded { locations.append($0.location) })
        }
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(coordinateSpace: .named("all")).onEnded { locations.append($0.location) })
      }.coordinateSpace(name: "all")
    }
    let origin = host.convert(CGPoint.zero, to: nil)
    for y in [CGFloat(60), 160] {
      let width = host.bounds.width
      let content = CGPoint(x: origin.x + width / 2, y: origin.y + host.bounds.midY - 115 + y)
      try screen.drag(from: content, to: CGPoint(x: content.x + 20, y: content.y + 10))
    }
    #expect(locations.count == 2)
    #expect(locations.first?.x == origin.x + host.bounds.midX + 20)
    // Below thirty points, and a hundred.
    #expect(locations.last?.y == 170)
  }

  @Test("a gesture state has its initial value again when the gesture is over")
  func state() throws {
    struct Owner: View {
      let log: Log
      @GestureState private var offset = CGSize.zero
      @GestureState private var isActive: Bool?
      var body: some View {
        let _ = log.lines.append("\(Int(offset.width)) \(isActive ?? false)")
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture()
              .updating($offset) { value, state, _ in state = value.translation }
              .updating($isActive) { _, state, _ in state = true })
      }
    }
    let log = Log()
    let (screen, host) = shown { Owner(log: log) }
    let center = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
    try screen.drag(from: center, to: CGPoint(x: center.x + 40, y: center.y))
    screen.layoutIfNeeded()
    #expect(log.lines.first == "0 false" && log.lines.last == "0 false")
    #expect(log.lines.contains("40 true"))
  }

  @Test("a long press takes its duration, and tells while it is pending")
  func longPress() throws {
    let log = Log()
    let (screen, host) = shown {
      Color.red.onLongPressGesture(minimumDuration: 1) {
        log.lines.append("pressed")
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
    }
    let node = try #require(host.subviews.first)
    try screen.longPress(node, duration: 0.9)
    #expect(log.lines == ["true", "false"])
    try screen.longPress(node, duration: 1.1)
    #expect(log.lines == ["true", "false", "true", "pressed", "false"])
    let center = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
    try screen.drag(from: center, to: CGPoint(x: center.x + 60, y: center.y), duration: 2)
    #expect(log.lines.suffix(2) == ["true", "false"])
  }

  @Test("two fingers magnify and rotate")
  func twoFingers() throws {
    var (scale, angle, turn): (CGFloat, Double, Double) = (0, 0, 0)
    let (screen, host) = shown {
      VStack(spacing: 0) {
        Color.red.gesture(
          MagnifyGesture().onEnded { scale = $0.magnification })
        Color.red.gesture(RotateGesture().onEnded { angle = $0.rotation.degrees })
        Color.red.gesture(
          RotationGesture().map(\.degrees).onChanged { turn = $0 })
        Color.red.gesture(MagnificationGesture().onEnded { scale *= $0 })
      }.frame(width: 300, height: 400)
    }
    let nodes = host.subviews
    try screen.pinch(nodes[0], scale: 2)
    #expect(abs(scale - 2) < 0.3)
    try screen.rotate(nodes[1], by: .pi / 4)
    #expect(abs(angle - 45) < 8)
    try screen.rotate(nodes[2], by: -.pi / 4)
    #expect(abs(turn + 45) < 8)
    let former = scale
    try screen.pinch(nodes[3], scale: 2)
    #expect(scale > former * 1.7)
  }

  @Test("gestures of descendants come first, unless the outer one has priority or allows both")
  func ranks() throws {
    let log = Log()
    func inner(_ name: String) -> some View {
      Text(name).frame(width: 200, height: 40).onTapGesture { log.lines.append(name) }
        .frame(width: 300, height: 60)
    }
    let outer = TapGesture().onEnded { log.lines.append("outer") }
    let (screen, _) = shown {
      VStack {
        inner("low").gesture(outer)
        inner("high").highPriorityGesture(outer)
        inner("both").simultaneousGesture(outer)
        inner("none").gesture(outer, including: .subviews)
        inner("only").gesture(outer, including: .gesture)
      }
    }
    func lines(_ name: String) throws -> [String] {
      log.lines = []
      try screen.tap(screen.element(called: name))
      return log.lines.sorted()
    }
    #expect(try lines("low") == ["low"])
    #expect(try lines("high") == ["outer"])
    #expect(try lines("both") == ["both", "outer"])
    #expect(try lines("none") == ["none"])
    #expect(try lines("only") == ["outer"])
  }

  @Test("a gesture follows the state of its view, and is off while the view is disabled")
  func changes() throws {
    struct Owner: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Tap").onTapGesture {
            log.lines.append("\(count)")
            count += 1
          }.disabled(count == 2)
        }
      }
    }
    let log = Log()
    let (screen, host) = shown { Owner(log: log) }
    for _ in 0..<4 {
      let center = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
      try screen.tap(at: center)
    }
    #expect(log.lines == ["0", "1"])
  }
}
