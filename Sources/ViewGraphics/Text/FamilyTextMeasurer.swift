// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A text measurer that replaces the system font with a custom family.
///
/// If you set it at the root of a tree, all text in the system font is measured and drawn in the
/// family:
///
/// ```swift
/// let family = FontFamily(files: [try FontFile(bytes)])
/// root.textMeasurer = FamilyTextMeasurer(family)
/// ```
///
/// Text in a font with its own family, and in the monospaced system font, isn't affected. Line
/// heights and baselines remain those of the system font, as with every measurer. To use those of
/// the family as well, set the family with `withFamily(_:)` or in a theme's typography.
public struct FamilyTextMeasurer: TextMeasurer {
  /// The family.
  public let family: FontFamily
  private let base: any TextMeasurer

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - family: The family. If it has no files, text is drawn in the family but measured by
  ///     `base`.
  ///   - base: The measurer for characters that the files lack.
  public init(_ family: FontFamily, base: any TextMeasurer = EmbeddedTextMeasurer()) {
    self.family = family
    self.base = base
  }

  /// Returns the advance width of each character, including the kerning to the next one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The advances, in points.
  public func advances(of text: String, font: Font) -> [CGFloat] {
    let font = drawnFont(for: font)
    guard let file = font.file else { return base.advances(of: text, font: font) }
    return FileMeasuring(file, font: font, base: base).advances(of: text)
  }

  /// Returns the width of a text on a single line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The width, in points.
  public func width(of text: String, font: Font) -> CGFloat {
    let font = drawnFont(for: font)
    guard let file = font.file else { return base.width(of: text, font: font) }
    return FileMeasuring(file, font: font, base: base).width(of: text)
  }

  /// Returns the font's letter spacing.
  ///
  /// - Parameter font: The font.
  /// - Returns: The space.
  public func letterSpacing(of font: Font) -> LetterSpacing {
    let font = drawnFont(for: font)
    return font.file == nil ? base.letterSpacing(of: font) : LetterSpacing(specifiedBy: font)
  }

  /// Returns the font in the family, unless it has its own.
  ///
  /// - Parameter font: The font.
  /// - Returns: The font to draw with.
  public func drawnFont(for font: Font) -> Font {
    font.family == nil && !font.isMonospaced ? font.withFamily(family) : font
  }
}
