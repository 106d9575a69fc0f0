// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A keyframe to which the value changes like a spring.
///
/// SwiftUI: `SpringKeyframe`.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// The value at the end of the keyframe.
  public let _last: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: The duration in seconds, which makes no difference.
  ///   - spring: The spring, which makes no difference.
  ///   - startVelocity: The velocity at its start, which makes no difference.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _last = to
  }
}
