// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of two touches that move apart or together, whose value is the magnification.
///
/// SwiftUI: `MagnificationGesture`.
public struct MagnificationGesture: Gesture {
  /// Creates a gesture.
  public init() {}

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<CGFloat>) {
    _ = step.connect(PinchGestureRecognizer.init) { $0.scale }
  }
}
