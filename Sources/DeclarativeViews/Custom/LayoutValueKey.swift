// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Names a value that views give to layouts of one's own.
///
/// SwiftUI: `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the layout that the view is in.
  ///
  /// - Parameters:
  ///   - key: Which value.
  ///   - value: The value.
  /// - Returns: The view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    WrappedView(
      content: self, element: LayoutValueElement(key: ObjectIdentifier(key), value: value))
  }
}

/// Holds a value for the layout around it.
struct LayoutValueElement: UnaryElement {
  let key: ObjectIdentifier
  let value: Any

  var name: String { "layoutValue" }
}
