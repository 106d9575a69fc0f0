// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

/// Records the states of a recognizer.
final class StateLog {
  var states: [GestureRecognizer.State] = []

  init(_ recognizer: GestureRecognizer, on node: ViewNode) {
    recognizer.addAction { [unowned recognizer] in self.states.append(recognizer.state) }
    node.addGestureRecognizer(recognizer)
  }
}

@Suite("Long presses, pans, swipes, pinches, and rotations")
struct DraggingTests {
  private let fingers = Fingers()

  // MARK: Long press

  @Test("A long press begins after its duration, changes by moving, and ends by lifting")
  func longPress() {
    let log = StateLog(LongPressGestureRecognizer(), on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.wait(0.49)
    #expect(log.states.isEmpty)
    fingers.wait(0.02)
    #expect(log.states == [.began])
    fingers.move(touches, to: CGPoint(60, 10))
    fingers.up(touches)
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test("An early end or an early move of more than 10 points isn't a long press")
  func shortPress() {
    let log = StateLog(LongPressGestureRecognizer(), on: fingers.node(ViewNode()))
    fingers.up(fingers.down(CGPoint(10, 10)), after: 0.4)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(21, 10))
    fingers.wait(1)
    fingers.up(touches)
    #expect(log.states.isEmpty)
  }

  @Test("A long press cancels the node's touch when it begins")
  func longPressTakes() {
    let node = fingers.node(ListeningNode())
    let log = StateLog(LongPressGestureRecognizer(), on: node)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.wait(0.6)
    fingers.up(touches)
    #expect(node.heard == ["began 1", "cancelled 1"])
    #expect(log.states == [.began, .ended])
  }

  // MARK: Pan

  @Test("A pan begins after 10 points, and its translation counts from where the touch began")
  func pan() {
    let pan = PanGestureRecognizer()
    let node = fingers.node(ViewNode())
    let log = StateLog(pan, on: node)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(19, 10))
    #expect(log.states.isEmpty)
    fingers.move(touches, to: CGPoint(20, 10))
    #expect(log.states == [.began])
    #expect(pan.translation(in: node) == CGPoint(10, 0))
    fingers.move(touches, to: CGPoint(50, 30))
    #expect(pan.translation(in: nil) == CGPoint(40, 20))
    #expect(pan.location(in: node) == CGPoint(50, 30))
    fingers.up(touches)
    #expect(log.states == [.began, .changed, .ended])
    #expect(pan.state == .possible)
  }

