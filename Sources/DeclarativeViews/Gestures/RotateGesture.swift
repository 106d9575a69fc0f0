// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of two touches that rotate around each other.
///
/// SwiftUI: `RotateGesture`.
public struct RotateGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = RotateGesture

  /// The state of a rotate gesture.
  ///
  /// SwiftUI: `RotateGesture.Value`.
  public nonisolated struct Value: Equatable, Sendable {
    /// The rotation since the beginning, clockwise.
    public let rotation: Angle
    /// The change of the rotation per second.
    public let velocity: Angle
    /// The time of the last movement, as the time of the screen's clock since the reference date.
    public let time: Date
    /// The point between the touches at the beginning, relative to the size of the view.
    public let startAnchor: UnitPoint
    /// The point between the touches at the beginning, in points of the view.
    public let startLocation: CGPoint
  }

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: The rotation at which the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    let delta = CGFloat(minimumAngleDelta.radians)
    let start = step.connection.kept { GestureStart() }
    _ = step.connect(RotationGestureRecognizer.init, after: { !(abs($0.rotation) < delta) }) {
      start.update($0)
      return Value(
        rotation: .radians(Double($0.rotation)), velocity: .radians(Double($0.velocity)),
        time: Date(timeIntervalSinceReferenceDate: $0.now), startAnchor: start.anchor,
        startLocation: start.location)
    }
  }
}
