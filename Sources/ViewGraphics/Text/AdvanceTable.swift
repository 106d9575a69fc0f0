// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Advance widths, in 1/2048 em, of the metric-compatible sans serif fonts available on practically
/// every machine (Liberation Sans, Arimo, Arial, Helvetica), and of the fonts substituted for
/// missing characters.
enum AdvanceTable {
  static let unitsPerEm = 2048

  /// The value that marks a character that the fonts lack.
  static let missing: UInt16 = 9999
  /// The width of Hangul syllables in substituted fonts, which is less than an em.
  static let hangul = 1884
  static let fullwidth = 2048
  static let halfwidth = 1024
  /// The width of emoji in Noto Color Emoji, which is close to that on Apple's platforms.
  static let emoji = 2550
  static let symbol = 1716
  static let digit = 1139
  /// The average width of letters in scripts that no table covers.
  static let letter = 1229

  /// The width of each letter in monospaced fonts.
  private static let monospace: UInt16 = 1229

  /// The monospaced face, with the characters of the regular one.
  static let monospaced: [UInt16] = regular.enumerated().map { value, units in
    if value == 0x09 { return 4 * monospace }
    return units == 0 || units == missing ? units : monospace
  }

  /// Returns the width of a scalar.
  @inline(__always)
  static func units(of scalar: Unicode.Scalar, in table: UnsafeBufferPointer<UInt16>) -> Int {
    let value = Int(scalar.value)
    // The table contains two ranges, one after the other.
    let slot = value < 0x600 ? value : value >= 0x1E00 && value < 0x2680 ? value - 0x1800 : -1
    if slot >= 0, slot < table.count {
      let width = table[slot]
      if width != missing { return Int(width) }
    }
    return fallback(for: scalar)
  }

  /// Returns the width of a character with any number of scalars.
  static func units(of character: Character, in table: UnsafeBufferPointer<UInt16>) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.properties.isEmoji,
      first.properties.isEmojiPresentation || scalars.contains(where: { $0.value == 0xFE0F })
    {
      return emoji
    }
    var sum = 0
    for scalar in scalars { sum += units(of: scalar, in: table) }
    return sum
  }

  private static func fallback(for scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:  // vowels and finals join the preceding syllable
      return 0
    case 0x1100...0x115F, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7A3:
      return hangul
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE:
      return halfwidth
    default:
      break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
      .paragraphSeparator:
      return 0
    default:
      break
    }
    switch scalar.value {
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1B000...0x1B2FF, 0x20000...0x3FFFF:
      return fullwidth
    case 0x2000...0x206F, 0x20A0...0x20CF:
      return digit
    case 0x2190...0x21FF:
      return fullwidth
    case 0x1F000...0x1FAFF:
      return emoji
    case 0x2100...0x2BFF:
      return scalar.properties.isEmojiPresentation ? emoji : symbol
    default:
      return letter
    }
  }
}
