// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A keyframe to which the value changes steadily.
///
/// SwiftUI: `LinearKeyframe`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// The value at the end of the keyframe.
  public let _last: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: The duration in seconds, which makes no difference.
  ///   - timingCurve: The course of the change, which makes no difference.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _last = to
  }
}
