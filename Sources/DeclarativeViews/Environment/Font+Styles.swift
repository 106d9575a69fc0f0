// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// SwiftUI's fonts. Those of a text style follow the text size of the environment.

nonisolated extension Font {
  /// Large titles: 34 points.
  public static let largeTitle = preferredFont(forTextStyle: .largeTitle)
  /// Titles: 28 points.
  public static let title = preferredFont(forTextStyle: .title1)
  /// Second titles: 22 points.
  public static let title2 = preferredFont(forTextStyle: .title2)
  /// Third titles: 20 points.
  public static let title3 = preferredFont(forTextStyle: .title3)
  /// Headings: 17 points, semibold.
  public static let headline = preferredFont(forTextStyle: .headline)
  /// The font for subheadings: 15 points.
  public static let subheadline = preferredFont(forTextStyle: .subheadline)
  /// Running text: 17 points.
  public static let body = preferredFont(forTextStyle: .body)
  /// The font for callouts: 16 points.
  public static let callout = preferredFont(forTextStyle: .callout)
  /// Notes: 13 points.
  public static let footnote = preferredFont(forTextStyle: .footnote)
  /// Captions: 12 points.
  public static let caption = preferredFont(forTextStyle: .caption1)
  /// Small captions: 11 points.
  public static let caption2 = preferredFont(forTextStyle: .caption2)

  /// The system font in a size that stays the same in every text size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: How heavy the strokes are.
  /// - Returns: The font.
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system font of a text style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The font.
  public static func system(_ style: TextStyle) -> Font {
    preferredFont(forTextStyle: style)
  }

  /// The same font with strokes of another weight.
  ///
  /// - Parameter weight: How heavy the strokes are.
  /// - Returns: The font in that weight.
  public func weight(_ weight: Weight) -> Font { withWeight(weight) }

  /// The same font in bold.
  ///
  /// - Returns: The font in bold.
  public func bold() -> Font { withWeight(.bold) }
}
