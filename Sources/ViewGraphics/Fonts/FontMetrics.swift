// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A utility for scaling custom fonts and lengths with the preferred text size, like a text style.
///
/// UIKit: `UIFontMetrics`.
///
/// The scale factor is the ratio of the style's point sizes at the preferred and at the standard
/// text size.
public struct FontMetrics: Hashable, Sendable {
  private let style: TextStyle

  /// Creates the metrics of a text style.
  ///
  /// - Parameter textStyle: The text style whose scale factor to use.
  public init(forTextStyle textStyle: TextStyle) {
    style = textStyle
  }

  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Returns a font that scales with the text size in views that adjust their font for the content
  /// size category.
  ///
  /// - Parameter font: The font at the standard text size.
  /// - Returns: The same font, which now belongs to the text style.
  public func scaledFont(for font: Font) -> Font {
    let standard = font.standardSize ?? font.pointSize
    return Font(
      size: font.pointSize, weight: font.weight, leading: font.leading, textStyle: style,
      standardSize: standard, details: font.details)
  }

  /// Returns a font scaled to the text size of a trait collection, which continues to scale with
  /// the text size.
  ///
  /// - Parameters:
  ///   - font: The font at the standard text size.
  ///   - traitCollection: The traits that specify the text size; `nil` selects the standard one.
  /// - Returns: The scaled font.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(for: font).adapted(to: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// Returns a font scaled to the text size of a trait collection, with a maximum point size.
  ///
  /// - Parameters:
  ///   - font: The font at the standard text size.
  ///   - maximumPointSize: The maximum size in points; if it isn't positive and finite, there is no
  ///     limit.
  ///   - traitCollection: The traits that specify the text size; `nil` selects the standard one.
  /// - Returns: The scaled font, no larger than `maximumPointSize`.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection? = nil
  ) -> Font {
    let isLimit = maximumPointSize.isFinite && maximumPointSize > 0
    return scaledFont(for: font.withLargestSize(isLimit ? maximumPointSize : nil))
      .adapted(to: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// Returns a length scaled to the text size of a trait collection.
  ///
  /// - Parameters:
  ///   - value: The length at the standard text size, in points.
  ///   - traitCollection: The traits that specify the text size; `nil` selects the standard one.
  /// - Returns: The scaled length in points, not rounded.
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
  /// Returns the font scaled to a text size, with its weight, if it belongs to a text style.
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
