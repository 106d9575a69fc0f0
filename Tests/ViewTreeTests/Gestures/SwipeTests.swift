// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("The limits of swipes")
struct SwipeTests {
  private let fingers = Fingers()

  private func swipe(
    _ direction: SwipeGestureRecognizer.Direction = .right
  ) -> SwipeGestureRecognizer {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = direction
    fingers.root.addGestureRecognizer(swipe)
    return swipe
  }

  @Test(
    "a swipe is 50 points long, no more than 50 wide, and no longer than half a second",
    arguments: [
      (CGPoint(150, 100), 0.5, GestureRecognizer.State.ended),
      (CGPoint(149, 100), 0.5, .possible), (CGPoint(150, 150), 0.5, .ended),
      (CGPoint(150, 50), 0.5, .ended), (CGPoint(150, 151), 0.5, .failed),
      (CGPoint(150, 49), 0.5, .failed), (CGPoint(150, 100), 0.51, .failed),
      (CGPoint(101, 100), 0.51, .failed), (CGPoint(50, 100), 0.1, .possible),
    ])
  func limits(end: CGPoint, duration: Double, state: GestureRecognizer.State) {
    let swipe = swipe()
    let touches = fingers.down(CGPoint(100, 100))
    fingers.move(touches, to: end, after: duration)
    #expect(swipe.state == state)
  }

  @Test(
    "a swipe in each direction is measured from where it began",
    arguments: [
      (SwipeGestureRecognizer.Direction.right, CGPoint(160, 110)), (.left, CGPoint(40, 110)),
      (.up, CGPoint(110, 40)), (.down, CGPoint(110, 160)),
    ] as [(SwipeGestureRecognizer.Direction, CGPoint)])
  func directions(direction: SwipeGestureRecognizer.Direction, end: CGPoint) {
    let all: [SwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    for other in all {
      let fingers = Fingers()
      let swipe = SwipeGestureRecognizer()
      swipe.direction = other
      fingers.root.addGestureRecognizer(swipe)
      let touches = fingers.down(CGPoint(100, 100))
      fingers.move(touches, to: end)
      #expect(swipe.state == (other == direction ? .ended : .possible))
    }
  }

  @Test("of two directions, the one in which the touch has moved farther counts")
  func diagonal() {
    let swipe = swipe([.right, .down])
    var touches = fingers.down(CGPoint(100, 100))
    fingers.move(touches, to: CGPoint(200, 151))
    #expect(swipe.state == .failed)
    fingers.up(touches)
    touches = fingers.down(CGPoint(100, 100))
    fingers.move(touches, to: CGPoint(140, 200))
    #expect(swipe.state == .ended)
  }

  @Test("a swipe fails as soon as there are more touches than it requires")
  func tooMany() {
    let swipe = swipe()
    let first = fingers.down(CGPoint(100, 100))
    #expect(swipe.state == .possible)
    let second = fingers.down(CGPoint(100, 150))
    #expect(swipe.state == .failed)
    fingers.up(first + second)
    #expect(swipe.state == .possible)
  }

  @Test("a swipe with two fingers needs both, and the way of their centroid counts")
  func twoFingers() {
    let swipe = swipe()
    swipe.numberOfTouchesRequired = 2
    let first = fingers.down(CGPoint(100, 100))
    fingers.move(first, to: CGPoint(180, 100))
    #expect(swipe.state == .possible)
    let second = fingers.down(CGPoint(100, 200))
    #expect(swipe.state == .possible)
    fingers.move(second, to: CGPoint(119, 200))
    #expect(swipe.state == .possible)
    fingers.move(second, to: CGPoint(120, 200))
    #expect(swipe.state == .ended)
  }

  @Test("a third finger makes a swipe with two fail")
  func threeFingers() {
    let swipe = swipe()
    swipe.numberOfTouchesRequired = 2
    _ = fingers.down(CGPoint(100, 100), CGPoint(100, 200))
    #expect(swipe.state == .possible)
    _ = fingers.down(CGPoint(100, 250))
    #expect(swipe.state == .failed)
  }

  @Test("a swipe fails when its touch is lifted early")
  func lifted() {
    let swipe = swipe()
    let waiting = TapGestureRecognizer()
    waiting.require(toFail: swipe)
    let log = StateLog(waiting, on: fingers.root)
    let touches = fingers.down(CGPoint(100, 100))
    fingers.move(touches, to: CGPoint(105, 100))
    #expect(log.states.isEmpty)
    fingers.up(touches)
    #expect(log.states == [.ended] && swipe.state == .possible)
  }
}
