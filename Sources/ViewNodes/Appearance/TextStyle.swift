// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What a piece of text is for, from which its font follows (Dynamic Type).
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// The large title of a screen: 34 points in the standard text size.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// A title of the first level: 28 points.
  case title1 = "UICTFontTextStyleTitle1"
  /// A title of the second level: 22 points.
  case title2 = "UICTFontTextStyleTitle2"
  /// A title of the third level: 20 points.
  case title3 = "UICTFontTextStyleTitle3"
  /// A heading, semibold: 17 points.
  case headline = "UICTFontTextStyleHeadline"
  /// Running text: 17 points.
  case body = "UICTFontTextStyleBody"
  /// A callout: 16 points.
  case callout = "UICTFontTextStyleCallout"
  /// A heading below a heading: 15 points.
  case subheadline = "UICTFontTextStyleSubhead"
  /// A footnote: 13 points.
  case footnote = "UICTFontTextStyleFootnote"
  /// A caption: 12 points.
  case caption1 = "UICTFontTextStyleCaption1"
  /// A smaller caption: 11 points.
  case caption2 = "UICTFontTextStyleCaption2"

  /// How heavy the style's font is: semibold for headlines, regular for the rest.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The size of the style's font in a text size, in points.
  ///
  /// - Parameter category: The text size; unspecified counts as large.
  /// - Returns: The point size.
  public func pointSize(for category: ContentSizeCategory) -> CGFloat {
    CGFloat(metrics(for: category).size)
  }

  /// The distance from one baseline to the next in the style, in points.
  ///
  /// - Parameter category: The text size; unspecified counts as large.
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
  public typealias TextStyle = ViewNodes.TextStyle
}
