// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Touches on nodes")
struct TouchDeliveryTests {
  private let fingers = Fingers()

  @Test("A node receives a touch from beginning to end, wherever it moves")
  func sequence() {
    let node = fingers.node(ListeningNode())
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(250, 250))
    fingers.up(touches)
    #expect(node.heard == ["began 1", "moved 1", "ended 1"])
    #expect(touches[0].phase == .ended)
    #expect(touches[0].view === node)
  }

  @Test("A touch has its location and previous location in any coordinates, and its time")
  func places() throws {
    let node = fingers.node(ListeningNode(), x: 50, y: 60)
    let touches = fingers.down(CGPoint(60, 70))
    fingers.move(touches, to: CGPoint(80, 90), after: 0.5)
    let touch = try #require(touches.first)
    #expect(touch.location(in: node) == CGPoint(30, 30))
    #expect(touch.previousLocation(in: node) == CGPoint(10, 10))
    #expect(touch.location(in: nil) == CGPoint(80, 90))
    #expect(touch.timestamp == 0.5)
    #expect(touch.phase == .moved)
  }

  @Test("Touches that a node doesn't handle go to its superview")
  func passingOn() {
    let outer = fingers.node(ListeningNode())
    let plain = ViewNode(frame: outer.bounds)
    outer.addSubview(plain)
    fingers.tap(CGPoint(10, 10))
    #expect(outer.heard == ["began 1", "ended 1"])
  }

  @Test("A node that calls super and its superview each receive touches once")
  func callingSuper() {
    let outer = fingers.node(ListeningNode())
    let inner = ListeningNode(frame: outer.bounds)
    inner.passesOn = true
    outer.addSubview(inner)
    fingers.tap(CGPoint(10, 10))
    #expect(inner.heard == ["began 1", "ended 1"])
    #expect(outer.heard == ["began 1", "ended 1"])
  }

  @Test("A touch travels up 10,000 levels to the node that handles it")
  func deepChain() {
    let outer = fingers.node(ListeningNode())
    var node: ViewNode = outer
    for _ in 0..<10_000 {
      let child = ViewNode(frame: outer.bounds)
      node.addSubview(child)
      node = child
    }
    fingers.tap(CGPoint(10, 10))
    #expect(outer.heard == ["began 1", "ended 1"])
  }

  @Test("A node receives only one touch unless it accepts several")
  func severalFingers() {
    let node = fingers.node(ListeningNode())
    fingers.up(fingers.down(CGPoint(10, 10), CGPoint(20, 20)))
    #expect(node.heard == ["began 1", "ended 1"])
    node.heard = []
    node.isMultipleTouchEnabled = true
    fingers.up(fingers.down(CGPoint(10, 10), CGPoint(20, 20)))
    #expect(node.heard == ["began 2", "ended 2"])
  }

  @Test("A touch that a node doesn't accept doesn't keep any from other nodes")
  func refusedFinger() {
    let node = fingers.node(ListeningNode())
    let other = ListeningNode()
    other.frame = CGRect(x: 60, y: 60, width: 30, height: 30)
    node.superview?.addSubview(other)
    fingers.up(fingers.down(CGPoint(10, 10), CGPoint(20, 20), CGPoint(70, 70)))
    #expect(node.heard == ["began 1", "ended 1"])
    #expect(other.heard == ["began 1", "ended 1"])
  }

  @Test(
    "Taps in quick succession at one location are counted",
    arguments: [(0.1, CGPoint(12, 12), 2), (0.5, CGPoint(12, 12), 1), (0.1, CGPoint(90, 90), 1)])
  func tapCount(pause: Double, place: CGPoint, count: Int) {
    _ = fingers.node(ListeningNode())
    fingers.tap(CGPoint(10, 10))
    fingers.wait(pause)
    #expect(fingers.down(place)[0].tapCount == count)
  }

  @Test("Touches at locations that aren't finite do nothing")
  func invalidPlaces() {
    #expect(fingers.down(CGPoint(.nan, 0)).isEmpty)
    let node = fingers.node(ListeningNode())
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(.infinity, 0))
    #expect(node.heard == ["began 1"])
  }

  @Test("The event contains all touches and those of a node")
  func event() {
    final class Asking: ViewNode {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        counts = [event?.allTouches?.count ?? 0, event?.touches(for: self)?.count ?? 0]
      }
    }
    let left = fingers.node(Asking())
    _ = fingers.node(ViewNode(), x: 150)
    _ = fingers.down(CGPoint(160, 10))
    _ = fingers.down(CGPoint(10, 10))
    #expect(left.counts == [2, 1])
  }

  @Test("The first responder receives only one touch unless it is set up for several")
  func responderTouches() {
    final class Focusable: ViewNode {
      override var canBecomeFirstResponder: Bool { true }
    }
    let node = fingers.node(Focusable())
    #expect(node.becomeFirstResponder() && !node.isMultipleTouchEnabled)
    node.isMultipleTouchEnabled = true
    node.resignFirstResponder()
    #expect(node.isMultipleTouchEnabled)
  }
}
