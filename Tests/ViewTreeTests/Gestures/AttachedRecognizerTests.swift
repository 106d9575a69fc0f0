// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Adding, removing, and disabling recognizers")
struct AttachedRecognizerTests {
  private let fingers = Fingers()

  @Test("the recognizers of a node can be replaced all at once")
  func replacing() {
    let node = fingers.node(ViewNode())
    let (first, second, third) = (
      TapGestureRecognizer(), PanGestureRecognizer(), SwipeGestureRecognizer()
    )
    node.gestureRecognizers = [first, second]
    #expect(node.gestureRecognizers == [first, second])
    #expect(first.view === node && second.view === node)
    node.gestureRecognizers = [second, third]
    #expect(node.gestureRecognizers == [second, third])
    #expect(first.view == nil && second.view === node && third.view === node)
    node.gestureRecognizers = nil
    #expect(node.gestureRecognizers == nil)
    #expect(second.view == nil && third.view == nil)
  }

  @Test("a recognizer is on one node at most, and only once")
  func oneNode() {
    let node = fingers.node(ViewNode())
    let other = fingers.node(ViewNode(), x: 150)
    let tap = TapGestureRecognizer()
    for _ in 0..<2 { node.addGestureRecognizer(tap) }
    #expect(node.gestureRecognizers == [tap])
    other.removeGestureRecognizer(tap)
    #expect(node.gestureRecognizers == [tap] && tap.view === node)
    other.addGestureRecognizer(tap)
    #expect(node.gestureRecognizers == nil && other.gestureRecognizers == [tap])
    #expect(tap.view === other)
  }

  @Test("a gesture in progress is canceled when its recognizer is removed, and doesn't go on")
  func removedInProgress() {
    let pan = PanGestureRecognizer()
    let node = fingers.node(ViewNode())
    let log = StateLog(pan, on: node)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    node.removeGestureRecognizer(pan)
    #expect(log.states == [.began, .cancelled])
    #expect(pan.state == .possible && pan.numberOfTouches == 0 && pan.view == nil)
    fingers.move(touches, to: CGPoint(80, 10))
    fingers.up(touches)
    #expect(log.states == [.began, .cancelled])
    // It works again on another node.
    let other = fingers.node(ViewNode(), x: 150)
    other.addGestureRecognizer(pan)
    let more = fingers.down(CGPoint(160, 10))
    fingers.move(more, to: CGPoint(190, 10))
    #expect(log.states == [.began, .cancelled, .began])
  }

  @Test(
    "a node receives the touches that a recognizer delays once that is removed or disabled",
    arguments: [true, false])
  func delayed(isRemoved: Bool) {
    let node = fingers.node(ListeningNode())
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    node.addGestureRecognizer(pan)
    let touches = fingers.down(CGPoint(10, 10))
    #expect(node.heard.isEmpty)
    if isRemoved { node.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
    #expect(node.heard == ["began 1"])
    fingers.move(touches, to: CGPoint(60, 10))
    fingers.up(touches)
    #expect(node.heard == ["began 1", "moved 1", "ended 1"])
  }

  @Test("a gesture that waits for another begins once that is disabled")
  func waitingForDisabled() {
    let node = fingers.node(ViewNode())
    let (pan, press) = (PanGestureRecognizer(), LongPressGestureRecognizer())
    press.allowableMovement = 1000
    pan.require(toFail: press)
    let log = StateLog(pan, on: node)
    node.addGestureRecognizer(press)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    #expect(log.states.isEmpty)
    press.isEnabled = false
    #expect(log.states == [.began] && pan.translation(in: nil) == CGPoint(30, 0))
  }

  @Test("a recognizer that isn't used is disabled without any effect")
  func disabledIdle() {
    let tap = TapGestureRecognizer()
    let log = StateLog(tap, on: fingers.node(ViewNode()))
    tap.isEnabled = false
    #expect(tap.state == .possible)
    fingers.tap(CGPoint(10, 10))
    #expect(log.states.isEmpty)
    tap.isEnabled = true
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(log.states == [.ended])
  }

  @Test("a delegate without methods lets gestures begin, one at a time, without waiting")
  func plainDelegate() {
    final class Plain: GestureRecognizerDelegate {}
    let (node, delegate) = (fingers.node(ViewNode()), Plain())
    let (first, second) = (PanGestureRecognizer(), PanGestureRecognizer())
    for pan in [first, second] { pan.delegate = delegate }
    let logs = (StateLog(first, on: node), StateLog(second, on: node))
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    #expect(logs.0.states == [.began] && logs.1.states.isEmpty)
    #expect(second.state == .failed)
    #expect(delegate.gestureRecognizerShouldBegin(first))
    #expect(
      !delegate.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second)
        && !delegate.gestureRecognizer(first, shouldRequireFailureOf: second)
        && !delegate.gestureRecognizer(first, shouldBeRequiredToFailBy: second))
  }
}
