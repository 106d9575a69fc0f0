// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The keyframes of a property of a value, one after another.
///
/// SwiftUI: `KeyframeTrack`.
public struct KeyframeTrack<Root, Value>: Keyframes {
  private let path: WritableKeyPath<Root, Value>
  private let last: Value?

  /// Creates a track for a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes; with none, the property keeps its value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) {
    path = keyPath
    last = content()._last
  }

  /// Creates a track for a value as a whole.
  ///
  /// - Parameter content: The keyframes; with none, the value remains.
  public init(
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) where Root == Value {
    self.init(\Root.self, content: content)
  }

  /// Changes the property to the value of the last keyframe.
  public func _end(_ value: inout Root) {
    if let last { value[keyPath: path] = last }
  }
}
