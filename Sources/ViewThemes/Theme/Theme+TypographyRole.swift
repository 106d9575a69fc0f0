// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Theme.Typography {
  /// The font of one role: a text style, optionally with a size, a weight, a family, and other
  /// attributes.
  public struct Role: Hashable, Sendable {
    /// The text style with which the font scales.
    public var style: TextStyle
    /// The size for the standard text size, in points, or `nil` for that of the text style.
    public var size: CGFloat?
    /// The font weight, or `nil` for that of the text style.
    public var weight: Font.Weight?
    /// The font family, or `nil` for the system font.
    public var family: FontFamily?
    /// A Boolean value that indicates whether the font is italic.
    public var isItalic = false
    /// A Boolean value that indicates whether all letters have the same width; a custom family must
    /// itself be monospaced.
    public var isMonospaced = false
    /// A Boolean value that indicates whether digits have the same width, so that figures in a
    /// column line up.
    public var hasMonospacedDigits = false
    /// The letter spacing for the standard text size, in points; it grows with the font.
    public var letterSpacing: CGFloat = 0
    /// The line height as a multiple of the size, or `nil` for that of the text style or the
    /// family.
    public var lineHeight: CGFloat?

    /// Creates the font of a role.
    ///
    /// - Parameters:
    ///   - style: The text style with which the font scales.
    ///   - size: The size for the standard text size, in points, or `nil` for that of the text
    ///     style.
    ///   - weight: The font weight, or `nil` for that of the text style.
    ///   - family: The font family, or `nil` for the system font.
    ///   - letterSpacing: The letter spacing for the standard text size, in points.
    ///   - lineHeight: The line height as a multiple of the size, or `nil` for that of the text
    ///     style.
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

    /// The font for the standard text size.
    ///
    /// The font grows in a view that adjusts its font for the content size category.
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
