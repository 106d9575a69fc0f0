// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of two touches that move apart or together.
///
/// SwiftUI: `MagnifyGesture`.
public struct MagnifyGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = MagnifyGesture

  /// The state of a magnify gesture.
  ///
  /// SwiftUI: `MagnifyGesture.Value`.
  public nonisolated struct Value: Equatable, Sendable {
    /// The distance of the touches relative to that at the beginning.
    public let magnification: CGFloat
    /// The change of the magnification per second.
    public let velocity: CGFloat
    /// The time of the last movement, as the time of the screen's clock since the reference date.
    public let time: Date
    /// The point between the touches at the beginning, relative to the size of the view.
    public let startAnchor: UnitPoint
    /// The point between the touches at the beginning, in points of the view.
    public let startLocation: CGPoint
  }

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification at which the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    let (delta, start) = (minimumScaleDelta, step.connection.kept { GestureStart() })
    _ = step.connect(PinchGestureRecognizer.init, after: { !(abs($0.scale - 1) < delta) }) {
      start.update($0)
      return Value(
        magnification: $0.scale, velocity: $0.velocity,
        time: Date(timeIntervalSinceReferenceDate: $0.now), startAnchor: start.anchor,
        startLocation: start.location)
    }
  }
}
