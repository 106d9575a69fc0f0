// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Phases and delivery of touches")
struct TouchPhaseTests {
  private let fingers = Fingers()

  private func several() -> ListeningNode {
    let node = fingers.node(ListeningNode())
    node.isMultipleTouchEnabled = true
    return node
  }

  @Test("the touches that don't change in an event are stationary, and keep their time")
  func stationary() {
    let node = several()
    let touches = fingers.down(CGPoint(10, 10), CGPoint(30, 10), CGPoint(50, 10))
    #expect(touches.map(\.phase) == [.began, .began, .began])
    fingers.move([touches[1]], to: CGPoint(35, 10), after: 0.1)
    #expect(touches.map(\.phase) == [.stationary, .moved, .stationary])
    #expect(touches.map(\.timestamp) == [0, 0.1, 0])
    fingers.up([touches[0]], after: 0.1)
    #expect(touches.map(\.phase) == [.ended, .stationary, .stationary])
    fingers.router.cancel([touches[2]])
    #expect(touches.map(\.phase) == [.ended, .stationary, .cancelled])
    #expect(touches.map(\.isDown) == [false, true, false])
    #expect(touches.map(\.timestamp) == [0.2, 0.1, 0.2])
    #expect(node.heard == ["began 3", "moved 1", "ended 1", "cancelled 1"])
    #expect(fingers.router.touches == [touches[1]])
  }

  @Test("a touch that is over can't move, end, or be canceled again", arguments: [true, false])
  func over(isCanceled: Bool) {
    let node = several()
    let touches = fingers.down(CGPoint(10, 10))
    if isCanceled { fingers.router.cancel(touches) } else { fingers.up(touches) }
    node.heard = []
    fingers.move(touches, to: CGPoint(20, 10))
    fingers.up(touches)
    fingers.router.cancel(touches)
    fingers.router.cancelAll()
    #expect(node.heard.isEmpty)
    #expect(touches[0].location(in: nil) == CGPoint(10, 10))
    #expect(touches[0].phase == (isCanceled ? .cancelled : .ended))
    #expect(fingers.router.touches.isEmpty)
  }

  @Test(
    "a touch can't begin at or move to a place that is no number",
    arguments: [
      CGPoint(.nan, 5), CGPoint(5, .nan), CGPoint(.infinity, 5), CGPoint(5, -.infinity),
    ])
  func nowhere(place: CGPoint) {
    let node = several()
    #expect(fingers.down(place).isEmpty && fingers.router.touches.isEmpty)
    let touches = fingers.down(CGPoint(10, 10), place, CGPoint(20, 20))
    #expect(touches.map { $0.location(in: nil) } == [CGPoint(10, 10), CGPoint(20, 20)])
    fingers.move(touches, to: place, CGPoint(30, 30))
    #expect(touches.map { $0.location(in: nil) } == [CGPoint(10, 10), CGPoint(30, 30)])
    #expect(node.heard == ["began 2", "moved 1"])
  }

  @Test("all touches are canceled at once, and later ones are delivered again")
  func cancelAll() {
    let (left, right) = (several(), fingers.node(ListeningNode(), x: 150))
    _ = fingers.down(CGPoint(10, 10), CGPoint(20, 10), CGPoint(160, 10))
    fingers.router.cancelAll()
    #expect(left.heard == ["began 2", "cancelled 2"])
    #expect(right.heard == ["began 1", "cancelled 1"])
    fingers.tap(CGPoint(160, 10))
    #expect(right.heard.suffix(2) == ["began 1", "ended 1"])
    fingers.router.cancelAll()
    #expect(right.heard.count == 4)
  }

  @Test("a cancellation isn't delayed by a gesture that may still be recognized")
  func canceledEarly() {
    let node = fingers.node(ListeningNode())
    let press = GestureRecognizer()
    node.addGestureRecognizer(press)
    #expect(press.delaysTouchesEnded)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.router.cancel(touches)
    #expect(node.heard == ["began 1", "cancelled 1"])
  }

