// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Keyframes of one property.
///
/// Only the library defines keyframes. SwiftUI: `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value

  /// The value of the last keyframe, if there is one; the library implements this.
  var _last: Value? { get }
}

/// Several keyframes of a property.
public struct CombinedTrackContent<Value>: KeyframeTrackContent {
  /// The value of the last keyframe, if there is one.
  public let _last: Value?
}

/// A builder of keyframes of one property.
///
/// SwiftUI: `KeyframeTrackContentBuilder`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Accepts a keyframe.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> CombinedTrackContent<Value> where Content.Value == Value {
    CombinedTrackContent(_last: content._last)
  }

  /// Combines keyframes.
  public static func buildBlock(
    _ parts: CombinedTrackContent<Value>...
  ) -> CombinedTrackContent<Value> { buildArray(parts) }

  /// Accepts keyframes of an `if` statement.
  public static func buildOptional(
    _ part: CombinedTrackContent<Value>?
  ) -> CombinedTrackContent<Value> { part ?? CombinedTrackContent(_last: nil) }

  /// Accepts keyframes of the first branch of an `if` statement.
  public static func buildEither(
    first part: CombinedTrackContent<Value>
  ) -> CombinedTrackContent<Value> { part }

  /// Accepts keyframes of the second branch of an `if` statement.
  public static func buildEither(
    second part: CombinedTrackContent<Value>
  ) -> CombinedTrackContent<Value> { part }

  /// Combines keyframes of a loop.
  public static func buildArray(
    _ parts: [CombinedTrackContent<Value>]
  ) -> CombinedTrackContent<Value> {
    CombinedTrackContent(_last: parts.last { $0._last != nil }?._last)
  }
}
