// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Gestures with more or fewer touches than they need")
struct SeveralTouchesTests {
  private let fingers = Fingers()

  private func angled(_ angle: Double) -> CGPoint {
    CGPoint(50 + 30 * cos(angle), 50 + 30 * sin(angle))
  }

  // MARK: Long press

  @Test("a second touch before a long press begins makes it fail, and later changes nothing")
  func extraPress() {
    let press = LongPressGestureRecognizer()
    let log = StateLog(press, on: fingers.node(ViewNode()))
    let first = fingers.down(CGPoint(10, 10))
    fingers.up(first + fingers.down(CGPoint(20, 10)), after: 0.6)
    #expect(log.states.isEmpty && press.state == .possible)
    let again = fingers.down(CGPoint(10, 10))
    fingers.wait(0.6)
    let second = fingers.down(CGPoint(20, 10))
    #expect(log.states == [.began] && press.state == .began)
    fingers.up(second + again)
    #expect(log.states == [.began, .ended])
  }

  @Test("a long press of two fingers begins half a second after the second one is down")
  func pressOfTwo() {
    let press = LongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    let log = StateLog(press, on: fingers.node(ViewNode()))
    let first = fingers.down(CGPoint(10, 10))
    fingers.wait(0.6)
    #expect(log.states.isEmpty && press.state == .possible)
    let second = fingers.down(CGPoint(20, 10))
    fingers.wait(0.49)
    #expect(log.states.isEmpty)
    fingers.wait(0.02)
    #expect(log.states == [.began])
    fingers.up(first + second)
    #expect(log.states == [.began, .ended])
  }

  @Test(
    "a press after a tap follows the tap closely, and the tap is short",
    arguments: [(0.02, 0.3, true), (0.02, 0.4, false), (0.8, 0.1, false), (0.7, 0.3, true)])
  func pressAfterTap(tap: Double, pause: Double, isRecognized: Bool) {
    let press = LongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    let log = StateLog(press, on: fingers.node(ViewNode()))
    fingers.up(fingers.down(CGPoint(10, 10)), after: tap)
    fingers.wait(pause)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.wait(0.49)
    #expect(log.states.isEmpty)
    fingers.wait(0.02)
    #expect(log.states == (isRecognized ? [.began] : []))
    fingers.up(touches)
    #expect(log.states == (isRecognized ? [.began, .ended] : []))
  }

  @Test("a tap before a press of two fingers ends when both are lifted")
  func tapOfTwo() {
    let press = LongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    let log = StateLog(press, on: fingers.node(ViewNode()))
    let tap = fingers.down(CGPoint(10, 10), CGPoint(20, 10))
    fingers.up([tap[0]])
    fingers.up([tap[1]])
    _ = fingers.down(CGPoint(10, 10), CGPoint(20, 10))
    fingers.wait(0.51)
    #expect(log.states == [.began])
  }

  // MARK: Tap

