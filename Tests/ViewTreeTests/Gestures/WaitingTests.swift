// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Gestures that wait for others or prevent them")
struct WaitingTests {
  private final class Together: GestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
  }

  private let fingers = Fingers()

  /// Recognizers on a view, whose states the test sets while a touch is down.
  private func tracked(_ count: Int) -> [GestureRecognizer] {
    let node = fingers.node(ViewNode())
    let recognizers = (0..<count).map { _ in GestureRecognizer() }
    for recognizer in recognizers { node.addGestureRecognizer(recognizer) }
    _ = fingers.down(CGPoint(10, 10))
    return recognizers
  }

  @Test("a gesture waits until all others that it requires have failed, in any order")
  func several() {
    for order in [[1, 2], [2, 1]] {
      for end in [GestureRecognizer.State.began, .ended] {
        let all = tracked(3)
        all[0].require(toFail: all[1])
        all[0].require(toFail: all[2])
        all[0].state = end
        #expect(all[0].state == .possible)
        all[order[0]].state = .failed
        #expect(all[0].state == .possible)
        all[order[1]].state = .failed
        #expect(all[0].state == end)
        fingers.router.cancelAll()
      }
    }
  }

  @Test("a tap with too few fingers, or that ends outside, lets what waits for it begin at once")
  func failedTaps() {
    for (touches, end) in [(2, CGPoint(24, 24)), (1, CGPoint(22, 18)), (1, CGPoint(24, 24))] {
      let node = fingers.node(ViewNode())
      let (waiting, tap) = (TapGestureRecognizer(), TapGestureRecognizer())
      tap.numberOfTouchesRequired = touches
      var count = 0
      waiting.addAction { count += 1 }
      node.addGestureRecognizer(waiting)
      let inner = ViewNode(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
      node.addSubview(inner)
      inner.addGestureRecognizer(tap)
      waiting.require(toFail: tap)
      let down = fingers.down(CGPoint(22, 22))
      fingers.move(down, to: end)
      fingers.up(down)
      #expect(count == (touches == 1 && end.y > 20 ? 0 : 1), "\(touches) \(end)")
      node.removeFromSuperview()
    }
  }

  @Test("a gesture that waits fails when the other one is recognized", arguments: [true, false])
  func recognized(isContinuous: Bool) {
    let all = tracked(2)
    all[0].require(toFail: all[1])
    all[0].state = .began
    all[1].state = isContinuous ? .began : .ended
    #expect(all[0].state == .failed)
  }

  @Test(
    "a gesture that waits to begin fails if it ends meanwhile, and one that waits to end doesn't")
  func endsMeanwhile() {
    let all = tracked(3)
    for waiting in all[0...1] { waiting.require(toFail: all[2]) }
    all[0].state = .began
    all[0].state = .ended
    #expect(all[0].state == .failed)
    all[1].state = .ended
    all[1].state = .ended
    all[1].state = .began
    all[1].state = .changed
    #expect(all[1].state == .possible)
    all[2].state = .failed
    #expect(all[0].state == .failed && all[1].state == .ended)
  }

  @Test("a gesture that waits is prevented by a third one that begins meanwhile")
  func third() {
    let all = tracked(3)
    all[0].require(toFail: all[1])
    all[0].state = .began
    all[2].state = .began
    #expect(all.map(\.state) == [.failed, .failed, .began])
  }

  @Test("gestures that may be recognized together don't prevent each other, unless one requires")
  func together() {
    let delegate = Together()
    let all = tracked(3)
    for recognizer in all { recognizer.delegate = delegate }
    all[1].require(toFail: all[0])
    all[0].state = .began
    all[2].state = .began
    #expect(all.map(\.state) == [.began, .failed, .began])
  }

  @Test("a subclass can leave others alone, or some of them", arguments: [true, false])
  func polite(toAll: Bool) {
    final class Polite: GestureRecognizer {
      var others: [GestureRecognizer] = []
      override func canPrevent(_ other: GestureRecognizer) -> Bool { !others.contains(other) }
    }
    let node = fingers.node(ViewNode())
    let (first, second, polite) = (GestureRecognizer(), GestureRecognizer(), Polite())
    for recognizer in [first, second, polite] { node.addGestureRecognizer(recognizer) }
    polite.others = toAll ? [first, second] : [second]
    _ = fingers.down(CGPoint(10, 10))
    polite.state = .began
    #expect(first.state == (toAll ? .possible : .failed) && second.state == .possible)
    // One that begins later isn't prevented either.
    second.state = .began
    #expect(second.state == .began && polite.state == .began)
  }

  @Test("a drag in progress prevents a tap with another finger, unless both may be recognized")
  func laterTap() {
    for delegate in [nil, Together()] as [Together?] {
      let fingers = Fingers()
      let outer = fingers.node(ViewNode())
      let inner = ViewNode(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
      outer.addSubview(inner)
      let (pan, tap) = (PanGestureRecognizer(), TapGestureRecognizer())
      let logs = (StateLog(pan, on: outer), StateLog(tap, on: inner))
      tap.delegate = delegate
      let first = fingers.down(CGPoint(10, 10))
      fingers.move(first, to: CGPoint(30, 10))
      #expect(logs.0.states == [.began])
      fingers.tap(CGPoint(70, 10))
      #expect(logs.1.states == (delegate == nil ? [] : [.ended]))
      #expect(pan.state.isInProgress)
      fingers.up(first)
      #expect(logs.0.states.last == .ended)
      // Afterward, it prevents nothing.
      fingers.wait(1)
      fingers.tap(CGPoint(70, 10))
      #expect(logs.1.states.last == .ended)
    }
  }

  @Test("recognizers without a common touch don't affect each other")
  func strangers() {
    let (left, right) = (fingers.node(ViewNode()), fingers.node(ViewNode(), x: 150))
    let (first, second, waiting) = (GestureRecognizer(), GestureRecognizer(), GestureRecognizer())
    left.addGestureRecognizer(first)
    right.addGestureRecognizer(second)
    right.addGestureRecognizer(waiting)
    waiting.require(toFail: first)
    _ = fingers.down(CGPoint(10, 10), CGPoint(160, 10))
    first.state = .began
    #expect(second.state == .possible && waiting.state == .possible)
    waiting.state = .began
    #expect(waiting.state == .began && second.state == .failed)
  }

  @Test("a delegate can be asked about a touch and about the beginning, in this order")
  func delegateOrder() {
    final class Asked: GestureRecognizerDelegate {
      var questions: [String] = []
      func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        questions.append("begin")
        return true
      }
      func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
      ) -> Bool {
        questions.append("receive")
        return true
      }
    }
    let (asked, tap) = (Asked(), TapGestureRecognizer())
    tap.delegate = asked
    let log = StateLog(tap, on: fingers.node(ViewNode()))
    tap.isEnabled = false
    fingers.tap(CGPoint(10, 10))
    #expect(asked.questions.isEmpty)
    tap.isEnabled = true
    fingers.wait(1)
    fingers.tap(CGPoint(10, 10))
    #expect(asked.questions == ["receive", "begin"] && log.states == [.ended])
  }

  @Test("a gesture that waits is canceled with its touches, and doesn't begin later")
  func canceledMeanwhile() {
    let all = tracked(2)
    all[0].require(toFail: all[1])
    all[0].state = .began
    fingers.router.cancelAll()
    #expect(
      all.map(\.state) == [.possible, .possible] && all.allSatisfy { $0.waitingState == nil })
    _ = fingers.down(CGPoint(10, 10))
    all[1].state = .failed
    #expect(all[0].state == .possible)
  }
}
