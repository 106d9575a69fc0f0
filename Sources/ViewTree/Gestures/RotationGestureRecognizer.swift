// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A continuous recognizer of two touches rotating around each other.
///
/// UIKit: `UIRotationGestureRecognizer`.
///
/// The gesture begins when the touches have rotated by 0.1 radians.
open class RotationGestureRecognizer: GestureRecognizer {
  /// The rotation since the beginning of the gesture, in radians, clockwise.
  ///
  /// Setting it rebases later values.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      guard newValue.isFinite else { return }
      storedRotation = newValue
      samples.restart(at: CGPoint(x: newValue, y: 0), time: now)
    }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { samples.velocity(at: now).x }

  private final var storedRotation: CGFloat = 0
  private final var lastAngle: CGFloat = 0
  private final var turned: CGFloat = 0
  private final var samples = MotionSamples()

  /// The rotation before the gesture begins, in radians.
  package static let slop: CGFloat = 0.1

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if numberOfTouches == 2 { lastAngle = angle }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches == 2 else { return }
    // Takes the shorter way around.
    let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    if state.isInProgress {
      storedRotation += step
      samples.add(CGPoint(x: storedRotation, y: 0), at: event.timestamp)
      state = .changed
      return
    }
    turned += step
    guard waitingState == nil, abs(turned) >= Self.slop else { return }
    samples.add(.zero, at: event.timestamp)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !self.touches.contains(where: \.isDown) else { return }
    state = state.isInProgress || waitingState != nil ? .ended : .failed
  }

  open override func reset() {
    storedRotation = 0
    turned = 0
    samples = MotionSamples()
  }

  private final var angle: CGFloat {
    guard touches.count >= 2 else { return 0 }
    let (first, second) = (touches[0].location, touches[1].location)
    return CGFloat(
      Foundation.atan2(Double(second.y - first.y), Double(second.x - first.x)))
  }
}
