// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Keyframes of a value, in one or more tracks.
///
/// Only the library defines keyframes. SwiftUI: `Keyframes`.
#if MainActor
  @MainActor
#endif
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// Changes a value to that of the last keyframes; the library implements this.
  func _end(_ value: inout Value)
}

/// Several keyframes, each of which changes the value further.
///
/// Only the library creates it, in a ``KeyframesBuilder``.
public struct CombinedKeyframes<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  init(parts: [any Keyframes<Value>]) {
    self.parts = parts
  }

  /// Changes a value to that of the last keyframes.
  public func _end(_ value: inout Value) { for part in parts { part._end(&value) } }
}

/// Keyframes of a value as a whole.
struct WholeKeyframes<Value>: Keyframes {
  let last: Value?

  init(last: Value?) {
    self.last = last
  }

  func _end(_ value: inout Value) { if let last { value = last } }
}
