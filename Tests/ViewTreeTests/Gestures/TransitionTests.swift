// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("States of recognizers")
struct TransitionTests {
  private let fingers = Fingers()

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var steps: [GestureRecognizer.State]
    var end: GestureRecognizer.State
    var testDescription: String { "\(steps)" }
  }

  nonisolated static let cases: [Case] =
    [
      Case(steps: [.possible], end: .possible), Case(steps: [.began], end: .began),
      Case(steps: [.changed], end: .began), Case(steps: [.ended], end: .ended),
      Case(steps: [.failed], end: .failed), Case(steps: [.cancelled], end: .failed),
      Case(steps: [.began, .possible], end: .began), Case(steps: [.began, .began], end: .began),
      Case(steps: [.began, .changed], end: .changed), Case(steps: [.began, .ended], end: .ended),
      Case(steps: [.began, .failed], end: .cancelled),
      Case(steps: [.began, .cancelled], end: .cancelled),
      Case(steps: [.began, .changed, .possible], end: .changed),
      Case(steps: [.began, .changed, .began], end: .changed),
      Case(steps: [.began, .changed, .changed], end: .changed),
      Case(steps: [.began, .changed, .ended], end: .ended),
      Case(steps: [.began, .changed, .failed], end: .cancelled),
      Case(steps: [.began, .changed, .cancelled], end: .cancelled),
    ]
    + GestureRecognizer.State.allCases.flatMap { next in
      [
        Case(steps: [.ended, next], end: .ended), Case(steps: [.failed, next], end: .failed),
        Case(steps: [.began, .cancelled, next], end: .cancelled),
      ]
    }

  @Test(
    "a state follows only from some others, and failing in progress is canceling", arguments: cases)
  func transitions(example: Case) {
    let own = GestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(own)
    let touches = fingers.down(CGPoint(10, 10))
    for step in example.steps { own.state = step }
    #expect(own.state == example.end)
    let isOver = example.end == .ended || example.end == .failed || example.end == .cancelled
    fingers.up(touches)
    // What is over is reset once no touch remains.
    if isOver { #expect(own.state == .possible) }
    #expect(own.numberOfTouches == 0)
  }

  @Test("actions run once for each event in which the state was set, and not for failures")
  func actions() {
    final class Stepping: GestureRecognizer {
      var steps: [State] = []
      override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        for step in steps { state = step }
      }
    }
    let own = Stepping()
    let log = StateLog(own, on: fingers.node(ViewNode()))
    let touches = fingers.down(CGPoint(10, 10))
    own.steps = []
    fingers.move(touches, to: CGPoint(11, 10))
    #expect(log.states.isEmpty)
    own.steps = [.began, .changed]
    fingers.move(touches, to: CGPoint(12, 10))
    #expect(log.states == [.changed])
    own.steps = [.changed]
    fingers.move(touches, to: CGPoint(13, 10))
    own.steps = [.began]
    fingers.move(touches, to: CGPoint(14, 10))
    #expect(log.states == [.changed, .changed])
    own.steps = [.failed]
    fingers.move(touches, to: CGPoint(15, 10))
    #expect(log.states == [.changed, .changed, .cancelled])
    fingers.up(touches)
    let again = fingers.down(CGPoint(10, 10))
    fingers.move(again, to: CGPoint(15, 10))
    fingers.up(again)
    #expect(log.states.count == 3)
  }

  @Test("an action's sender is the recognizer while it runs")
  func sender() {
    let tap = TapGestureRecognizer()
    fingers.node(ViewNode()).addGestureRecognizer(tap)
    var senders: [AnyObject] = []
    var action: Action?
    action = tap.addAction { if let sender = action?.sender { senders.append(sender) } }
    fingers.tap(CGPoint(10, 10))
    #expect(senders.count == 1 && senders.first === tap && action?.sender == nil)
  }

  @Test(
    "a recognizer that has failed or recognized takes no further touches", arguments: [true, false])
  func terminal(fails: Bool) {
    let own = GestureRecognizer()
    own.cancelsTouchesInView = false
    let node = fingers.node(ViewNode())
    node.addGestureRecognizer(own)
    let first = fingers.down(CGPoint(10, 10))
    #expect(first[0].gestureRecognizers == [own])
    own.state = fails ? .failed : .ended
    let second = fingers.down(CGPoint(20, 10))
    #expect(second[0].gestureRecognizers == [])
    #expect(own.numberOfTouches == 1)
    // It is ready again once its own touch is lifted.
    fingers.up(first)
    #expect(own.state == .possible)
    let third = fingers.down(CGPoint(30, 10))
    #expect(third[0].gestureRecognizers == [own])
    #expect(own.numberOfTouches == 1)
    fingers.up(second + third)
  }

  @Test("recognizers with more taps come first, and those of the inner view before the outer ones")
  func order() {
    let outer = fingers.node(ViewNode())
    let inner = ViewNode(frame: outer.bounds)
    outer.addSubview(inner)
    func tap(_ count: Int) -> TapGestureRecognizer {
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = count
      return tap
    }
    let (single, triple, double) = (tap(1), tap(3), tap(2))
    let (pan, quadruple) = (PanGestureRecognizer(), tap(4))
    inner.gestureRecognizers = [pan, single, triple, double]
    outer.gestureRecognizers = [quadruple]
    let touch = fingers.down(CGPoint(10, 10))[0]
    #expect(touch.gestureRecognizers == [triple, double, single, pan, quadruple])
    #expect(touch.view === inner)
  }

  @Test("the last location remains after the touches have ended, as their middle")
  func lastLocation() {
    let own = GestureRecognizer()
    let node = fingers.node(ViewNode(), x: 20, y: 10)
    node.addGestureRecognizer(own)
    let touches = fingers.down(CGPoint(30, 20), CGPoint(50, 80))
    #expect(own.location(in: nil) == CGPoint(40, 50))
    fingers.up(touches)
    #expect(own.location(in: nil) == CGPoint(40, 50) && own.location(in: node) == CGPoint(20, 40))
    let again = fingers.down(CGPoint(60, 20), CGPoint(100, 40))
    fingers.up([again[0]])
    #expect(own.location(in: nil) == CGPoint(100, 40))
  }
}