  @Test("what was delayed is delivered in order once the gesture has failed")
  func delayed() {
    let node = fingers.node(ListeningNode())
    let own = GestureRecognizer()
    own.delaysTouchesBegan = true
    node.addGestureRecognizer(own)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(15, 10))
    fingers.move(touches, to: CGPoint(17, 10))
    fingers.up(touches)
    #expect(node.heard.isEmpty && fingers.router.touches == touches)
    own.state = .failed
    fingers.router.resolveGestures()
    #expect(node.heard == ["began 1", "moved 1", "moved 1", "ended 1"])
    #expect(fingers.router.touches.isEmpty && own.state == .possible)
  }

  @Test("what was delayed is dropped when the gesture is recognized", arguments: [true, false])
  func taken(cancels: Bool) {
    let node = fingers.node(ListeningNode())
    let own = GestureRecognizer()
    own.delaysTouchesBegan = true
    own.cancelsTouchesInView = cancels
    node.addGestureRecognizer(own)
    let touches = fingers.down(CGPoint(10, 10))
    own.state = .began
    fingers.move(touches, to: CGPoint(15, 10))
    own.state = .ended
    fingers.up(touches)
    #expect(node.heard == (cancels ? [] : ["began 1", "moved 1", "ended 1"]))
    #expect(fingers.router.touches.isEmpty)
  }

  @Test("of two gestures that delay a touch, both have to fail")
  func twoDelays() {
    let node = fingers.node(ListeningNode())
    let (first, second) = (GestureRecognizer(), GestureRecognizer())
    for own in [first, second] {
      own.delaysTouchesEnded = true
      node.addGestureRecognizer(own)
    }
    first.delaysTouchesBegan = true
    let touches = fingers.down(CGPoint(10, 10))
    #expect(node.heard.isEmpty)
    first.state = .failed
    fingers.router.resolveGestures()
    #expect(node.heard == ["began 1"])
    fingers.up(touches)
    #expect(node.heard == ["began 1"])
    second.state = .failed
    fingers.router.resolveGestures()
    #expect(node.heard == ["began 1", "ended 1"])
  }

  @Test("a view whose touch a gesture took receives the next one, even while the first is down")
  func afterTaken() {
    let node = fingers.node(ListeningNode())
    let log = StateLog(LongPressGestureRecognizer(), on: node)
    let first = fingers.down(CGPoint(10, 10))
    fingers.wait(0.6)
    #expect(log.states == [.began] && node.heard == ["began 1", "cancelled 1"])
    let second = fingers.down(CGPoint(20, 10))
    #expect(node.heard.suffix(1) == ["began 1"])
    // Which is now its only one.
    let third = fingers.down(CGPoint(30, 10))
    #expect(node.heard.count == 3)
    fingers.up(first + second + third)
    #expect(node.heard == ["began 1", "cancelled 1", "began 1", "ended 1"])
  }

  @Test("recognizers receive a touch before the view does")
  func order() {
    final class Log {
      var lines: [String] = []
    }
    final class First: GestureRecognizer {
      var log = Log()
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        log.lines.append("recognizer \(name ?? "")")
      }
    }
    final class Then: ViewNode {
      var log = Log()
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        log.lines.append("view, \(touches.count) of \(event?.allTouches?.count ?? 0)")
      }
    }
    let log = Log()
    let node = fingers.node(Then())
    node.log = log
    for name in ["a", "b"] {
      let own = First()
      (own.log, own.name) = (log, name)
      node.addGestureRecognizer(own)
    }
    _ = fingers.down(CGPoint(10, 10))
    #expect(log.lines == ["recognizer a", "recognizer b", "view, 1 of 1"])
  }

  @Test(
    "a further tap is counted up to 45 points and 0.35 seconds from where the last one began",
    arguments: [
      (CGPoint(55, 10), 0.35, 2), (CGPoint(55.5, 10), 0.1, 1), (CGPoint(10, 10), 0.36, 1),
      (CGPoint(37, 46), 0, 2), (CGPoint(37, 47), 0, 1),
    ])
  func tapCount(place: CGPoint, pause: Double, count: Int) {
    _ = several()
    let first = fingers.down(CGPoint(10, 10))
    // A movement of ten points is still a tap.
    fingers.move(first, to: CGPoint(0, 10), after: 0)
    fingers.up(first, after: 0)
    fingers.wait(pause)
    #expect(fingers.down(place)[0].tapCount == count)
  }

  @Test("a canceled touch isn't counted as a tap")
  func canceledTap() {
    _ = several()
    fingers.router.cancel(fingers.down(CGPoint(10, 10)))
    #expect(fingers.down(CGPoint(10, 10))[0].tapCount == 1)
  }

  @Test("the location before the last move starts where the touch began")
  func previous() {
    _ = several()
    let touches = fingers.down(CGPoint(10, 10), CGPoint(20, 20))
    #expect(touches[0].previousLocation(in: nil) == CGPoint(10, 10))
    fingers.move([touches[0]], to: CGPoint(11, 12))
    fingers.move([touches[1]], to: CGPoint(22, 24))
    #expect(touches[0].previousLocation(in: nil) == CGPoint(10, 10))
    fingers.move([touches[0]], to: CGPoint(13, 16))
    #expect(touches[0].previousLocation(in: nil) == CGPoint(11, 12))
    #expect(near(touches[0].distance, 45.0.squareRoot()))
  }

  @Test("a recognizer that is removed between two events no longer delays the touch")
  func removed() {
    let node = fingers.node(ListeningNode())
    let own = GestureRecognizer()
    own.delaysTouchesBegan = true
    node.addGestureRecognizer(own)
    let touches = fingers.down(CGPoint(10, 10))
    #expect(fingers.router.recognizers == [own])
    node.removeGestureRecognizer(own)
    #expect(fingers.router.recognizers.isEmpty && node.heard == ["began 1"])
    fingers.up(touches)
    #expect(node.heard == ["began 1", "ended 1"])
  }
}