  @Test("The translation can be reset, and is in the coordinates of the given node")
  func translation() {
    let pan = PanGestureRecognizer()
    let node = fingers.node(ViewNode())
    node.transform = Transform(scaleX: 2, y: 2)
    _ = StateLog(pan, on: node)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(50, 10))
    #expect(pan.translation(in: node) == CGPoint(20, 0))
    pan.setTranslation(.zero, in: node)
    fingers.move(touches, to: CGPoint(60, 10))
    #expect(pan.translation(in: node) == CGPoint(5, 0))
  }

  @Test("The velocity is in points per second, and zero after a rest")
  func velocity() {
    let pan = PanGestureRecognizer()
    _ = StateLog(pan, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    for step in 1...5 { fingers.move(touches, to: CGPoint(10 + Double(step) * 4, 10), after: 0.01) }
    #expect(abs(pan.velocity(in: nil).x - 400) < 0.001)
    #expect(pan.velocity(in: nil).y == 0)
    fingers.wait(0.5)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("A second touch moves the centroid, but not the translation")
  func secondFinger() {
    let pan = PanGestureRecognizer()
    let node = fingers.node(ViewNode())
    let log = StateLog(pan, on: node)
    let first = fingers.down(CGPoint(10, 10))
    fingers.move(first, to: CGPoint(40, 10))
    let second = fingers.down(CGPoint(80, 10))
    #expect(pan.translation(in: node) == CGPoint(30, 0))
    fingers.move(second, to: CGPoint(90, 10))
    #expect(pan.translation(in: node) == CGPoint(35, 0))
    fingers.up(first)
    #expect(pan.translation(in: node) == CGPoint(35, 0))
    fingers.up(second)
    #expect(log.states.last == .ended)
  }

  @Test("Disabling a pan in progress cancels it")
  func switchedOff() {
    let pan = PanGestureRecognizer()
    let log = StateLog(pan, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    pan.isEnabled = false
    #expect(log.states == [.began, .cancelled])
    fingers.up(touches)
    #expect(pan.state == .possible)
  }

  @Test("Canceled touches cancel a pan")
  func cancelled() {
    let log = StateLog(PanGestureRecognizer(), on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    fingers.router.cancel(touches)
    #expect(log.states == [.began, .cancelled])
  }

  // MARK: Swipe

  @Test(
    "A swipe is quick, long, and straight, in its direction",
    arguments: [
      (SwipeGestureRecognizer.Direction.right, CGPoint(80, 10), 0.1, 1),
      (.right, CGPoint(55, 10), 0.1, 0), (.right, CGPoint(80, 70), 0.1, 0),
      (.right, CGPoint(80, 10), 0.6, 0), (.left, CGPoint(80, 10), 0.1, 0),
      (.down, CGPoint(10, 80), 0.1, 1), (.up, CGPoint(10, 80), 0.1, 0),
      (SwipeGestureRecognizer.Direction([.left, .right]), CGPoint(80, 10), 0.1, 1),
    ] as [(SwipeGestureRecognizer.Direction, CGPoint, Double, Int)])
  func swipe(
    direction: SwipeGestureRecognizer.Direction, end: CGPoint, duration: Double, count: Int
  ) {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = direction
    let log = StateLog(swipe, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: end, after: duration)
    fingers.up(touches)
    #expect(log.states == Array(repeating: .ended, count: count))
  }

  // MARK: Two fingers

  @Test("A pinch begins at 1, and its scale is relative to that distance")
  func pinch() {
    let pinch = PinchGestureRecognizer()
    let log = StateLog(pinch, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(40, 50), CGPoint(60, 50))
    fingers.move(touches, to: CGPoint(36, 50), CGPoint(61, 50))
    #expect(log.states.isEmpty)
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    #expect(log.states == [.began] && pinch.scale == 1)
    fingers.move(touches, to: CGPoint(10, 50), CGPoint(90, 50))
    #expect(pinch.scale == 2)
    #expect(pinch.location(in: nil) == CGPoint(50, 50))
    pinch.scale = 1
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    #expect(pinch.scale == 0.5)
    fingers.up(touches)
    #expect(log.states == [.began, .changed, .changed, .ended])
    #expect(pinch.scale == 1)
  }

  @Test("One touch is neither a pinch nor a rotation")
  func oneFinger() {
    let node = fingers.node(ViewNode())
    let pinch = StateLog(PinchGestureRecognizer(), on: node)
    let rotation = StateLog(RotationGestureRecognizer(), on: node)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(90, 90))
    fingers.up(touches)
    #expect(pinch.states.isEmpty && rotation.states.isEmpty)
  }

  @Test("A rotation measures how far the touches have turned, clockwise, even beyond a full turn")
  func rotation() {
    let rotation = RotationGestureRecognizer()
    let log = StateLog(rotation, on: fingers.node(ViewNode()))
    func place(_ angle: Double) -> CGPoint {
      CGPoint(50 + 30 * cos(angle), 50 + 30 * sin(angle))
    }
    let touches = fingers.down(CGPoint(50, 50), place(0))
    fingers.move(touches, to: CGPoint(50, 50), place(0.11))
    #expect(log.states == [.began] && rotation.rotation == 0)
    for step in 1...16 {
      fingers.move(touches, to: CGPoint(50, 50), place(0.11 + Double(step) * 0.5))
    }
    #expect(abs(rotation.rotation - 8) < 1e-9)
    fingers.up(touches)
    #expect(log.states.last == .ended)
  }

  @Test("A pinch continues while one of its touches is lifted and returns")
  func pinchWithReturningTouch() {
    let pinch = PinchGestureRecognizer()
    let log = StateLog(pinch, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(40, 50), CGPoint(60, 50))
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    fingers.up([touches[0]])
    #expect(log.states == [.began])
    let other = fingers.down(CGPoint(50, 50))
    fingers.move(other, to: CGPoint(30, 50))
    #expect(log.states == [.began, .changed] && pinch.scale == 2)
    fingers.up([touches[1]] + other)
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test("Setting a recognizer's rotation doesn't count as a movement")
  func rotationVelocity() {
    let rotation = RotationGestureRecognizer()
    rotation.addAction {}
    fingers.node(ViewNode()).addGestureRecognizer(rotation)
    func place(_ angle: Double) -> CGPoint {
      CGPoint(50 + 30 * cos(angle), 50 + 30 * sin(angle))
    }
    let touches = fingers.down(CGPoint(50, 50), place(0))
    for angle in [0.2, 0.4, 0.6] { fingers.move(touches, to: CGPoint(50, 50), place(angle)) }
    #expect(rotation.velocity > 0)
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    fingers.move(touches, to: CGPoint(50, 50), place(0.7))
    #expect(abs(rotation.velocity - 5) < 0.001)
  }

  @Test("a pinch whose touches meet keeps its last scale, and continues when they part")
  func meetingTouches() {
    let pinch = PinchGestureRecognizer()
    let log = StateLog(pinch, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(0, 50), CGPoint(40, 50))
    fingers.move(touches, to: CGPoint(0, 50), CGPoint(60, 50))
    fingers.move(touches, to: CGPoint(0, 50), CGPoint(30, 50))
    #expect(pinch.scale == 0.5)
    let count = log.states.count
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(30, 50))
    #expect(pinch.scale == 0.5 && log.states.count == count)
    fingers.move(touches, to: CGPoint(0, 50), CGPoint(60, 50))
    #expect(pinch.scale == 1 && log.states.count == count + 1)
  }
}
