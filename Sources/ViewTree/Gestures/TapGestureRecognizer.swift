// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A discrete recognizer of one or more taps with one or more touches.
///
/// UIKit: `UITapGestureRecognizer`.
///
/// A tap lasts at most 0.75 seconds and moves at most 10 points; the next one follows nearby within
/// 0.35 seconds. A touch that ends outside the node isn't a tap.
open class TapGestureRecognizer: GestureRecognizer {
  /// The required number of taps, 1 by default.
  open var numberOfTapsRequired = 1
  /// The required number of simultaneous touches, 1 by default.
  open var numberOfTouchesRequired = 1

  private final var taps = 0
  private final var fingers = 0
  private final var firstLocation: CGPoint?
  private final var deadline: Timeline.ScheduledAction?

  package static let tapSlop: CGFloat = 10
  static let repeatSlop: CGFloat = 45
  static let pressLimit = 0.75
  static let pauseLimit = 0.35

  package override var tapsRequired: Int { numberOfTapsRequired }

  /// A tap doesn't prevent gestures that require more taps.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    fingers = max(fingers, numberOfTouches)
    let point = location(in: nil)
    let first = firstLocation ?? point
    firstLocation = first
    guard fingers <= numberOfTouchesRequired, waitingState == nil,
      first.distance(to: point) <= Self.repeatSlop
    else {
      state = .failed
      return
    }
    failAfter(Self.pressLimit)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if touches.contains(where: { $0.distance > Self.tapSlop }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !self.touches.contains(where: \.isDown) else { return }
    let isInside = touches.allSatisfy { touch in
      view.map { $0.point(inside: touch.location(in: $0), with: event) } ?? false
    }
    guard fingers == numberOfTouchesRequired, isInside else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    guard taps >= numberOfTapsRequired else {
      failAfter(Self.pauseLimit)
      return
    }
    deadline?.cancel()
    state = .ended
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
    taps = 0
    fingers = 0
    firstLocation = nil
  }

  private final func failAfter(_ seconds: Double) {
    deadline?.cancel()
    deadline = schedule(after: seconds) { $0.state = .failed }
  }
}
