// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Composed gestures")
struct ComposedGestureTests {
  private final class Log { var lines: [String] = [] }

  /// A square of 100 points in the center of the screen, and its center.
  private func square(_ view: some View) -> (screen: Screen, center: CGPoint) {
    let (screen, host) = shown { view.frame(width: 100, height: 100) }
    return (screen, host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil))
  }

  /// Touches a point for some time, moves to others, and lifts the finger.
  private func press(
    _ screen: Screen, at point: CGPoint, for duration: Double, then points: [CGPoint] = []
  ) {
    screen.layoutIfNeeded()
    let touches = screen.router.begin(at: [point])
    screen.advance(by: duration)
    screen.layoutIfNeeded()
    for point in points {
      screen.advance(by: 0.05)
      screen.router.move(touches.map { (touch: $0, location: point) })
      screen.layoutIfNeeded()
    }
    screen.advance(by: 0.1)
    screen.router.end(touches)
    screen.layoutIfNeeded()
  }

  private func moved(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat = 0) -> CGPoint {
    CGPoint(x: point.x + x, y: point.y + y)
  }

  @Test("a gesture with a body consists of that gesture")
  func ownGesture() throws {
    struct Swipe: Gesture {
      let log: Log
      @GestureState private var isActive = false
      var body: some Gesture<CGFloat> {
        DragGesture().updating($isActive) { _, state, _ in state = true }
          .onEnded { _ in log.lines.append("inner") }
          .map(\.translation.width)
      }
    }
    let log = Log()
    let (screen, center) = square(
      Color.red.gesture(Swipe(log: log).onEnded { log.lines.append("\(Int($0))") }))
    try screen.drag(from: center, to: moved(center, 30))
    #expect(log.lines == ["inner", "30"])
  }

  @Test("simultaneous gestures have both values, and end together")
  func simultaneous() throws {
    let log = Log()
    let both = TapGesture().simultaneously(with: SpatialTapGesture())
      .onEnded { value in
        log.lines.append("\(value.first != nil) \(Int(value.second?.location.x ?? -1))")
      }
    let (screen, center) = square(Color.red.gesture(both))
    try screen.tap(at: moved(center, 20))
    #expect(log.lines == ["true 70"])
    try screen.tap(at: center)
    #expect(log.lines.last == "true 50")
  }

  @Test("two fingers magnify and rotate at the same time")
  func magnifyAndRotate() throws {
    var ended: [(magnification: CGFloat?, degrees: Double?)] = []
    var changes = 0
    let both = SimultaneousGesture(MagnifyGesture(), RotateGesture(minimumAngleDelta: .zero))
    let (screen, host) = shown {
      Color.red.frame(width: 200, height: 200).gesture(
        both.onChanged { _ in changes += 1 }
          .onEnded { ended.append(($0.first?.magnification, $0.second?.rotation.degrees)) })
    }
    try screen.pinch(try #require(host.subviews.first), scale: 2)
    #expect(ended.count == 1 && abs((ended.first?.magnification ?? 0) - 2) < 0.3)
    #expect(changes > 0)
  }

  @Test("a sequence begins its second gesture when the first one has ended")
  func sequence() throws {
    let log = Log()
    let sequence = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressed): log.lines.append("first \(isPressed)")
        case .second(let isPressed, let drag):
          log.lines.append("second \(isPressed) \(drag.map { Int($0.translation.width) } ?? -1)")
        }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value {
          log.lines.append("end \(Int(drag.translation.width))")
        }
      }
    let (screen, center) = square(Color.red.gesture(sequence))
    try screen.drag(from: center, to: moved(center, 40))
    #expect(log.lines == ["first true"])
    log.lines = []
    // Pressed, and lifted without a drag: the next drag needs a press of its own.
    press(screen, at: center, for: 0.6)
    #expect(log.lines == ["first true", "second true -1"])
    log.lines = []
    try screen.drag(from: center, to: moved(center, 40))
    #expect(log.lines == ["first true"])
    log.lines = []
    press(screen, at: center, for: 0.6, then: [moved(center, 40)])
    #expect(log.lines == ["first true", "second true -1", "second true 40", "end 40"])
  }

  @Test("a tap can be followed by another gesture of the next touch")
  func tapAndDrag() throws {
    let log = Log()
    let gesture = TapGesture().sequenced(before: DragGesture())
      .onEnded { value in
        if case .second(_, let drag?) = value {
          log.lines.append("\(Int(drag.translation.width))")
        }
      }
    let (screen, center) = square(Color.red.gesture(gesture))
    try screen.drag(from: center, to: moved(center, 30))
    #expect(log.lines.isEmpty)
    try screen.tap(at: center)
    try screen.drag(from: center, to: moved(center, 30))
    #expect(log.lines == ["30"])
    try screen.drag(from: center, to: moved(center, 30))
    #expect(log.lines == ["30"])
  }

  @Test("of exclusive gestures, the second is recognized only if the first one fails")
  func exclusive() throws {
    let log = Log()
    let taps = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: log.lines.append("double")
        case .second: log.lines.append("single")
        }
      }
    let (screen, center) = square(Color.red.gesture(taps))
    try screen.tap(at: center)
    screen.advance(by: 1)
    #expect(log.lines == ["single"])
    try screen.tap(at: center)
    try screen.tap(at: center)
    screen.advance(by: 1)
    #expect(log.lines == ["single", "double"])
    let either = DragGesture().map { _ in "drag" }.exclusively(
      before: LongPressGesture().map { _ in "press" })
    let second = square(
      Color.red.gesture(
        either.onEnded { value in
          switch value {
          case .first(let name), .second(let name): log.lines.append(name)
          }
        }))
    log.lines = []
    try second.screen.drag(from: second.center, to: moved(second.center, 40))
    #expect(log.lines == ["drag"])
  }

  @Test("a gesture of any type is the one that it was created from")
  func anyGesture() throws {
    let log = Log()
    func gesture(_ isDrag: Bool) -> AnyGesture<String> {
      isDrag
        ? AnyGesture(DragGesture().map { "\(Int($0.translation.width))" })
        : AnyGesture(TapGesture().map { "tap" })
    }
    for isDrag in [true, false] {
      let (screen, center) = square(
        Color.red.gesture(gesture(isDrag).onEnded { log.lines.append($0) }))
      if isDrag {
        try screen.drag(from: center, to: moved(center, 20))
      } else {
        try screen.tap(at: center)
      }
    }
    #expect(log.lines == ["20", "tap"])
  }

  @Test("the location of a tap is in the view, or in another space")
  func locations() throws {
    let log = Log()
    func text(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }
    let (screen, center) = square(
      Color.red
        .onTapGesture { log.lines.append(text($0)) }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded {
            log.lines.append(text($0.location))
          }))
    try screen.tap(at: moved(center, 10, -20))
    #expect(log.lines.sorted() == [text(moved(center, 10, -20)), "60 30"].sorted())
  }

  @Test("gestures of two fingers begin at their minimum, and know where they began")
  func minimums() throws {
    var starts: [UnitPoint] = []
    var count = 0
    let (screen, host) = shown {
      VStack(spacing: 0) {
        Color.red.gesture(
          MagnifyGesture(minimumScaleDelta: 0.2).onChanged {
            starts.append($0.startAnchor)
            #expect(abs($0.magnification - 1) >= 0.2 || starts.count > 1)
          })
        Color.red.gesture(MagnificationGesture(minimumScaleDelta: 9).onChanged { _ in count += 1 })
        Color.red.gesture(
          RotationGesture(minimumAngleDelta: .degrees(100)).onChanged { _ in count += 1 })
      }.frame(width: 300, height: 300)
    }
    let nodes = host.subviews
    try screen.pinch(nodes[0], scale: 2)
    let start = try #require(starts.first)
    #expect(abs(start.x - 0.5) < 0.1 && abs(start.y - 0.5) < 0.1)
    #expect(starts.allSatisfy { $0 == start })
    try screen.pinch(nodes[1], scale: 2)
    try screen.rotate(nodes[2], by: .pi / 4)
    #expect(count == 0)
  }

  @Test("a gesture state is reset with its last value, also if the view is removed meanwhile")
  func removal() throws {
    struct Owner: View {
      let log: Log
      @State private var isShown = true
      @GestureState(wrappedValue: 0, reset: { last, _ in Owner.last = last }) private var width
      nonisolated(unsafe) static var last = 0
      var body: some View {
        let _ = log.lines.append("\(width)")
        if isShown {
          Color.red.gesture(
            DragGesture()
              .updating($width) { value, state, _ in state = Int(value.translation.width) }
              .onChanged { if $0.translation.width > 30 { isShown = false } })
        }
      }
    }
    let log = Log()
    let (screen, center) = square(Owner(log: log))
    try screen.drag(from: center, to: moved(center, 80))
    screen.layoutIfNeeded()
    #expect(log.lines.last == "0" && Owner.last > 30)
  }

  @Test("an update in the middle of a sequence keeps its progress")
  func updates() throws {
    struct Owner: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Color.red.opacity(count == 0 ? 1 : 0.5)
          .gesture(
            LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
              .onChanged { _ in count += 1 }
              .onEnded { value in
                if case .second(true, let drag?) = value {
                  log.lines.append("\(Int(drag.translation.width)) \(count > 2)")
                }
              })
      }
    }
    let log = Log()
    let (screen, center) = square(Owner(log: log))
    press(screen, at: center, for: 0.6, then: [moved(center, 20), moved(center, 40)])
    #expect(log.lines == ["40 true"])
  }

  @Test("a gesture that is its own body recognizes nothing")
  func withoutBody() throws {
    struct Nothing: Gesture {
      typealias Value = Int
      typealias Body = Nothing
    }
    let log = Log()
    let (screen, host) = shown {
      Text("a").gesture(Nothing().onEnded { log.lines.append("ended \($0)") })
    }
    try screen.tap(at: CGPoint(x: 150, y: 300))
    #expect(log.lines == [] && host.accessibilityTree() == "text \"a\"\n")
  }
}
