// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key for a value that views set for custom layouts.
///
/// SwiftUI: `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that don't set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the layout that contains the view.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  /// - Returns: The modified view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    WrappedView(
      content: self, element: LayoutValueElement(key: ObjectIdentifier(key), value: value))
  }
}

/// An element with a value for the layout around it.
struct LayoutValueElement: UnaryElement {
  let key: ObjectIdentifier
  let value: Any

  var name: String { "layoutValue" }
}
