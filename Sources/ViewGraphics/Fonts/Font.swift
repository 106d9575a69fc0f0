// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A font with a size and a weight: the system font with the vertical metrics of iOS, unless it has
/// a family of its own.
///
/// Line heights and baselines depend only on this type, not on the font that a picture is drawn
/// with, so they match iOS on every machine. Sizes are in points.
public struct Font: Sendable, Hashable {
  /// The size in points; finite and never negative.
  public let pointSize: CGFloat
  /// The weight of the strokes.
  public let weight: Weight
  /// The additional distance between the bottom of one line and the top of the next, in points.
  ///
  /// A text style determines its leading, which is slightly negative if the style's line spacing is
  /// less than the font's line height. Fonts created by size have a leading of 0.
  public let leading: CGFloat
  /// The text style that the font was created for, or `nil` if it was created by size.
  public let textStyle: TextStyle?
  /// The point size at the standard text size, for a font created by ``FontMetrics``; `nil` for the
  /// fonts of text styles, whose sizes come from a table.
  var standardSize: CGFloat? { scaledFrom == 0 ? nil : scaledFrom }
  /// ``standardSize``, or 0 if it is `nil`.
  private let scaledFrom: CGFloat
  /// The uncommon properties, such as a family, a slant, or letter spacing; `nil` for the plain
  /// system font.
  package let details: FontDetails?

  init(
    size: CGFloat, weight: Weight, leading: CGFloat, textStyle: TextStyle?,
    standardSize: CGFloat? = nil, details: FontDetails? = nil
  ) {
    self.pointSize = size
    self.weight = weight
    self.leading = leading
    self.textStyle = textStyle
    self.scaledFrom = standardSize ?? 0
    self.details = details
  }

  /// Returns the system font in the specified size and weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. If it isn't positive and finite, UIKit's default of 12 is
  ///     used.
  ///   - weight: The weight of the strokes.
  /// - Returns: The font, with a leading of 0.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> Font {
    let size = fontSize.isFinite && fontSize > 0 ? min(fontSize, largestSize) : 12
    return Font(size: size, weight: weight, leading: 0, textStyle: nil)
  }

  /// Returns the bold system font in the specified size.
  ///
  /// - Parameter fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  /// - Returns: The font, with a leading of 0.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system font with digits of equal width.
  ///
  /// The fonts that replace the system font have digits of equal width anyway; the setting matters
  /// only for a custom family, which may have alternative digits.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  ///   - weight: The weight of the strokes.
  /// - Returns: The font, with a leading of 0.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: fontSize, weight: weight).withMonospacedDigits()
  }

  /// Returns the monospaced system font, in which all letters have the same width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  ///   - weight: The weight of the strokes.
  /// - Returns: The font, with a leading of 0.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: fontSize, weight: weight).withMonospaced()
  }

  /// Returns the italic system font in the specified size.
  ///
  /// - Parameter fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  /// - Returns: The font, with a leading of 0.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize).withItalic()
  }

  /// Returns the font for a text style at the default text size.
  ///
  /// - Parameter style: The text style.
  /// - Returns: The font, with the leading of the style.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style at the text size of a trait collection.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits that specify the text size; `nil` selects the default, large.
  /// - Returns: The font, with the leading of the style at that size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    let size = style.pointSize(for: category)
    return Font(
      size: size, weight: style.weight,
      leading: style.lineSpacing(for: category) - size * Metric.lineHeight, textStyle: style)
  }

  /// Returns this font in another size, with its leading scaled.
  ///
  /// - Parameter fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  /// - Returns: The font in that size.
  public func withSize(_ fontSize: CGFloat) -> Font {
    let size = Font.systemFont(ofSize: fontSize).pointSize
    if size == pointSize { return self }
    return Font(
      size: size, weight: weight, leading: leading * size / pointSize, textStyle: textStyle,
      details: details)
  }

  /// Returns this font in another weight.
  ///
  /// - Parameter weight: The weight of the strokes.
  /// - Returns: The font in that weight.
  public func withWeight(_ weight: Weight) -> Font {
    let font = Font(
      size: pointSize, weight: weight, leading: leading, textStyle: textStyle,
      standardSize: standardSize, details: details)
    return details == nil ? font : font.withOwnLines()
  }

  /// The standard font size for labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The standard font size for buttons: 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the small system font: 12 points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the standard system font: 14 points.
  public static let systemFontSize: CGFloat = 14

  /// An upper bound that keeps sums of widths finite, far beyond anything that can be drawn.
  static let largestSize: CGFloat = 1e6
}
