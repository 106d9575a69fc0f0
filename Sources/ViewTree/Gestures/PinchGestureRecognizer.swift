// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A continuous recognizer of two touches moving apart or together.
///
/// UIKit: `UIPinchGestureRecognizer`.
///
/// The gesture begins when the distance between the touches has changed by 8 points.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The distance between the touches relative to that at the beginning of the gesture; 1 at first.
  ///
  /// Setting it rebases later values.
  open var scale: CGFloat {
    get { storedScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      storedScale = newValue
      unit = distance / newValue
      samples.restart(at: CGPoint(x: newValue, y: 0), time: now)
    }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { samples.velocity(at: now).x }

  private final var storedScale: CGFloat = 1
  /// The distance that corresponds to a scale of 1.
  private final var unit: CGFloat = 0
  private final var startDistance: CGFloat = 0
  private final var samples = MotionSamples()

  /// The change in distance before the gesture begins, in points.
  package static let slop: CGFloat = 8

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if numberOfTouches == 2 {
      startDistance = distance
      // A touch that returns doesn't change the scale.
      if state.isInProgress { unit = distance / storedScale }
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches == 2 else { return }
    if state.isInProgress {
      guard unit > 0, distance > 0 else { return }
      storedScale = distance / unit
      samples.add(CGPoint(x: storedScale, y: 0), at: event.timestamp)
      state = .changed
    } else if waitingState == nil, abs(distance - startDistance) >= Self.slop {
      unit = distance
      storedScale = 1
      samples.add(CGPoint(x: 1, y: 0), at: event.timestamp)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !self.touches.contains(where: \.isDown) else { return }
    state = state.isInProgress || waitingState != nil ? .ended : .failed
  }

  open override func reset() {
    storedScale = 1
    unit = 0
    samples = MotionSamples()
  }

  private final var distance: CGFloat {
    guard touches.count >= 2 else { return 0 }
    return touches[0].location.distance(to: touches[1].location)
  }
}
