// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Times and distances of gestures")
struct GestureLimitTests {
  private let fingers = Fingers()

  @Test(
    "a tap is shorter than three quarters of a second and moves no more than ten points",
    arguments: [
      (0.74, CGPoint(50, 50), true), (0.76, CGPoint(50, 50), false),
      (0.02, CGPoint(60, 50), true), (0.02, CGPoint(50, 40), true),
      (0.02, CGPoint(61, 50), false), (0.02, CGPoint(57.5, 57.5), false),
    ])
  func tap(duration: Double, end: CGPoint, isRecognized: Bool) {
    let log = StateLog(TapGestureRecognizer(), on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(50, 50))
    if end != CGPoint(50, 50) { fingers.move(touches, to: end, after: 0) }
    fingers.up(touches, after: duration)
    #expect(log.states == (isRecognized ? [.ended] : []))
  }

  @Test("a touch that is lifted outside the view is no tap")
  func liftedOutside() {
    let log = StateLog(TapGestureRecognizer(), on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(95, 50))
    fingers.move(touches, to: CGPoint(100, 50))
    fingers.up(touches)
    #expect(log.states.isEmpty)
  }

  @Test(
    "the second of two taps follows within a third of a second, nearby",
    arguments: [
      (0.34, CGPoint(30, 10), true), (0.36, CGPoint(30, 10), false),
      (0.1, CGPoint(55, 10), true), (0.1, CGPoint(10, 56), false),
    ])
  func doubleTap(pause: Double, place: CGPoint, isRecognized: Bool) {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let log = StateLog(double, on: fingers.node(ViewNode()))
    fingers.tap(CGPoint(10, 10))
    #expect(log.states.isEmpty)
    fingers.wait(pause)
    fingers.tap(place)
    #expect(log.states == (isRecognized ? [.ended] : []))
  }

  @Test("a tap waits for a double tap that it requires to fail, and gives way to it")
  func singleOrDouble() {
    let node = fingers.node(ViewNode())
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let logs = (StateLog(single, on: node), StateLog(double, on: node))
    fingers.tap(CGPoint(10, 10))
    #expect(logs.0.states.isEmpty)
    fingers.wait(0.36)
    #expect(logs.0.states == [.ended] && logs.1.states.isEmpty)
    fingers.tap(CGPoint(10, 10))
    fingers.tap(CGPoint(10, 10))
    fingers.wait(1)
    #expect(logs.0.states == [.ended] && logs.1.states == [.ended])
  }

  @Test(
    "a touch may move by the allowed distance before a long press begins",
    arguments: [(CGPoint(20, 10), true), (CGPoint(10, 20.5), false)])
  func pressMovement(place: CGPoint, isRecognized: Bool) {
    let log = StateLog(LongPressGestureRecognizer(), on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: place)
    fingers.wait(0.6)
    #expect(log.states == (isRecognized ? [.began] : []))
    fingers.up(touches)
  }

  @Test("the duration and the movement of a long press can be set")
  func pressSettings() {
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = 2
    press.allowableMovement = 30
    let log = StateLog(press, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    fingers.wait(1.97)
    #expect(log.states.isEmpty)
    fingers.wait(0.02)
    #expect(log.states == [.began])
  }

  @Test("a pinch begins when the distance has changed by eight points", arguments: [1.0, -1])
  func pinchSlop(direction: Double) {
    let log = StateLog(PinchGestureRecognizer(), on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(20, 50), CGPoint(60, 50))
    fingers.move(touches, to: CGPoint(20, 50), CGPoint(60 + 7 * direction, 50))
    #expect(log.states.isEmpty)
    fingers.move(touches, to: CGPoint(20, 50), CGPoint(60 + 8 * direction, 50))
    #expect(log.states == [.began])
  }

  @Test("only the movement of the last tenth of a second counts for the velocity")
  func velocityWindow() {
    let pan = PanGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(pan)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(30, 20), after: 0.05)
    #expect(near(pan.velocity(in: nil).x, 400) && near(pan.velocity(in: nil).y, 200))
    fingers.wait(0.05)
    #expect(near(pan.velocity(in: nil).x, 400) && near(pan.velocity(in: nil).y, 200))
    fingers.wait(0.001)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("the time before a touch first moves is measured once")
  func delay() {
    _ = fingers.node(ViewNode())
    let touches = fingers.down(CGPoint(10, 10))
    #expect(touches[0].delayBeforeFirstMove == 0)
    fingers.move(touches, to: CGPoint(20, 10), after: 0.25)
    #expect(touches[0].delayBeforeFirstMove == 0.25)
    fingers.move(touches, to: CGPoint(30, 10), after: 0.5)
    #expect(touches[0].delayBeforeFirstMove == 0.25)
    #expect(touches[0].distance == 20 && touches[0].timestamp == 0.75)
  }

  @Test(
    "each further tap nearby is counted, and a moved touch isn't a tap",
    arguments: [(CGPoint(10, 10), 2), (CGPoint(21, 10), 1)])
  func tapCounts(end: CGPoint, count: Int) {
    _ = fingers.node(ViewNode())
    let first = fingers.down(CGPoint(10, 10))
    #expect(first[0].tapCount == 1)
    fingers.move(first, to: end)
    fingers.up(first)
    let second = fingers.down(CGPoint(55, 10))
    #expect(second[0].tapCount == count)
    fingers.up(second)
    let third = fingers.down(CGPoint(99, 10))
    #expect(third[0].tapCount == count + 1)
  }
}
