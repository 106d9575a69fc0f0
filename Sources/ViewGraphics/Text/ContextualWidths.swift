// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The widths, in 1/2048 em, of Arabic, Devanagari, and Thai letters, which the measured fonts lack
/// and whose shapes depend on their neighbors.
///
/// Each width is the largest among the fonts that are commonly substituted, so that text doesn't
/// extend beyond its box whichever font is used.
enum ContextualWidths {
  /// Returns whether the tables contain a scalar.
  static func cover(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x06FF, 0x0900...0x097F, 0x0E00...0x0E7F: true
    default: false
    }
  }

  /// The width of the widest space in those fonts: librsvg takes a space from the font of the
  /// preceding letters.
  private static let arabicSpace = 651

  /// The maximum width of the stroke below a Devanagari letter.
  private static let strokeBelow = 130

  /// Calls a closure with the width of each character of a text.
  ///
  /// - Complexity: Linear in the length of the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isBold: Whether the font is bold.
  ///   - table: The table of the measured font.
  ///   - body: The closure.
  static func forEach(
    in text: String, isBold: Bool, table: UnsafeBufferPointer<UInt16>,
    _ body: (Int, Character) -> Void
  ) {
    let scalars = Array(text.unicodeScalars)
    var start = 0
    // Whether the last letter joins the next one.
    var joins = false
    var isInArabic = false
    for character in text {
      let end = start + character.unicodeScalars.count
      if cover(scalars[start]) {
        var sum = 0
        for index in start..<end {
          sum += units(at: index, of: scalars, isBold: isBold, table: table, joins: &joins)
        }
        isInArabic = scalars[start].value < 0x0700
        body(sum, character)
      } else {
        joins = scalars[start..<end].last == "\u{200D}"
        let units = AdvanceTable.units(of: character, in: table)
        if scalars[start] != " " { isInArabic = false }
        body(isInArabic ? max(units, arabicSpace) : units, character)
      }
      start = end
    }
  }

  private static func units(
    at index: Int, of scalars: [Unicode.Scalar], isBold: Bool, table: UnsafeBufferPointer<UInt16>,
    joins: inout Bool
  ) -> Int {
    let scalar = scalars[index]
    let slot = Int(scalar.value & 0xFF)
    switch scalar.value {
    case 0x0600...0x06FF:
      let joining = Joining(scalar)
      if joining == .transparent { return 0 }
      let isJoined = joins && joining != .none
      joins = joining == .both
      let reaches = joining == .both && joiningNeighbor(after: index, of: scalars)
      let form = isJoined ? (reaches ? 2 : 3) : (reaches ? 1 : 0)
      return Int((isBold ? arabicBold : arabicRegular)[slot * 4 + form])
    case 0x0900...0x097F:
      joins = false
      // र is a mark above the letter that follows its virama, and one below the letter whose virama
      // precedes it.
      if scalar == "\u{0930}", isVirama(index + 1, of: scalars) || isVirama(index - 1, of: scalars)
      {
        return 0
      }
      if isVirama(index + 1, of: scalars), scalars[index + 2] == "\u{0930}" {
        // The letter stays whole and gets a stroke below, which takes some additional width.
        return Int((isBold ? devanagariBold : devanagariRegular)[slot]) + strokeBelow
      }
      return isVirama(index + 1, of: scalars)
        ? Int((isBold ? devanagariHalfBold : devanagariHalfRegular)[slot])
        : Int((isBold ? devanagariBold : devanagariRegular)[slot])
    case 0x0E00...0x0E7F:
      joins = false
      return Int((isBold ? thaiBold : thaiRegular)[slot])
    default:
      if scalar == "\u{200D}" { joins = true }
      return AdvanceTable.units(of: scalar, in: table)
    }
  }

  /// Returns whether a virama at a position forms a conjunct with a letter.
  private static func isVirama(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, index + 1 < scalars.count, scalars[index] == "\u{094D}" else { return false }
    return (0x0915...0x0939).contains(scalars[index + 1].value)
  }

  /// Returns whether the letter that follows a letter and its marks joins the preceding one.
  private static func joiningNeighbor(after index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    for scalar in scalars[(index + 1)...] {
      if scalar == "\u{200D}" { return true }
      guard (0x0600...0x06FF).contains(scalar.value) else { return false }
      let joining = Joining(scalar)
      if joining != .transparent { return joining != .none }
    }
    return false
  }

  /// The sides on which an Arabic letter joins its neighbors.
  private enum Joining {
    case none, right, both, transparent

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x0622...0x0625, 0x0627, 0x0629, 0x062F...0x0632, 0x0648, 0x0671...0x0673,
        0x0675...0x0677, 0x0688...0x0699, 0x06C0, 0x06C3...0x06CB, 0x06CD, 0x06CF, 0x06D2...0x06D3,
        0x06D5, 0x06EE...0x06EF:
        self = .right
      case 0x0620, 0x0626, 0x0628, 0x062A...0x062E, 0x0633...0x0647, 0x0649...0x064A,
        0x066E...0x066F, 0x0678...0x0687, 0x069A...0x06BF, 0x06C1...0x06C2, 0x06CC, 0x06CE,
        0x06D0...0x06D1, 0x06FA...0x06FC, 0x06FF:
        self = .both
      case 0x0610...0x061A, 0x061C, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4,
        0x06E7...0x06E8, 0x06EA...0x06ED:
        self = .transparent
      default: self = .none
      }
    }
  }
}
