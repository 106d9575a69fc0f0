// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A size and a weight of the system font, with the vertical metrics of iOS.
///
/// Heights and baselines come from here and never from whatever font a picture is drawn with, so
/// they are those of iOS on every machine. Sizes are in points.
public struct Font: Sendable, Hashable {
  /// The size in points: at least 0, and always finite.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  public let weight: Weight
  /// The extra distance in points between the bottom of one line and the top of the next: what a
  /// text style asks for, 0 for fonts made by size. Slightly negative where the style sets its
  /// lines tighter than the font's own height.
  public let leading: CGFloat
  /// The text style that the font was made for, nil for fonts made by size.
  public let textStyle: TextStyle?

  private init(size: CGFloat, weight: Weight, leading: CGFloat, textStyle: TextStyle?) {
    self.pointSize = size
    self.weight = weight
    self.leading = leading
    self.textStyle = textStyle
  }

  /// The system font in a size.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. Zero, a negative size and one that is not finite give 12,
  ///     UIKit's size for a font that was not given one.
  ///   - weight: How heavy the strokes are.
  /// - Returns: The font, without extra leading.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> Font {
    let size = fontSize.isFinite && fontSize > 0 ? min(fontSize, largestSize) : 12
    return Font(size: size, weight: weight, leading: 0, textStyle: nil)
  }

  /// The bold system font in a size.
  ///
  /// - Parameter fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  /// - Returns: The font, without extra leading.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font with digits of one width. The digits of the embedded measures all have one
  /// width already, so this is the system font by another name.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  ///   - weight: How heavy the strokes are.
  /// - Returns: The font, without extra leading.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font of a text style in the standard text size.
  ///
  /// - Parameter style: The style.
  /// - Returns: The font, with the leading of the style.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style in the text size that a person has chosen.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - traitCollection: Where the text size is taken from; nil means the standard one, large.
  /// - Returns: The font, with the leading of the style in that size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    let size = style.pointSize(for: category)
    return Font(
      size: size, weight: style.weight,
      leading: style.lineSpacing(for: category) - size * Metric.lineHeight, textStyle: style)
  }

  /// The same font in another size; extra leading grows and shrinks with it.
  ///
  /// - Parameter fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  /// - Returns: The font in that size.
  public func withSize(_ fontSize: CGFloat) -> Font {
    let size = Font.systemFont(ofSize: fontSize).pointSize
    if size == pointSize { return self }
    return Font(
      size: size, weight: weight, leading: leading * size / pointSize, textStyle: textStyle)
  }

  /// The same font with strokes of another weight.
  ///
  /// - Parameter weight: How heavy the strokes are.
  /// - Returns: The font in that weight.
  public func withWeight(_ weight: Weight) -> Font {
    Font(size: pointSize, weight: weight, leading: leading, textStyle: textStyle)
  }

  /// The size of text on labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text on buttons: 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small system text: 12 points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of system text: 14 points.
  public static let systemFontSize: CGFloat = 14

  /// A bound that keeps every sum of widths finite, far beyond anything that can be drawn.
  static let largestSize: CGFloat = 1e6
}
