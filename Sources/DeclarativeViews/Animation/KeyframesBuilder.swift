// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A builder of keyframes from tracks.
///
/// SwiftUI: `KeyframesBuilder`.
#if MainActor
  @MainActor
#endif
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Accepts a track.
  public static func buildExpression<Track: Keyframes>(
    _ track: Track
  ) -> any Keyframes<Value> where Track.Value == Value { track }

  /// Accepts a keyframe of the value as a whole.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> any Keyframes<Value> where Content.Value == Value { WholeKeyframes(last: content._last) }

  /// Combines tracks.
  public static func buildBlock(_ parts: any Keyframes<Value>...) -> any Keyframes<Value> {
    CombinedKeyframes(parts: parts)
  }

  /// Accepts tracks of an `if` statement.
  public static func buildOptional(_ part: (any Keyframes<Value>)?) -> any Keyframes<Value> {
    part ?? CombinedKeyframes(parts: [])
  }

  /// Accepts tracks of the first branch of an `if` statement.
  public static func buildEither(first part: any Keyframes<Value>) -> any Keyframes<Value> { part }

  /// Accepts tracks of the second branch of an `if` statement.
  public static func buildEither(second part: any Keyframes<Value>) -> any Keyframes<Value> { part }

  /// Combines tracks of a loop.
  public static func buildArray(_ parts: [any Keyframes<Value>]) -> any Keyframes<Value> {
    CombinedKeyframes(parts: parts)
  }

  /// Returns the combined tracks.
  public static func buildFinalResult(_ part: any Keyframes<Value>) -> CombinedKeyframes<Value> {
    CombinedKeyframes(parts: [part])
  }
}
