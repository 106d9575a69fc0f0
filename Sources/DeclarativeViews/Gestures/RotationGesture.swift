// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A gesture of two touches that rotate around each other, whose value is the rotation.
///
/// SwiftUI: `RotationGesture`.
public struct RotationGesture: Gesture {
  /// Creates a gesture.
  public init() {}

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Angle>) {
    _ = step.connect(RotationGestureRecognizer.init) { .radians($0.rotation) }
  }
}
