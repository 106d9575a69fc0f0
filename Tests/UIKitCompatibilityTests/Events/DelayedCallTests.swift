// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private final class Recorder: NSObject {
  var calls: [String] = []
  private let closing = Selector(Recorder.close)

  func close() { calls.append("close") }
  func show(_ message: String) { calls.append(message) }

  func closeLater() { perform(closing, with: nil, afterDelay: 0) }
  func stay() {
    Self.cancelPreviousPerformRequests(withTarget: self, selector: closing, object: nil)
  }
}

#if MainActor
  @MainActor
#endif
private func runBriefly() {
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
}

#if MainActor
  @MainActor
#endif
func callsAreDelayed() -> Bool {
  let recorder = Recorder()
  recorder.perform(Selector(Recorder.show(_:)), with: "a", afterDelay: 0)
  let wasEarly = !recorder.calls.isEmpty
  runBriefly()
  return !wasEarly && recorder.calls == ["a"]
}

@Suite("Delayed calls of methods")
struct DelayedCallTests {
  @Test("a method is called with its object, at once or after a delay")
  func calling() {
    let recorder = Recorder()
    recorder.perform(Selector(Recorder.close))
    recorder.perform(Selector(Recorder.show(_:)), with: "now")
    // The method of another class.
    recorder.perform(Selector(UIView.setNeedsLayout))
    #expect(recorder.calls == ["close", "now"])
    recorder.perform(Selector(Recorder.show(_:)), with: "later", afterDelay: 0.001)
    for delay in [-1, -Double.infinity, .nan] {
      recorder.perform(Selector(Recorder.close), with: nil, afterDelay: delay)
    }
    #expect(recorder.calls.count == 2)
    runBriefly()
    #expect(recorder.calls.sorted() == ["close", "close", "close", "close", "later", "now"])
    NSObject.cancelPreviousPerformRequests(withTarget: recorder)
  }

  @Test("delayed calls are canceled all together, or those of a method and an object")
  func canceling() {
    let recorder = Recorder()
    recorder.closeLater()
    recorder.perform(Selector(Recorder.show(_:)), with: "a", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder)
    runBriefly()
    #expect(recorder.calls.isEmpty)
    let showing = Selector(Recorder.show(_:))
    recorder.closeLater()
    recorder.perform(showing, with: "a", afterDelay: 0)
    recorder.perform(showing, with: "b", afterDelay: 0)
    recorder.stay()
    NSObject.cancelPreviousPerformRequests(withTarget: recorder, selector: showing, object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: NSObject())
    runBriefly()
    #expect(recorder.calls == ["b"])
  }

  @Test("the object is kept until it is called, and not after that")
  func lifetime() {
    weak var kept: Recorder?
    do {
      let recorder = Recorder()
      kept = recorder
      recorder.closeLater()
    }
    #expect(kept != nil)
    runBriefly()
    #expect(kept == nil)
  }

  @Test("a call is canceled only by its own method and object")
  func others() {
    let recorder = Recorder()
    let showing = Selector(Recorder.show(_:))
    recorder.perform(showing, with: "a", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder, selector: showing, object: nil)
    NSObject.cancelPreviousPerformRequests(
      withTarget: recorder, selector: Selector(Recorder.close), object: "a")
    runBriefly()
    #expect(recorder.calls == ["a"])
  }

  @Test("a canceled call releases its object")
  func canceledLifetime() {
    weak var kept: Recorder?
    do {
      let recorder = Recorder()
      kept = recorder
      recorder.perform(Selector(Recorder.close), with: nil, afterDelay: 60)
      NSObject.cancelPreviousPerformRequests(withTarget: recorder)
    }
    #expect(kept == nil)
  }
}
