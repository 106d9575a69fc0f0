// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A gesture of one or more taps.
///
/// SwiftUI: `TapGesture`.
public struct TapGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = TapGesture

  /// The required number of taps.
  public var count: Int

  /// Creates a gesture.
  ///
  /// - Parameter count: The required number of taps; less than one means one.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Void>) {
    let tap = step.connect(TapGestureRecognizer.init) { _ in }
    tap.numberOfTapsRequired = max(count, 1)
  }
}
