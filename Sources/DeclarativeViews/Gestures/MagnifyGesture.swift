// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of two touches that move apart or together.
///
/// SwiftUI: `MagnifyGesture`.
public struct MagnifyGesture: Gesture {
  /// The state of a magnify gesture.
  ///
  /// SwiftUI: `MagnifyGesture.Value`.
  public nonisolated struct Value: Equatable, Sendable {
    /// The distance of the touches relative to that at the beginning.
    public let magnification: CGFloat
    /// The change of the magnification per second.
    public let velocity: CGFloat
  }

  /// Creates a gesture.
  public init() {}

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    _ = step.connect(PinchGestureRecognizer.init) {
      Value(magnification: $0.scale, velocity: $0.velocity)
    }
  }
}
