// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A continuous recognizer of touches that are held down.
///
/// UIKit: `UILongPressGestureRecognizer`.
///
/// The gesture begins after the minimum duration, changes when a touch then moves, and ends when a
/// touch ends.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The number of taps before the press, 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of touches that press together, 1 by default.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds; 0.5 by default.
  open var minimumPressDuration = 0.5
  /// The maximum movement of the touches before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private final var taps = 0
  private final var deadline: Timeline.ScheduledAction?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      if !state.isInProgress { state = .failed }
      return
    }
    deadline?.cancel()
    guard numberOfTouches == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired {
      deadline = schedule(after: TapGestureRecognizer.pressLimit) { $0.state = .failed }
    } else {
      deadline = schedule(after: minimumPressDuration) { $0.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if state.isInProgress {
      state = .changed
    } else if touches.contains(where: { $0.distance > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state.isInProgress {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard !self.touches.contains(where: \.isDown) else { return }
    taps += 1
    deadline?.cancel()
    deadline = schedule(after: TapGestureRecognizer.pauseLimit) { $0.state = .failed }
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
    taps = 0
  }
}
