// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Theme {
  /// The fonts of a theme, by the part that text plays.
  ///
  /// All follow the text size.
  public struct Typography: Hashable, Sendable {
    /// The font of one part: a text style, perhaps in a size and weight of its own.
    public struct Role: Hashable, Sendable {
      /// The style at whose pace the font grows with the text size.
      public var style: TextStyle
      /// The size in the standard text size, in points; the style's own if `nil`.
      public var size: CGFloat?
      /// How heavy the strokes are; the style's own if `nil`.
      public var weight: Font.Weight?

      /// Makes the font of a part.
      ///
      /// - Parameters:
      ///   - style: The style at whose pace it grows.
      ///   - size: The size in the standard text size, in points; the style's own unless given.
      ///   - weight: How heavy the strokes are; the style's own unless given.
      public init(_ style: TextStyle, size: CGFloat? = nil, weight: Font.Weight? = nil) {
        self.style = style
        self.size = size
        self.weight = weight
      }

      /// The font in the standard text size.
      ///
      /// Show it in something that adjusts its font for the content size category, and it grows.
      public var font: Font {
        guard let size else {
          let font = Font.preferredFont(forTextStyle: style)
          return weight.map { font.withWeight($0) } ?? font
        }
        return FontMetrics(forTextStyle: style).scaledFont(
          for: .systemFont(ofSize: size, weight: weight ?? style.weight))
      }
    }

    /// Headers.
    public var header: Role
    /// Titles of parts: sheets, alerts, months.
    public var title: Role
    /// Titles of rows and groups.
    public var headline: Role
    /// Running text.
    public var body: Role
    /// Text below a title.
    public var subtitle: Role
    /// What stands above an input.
    public var inputLabel: Role
    /// Small print.
    public var hint: Role
    /// What is typed into an input.
    public var input: Role
    /// Titles of buttons.
    public var button: Role
    /// Chips, badges and tags.
    public var tag: Role
    /// Large figures.
    public var figure: Role

    /// Makes the library's own typography.
    public init() {
      header = Role(.title1)
      title = Role(.title3, weight: .semibold)
      headline = Role(.headline)
      body = Role(.body)
      subtitle = Role(.subheadline)
      inputLabel = Role(.caption1)
      hint = Role(.caption1)
      input = Role(.body)
      button = Role(.body, size: 18)
      tag = Role(.footnote, weight: .semibold)
      figure = Role(.largeTitle, weight: .bold)
    }
  }
}
