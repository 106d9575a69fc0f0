// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A type that measures the width of text.
///
/// `TextLayout` uses it for line breaking, truncation, and shrinking; heights and baselines come
/// from `Font`. A character is a Swift `Character`: an emoji of several scalars, or a letter with
/// its accents, is one character. A measurer must return the same result for the same input, on any
/// thread.
public protocol TextMeasurer: Sendable {
  /// Returns the distance from each character of a text to the next on a single line.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain line breaks of width 0.
  ///   - font: The font, whose size scales the widths.
  /// - Returns: A width in points for each character, in the order of the text.
  func advances(of text: String, font: Font) -> [CGFloat]

  /// Returns the width of a text on a single line: the sum of its advances.
  ///
  /// The default implementation adds the advances; a measurer can provide a faster one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The width in points.
  func width(of text: String, font: Font) -> CGFloat

  /// Returns the space after letters that the widths in a font include; none by default.
  ///
  /// The same spacing is used for drawing, so that layout and picture agree.
  ///
  /// - Parameter font: The font.
  /// - Returns: The space.
  func letterSpacing(of font: Font) -> LetterSpacing

  /// Returns the font in which text measured in a font is drawn; by default, the same font.
  ///
  /// - Parameter font: The font of the text.
  /// - Returns: The font to draw with, in the same size.
  func drawnFont(for font: Font) -> Font
}

extension TextMeasurer {
  /// Returns the sum of the advances of the characters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The width in points.
  public func width(of text: String, font: Font) -> CGFloat {
    advances(of: text, font: font).reduce(0, +)
  }

  /// Returns no space.
  ///
  /// - Parameter font: The font.
  /// - Returns: No space.
  public func letterSpacing(of font: Font) -> LetterSpacing { .none }

  /// Returns the font itself.
  ///
  /// - Parameter font: The font of the text.
  /// - Returns: The same font.
  public func drawnFont(for font: Font) -> Font { font }
}
