// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Touches, events, and the clock")
struct TouchRulesTests {
  private let fingers = Fingers()

  @Test("a touch has its previous and first location on the screen, too")
  func locations() throws {
    let node = fingers.node(ViewNode(), x: 50, y: 60)
    let touches = fingers.down(CGPoint(60, 70))
    fingers.move(touches, to: CGPoint(80, 95))
    fingers.move(touches, to: CGPoint(90, 99))
    let touch = try #require(touches.first)
    #expect(touch.previousLocation(in: nil) == CGPoint(80, 95))
    #expect(touch.previousLocation(in: node) == CGPoint(30, 35))
    #expect(touch.startLocation(in: nil) == CGPoint(60, 70))
    #expect(touch.startLocation(in: node) == CGPoint(10, 10))
    #expect(touch.location(in: nil) == CGPoint(90, 99))
    #expect(CGPoint.middle(of: []) == .zero)
    #expect(CGPoint.middle(of: [CGPoint(2, 4), CGPoint(6, 14)]) == CGPoint(4, 9))
  }

  @Test("an event has the touches of each recognizer and of each node, and none for others")
  func eventOfRecognizer() throws {
    final class Asking: GestureRecognizer {
      var event: Event?
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) { self.event = event }
    }
    let left = fingers.node(ViewNode())
    let right = fingers.node(ViewNode(), x: 150)
    let (own, other) = (Asking(), GestureRecognizer())
    left.addGestureRecognizer(own)
    let first = fingers.down(CGPoint(10, 10))
    let further = fingers.down(CGPoint(160, 10))
    let second = fingers.down(CGPoint(20, 10))
    let event = try #require(own.event)
    #expect(event.touches(for: own) == Set(first + second))
    #expect(event.touches(for: other) == nil)
    #expect(event.touches(for: left) == Set(first + second))
    #expect(event.touches(for: right) == Set(further))
    #expect(event.touches(for: fingers.root) == nil)
    #expect(event.allTouches == Set(first + further + second))
  }

  @Test("without a tree, there is no node at any point of the screen")
  func noRoot() {
    let router = TouchRouter(timeline: Timeline())
    #expect(router.node(at: CGPoint(10, 10)) == nil)
    let touches = router.begin(at: [CGPoint(10, 10)])
    #expect(touches.count == 1 && touches.allSatisfy { $0.view == nil })
    router.root = fingers.root
    let node = fingers.node(ViewNode())
    #expect(router.node(at: CGPoint(10, 10)) === node)
    #expect(router.node(at: CGPoint(200, 10)) === fingers.root)
    #expect(router.node(at: CGPoint(400, 10)) == nil)
  }

  @Test("a delay that is negative or not finite is none", arguments: [-5, .infinity, .nan])
  func delays(delay: Double) {
    let timeline = Timeline()
    timeline.advance(by: 3)
    var seen: [Double] = []
    timeline.schedule(after: 1) { seen.append(timeline.now) }
    timeline.schedule(after: delay) { seen.append(timeline.now) }
    timeline.advance(by: 0)
    #expect(seen == [3])
    timeline.advance(by: 1)
    #expect(seen == [3, 4])
  }
}

@Suite("First responders")
struct FirstResponderRulesTests {
  private final class Field: ViewNode {
    var yields = true
    var resigned = 0
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { yields }
    override func resignFirstResponder() -> Bool {
      resigned += 1
      return super.resignFirstResponder()
    }
  }

  @Test("a first responder that becomes it again isn't asked to resign")
  func again() {
    let (root, field) = (ViewNode(), Field())
    root.addSubview(field)
    #expect(field.becomeFirstResponder() && field.becomeFirstResponder())
    #expect(field.isFirstResponder && field.resigned == 0)
    #expect(!root.becomeFirstResponder() && field.isFirstResponder)
  }

  @Test("a first responder that can't resign stays, until editing is ended by force")
  func stubborn() {
    let (root, field, other) = (ViewNode(), Field(), Field())
    root.addSubview(field)
    root.addSubview(other)
    field.becomeFirstResponder()
    field.yields = false
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    #expect(!other.becomeFirstResponder() && !other.isFirstResponder)
    #expect(!root.endEditing(false) && field.isFirstResponder)
    #expect(other.endEditing(true) && field.isFirstResponder)
    #expect(root.endEditing(true) && !field.isFirstResponder)
    #expect(other.becomeFirstResponder() && other.isFirstResponder)
  }

  @Test("a node that isn't the first responder has nothing to resign")
  func idle() {
    let field = Field()
    field.yields = false
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
    #expect(field.endEditing(false))
  }

  @Test("a first responder whose node is removed is none any more, in either tree")
  func removed() {
    let (root, group, field) = (ViewNode(), ViewNode(), Field())
    root.addSubview(group)
    group.addSubview(field)
    field.becomeFirstResponder()
    field.yields = false
    group.removeFromSuperview()
    #expect(!field.isFirstResponder && root.currentFirstResponder == nil)
    #expect(group.currentFirstResponder == nil)
    let next = Field()
    root.addSubview(next)
    #expect(next.becomeFirstResponder())
  }
}
