// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Tap recognizers")
struct TapTests {
  private let fingers = Fingers()

  /// Returns a recognizer on a node, and the number of times it recognized.
  private func tap(
    on node: ViewNode, taps: Int = 1, touches: Int = 1
  ) -> (recognizer: TapGestureRecognizer, count: () -> Int) {
    let recognizer = TapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = touches
    var count = 0
    recognizer.addAction { count += 1 }
    node.addGestureRecognizer(recognizer)
    return (recognizer, { count })
  }

  @Test("A tap is recognized when the touch ends, and the recognizer is ready again")
  func single() {
    let (recognizer, count) = tap(on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    #expect(count() == 0)
    fingers.up(touches)
    #expect(count() == 1)
    #expect(recognizer.state == .possible)
    fingers.tap(CGPoint(10, 10))
    #expect(count() == 2)
  }

  @Test("A touch in a descendant taps the node")
  func inside() {
    let node = fingers.node(ViewNode())
    node.addSubview(ViewNode(frame: node.bounds))
    let (_, count) = tap(on: node)
    fingers.tap(CGPoint(10, 10))
    #expect(count() == 1)
  }

  @Test(
    "A touch that moves more than 10 points or lasts longer than 0.75 seconds isn't a tap",
    arguments: [
      (CGPoint(10, 10), 0.1, 1), (CGPoint(19, 10), 0.1, 1), (CGPoint(21, 10), 0.1, 0),
      (CGPoint(10, 10), 0.7, 1), (CGPoint(10, 10), 0.8, 0),
    ])
  func limits(end: CGPoint, duration: Double, expected: Int) {
    let (_, count) = tap(on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    if end != CGPoint(10, 10) { fingers.move(touches, to: end) }
    fingers.up(touches, after: duration)
    #expect(count() == expected)
  }

  @Test("A touch that ends outside the node isn't a tap")
  func outside() {
    let (_, count) = tap(on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(97, 50))
    fingers.move(touches, to: CGPoint(103, 50))
    fingers.up(touches)
    #expect(count() == 0)
  }

  @Test(
    "A double tap requires two taps in quick succession",
    arguments: [(1, 0.1, 0), (2, 0.1, 1), (2, 0.3, 1), (2, 0.5, 0), (4, 0.1, 2)])
  func double(taps: Int, pause: Double, expected: Int) {
    let (_, count) = tap(on: fingers.node(ViewNode()), taps: 2)
    for _ in 0..<taps {
      fingers.up(fingers.down(CGPoint(10, 10)), after: 0.01)
      fingers.wait(pause)
    }
    #expect(count() == expected)
  }

  @Test("Two simultaneous touches tap only if two are required", arguments: [1, 2])
  func twoFingers(asked: Int) {
    let (_, count) = tap(on: fingers.node(ViewNode()), touches: asked)
    fingers.up(fingers.down(CGPoint(10, 10), CGPoint(40, 10)))
    #expect(count() == (asked == 2 ? 1 : 0))
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(count() == 1)
  }

  @Test(
    "A tap that waits for a double tap to fail is recognized if no second tap follows")
  func waiting() {
    let node = fingers.node(ViewNode())
    let (single, singles) = tap(on: node)
    let (double, doubles) = tap(on: node, taps: 2)
    single.require(toFail: double)
    fingers.tap(CGPoint(10, 10))
    #expect(singles() == 0)
    fingers.wait(0.4)
    #expect(singles() == 1 && doubles() == 0)
    fingers.tap(CGPoint(10, 10))
    fingers.tap(CGPoint(10, 10))
    #expect(singles() == 1 && doubles() == 1)
    fingers.wait(1)
    #expect(singles() == 1 && doubles() == 1)
  }

  @Test("Without waiting, a single tap is recognized first and then the double tap")
  func bothCounts() {
    let node = fingers.node(ViewNode())
    let (_, singles) = tap(on: node)
    let (_, doubles) = tap(on: node, taps: 2)
    fingers.tap(CGPoint(10, 10))
    #expect(singles() == 1 && doubles() == 0)
    fingers.tap(CGPoint(10, 10))
    #expect(doubles() == 1)
  }

  @Test("Of nested nodes' recognizers, the inner one wins")
  func nested() {
    let outer = fingers.node(ViewNode())
    let inner = ViewNode(frame: outer.bounds)
    outer.addSubview(inner)
    let (_, outers) = tap(on: outer)
    let (_, inners) = tap(on: inner)
    fingers.tap(CGPoint(10, 10))
    #expect(inners() == 1 && outers() == 0)
  }

  @Test("A recognized tap cancels the node's touch unless configured otherwise")
  func taking() {
    let node = fingers.node(ListeningNode())
    let (recognizer, _) = tap(on: node)
    fingers.tap(CGPoint(10, 10))
    #expect(node.heard == ["began 1", "cancelled 1"])
    node.heard = []
    recognizer.cancelsTouchesInView = false
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(node.heard == ["began 1", "ended 1"])
  }

  @Test("While a second tap is possible, the node doesn't receive the end of the touch")
  func delayingEnd() {
    let node = fingers.node(ListeningNode())
    let (recognizer, _) = tap(on: node, taps: 2)
    fingers.tap(CGPoint(10, 10))
    #expect(node.heard == ["began 1"])
    fingers.wait(0.4)
    #expect(node.heard == ["began 1", "ended 1"])
    node.heard = []
    recognizer.delaysTouchesEnded = false
    fingers.tap(CGPoint(10, 10))
    #expect(node.heard == ["began 1", "ended 1"])
  }

  @Test("A recognizer that delays touches withholds them from the node until it has failed")
  func delayingBegin() {
    let node = fingers.node(ListeningNode())
    let (recognizer, _) = tap(on: node)
    recognizer.delaysTouchesBegan = true
    let touches = fingers.down(CGPoint(10, 10))
    #expect(node.heard.isEmpty)
    fingers.move(touches, to: CGPoint(60, 10))
    #expect(node.heard == ["began 1", "moved 1"])
    fingers.up(touches)
    node.heard = []
    fingers.tap(CGPoint(10, 10))
    #expect(node.heard.isEmpty)
  }

  @Test("An ancestor's recognizer doesn't intercept a button's tap")
  func buttonWins() {
    let node = fingers.node(ViewNode())
    let button = ButtonNode(frame: node.bounds)
    node.addSubview(button)
    var pressed = 0
    button.addAction(for: .touchUpInside) { pressed += 1 }
    let (_, count) = tap(on: node)
    fingers.tap(CGPoint(10, 10))
    #expect(pressed == 1 && count() == 0)
  }

  @Test("A disabled or removed recognizer receives nothing")
  func off() {
    let node = fingers.node(ViewNode())
    let (recognizer, count) = tap(on: node)
    recognizer.isEnabled = false
    fingers.tap(CGPoint(10, 10))
    recognizer.isEnabled = true
    node.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil && node.gestureRecognizers == nil)
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(count() == 0)
  }

  @Test("A recognizer belongs to one node at a time")
  func oneNode() {
    let first = fingers.node(ViewNode())
    let second = fingers.node(ViewNode(), x: 150)
    let (recognizer, count) = tap(on: first)
    second.addGestureRecognizer(recognizer)
    #expect(first.gestureRecognizers == nil && recognizer.view === second)
    fingers.tap(CGPoint(10, 10))
    fingers.wait(1)
    fingers.tap(CGPoint(160, 10))
    #expect(count() == 1)
  }

  @Test("An action with an object doesn't retain the object, and can be removed")
  func actions() {
    final class Counter {
      var count = 0
    }
    let node = fingers.node(ViewNode())
    var counter: Counter? = Counter()
    weak let kept = counter
    let recognizer = TapGestureRecognizer(target: counter ?? Counter()) { $0.count += 1 }
    node.addGestureRecognizer(recognizer)
    fingers.tap(CGPoint(10, 10))
    #expect(counter?.count == 1)
    counter = nil
    #expect(kept == nil)
    var count = 0
    let action = recognizer.addAction { count += 1 }
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    recognizer.removeAction(action)
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(count == 1)
  }

  @Test("A double tap with two fingers needs both fingers both times")
  func fingersOfBothTaps() {
    let fingers = Fingers()
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    var taps = 0
    tap.addAction { taps += 1 }
    fingers.node(ViewNode()).addGestureRecognizer(tap)
    fingers.up(fingers.down(CGPoint(40, 50), CGPoint(60, 50)))
    fingers.up(fingers.down(CGPoint(50, 50)))
    #expect(taps == 0)
    fingers.wait(1)
    for _ in 0..<2 { fingers.up(fingers.down(CGPoint(40, 50), CGPoint(60, 50))) }
    #expect(taps == 1)
  }
}
