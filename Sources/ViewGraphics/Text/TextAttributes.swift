// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Attributes of text, each of which can be unspecified: a font, a color, letter spacing, a distance from
/// the baseline, a decoration, a shadow, an attachment, and the spacing and alignment of the paragraph.
///
/// You can write attributes as a dictionary literal, as in UIKit: `[.foregroundColor: Color.red]`.
/// It compiles only with values of a supported type.
public struct TextAttributes: Sendable, Hashable {
  /// The font, or `nil` for the font of the view.
  public var font: Font?
  /// The color, or `nil` for the text color of the view.
  public var foregroundColor: Color?
  /// The space after each letter in points, or `nil` for that of the font.
  public var kern: CGFloat?
  /// The lines under and through the text and the color behind it, or `nil` for none.
  public var decoration: TextDecoration?
  /// The spacing and alignment of the paragraph that begins in this text, or `nil` for those of
  /// ordinary paragraphs.
  public var paragraph: ParagraphSpacing?
  /// The distance of the text above the baseline, in points, or `nil` for none; if it's negative, the text
  /// is below.
  public var baselineOffset: CGFloat?
  /// The shadow of the text, or `nil` for none.
  public var shadow: Shadow?
  /// The destination of a link, or `nil` for other text.
  ///
  /// Labels draw links underlined, in the color of links; text areas draw them in their tint color and
  /// tell the delegate when they are tapped.
  public var link: URL?
  /// What is drawn in place of each object replacement character (U+FFFC), or `nil` for the characters.
  public var attachment: TextAttachment?

  /// Creates attributes, all of which are unspecified.
  public init() {}

  /// Creates attributes.
  ///
  /// - Parameters:
  ///   - font: The font, or `nil` for the font of the view.
  ///   - foregroundColor: The color, or `nil` for the text color of the view.
  ///   - kern: The space after each letter in points, or `nil` for that of the font.
  public init(font: Font? = nil, foregroundColor: Color? = nil, kern: CGFloat? = nil) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.kern = kern
  }

  /// Returns the font of text with these attributes.
  ///
  /// - Parameter base: The font of the view.
  /// - Returns: The font, with the letter spacing that the attributes specify.
  public func font(over base: Font) -> Font {
    let font = font ?? base
    return kern.map { font.withLetterSpacing($0) } ?? font
  }

  /// The distance above the baseline, in points: a finite number.
  package var shownBaselineOffset: CGFloat {
    guard let baselineOffset, baselineOffset.isFinite else { return 0 }
    return min(max(baselineOffset, -10_000), 10_000)
  }

  /// Returns these attributes overridden by others.
  ///
  /// - Parameter other: The attributes that take precedence.
  /// - Returns: The combined attributes.
  public func merging(_ other: TextAttributes) -> TextAttributes {
    var merged = TextAttributes(
      font: other.font ?? font, foregroundColor: other.foregroundColor ?? foregroundColor,
      kern: other.kern ?? kern)
    merged.decoration = other.decoration ?? decoration
    merged.paragraph = other.paragraph ?? paragraph
    merged.baselineOffset = other.baselineOffset ?? baselineOffset
    merged.shadow = other.shadow ?? shadow
    merged.link = other.link ?? link
    merged.attachment = other.attachment ?? attachment
    return merged
  }
}

extension TextAttributes: ExpressibleByDictionaryLiteral {
  /// The name of an attribute, as in UIKit's dictionaries.
  public enum Key: Sendable, Hashable {
    /// The font: a `Font`.
    case font
    /// The color of the text: a `Color`.
    case foregroundColor
    /// The space after each letter in points: a `CGFloat` or a `Double`.
    case kern
  }

  /// Creates attributes from a dictionary literal.
  ///
  /// The type of each value determines the attribute; the key only documents it.
  ///
  /// - Parameter elements: Pairs such as `.foregroundColor: Color.red`.
  public init(dictionaryLiteral elements: (Key, any TextAttributeValue)...) {
    for (_, value) in elements {
      value.set(in: &self)
    }
  }
}

/// A value of a text attribute: a `Font`, a `Color`, or a length for the letter spacing.
public protocol TextAttributeValue: Sendable {
  /// Sets the attribute to this value.
  ///
  /// - Parameter attributes: The attributes to change.
  func set(in attributes: inout TextAttributes)
}

extension Font: TextAttributeValue {
  /// Sets the font.
  ///
  /// - Parameter attributes: The attributes to change.
  public func set(in attributes: inout TextAttributes) { attributes.font = self }
}

extension Color: TextAttributeValue {
  /// Sets the foreground color.
  ///
  /// - Parameter attributes: The attributes to change.
  public func set(in attributes: inout TextAttributes) { attributes.foregroundColor = self }
}

extension CGFloat: TextAttributeValue {
  /// Sets the letter spacing.
  ///
  /// - Parameter attributes: The attributes to change.
  public func set(in attributes: inout TextAttributes) { attributes.kern = self }
}

extension Double: TextAttributeValue {
  /// Sets the letter spacing.
  ///
  /// - Parameter attributes: The attributes to change.
  public func set(in attributes: inout TextAttributes) { attributes.kern = CGFloat(self) }
}