  @Test("a tap with two fingers ends when both are lifted, one after another")
  func tapLiftedInTurn() {
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let log = StateLog(tap, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10), CGPoint(30, 10))
    fingers.up([touches[0]])
    #expect(log.states.isEmpty && tap.state == .possible)
    fingers.up([touches[1]])
    #expect(log.states == [.ended])
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(log.states == [.ended])
  }

  // MARK: Pan

  @Test("touches beyond the maximum don't belong to a pan")
  func maximum() {
    let pan = PanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let log = StateLog(pan, on: fingers.node(ViewNode()))
    let first = fingers.down(CGPoint(10, 10))
    fingers.move(first, to: CGPoint(30, 10))
    let second = fingers.down(CGPoint(80, 80))
    #expect(pan.numberOfTouches == 1)
    fingers.move(second, to: CGPoint(90, 90))
    #expect(pan.translation(in: nil) == CGPoint(20, 0) && log.states == [.began])
    fingers.up(second)
    fingers.move(first, to: CGPoint(40, 10))
    fingers.up(first)
    #expect(pan.translation(in: nil) == CGPoint(30, 0))
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test("a pan begins only with the minimum number of touches, and ends with fewer")
  func minimum() {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let log = StateLog(pan, on: fingers.node(ViewNode()))
    let first = fingers.down(CGPoint(10, 10))
    fingers.move(first, to: CGPoint(40, 10))
    #expect(log.states.isEmpty)
    let second = fingers.down(CGPoint(40, 40))
    fingers.move(first + second, to: CGPoint(60, 10), CGPoint(60, 40))
    #expect(log.states == [.began])
    fingers.up(first)
    #expect(log.states == [.began, .ended])
  }

  @Test(
    "a translation that isn't finite is ignored",
    arguments: [CGPoint(.nan, 0), CGPoint(0, .infinity)])
  func badTranslation(translation: CGPoint) {
    let pan = PanGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(pan)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 30))
    pan.setTranslation(translation, in: nil)
    #expect(pan.translation(in: nil) == CGPoint(30, 20))
    pan.setTranslation(CGPoint(3, 4), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(3, 4))
  }

  // MARK: Pinch and rotation

  @Test(
    "a scale that isn't positive and finite is ignored",
    arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func badScale(scale: CGFloat) {
    let pinch = PinchGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(pinch)
    let touches = fingers.down(CGPoint(40, 50), CGPoint(60, 50))
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    fingers.move(touches, to: CGPoint(10, 50), CGPoint(90, 50))
    pinch.scale = scale
    #expect(pinch.scale == 2)
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    #expect(pinch.scale == 1)
  }

  @Test("the velocity of a pinch is the change of its scale per second")
  func pinchVelocity() {
    let pinch = PinchGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(pinch)
    #expect(pinch.velocity == 0)
    let touches = fingers.down(CGPoint(40, 50), CGPoint(60, 50))
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    #expect(pinch.velocity == 0)
    fingers.move(touches, to: CGPoint(10, 50), CGPoint(90, 50))
    #expect(abs(pinch.velocity - 50) < 0.001)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    #expect(abs(pinch.velocity + 25) < 0.001)
  }

  @Test("a third touch doesn't belong to a pinch or a rotation")
  func third() {
    let node = fingers.node(ViewNode())
    let (pinch, rotation) = (PinchGestureRecognizer(), RotationGestureRecognizer())
    let logs = (StateLog(pinch, on: node), StateLog(rotation, on: node))
    let touches = fingers.down(CGPoint(40, 50), CGPoint(60, 50))
    let third = fingers.down(CGPoint(90, 90))
    #expect(pinch.numberOfTouches == 2 && rotation.numberOfTouches == 2)
    fingers.move(third, to: CGPoint(10, 90))
    #expect(logs.0.states.isEmpty && logs.1.states.isEmpty)
    fingers.move(touches, to: CGPoint(30, 50), CGPoint(70, 50))
    #expect(logs.0.states == [.began])
    fingers.up(third)
    #expect(pinch.state == .began)
    fingers.up(touches)
    #expect(logs.0.states == [.began, .ended])
  }

  @Test("a rotation that isn't finite is ignored", arguments: [.nan, -.infinity] as [CGFloat])
  func badRotation(angle: CGFloat) {
    let rotation = RotationGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(rotation)
    let touches = fingers.down(CGPoint(50, 50), angled(0))
    fingers.move(touches, to: CGPoint(50, 50), angled(0.2))
    fingers.move(touches, to: CGPoint(50, 50), angled(0.5))
    rotation.rotation = angle
    #expect(abs(rotation.rotation - 0.3) < 1e-9)
    rotation.rotation = 1
    fingers.move(touches, to: CGPoint(50, 50), angled(0.6))
    #expect(abs(rotation.rotation - 1.1) < 1e-9)
  }

  @Test("a rotation begins at 0.1 radians, and goes on until both touches are lifted")
  func rotationLimits() {
    let rotation = RotationGestureRecognizer()
    let log = StateLog(rotation, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(50, 50), angled(0))
    fingers.move(touches, to: CGPoint(50, 50), angled(0.06))
    #expect(log.states.isEmpty)
    fingers.move(touches, to: CGPoint(50, 50), angled(-0.06))
    #expect(log.states.isEmpty)
    fingers.move(touches, to: CGPoint(50, 50), angled(-0.11))
    #expect(log.states == [.began])
    fingers.up([touches[1]])
    #expect(log.states == [.began] && rotation.state == .began)
    let other = fingers.down(angled(2))
    fingers.move(other, to: angled(2.3))
    #expect(abs(rotation.rotation - 0.3) < 1e-9)
    fingers.up([touches[0]])
    fingers.up(other)
    #expect(log.states == [.began, .changed, .ended])
  }
}
