// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A gesture of two touches that rotate around each other.
///
/// SwiftUI: `RotateGesture`.
public struct RotateGesture: Gesture {
  /// The state of a rotate gesture.
  ///
  /// SwiftUI: `RotateGesture.Value`.
  public nonisolated struct Value: Equatable, Sendable {
    /// The rotation since the beginning, clockwise.
    public let rotation: Angle
    /// The change of the rotation per second.
    public let velocity: Angle
  }

  /// Creates a gesture.
  public init() {}

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    _ = step.connect(RotationGestureRecognizer.init) {
      Value(rotation: .radians($0.rotation), velocity: .radians($0.velocity))
    }
  }
}
