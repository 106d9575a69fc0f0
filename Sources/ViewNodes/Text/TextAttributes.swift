// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What sets a stretch of text apart from the rest: a font, a color, or nothing.
///
/// It can be written as the dictionary that UIKit takes, `[.foregroundColor: Color.red]`; only
/// values that text can have compile in it.
public struct TextAttributes: Sendable, Hashable {
  /// The font, or nil for the font of the view.
  public var font: Font?
  /// The color, or nil for the text color of the view.
  public var foregroundColor: Color?

  /// Creates attributes that set nothing apart.
  public init() {}

  /// Creates attributes.
  ///
  /// - Parameters:
  ///   - font: The font, or nil for the font of the view.
  ///   - foregroundColor: The color, or nil for the text color of the view.
  public init(font: Font? = nil, foregroundColor: Color? = nil) {
    self.font = font
    self.foregroundColor = foregroundColor
  }

  /// These attributes with those of another set laid over them.
  ///
  /// - Parameter other: What wins where both say something.
  /// - Returns: The two as one.
  public func merging(_ other: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: other.font ?? font, foregroundColor: other.foregroundColor ?? foregroundColor)
  }
}

extension TextAttributes: ExpressibleByDictionaryLiteral {
  /// The name of an attribute, as in UIKit's dictionaries.
  public enum Key: Sendable, Hashable {
    /// The font: a `Font`.
    case font
    /// The color of the letters: a `Color`.
    case foregroundColor
  }

  /// Creates attributes of UIKit's dictionary. The value decides what is set; the key is there for
  /// the reader.
  ///
  /// - Parameter elements: Pairs such as `.foregroundColor: Color.red`.
  public init(dictionaryLiteral elements: (Key, any TextAttributeValue)...) {
    for (_, value) in elements {
      value.set(in: &self)
    }
  }
}

/// A value that text can have: `Font` and `Color`.
public protocol TextAttributeValue: Sendable {
  /// Writes the value to its place.
  ///
  /// - Parameter attributes: Where it goes.
  func set(in attributes: inout TextAttributes)
}

extension Font: TextAttributeValue {
  /// Sets the font.
  ///
  /// - Parameter attributes: Where it goes.
  public func set(in attributes: inout TextAttributes) { attributes.font = self }
}

extension Color: TextAttributeValue {
  /// Sets the color of the letters.
  ///
  /// - Parameter attributes: Where it goes.
  public func set(in attributes: inout TextAttributes) { attributes.foregroundColor = self }
}
