// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Theme.Typography {
  /// The font of one part: a text style, perhaps in a size, a weight, a family, and a setting of its
  /// own.
  public struct Role: Hashable, Sendable {
    /// The style at whose pace the font grows with the text size.
    public var style: TextStyle
    /// The size in the standard text size, in points; the style's own if `nil`.
    public var size: CGFloat?
    /// The font weight, or `nil` for that of the text style.
    public var weight: Font.Weight?
    /// The family; the system font's if `nil`.
    public var family: FontFamily?
    /// Whether the letters slant.
    public var isItalic = false
    /// Whether all letters have the same width; with a family of its own it is that family that has
    /// to have such letters.
    public var isMonospaced = false
    /// Whether digits have the same width, so that figures below each other line up.
    public var hasMonospacedDigits = false
    /// The space after each letter in the standard text size, in points; it grows with the font.
    public var letterSpacing: CGFloat = 0
    /// The distance of lines in multiples of the size; the style's own, or that of the family, if `nil`.
    public var lineHeight: CGFloat?

    /// Makes the font of a part.
    ///
    /// - Parameters:
    ///   - style: The style at whose pace it grows.
    ///   - size: The size in the standard text size, in points; the style's own unless given.
    ///   - weight: How heavy the strokes are; the style's own unless given.
    ///   - family: The family; the system font's unless given.
    ///   - letterSpacing: The space after each letter in the standard text size, in points.
    ///   - lineHeight: The distance of lines in multiples of the size; the style's own unless given.
    public init(
      _ style: TextStyle, size: CGFloat? = nil, weight: Font.Weight? = nil,
      family: FontFamily? = nil, letterSpacing: CGFloat = 0, lineHeight: CGFloat? = nil
    ) {
      self.style = style
      self.size = size
      self.weight = weight
      self.family = family
      self.letterSpacing = letterSpacing
      self.lineHeight = lineHeight
    }

    /// The font in the standard text size.
    ///
    /// Show it in something that adjusts its font for the content size category, and it grows.
    public var font: Font {
      let font = plainFont
      guard
        family != nil || isItalic || isMonospaced || hasMonospacedDigits || letterSpacing != 0
          || lineHeight != nil
      else { return font }
      return font.withFamily(family).withItalic(isItalic).withMonospaced(isMonospaced)
        .withMonospacedDigits(hasMonospacedDigits).withLetterSpacing(letterSpacing)
        .withLineHeight(lineHeight)
    }

    /// The system font in the style, size, and weight.
    private var plainFont: Font {
      guard let size else {
        let font = Font.preferredFont(forTextStyle: style)
        return weight.map { font.withWeight($0) } ?? font
      }
      return FontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: size, weight: weight ?? style.weight))
    }
  }
}
