// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Gestures that start afresh")
struct FreshGestureTests {
  private let fingers = Fingers()

  private func angled(_ angle: Double) -> CGPoint {
    CGPoint(50 + 30 * cos(angle), 50 + 30 * sin(angle))
  }

  @Test("a rotation begins again at zero, and a turn that was too small doesn't count")
  func rotation() {
    let rotation = RotationGestureRecognizer()
    let log = StateLog(rotation, on: fingers.node(ViewNode()))
    for _ in 0..<2 {
      let touches = fingers.down(CGPoint(50, 50), angled(0))
      fingers.move(touches, to: CGPoint(50, 50), angled(0.06))
      fingers.up(touches)
    }
    #expect(log.states.isEmpty)
    for _ in 0..<2 {
      let touches = fingers.down(CGPoint(50, 50), angled(0))
      fingers.move(touches, to: CGPoint(50, 50), angled(0.2))
      #expect(rotation.rotation == 0 && rotation.velocity == 0)
      fingers.move(touches, to: CGPoint(50, 50), angled(0.5))
      #expect(near(rotation.rotation, 0.3) && near(rotation.velocity, 15))
      fingers.up(touches)
      #expect(rotation.rotation == 0 && rotation.velocity == 0)
    }
  }

  @Test("a touch that returns to a rotation doesn't turn it")
  func returningTouch() {
    let rotation = RotationGestureRecognizer()
    let log = StateLog(rotation, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(50, 50), angled(0))
    fingers.move(touches, to: CGPoint(50, 50), angled(0.2))
    fingers.move(touches, to: CGPoint(50, 50), angled(0.5))
    fingers.up([touches[1]])
    fingers.move([touches[0]], to: CGPoint(51, 50))
    fingers.move([touches[0]], to: CGPoint(50, 50))
    #expect(log.states == [.began, .changed] && near(rotation.rotation, 0.3))
    let other = fingers.down(angled(2))
    #expect(near(rotation.rotation, 0.3))
    fingers.move(other, to: angled(2.1))
    #expect(near(rotation.rotation, 0.4) && log.states == [.began, .changed, .changed])
    fingers.up([touches[0]] + other)
    #expect(log.states.last == .ended)
  }

  @Test("a rotation takes the shorter way around", arguments: [1.0, -1])
  func shorterWay(direction: Double) {
    let rotation = RotationGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(rotation)
    let touches = fingers.down(CGPoint(50, 50), angled(direction * 2.9))
    fingers.move(touches, to: CGPoint(50, 50), angled(direction * 3.1))
    // From just before half a turn to just after it.
    fingers.move(touches, to: CGPoint(50, 50), angled(direction * 3.3))
    #expect(near(rotation.rotation, direction * 0.2))
  }

  @Test("a pinch begins again at 1 and at the distance of its own touches")
  func pinch() {
    let pinch = PinchGestureRecognizer()
    let log = StateLog(pinch, on: fingers.node(ViewNode()))
    for distance in [20.0, 40] {
      log.states = []
      let touches = fingers.down(CGPoint(10, 50), CGPoint(10 + distance, 50))
      fingers.move(touches, to: CGPoint(10, 50), CGPoint(10 + distance + 7, 50))
      #expect(log.states.isEmpty)
      fingers.move(touches, to: CGPoint(10, 50), CGPoint(10 + distance + 10, 50))
      #expect(log.states == [.began] && pinch.scale == 1 && pinch.velocity == 0)
      fingers.move(touches, to: CGPoint(10, 50), CGPoint(10 + (distance + 10) * 1.5, 50))
      #expect(near(pinch.scale, 1.5) && near(pinch.velocity, 25))
      fingers.up(touches)
      #expect(pinch.scale == 1 && pinch.velocity == 0)
    }
  }

