// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("The touches that simulated gestures consist of")
struct TouchSequenceTests {
  /// A node that records where it is touched.
  private final class Touched: ViewNode {
    var began: [[CGPoint]] = []
    var moved: [[CGPoint]] = []
    var ended = 0

    private func places(_ touches: Set<Touch>) -> [CGPoint] {
      touches.map { $0.location(in: self) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      began.append(places(touches))
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
      moved.append(places(touches))
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { ended += 1 }
  }

  private let target = Touched(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  private let screen: Screen

  init() {
    let root = ViewNode()
    target.isMultipleTouchEnabled = true
    root.addSubview(target)
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
  }

  @Test(
    "fingers of a tap are side by side, 4 points apart, around the middle",
    arguments: [(-1, [100]), (0, [100]), (1, [100]), (2, [98, 102]), (3, [96, 100, 104])])
  func fingers(count: Int, places: [CGFloat]) throws {
    try screen.tap(target, fingers: count)
    #expect(target.began == [places.map { CGPoint(x: $0, y: 50) }])
    #expect(target.ended == 1 && target.moved.isEmpty)
  }

  @Test("a tap is repeated as often as requested, and at least once", arguments: [-1, 0, 1, 3])
  func counts(count: Int) throws {
    try screen.tap(target, count: count)
    #expect(target.began.count == max(count, 1) && target.ended == max(count, 1))
    try screen.tap(at: CGPoint(x: 30, y: 40), count: count)
    #expect(target.began.count == 2 * max(count, 1))
    #expect(target.began.last == [CGPoint(x: 10, y: 20)])
  }

  @Test("a drag consists of ten equal moves, the last of which is at the end")
  func drag() throws {
    try screen.drag(target, by: CGPoint(x: 50, y: -20))
    #expect(target.began == [[CGPoint(x: 100, y: 50)]])
    #expect(target.moved.count == 10 && target.ended == 1)
    for (index, places) in target.moved.enumerated() {
      let step = CGFloat(index + 1)
      #expect(places.count == 1)
      #expect(abs(places[0].x - (100 + 5 * step)) < 0.001)
      #expect(abs(places[0].y - (50 - 2 * step)) < 0.001)
    }
  }

  @Test(
    "a swipe goes in its direction by its distance",
    arguments: [
      (SwipeGestureRecognizer.Direction.right, CGPoint(x: 220, y: 50)),
      (.left, CGPoint(x: -20, y: 50)), (.up, CGPoint(x: 100, y: -70)),
      (.down, CGPoint(x: 100, y: 170)),
    ])
  func swipe(direction: SwipeGestureRecognizer.Direction, end: CGPoint) throws {
    try screen.swipe(target, direction)
    #expect(target.moved.last == [end])
    try screen.swipe(target, direction, distance: 1)
    let last = try #require(target.moved.last?.first)
    #expect(hypot(last.x - 100, last.y - 50) == 1)
  }

  @Test("a pinch keeps its middle and ends at its scale", arguments: [0.5, 1, 2] as [CGFloat])
  func pinch(scale: CGFloat) throws {
    try screen.pinch(target, scale: scale)
    #expect(target.moved.count == 11 && target.ended == 1)
    let reach: CGFloat = 80
    let unit = scale >= 1 ? reach / scale : reach
    for (places, distance) in [(target.moved.first, unit), (target.moved.last, unit * scale)] {
      let places = try #require(places)
      try #require(places.count == 2)
      #expect(abs(places[1].x - places[0].x - distance) < 0.001)
      #expect(abs(places[1].x + places[0].x - 200) < 0.001)
      #expect(places.allSatisfy { abs($0.y - 50) < 0.001 })
    }
  }

  @Test(
    "a rotation keeps its middle and its distance, and ends at its angle",
    arguments: [-1, -0.25, 0.25, 1] as [CGFloat])
  func rotation(angle: CGFloat) throws {
    try screen.rotate(target, by: angle)
    #expect(target.moved.count == 11 && target.ended == 1)
    for (places, expected) in [(target.moved.first, 0), (target.moved.last, angle)] {
      let places = try #require(places)
      try #require(places.count == 2)
      let (x, y) = (places[1].x - places[0].x, places[1].y - places[0].y)
      #expect(abs(hypot(x, y) - 50) < 0.001)
      #expect(abs(atan2(y, x) - expected) < 0.001)
      #expect(abs(places[0].x + places[1].x - 200) < 0.001)
      #expect(abs(places[0].y + places[1].y - 100) < 0.001)
    }
  }

  @Test("durations pass on the screen's timeline", arguments: [0, 0.3, 2])
  func durations(duration: Double) throws {
    func passed(_ work: () throws -> Void) rethrows -> Double {
      let before = screen.timeline.now
      try work()
      return screen.timeline.now - before
    }
    #expect(abs(try passed { try screen.longPress(target, duration: duration) } - duration) < 0.001)
    let move = CGPoint(x: 10, y: 0)
    let drag = try passed { try screen.drag(target, by: move, duration: duration) }
    // The finger rests before it is lifted.
    #expect(abs(drag - duration - 0.2) < 0.001)
    let swipe = try passed { try screen.swipe(target, .left, duration: duration) }
    #expect(abs(swipe - duration) < 0.001)
  }

  @Test("numbers that no gesture can have are errors", arguments: [Double.nan, .infinity, -1])
  func invalid(number: Double) {
    let length = CGFloat(number)
    func fails(_ name: String, _ work: () throws -> Void) {
      #expect(throws: DriverError.invalidNumber(name), performing: work)
    }
    fails("The duration") { try screen.longPress(target, duration: number) }
    fails("The duration") { try screen.drag(target, by: .zero, duration: number) }
    fails("The duration") { try screen.drag(target, to: target, duration: number) }
    fails("The duration") { try screen.swipe(target, .left, duration: number) }
    fails("The duration") {
      try screen.drag(
        from: CGPoint(x: 30, y: 30), to: CGPoint(x: 40, y: 40), duration: number)
    }
    fails("The distance") { try screen.swipe(target, .left, distance: length) }
    fails("The scale") { try screen.pinch(target, scale: length) }
    fails("The scale") { try screen.pinch(target, scale: 0) }
    fails("The distance") { try screen.swipe(target, .left, distance: 0) }
    #expect(target.began.isEmpty)
  }

  @Test("distances and angles that aren't finite are errors", arguments: [Double.nan, .infinity])
  func infinite(number: Double) {
    let length = CGFloat(number)
    func fails(_ name: String, _ work: () throws -> Void) {
      #expect(throws: DriverError.invalidNumber(name), performing: work)
    }
    fails("The distance") { try screen.drag(target, by: CGPoint(x: length, y: 0)) }
    fails("The distance") { try screen.drag(target, by: CGPoint(x: 0, y: length)) }
    fails("The angle") { try screen.rotate(target, by: length) }
    for end in [CGPoint(x: length, y: 0), CGPoint(x: 0, y: length)] {
      fails("The end") { try screen.drag(from: CGPoint(x: 30, y: 30), to: end) }
    }
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    target.addSubview(slider)
    fails("The value") { try screen.drag(slider, toValue: Float(number)) }
    #expect(target.began.isEmpty)
  }

  /// What keeps a node from being touched, and the error that says so.
  private static var obstacles:
    [(name: String, change: (ViewNode, ViewNode) -> Void, isExpected: (DriverError) -> Bool)]
  {
    [
      (
        "hidden", { node, _ in node.isHidden = true },
        { if case .hidden(let node, let other) = $0 { node == other } else { false } }
      ),
      (
        "hidden superview", { _, outer in outer.isHidden = true },
        { if case .hidden(let node, let other) = $0 { node != other } else { false } }
      ),
      (
        "transparent", { node, _ in node.alpha = 0.009 },
        { if case .transparent(let node, let other) = $0 { node == other } else { false } }
      ),
      (
        "transparent superview", { _, outer in outer.alpha = 0 },
        { if case .transparent(let node, let other) = $0 { node != other } else { false } }
      ),
      (
        "superview without touches", { _, outer in outer.isUserInteractionEnabled = false },
        { if case .takesNoTouches(let node, let other) = $0 { node != other } else { false } }
      ),
      (
        "no width", { node, _ in node.frame.size.width = 0 },
        { if case .empty = $0 { true } else { false } }
      ),
      (
        "no height", { node, _ in node.frame.size.height = 0 },
        { if case .empty = $0 { true } else { false } }
      ),
      (
        "beyond the right edge", { node, _ in node.frame.origin.x = 320 },
        { if case .offScreen = $0 { true } else { false } }
      ),
      (
        "beyond the left edge", { node, _ in node.frame.origin.x = -60 },
        { if case .offScreen = $0 { true } else { false } }
      ),
      (
        "below the bottom", { node, _ in node.frame.origin.y = 480 },
        { if case .offScreen = $0 { true } else { false } }
      ),
      (
        "covered",
        { _, outer in outer.addSubview(ViewNode(frame: outer.bounds)) },
        { if case .covered = $0 { true } else { false } }
      ),
      (
        "removed", { node, _ in node.removeFromSuperview() },
        { if case .notOnScreen = $0 { true } else { false } }
      ),
    ]
  }

  @Test("what can't be touched isn't, and the error names the reason")
  func unreachable() throws {
    for (name, change, isExpected) in Self.obstacles {
      let root = ViewNode()
      let outer = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let node = Touched(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
      root.addSubview(outer)
      outer.addSubview(node)
      let screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
      try screen.tap(node)
      change(node, outer)
      for touch in [{ try screen.tap(node) }, { try screen.drag(node, by: .zero) }] {
        do {
          try touch()
          Issue.record("\(name): it was touched")
        } catch let error as DriverError {
          #expect(isExpected(error), "\(name): \(error)")
        } catch {
          Issue.record("\(name): \(error)")
        }
      }
      #expect(node.began.count == 1, "\(name)")
    }
  }

  @Test("what is barely visible is touched where it is seen")
  func barelyVisible() throws {
    target.alpha = 0.01
    target.frame.origin.x = 319
    try screen.tap(target)
    #expect(target.began == [[CGPoint(x: 0.5, y: 50)]])
    target.frame.origin = CGPoint(x: -199, y: 479)
    try screen.tap(target)
    #expect(target.began.last == [CGPoint(x: 199.5, y: 0.5)])
  }

  @Test(
    "points on the screen are those from its first corner up to its last",
    arguments: [
      (0, 0, true), (319.9, 479.9, true), (-0.1, 0, false), (0, -0.1, false), (320, 0, false),
      (0, 480, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func edges(x: CGFloat, y: CGFloat, isOn: Bool) {
    let point = CGPoint(x: x, y: y)
    let error = DriverError.placeOffScreen(point, size: CGSize(width: 320, height: 480))
    if isOn {
      #expect(throws: Never.self) { try screen.tap(at: point) }
      #expect(throws: Never.self) { try screen.drag(from: point, to: point) }
    } else {
      #expect(throws: error) { try screen.tap(at: point) }
      #expect(throws: error) { try screen.drag(from: point, to: .zero) }
    }
  }
}
