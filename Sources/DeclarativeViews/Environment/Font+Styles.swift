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

  /// Creates a font from one of UIKit's, which is the same type here.
  ///
  /// - Parameter font: The font.
  public init(_ font: Font) { self = font }

  /// The design of a system font.
  ///
  /// SwiftUI: `Font.Design`.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs, which is drawn as the default one.
    case serif
    /// A design with round ends, which is drawn as the default one.
    case rounded
    /// A design in which all letters have the same width.
    case monospaced
  }

  /// Returns the system font in a fixed size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight; nil for the regular one.
  ///   - design: The design; nil for the default one.
  /// - Returns: The font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    systemFont(ofSize: size, weight: weight ?? .regular).inDesign(design)
  }

  /// Returns the system font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design; nil for the default one.
  ///   - weight: The weight; nil for that of the style.
  /// - Returns: The font.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = preferredFont(forTextStyle: style).inDesign(design)
    return weight.map { font.withWeight($0) } ?? font
  }

  /// Returns a font by its name that follows the text size as body text does.
  ///
  /// Installed fonts aren't consulted, see `Font.init(name:size:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the font or the family.
  ///   - size: The size in points at the default text size.
  /// - Returns: The font; the system font if the name is empty.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font by its name that follows the text size as a text style does.
  ///
  /// - Parameters:
  ///   - name: The name of the font or the family.
  ///   - size: The size in points at the default text size.
  ///   - textStyle: The text style.
  /// - Returns: The font; the system font if the name is empty.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    FontMetrics(forTextStyle: textStyle).scaledFont(for: custom(name, fixedSize: size))
  }

  /// Returns a font by its name, in a fixed size.
  ///
  /// - Parameters:
  ///   - name: The name of the font or the family.
  ///   - fixedSize: The size in points.
  /// - Returns: The font; the system font if the name is empty.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: name, size: fixedSize) ?? systemFont(ofSize: fixedSize)
  }

  /// Returns the font in a design; nil leaves it unchanged.
  func inDesign(_ design: Design?) -> Font {
    design.map { withMonospaced($0 == .monospaced) } ?? self
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

  /// Returns the font in italics.
  ///
  /// - Returns: The italic font.
  public func italic() -> Font { withItalic() }

  /// Returns the font with letters of the same width.
  ///
  /// - Returns: The monospaced font.
  public func monospaced() -> Font { withMonospaced() }

  /// Returns the font itself, because the digits of the system font have the same width.
  ///
  /// - Returns: The font.
  public func monospacedDigit() -> Font { self }
}

nonisolated extension TextStyle {
  /// The style of titles, which UIKit calls `title1`.
  public static var title: TextStyle { .title1 }
  /// The style of captions, which UIKit calls `caption1`.
  public static var caption: TextStyle { .caption1 }
}
