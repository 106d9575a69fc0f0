// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The role of a text, which determines its font and how it scales (Dynamic Type).
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// The font for large titles: 34 points at the default text size.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// The font for first-level titles: 28 points.
  case title1 = "UICTFontTextStyleTitle1"
  /// The font for second-level titles: 22 points.
  case title2 = "UICTFontTextStyleTitle2"
  /// The font for third-level titles: 20 points.
  case title3 = "UICTFontTextStyleTitle3"
  /// The font for headings: 17 points, semibold.
  case headline = "UICTFontTextStyleHeadline"
  /// The font for body text: 17 points.
  case body = "UICTFontTextStyleBody"
  /// The font for callouts: 16 points.
  case callout = "UICTFontTextStyleCallout"
  /// The font for subheadings: 15 points.
  case subheadline = "UICTFontTextStyleSubhead"
  /// The font for footnotes: 13 points.
  case footnote = "UICTFontTextStyleFootnote"
  /// The font for standard captions: 12 points.
  case caption1 = "UICTFontTextStyleCaption1"
  /// The font for alternate captions: 11 points.
  case caption2 = "UICTFontTextStyleCaption2"

  /// The weight of the style's font: semibold for headlines, otherwise regular.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Returns the size of the style's font at a text size, in points.
  ///
  /// - Parameter category: The text size; `unspecified` is treated as `large`.
  /// - Returns: The point size.
  public func pointSize(for category: ContentSizeCategory) -> CGFloat {
    CGFloat(metrics(for: category).size)
  }

  /// Returns the distance between consecutive baselines of the style, in points.
  ///
  /// - Parameter category: The text size; `unspecified` is treated as `large`.
  /// - Returns: The distance.
  public func lineSpacing(for category: ContentSizeCategory) -> CGFloat {
    CGFloat(metrics(for: category).spacing)
  }

  private func metrics(for category: ContentSizeCategory) -> Metrics {
    metricsBySize[category.step]
  }
}

extension Font {
  /// UIKit's name for a text style.
  public typealias TextStyle = ViewGraphics.TextStyle
}
