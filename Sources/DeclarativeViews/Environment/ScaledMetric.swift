// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A property wrapper for a length that follows the text size of the environment.
///
/// SwiftUI: `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.sizeCategory) private var category
  private let standard: Value
  private let style: Font.TextStyle

  /// Creates a length that grows with body text.
  ///
  /// - Parameter wrappedValue: The length at the default text size.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a length that grows with text of a style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the default text size.
  ///   - textStyle: The text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    standard = wrappedValue
    style = textStyle
  }

  /// The length at the text size of the environment, not rounded.
  public var wrappedValue: Value {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    return Value(
      FontMetrics(forTextStyle: style).scaledValue(
        for: CGFloat(standard), compatibleWith: traits))
  }
}
