// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes a finger that stays where it is. UIKit: `UILongPressGestureRecognizer`.
///
/// It begins when the time is up, changes when the finger moves afterward, and ends when it is
/// lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How many taps go before the press, 0 by default.
  open var numberOfTapsRequired = 0
  /// How many fingers press together, 1 by default.
  open var numberOfTouchesRequired = 1
  /// How long the press is, in seconds; 0.5 by default.
  open var minimumPressDuration = 0.5
  /// How far fingers may move until then, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private final var taps = 0
  private final var deadline: Timeline.Appointment?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      if !state.isGoingOn { state = .failed }
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
    if state.isGoingOn {
      state = .changed
    } else if touches.contains(where: { $0.distance > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state.isGoingOn {
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
