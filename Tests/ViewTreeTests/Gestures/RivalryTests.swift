// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Simultaneous recognizers")
struct RivalryTests {
  private let fingers = Fingers()

  private final class Decider: GestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    weak var waitsFor: GestureRecognizer?
    weak var waitedForBy: GestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { other === waitsFor }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { other === waitedForBy }
  }

  private func drag() {
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    fingers.move(touches, to: CGPoint(90, 10))
    fingers.up(touches)
  }

  @Test("One of two drags begins, unless either delegate allows both", arguments: [0, 1, 2])
  func together(who: Int) {
    let node = fingers.node(ViewNode())
    let first = PanGestureRecognizer()
    let second = PanGestureRecognizer()
    let logs = [StateLog(first, on: node), StateLog(second, on: node)]
    let decider = Decider()
    decider.together = true
    if who == 1 { first.delegate = decider }
    if who == 2 { second.delegate = decider }
    drag()
    #expect(logs[0].states == [.began, .changed, .ended])
    #expect(logs[1].states == (who == 0 ? [] : [.began, .changed, .ended]))
  }

  @Test("A delegate can reject the gesture or the touch", arguments: [true, false])
  func refusing(refusesTouch: Bool) {
    let pan = PanGestureRecognizer()
    let node = fingers.node(ListeningNode())
    let log = StateLog(pan, on: node)
    let decider = Decider()
    decider.receives = !refusesTouch
    decider.begins = refusesTouch
    pan.delegate = decider
    drag()
    #expect(log.states.isEmpty)
    #expect(node.heard == ["began 1", "moved 1", "moved 1", "ended 1"])
  }

  @Test("A node under the touch can reject the gesture")
  func nodeRefuses() {
    final class Refusing: ViewNode {
      override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
    }
    let outer = fingers.node(ViewNode())
    outer.addSubview(Refusing(frame: outer.bounds))
    let log = StateLog(PanGestureRecognizer(), on: outer)
    drag()
    #expect(log.states.isEmpty)
  }

  @Test("A delegate can make a gesture wait for another, from either side", arguments: [0, 1])
  func waiting(side: Int) {
    let node = fingers.node(ViewNode())
    let pan = PanGestureRecognizer()
    let swipe = SwipeGestureRecognizer()
    let logs = (pan: StateLog(pan, on: node), swipe: StateLog(swipe, on: node))
    let decider = Decider()
    if side == 0 {
      decider.waitsFor = swipe
      pan.delegate = decider
    } else {
      decider.waitedForBy = pan
      swipe.delegate = decider
    }
    // A quick drag to the right is recognized by the swipe.
    drag()
    #expect(logs.pan.states.isEmpty && logs.swipe.states == [.ended])
    // A slow one is recognized by the pan after the swipe has failed.
    fingers.wait(1)
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(40, 10))
    #expect(logs.pan.states.isEmpty)
    fingers.move(touches, to: CGPoint(45, 10), after: 0.6)
    #expect(logs.pan.states == [.began])
    fingers.up(touches)
    #expect(logs.pan.states.last == .ended)
  }

  @Test("A pan that is still waiting when the touch ends fails")
  func waitingToTheEnd() {
    let node = fingers.node(ViewNode())
    let pan = PanGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let press = LongPressGestureRecognizer()
    press.allowableMovement = 1000
    pan.require(toFail: press)
    let log = StateLog(pan, on: node)
    node.addGestureRecognizer(press)
    node.addGestureRecognizer(double)
    drag()
    #expect(log.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test("Of a long press and a pan, the one that begins first keeps the touch")
  func pressOrPan() {
    let node = fingers.node(ViewNode())
    let press = StateLog(LongPressGestureRecognizer(), on: node)
    let pan = StateLog(PanGestureRecognizer(), on: node)
    drag()
    #expect(pan.states == [.began, .changed, .ended] && press.states.isEmpty)
    pan.states = []
    let touches = fingers.down(CGPoint(10, 10))
    fingers.wait(0.6)
    fingers.move(touches, to: CGPoint(60, 10))
    fingers.up(touches)
    #expect(pan.states.isEmpty && press.states == [.began, .changed, .ended])
  }

  @Test("A subclass can prevent others from recognizing, or resist being prevented")
  func prevention() {
    final class Bold: PanGestureRecognizer {
      override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
    }
    let node = fingers.node(ViewNode())
    let first = StateLog(PanGestureRecognizer(), on: node)
    let second = StateLog(Bold(), on: node)
    drag()
    #expect(first.states.count == 3 && second.states.count == 3)
  }

  @Test("A custom recognizer goes through its states, and invalid transitions are ignored")
  func ownRecognizer() {
    final class TwoFingers: GestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if numberOfTouches == 2 { state = .ended }
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        state = .failed
      }
      override func reset() { resets += 1 }
    }
    let own = TwoFingers()
    let log = StateLog(own, on: fingers.node(ViewNode()))
    fingers.tap(CGPoint(10, 10))
    let before = own.resets
    fingers.up(fingers.down(CGPoint(10, 10), CGPoint(20, 10)))
    #expect(log.states.suffix(1) == [.ended])
    #expect(own.resets == before + 1)
    #expect(own.state == .possible)
  }
}
