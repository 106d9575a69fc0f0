// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// The font styles of SwiftUI. Those of a text style follow the text size of the environment.

nonisolated extension Font {
  /// The font for large titles: 34 points.
  public static let largeTitle = preferredFont(forTextStyle: .largeTitle)
  /// The font for titles: 28 points.
  public static let title = preferredFont(forTextStyle: .title1)
  /// The font for second-level titles: 22 points.
  public static let title2 = preferredFont(forTextStyle: .title2)
  /// The font for third-level titles: 20 points.
  public static let title3 = preferredFont(forTextStyle: .title3)
  /// The font for headlines: 17 points, semibold.
  public static let headline = preferredFont(forTextStyle: .headline)
  /// The font for subheadings: 15 points.
  public static let subheadline = preferredFont(forTextStyle: .subheadline)
  /// The font for body text: 17 points.
  public static let body = preferredFont(forTextStyle: .body)
  /// The font for callouts: 16 points.
  public static let callout = preferredFont(forTextStyle: .callout)
  /// The font for footnotes: 13 points.
  public static let footnote = preferredFont(forTextStyle: .footnote)
  /// The font for captions: 12 points.
  public static let caption = preferredFont(forTextStyle: .caption1)
  /// The font for small captions: 11 points.
  public static let caption2 = preferredFont(forTextStyle: .caption2)

  /// Returns the system font in a fixed size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the system font of a text style.
  ///
  /// - Parameter style: The text style.
  /// - Returns: The font.
  public static func system(_ style: TextStyle) -> Font {
    preferredFont(forTextStyle: style)
  }

  /// Returns the font with a different weight.
  ///
  /// - Parameter weight: The weight.
  /// - Returns: The font in that weight.
  public func weight(_ weight: Weight) -> Font { withWeight(weight) }

  /// Returns the font in bold.
  ///
  /// - Returns: The font in bold.
  public func bold() -> Font { withWeight(.bold) }

  /// Returns the font itself, because the digits of the system font have the same width.
  ///
  /// - Returns: The font.
  public func monospacedDigit() -> Font { self }
}
