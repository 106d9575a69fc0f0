// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A named value that views pass to those that contain them.
///
/// SwiftUI: `PreferenceKey`.
///
/// ```swift
/// struct WidthKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
#if MainActor
  @MainActor
#endif
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of two views.
  ///
  /// - Parameters:
  ///   - value: The value of the views so far, which becomes the combined one.
  ///   - nextValue: A closure that returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}
