// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A keyframe to which the value jumps.
///
/// SwiftUI: `MoveKeyframe`.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// The value of the keyframe.
  public let _last: Value?

  /// Creates a keyframe.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {
    _last = to
  }
}
