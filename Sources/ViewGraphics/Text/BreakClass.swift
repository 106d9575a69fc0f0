// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The line-breaking class of a character: the classes of Unicode Standard Annex #14 that matter
/// for scripts that don't require a dictionary.
enum BreakClass: UInt8 {
  /// Letters, symbols, and everything without a specific rule.
  case letter
  case digit
  /// Spaces, which may end a line and then extend beyond its edge.
  case space
  /// A mandatory line break.
  case newline
  /// Spaces, hyphens, and joiners that prevent breaks on both sides.
  case glue
  /// An invisible break opportunity.
  case breakOpportunity
  /// An invisible break opportunity that shows a hyphen where it is used.
  case softHyphen
  /// A hyphen inside a word.
  case hyphen
  /// Short dashes and slashes, which allow a break after them.
  case dash
  /// The em dash, which allows breaks on both sides.
  case longDash
  /// Opening brackets and quotation marks: never last on a line, unless a space follows.
  case opening
  /// Closing brackets, commas, periods, and exclamation marks: never first on a line, even after a
  /// space.
  case closing
  /// Signs and closing quotation marks that stay with the preceding text: never first on a line,
  /// except after a space.
  case clinging
  /// The counterparts of these three classes for Han and kana, which allow breaks as ideographs do:
  /// brackets, punctuation, and small kana with prolonged sound and iteration marks.
  case ideographOpening
  case ideographClosing
  case ideographClinging
  /// Straight quotation marks, which may open or close.
  case quotation
  /// Han, kana, fullwidth forms, emoji, and attachments, which allow breaks on both sides.
  case ideograph
  /// Thai and Lao vowels that are written before the consonant after which they are pronounced:
  /// each begins a syllable and is never last on a line.
  case leadingVowel
  /// Thai and Lao vowels and signs that are written after a consonant: never first on a line.
  case trailingVowel
  /// Thai and Lao vowels and signs after a consonant that also end a syllable.
  case syllableEnd

  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    self = value < 128 ? BreakClass.ascii[value] : BreakClass.beyondASCII(scalar)
  }

  /// The classes of the first 128 scalars.
  static let ascii: [BreakClass] = (0..<128).map { value in
    switch Unicode.Scalar(UInt8(value)) {
    case "\n", "\u{0B}", "\u{0C}", "\r": .newline
    case " ", "\t": .space
    case "0"..."9": .digit
    case "-": .hyphen
    case "/": .dash
    case "(", "[", "{": .opening
    case ")", "]", "}", ",", ".", ";", ":", "!", "?": .closing
    case "%": .clinging
    case "\"", "'": .quotation
    default: .letter
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> BreakClass {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
    case 0xAD: .softHyphen
    case 0x200B: .breakOpportunity
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: .space
    case 0x2010, 0x058A, 0x05BE: .hyphen
    case 0x2014: .longDash
    case 0x2012, 0x2013, 0x2015: .dash
    case 0xA1, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039:
      .opening
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      .ideographOpening
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: .leadingVowel
    case 0x0E2F, 0x0E32, 0x0E45, 0x0EAF, 0x0EB2: .trailingVowel
    case 0x0E30, 0x0E33, 0x0E46, 0x0EB0, 0x0EB3, 0x0EC6: .syllableEnd
    case 0x203C, 0x2047...0x2049, 0x060C, 0x061B, 0x061F, 0x06D4, 0x0964...0x0965:
      .closing
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D,
      0xFF60, 0xFF61, 0xFF63, 0xFF64:
      .ideographClosing
    case 0xA2, 0xB0, 0xBB, 0x2019, 0x201B, 0x201D, 0x203A, 0x2026, 0x2030...0x2037, 0x2103, 0x2109:
      .clinging
    case 0x3005, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085,
      0x3087, 0x308E, 0x3095, 0x3096, 0x3099...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9,
      0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF,
      0xFF05, 0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
      .ideographClinging
    case 0x3130...0x318F: .letter  // Hangul breaks between words, as in iOS labels
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF02...0xFF60, 0xFF66...0xFF9D,
      0x1B000...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      .ideograph
    case 0xFFFC: .ideograph  // Lines break before and after images
    case 0x231A...0x27BF: scalar.properties.isEmojiPresentation ? .ideograph : .letter
    case 0x0660...0x0669, 0x06F0...0x06F9: .digit
    default: .letter
    }
  }

  /// Returns whether a line may break between two characters, the second of which must not be a
  /// space; spaces belong to the line that they end.
  @inline(__always)
  static func allowsBreak(between first: BreakClass, and second: BreakClass) -> Bool {
    // By far the most common case.
    if first == .letter, second == .letter { return false }
    switch (first, second) {
    case (_, .space), (_, .newline), (_, .breakOpportunity): return false
    case (_, .closing), (_, .ideographClosing): return false
    case (.space, _), (.breakOpportunity, _): return true
    case (_, .glue), (.glue, _), (.opening, _), (.ideographOpening, _): return false
    case (_, .clinging), (_, .ideographClinging), (_, .quotation), (.quotation, _): return false
    case (_, .hyphen), (_, .dash), (_, .softHyphen): return false
    case (.hyphen, .digit), (.dash, .digit), (.longDash, .longDash): return false
    case (.leadingVowel, _), (_, .trailingVowel), (_, .syllableEnd): return false
    case (.hyphen, _), (.dash, _), (.softHyphen, _), (.longDash, _), (_, .longDash): return true
    case (.ideograph, _), (.ideographClosing, _), (.ideographClinging, _): return true
    case (_, .ideograph), (_, .ideographOpening), (.closing, .opening): return true
    // Without a Thai dictionary, lines break only where a syllable boundary is certain.
    case (.letter, .leadingVowel), (.trailingVowel, .leadingVowel), (.syllableEnd, .letter),
      (.syllableEnd, .leadingVowel):
      return true
    default: return false
    }
  }

  /// Returns whether a line may break between two characters if it would otherwise be too long:
  /// anywhere except inside a syllable.
  @inline(__always)
  static func allowsEmergencyBreak(between first: BreakClass, and second: BreakClass) -> Bool {
    first != .leadingVowel && second != .trailingVowel && second != .syllableEnd
  }
}