  @Test("the velocity of a pan is that of its own touches since their number last changed")
  func panVelocity() {
    let pan = PanGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(pan)
    func fling(_ touches: [Touch]) {
      for step in 1...3 {
        let places = touches.map { CGPoint(10 + 5 * Double(step), $0.location(in: nil).y) }
        fingers.wait(0.01)
        fingers.router.move(Array(zip(touches, places)).map { (touch: $0.0, location: $0.1) })
      }
    }
    let first = fingers.down(CGPoint(10, 10))
    fling(first)
    #expect(near(pan.velocity(in: nil).x, 500))
    // Another touch begins a new measurement.
    let second = fingers.down(CGPoint(90, 90))
    #expect(pan.velocity(in: nil) == .zero && pan.translation(in: nil) == CGPoint(15, 0))
    fingers.move(second, to: CGPoint(90, 80), after: 0.01)
    #expect(near(pan.velocity(in: nil).y, -500) && near(pan.velocity(in: nil).x, 0))
    // So does a lifted one, which doesn't move the rest.
    fingers.up([second[0]], after: 0)
    #expect(pan.velocity(in: nil) == .zero && pan.translation(in: nil) == CGPoint(15, -5))
    fingers.move(first, to: CGPoint(25, 13), after: 0.01)
    #expect(near(pan.velocity(in: nil).y, 300) && pan.translation(in: nil) == CGPoint(15, -2))
    fingers.up(first, after: 0)
    // And so does the next gesture, even at once.
    let next = fingers.down(CGPoint(50, 10))
    #expect(pan.velocity(in: nil) == .zero && pan.translation(in: nil) == .zero)
    fingers.up(next)
  }

  @Test("a press after a tap requires a tap every time")
  func press() {
    let press = LongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    let log = StateLog(press, on: fingers.node(ViewNode()))
    fingers.tap(CGPoint(10, 10))
    fingers.up(fingers.down(CGPoint(10, 10)), after: 0.6)
    #expect(log.states == [.began, .ended])
    fingers.up(fingers.down(CGPoint(10, 10)), after: 0.6)
    #expect(log.states == [.began, .ended])
  }

  @Test(
    "the first finger of a press after a tap follows closely, and the second one may take longer")
  func laterFinger() {
    let press = LongPressGestureRecognizer()
    (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (1, 2)
    let log = StateLog(press, on: fingers.node(ViewNode()))
    fingers.up(fingers.down(CGPoint(10, 10), CGPoint(20, 10)))
    fingers.wait(0.3)
    let first = fingers.down(CGPoint(10, 10))
    fingers.wait(0.3)
    let second = fingers.down(CGPoint(20, 10))
    fingers.wait(0.51)
    #expect(log.states == [.began])
    fingers.up(first + second)
  }

  @Test(
    "positions count for a tenth of a second, from the first to the last",
    arguments: [
      ([(0, 0, 0)], 0, CGPoint(0, 0)), ([(0, 0, 0), (0, 10, 4)], 0, CGPoint(0, 0)),
      ([(0, 0, 0), (0.05, 10, 4)], 0.05, CGPoint(200, 80)),
      ([(0, 0, 0), (0.1, 10, 4)], 0.1, CGPoint(100, 40)),
      ([(0, 0, 0), (0.05, 1, 1), (0.15, 11, 3)], 0.15, CGPoint(100, 20)),
      ([(0, 0, 0), (0.05, 1, 1), (0.15, 11, 3)], 0.2, CGPoint(0, 0)),
      ([(1, 5, 5), (1.25, 9, 9)], 1.25, CGPoint(0, 0)),
    ] as [([(Double, Double, Double)], Double, CGPoint)])
  func samples(places: [(Double, Double, Double)], time: Double, expected: CGPoint) {
    var samples = MotionSamples()
    for (time, x, y) in places { samples.add(CGPoint(x, y), at: time) }
    let velocity = samples.velocity(at: time)
    #expect(near(velocity.x, expected.x) && near(velocity.y, expected.y))
    samples.restart(at: CGPoint(500, 500), time: time)
    #expect(samples.velocity(at: time) == .zero)
  }
}
