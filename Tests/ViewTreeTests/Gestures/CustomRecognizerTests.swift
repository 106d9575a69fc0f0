// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTree
import ViewTreeTestSupport

@Suite("Recognizers of one's own")
struct CustomRecognizerTests {
  private let fingers = Fingers()

  /// Changes its state to those that are given for each phase.
  private final class Scripted: GestureRecognizer {
    var onBegan: State?
    var onMoved: State?
    var onEnded: State?

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
      super.touchesBegan(touches, with: event)
      if let onBegan { state = onBegan }
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
      super.touchesMoved(touches, with: event)
      if let onMoved { state = onMoved }
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
      super.touchesEnded(touches, with: event)
      if let onEnded { state = onEnded }
    }
  }

  @Test("a recognizer that changes before it has begun begins")
  func changedFirst() {
    let own = Scripted()
    let log = StateLog(own, on: fingers.node(ViewNode()))
    own.onMoved = .changed
    own.onEnded = .ended
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(11, 10))
    #expect(log.states == [.began])
    fingers.move(touches, to: CGPoint(12, 10))
    #expect(log.states == [.began, .changed])
    fingers.up(touches)
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test(
    "a gesture in progress that fails is canceled, and one that hasn't begun just fails",
    arguments: [true, false])
  func failing(hasBegun: Bool) {
    let own = Scripted()
    let log = StateLog(own, on: fingers.node(ViewNode()))
    own.onBegan = hasBegun ? .began : nil
    own.onMoved = .failed
    let touches = fingers.down(CGPoint(10, 10))
    fingers.move(touches, to: CGPoint(11, 10))
    #expect(own.state == (hasBegun ? .cancelled : .failed))
    #expect(log.states == (hasBegun ? [.began, .cancelled] : []))
    own.state = .began
    #expect(own.state == (hasBegun ? .cancelled : .failed))
    fingers.up(touches)
    #expect(own.state == .possible)
  }

  @Test("a recognizer that does nothing tracks touches and stays possible")
  func plain() {
    let plain = GestureRecognizer()
    let log = StateLog(plain, on: fingers.node(ListeningNode()))
    let touches = fingers.down(CGPoint(10, 20))
    #expect(plain.state == .possible && plain.numberOfTouches == 1)
    fingers.move(touches, to: CGPoint(30, 40))
    #expect(plain.state == .possible && plain.location(in: nil) == CGPoint(30, 40))
    fingers.up(touches)
    #expect(plain.state == .possible && plain.numberOfTouches == 0)
    #expect(plain.location(in: nil) == CGPoint(30, 40))
    #expect(log.states.isEmpty)
    #expect(plain.canPrevent(Scripted()) && plain.canBePrevented(by: Scripted()))
    #expect(!plain.shouldRequireFailure(of: Scripted()))
    #expect(!plain.shouldBeRequiredToFail(by: Scripted()))
    #expect(GestureRecognizer().location(in: nil) == .zero)
  }

  @Test("a closure given to the initializer is called when the gesture is recognized")
  func handler() {
    var count = 0
    let tap = TapGestureRecognizer { count += 1 }
    fingers.node(ViewNode()).addGestureRecognizer(tap)
    #expect(count == 0)
    fingers.tap(CGPoint(10, 10))
    #expect(count == 1)
    fingers.tap(CGPoint(90, 90))
    #expect(count == 2)
  }

  @Test("each touch has a location, and an invalid index gives the centroid")
  func locations() {
    let own = Scripted()
    let node = fingers.node(ViewNode(), x: 100, y: 100)
    node.addGestureRecognizer(own)
    _ = fingers.down(CGPoint(110, 120), CGPoint(130, 160))
    #expect(own.location(ofTouch: 0, in: nil) == CGPoint(110, 120))
    #expect(own.location(ofTouch: 1, in: node) == CGPoint(30, 60))
    #expect(own.location(ofTouch: 2, in: node) == CGPoint(20, 40))
    #expect(own.location(ofTouch: -1, in: nil) == CGPoint(120, 140))
  }

  @Test("a recognizer that ignores a touch tracks it no longer, and no longer delays it")
  func ignoring() {
    final class Ignoring: GestureRecognizer {
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches where touch.location(in: nil).x > 50 { ignore(touch, for: event) }
      }
    }
    let own = Ignoring()
    own.delaysTouchesBegan = true
    let node = fingers.node(ListeningNode())
    node.isMultipleTouchEnabled = true
    node.addGestureRecognizer(own)
    let touches = fingers.down(CGPoint(10, 10), CGPoint(60, 10))
    #expect(own.numberOfTouches == 1 && own.location(in: nil) == CGPoint(10, 10))
    #expect(node.heard == ["began 1"])
    fingers.up([touches[1]])
    #expect(own.numberOfTouches == 1)
    #expect(node.heard == ["began 1", "ended 1"])
  }

  @Test("a node under the touch is asked only once whether the gesture may begin")
  func askedOnce() {
    final class Asked: ViewNode {
      var count = 0
      override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        count += 1
        return true
      }
    }
    let outer = fingers.node(Asked())
    let inner = Asked(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let between = Asked(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.addSubview(between)
    between.addSubview(inner)
    let tap = TapGestureRecognizer()
    outer.addGestureRecognizer(tap)
    fingers.tap(CGPoint(50, 50))
    #expect(outer.count == 1 && inner.count == 0)
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(outer.count == 2 && between.count == 0 && inner.count == 1)
  }

  @Test("a subclass can require another gesture to fail, or be required to", arguments: [0, 1])
  func subclassRequirements(side: Int) {
    final class Patient: TapGestureRecognizer {
      override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
        other is LongPressGestureRecognizer
      }
    }
    final class Important: LongPressGestureRecognizer {
      override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
        other is TapGestureRecognizer
      }
    }
    let node = fingers.node(ViewNode())
    let tap: TapGestureRecognizer = side == 0 ? Patient() : TapGestureRecognizer()
    let press: LongPressGestureRecognizer =
      side == 0 ? LongPressGestureRecognizer() : Important()
    press.numberOfTapsRequired = 1
    let taps = StateLog(tap, on: node)
    node.addGestureRecognizer(press)
    fingers.tap(CGPoint(10, 10))
    #expect(taps.states.isEmpty)
    fingers.wait(0.36)
    #expect(taps.states == [.ended])
  }

  @Test("a gesture doesn't begin while one that it requires to fail is in progress")
  func requiredInProgress() {
    final class Both: GestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let outer = fingers.node(ViewNode())
    let inner = ViewNode(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    outer.addSubview(inner)
    let (press, pan, free) = (
      LongPressGestureRecognizer(), PanGestureRecognizer(), PanGestureRecognizer()
    )
    for recognizer in [press, pan, free] { recognizer.delegate = both }
    pan.require(toFail: press)
    let logs = (
      StateLog(press, on: outer), StateLog(pan, on: inner), StateLog(free, on: inner)
    )
    let first = fingers.down(CGPoint(10, 10))
    fingers.wait(0.6)
    #expect(logs.0.states == [.began])
    let second = fingers.down(CGPoint(60, 10))
    fingers.move(second, to: CGPoint(60, 40))
    #expect(logs.1.states.isEmpty && logs.2.states == [.began])
    #expect(pan.state == .failed)
    fingers.up(second + first)
  }
}
