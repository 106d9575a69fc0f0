// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The space that a measurer adds after each letter, which must also be applied in drawing.
///
/// Letters that join, as in Arabic, get no space.
public struct LetterSpacing: Sendable, Hashable {
  /// The space after Latin, Greek, and Cyrillic letters, digits, punctuation, and spaces, in
  /// points.
  public var alphabetic: CGFloat
  /// The space after characters from fallback fonts, such as Han, Hangul, and emoji, in points.
  public var other: CGFloat

  /// Creates letter spacing.
  ///
  /// - Parameters:
  ///   - alphabetic: The space after Latin, Greek, and Cyrillic letters, in points.
  ///   - other: The space after other characters, in points.
  public init(alphabetic: CGFloat, other: CGFloat) {
    self.alphabetic = alphabetic
    self.other = other
  }

  /// No space.
  public static let none = LetterSpacing(alphabetic: 0, other: 0)

  /// Creates the letter spacing of a font on iOS: its own and, for the system font, Apple's
  /// tracking for its size.
  ///
  /// The tracking includes the difference between the widths of SF Pro's letters and those of the
  /// metric-compatible fonts that replace it (Liberation Sans, Arimo, Arial, Helvetica), so text in
  /// one of these is as wide as on iOS.
  ///
  /// - Parameter font: The font.
  public init(onIOS font: Font) {
    guard let details = font.details else {
      self.init(
        alphabetic: SystemTracking.spacing(size: font.pointSize, isBold: font.weight.isBold),
        other: 0)
      return
    }
    self.init(specifiedBy: font)
    if details.family == nil, !details.isMonospaced {
      alphabetic += SystemTracking.spacing(size: font.pointSize, isBold: font.weight.isBold)
    }
  }

  /// Creates the letter spacing that a font specifies, without tracking.
  ///
  /// - Parameter font: The font.
  public init(specifiedBy font: Font) {
    self.init(alphabetic: font.letterSpacing, other: font.letterSpacing)
  }

  /// Returns the space after a character: none after a character without width, and four times that
  /// of a space after a tab.
  ///
  /// - Parameter character: The character.
  /// - Returns: The space in points.
  package func after(_ character: Character) -> CGFloat {
    let first = character.spacedScalar
    if first == "\t" { return 4 * alphabetic }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: return after(first)
    }
  }

  /// Returns the space after a character that has a width.
  ///
  /// - Parameter scalar: The first scalar of the character.
  /// - Returns: The space in points.
  package func after(_ scalar: Unicode.Scalar) -> CGFloat {
    if scalar.isAlphabetic { return alphabetic }
    return scalar.joins ? 0 : other
  }
}

extension Unicode.Scalar {
  /// Whether the measured fonts contain the scalar: Latin, Greek, and Cyrillic letters, and their
  /// punctuation.
  @inline(__always)
  var isAlphabetic: Bool { value < 0x0530 || (value >= 0x1E00 && value < 0x20D0) }

  /// Whether the scalar belongs to a script whose letters join.
  var joins: Bool {
    switch value {
    case 0x0600...0x08FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
      0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
