// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A gesture of two touches that rotate around each other, whose value is the rotation.
///
/// SwiftUI: `RotationGesture`.
public struct RotationGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = RotationGesture

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: The rotation at which the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Angle>) {
    let delta = CGFloat(minimumAngleDelta.radians)
    _ = step.connect(RotationGestureRecognizer.init, after: { !(abs($0.rotation) < delta) }) {
      .radians(Double($0.rotation))
    }
  }
}
