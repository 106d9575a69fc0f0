// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of two touches that move apart or together, whose value is the magnification.
///
/// SwiftUI: `MagnificationGesture`.
public struct MagnificationGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = MagnificationGesture

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification at which the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<CGFloat>) {
    let delta = minimumScaleDelta
    _ = step.connect(PinchGestureRecognizer.init, after: { !(abs($0.scale - 1) < delta) }) {
      $0.scale
    }
  }
}
