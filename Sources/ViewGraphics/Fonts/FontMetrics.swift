// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A scale for making custom fonts and lengths follow the preferred text size, like a text style.
///
/// UIKit: `UIFontMetrics`.
///
/// A length grows as the style's point size does between the standard text size and the chosen one.
public struct FontMetrics: Hashable, Sendable {
  private let style: TextStyle

  /// Creates the metrics of a text style.
  ///
  /// - Parameter textStyle: The style whose pace is followed.
  public init(forTextStyle textStyle: TextStyle) {
    style = textStyle
  }

  /// The pace of running text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Returns a font that grows with the text size wherever it is shown by something that adjusts its
  /// font for the content size category.
  ///
  /// - Parameter font: The font in the standard text size.
  /// - Returns: The same font, which now belongs to the text style.
  public func scaledFont(for font: Font) -> Font {
    let standard = font.standardSize ?? font.pointSize
    return Font(
      size: font.pointSize, weight: font.weight, leading: font.leading, textStyle: style,
      standardSize: standard, details: font.details)
  }

  /// Returns a font in the text size of some traits, which grows with it from there.
  ///
  /// - Parameters:
  ///   - font: The font in the standard text size.
  ///   - traitCollection: Where the text size is taken from; the standard one if `nil`.
  /// - Returns: The font in that text size.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(for: font).adapted(to: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// Returns a font that grows with the text size up to a size.
  ///
  /// - Parameters:
  ///   - font: The font in the standard text size.
  ///   - maximumPointSize: The largest size in points; if it isn't positive and finite, there is none.
  ///   - traitCollection: Where the text size is taken from; the standard one if `nil`.
  /// - Returns: The font in that text size, at most as large.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection? = nil
  ) -> Font {
    let isLimit = maximumPointSize.isFinite && maximumPointSize > 0
    return scaledFont(for: font.withLargestSize(isLimit ? maximumPointSize : nil))
      .adapted(to: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// A length in the text size of some traits.
  ///
  /// - Parameters:
  ///   - value: The length in the standard text size, in points.
  ///   - traitCollection: Where the text size is taken from; the standard one if `nil`.
  /// - Returns: The length in points, not rounded.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: TraitCollection? = nil
  ) -> CGFloat {
    value * style.growth(to: traitCollection?.preferredContentSizeCategory ?? .large)
  }
}

extension TextStyle {
  /// Returns the scale factor of the style in a content size category.
  func growth(to category: ContentSizeCategory) -> CGFloat {
    pointSize(for: category) / pointSize(for: .large)
  }
}

extension Font {
  /// The font in a text size, if it belongs to a text style; its weight stays.
  package func adapted(to category: ContentSizeCategory) -> Font {
    guard let textStyle else { return self }
    guard let standardSize else {
      var traits = TraitCollection()
      traits.preferredContentSizeCategory = category
      let font = Font.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        .withWeight(weight)
      return details == nil ? font : font.with(details)
    }
    let size = min(
      standardSize * textStyle.growth(to: category), details?.largestSize ?? Font.largestSize)
    guard size != pointSize else { return self }
    return Font(
      size: size, weight: weight, leading: pointSize > 0 ? leading * size / pointSize : 0,
      textStyle: textStyle, standardSize: standardSize, details: details)
  }
}
