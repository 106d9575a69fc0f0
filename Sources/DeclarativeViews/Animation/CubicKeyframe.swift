// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A keyframe to which the value changes along a curve.
///
/// SwiftUI: `CubicKeyframe`.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// The value at the end of the keyframe.
  public let _last: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: The duration in seconds, which makes no difference.
  ///   - startVelocity: The velocity at its start, which makes no difference.
  ///   - endVelocity: The velocity at its end, which makes no difference.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
  {
    _last = to
  }
}
