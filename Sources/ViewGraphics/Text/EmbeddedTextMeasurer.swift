// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A text measurer with an embedded table of advance widths, which gives the same results on every
/// machine without font files or libraries.
///
/// The widths are those of Liberation Sans, Arimo, Arial, and Helvetica, regular and bold, without
/// kerning; ``FamilyTextMeasurer`` has others. Hangul, Han, kana, fullwidth forms, and emoji have the
/// widths of commonly substituted fonts; combining marks and joiners have none; a tab is four
/// spaces. Arabic, Devanagari, and Thai letters are as wide as in the widest of those fonts, in the
/// shapes that their neighbors give them. Other scripts with contextual shaping are estimated.
///
/// Measuring takes time linear in the length of the text, and `width(of:font:)` allocates no
/// memory.
public struct EmbeddedTextMeasurer: TextMeasurer {
  /// Creates a measurer; all measurers are equal.
  public init() {}

  /// Returns the advance width of each character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The advances, in points.
  public func advances(of text: String, font: Font) -> [CGFloat] {
    FamilyTextMeasurer(.liberationSans).advances(of: text, font: font)
  }

  /// Returns the width of a text on a single line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The width, in points.
  public func width(of text: String, font: Font) -> CGFloat {
    FamilyTextMeasurer(.liberationSans).width(of: text, font: font)
  }
}
