// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension TextLine {
  /// Returns the runs of a text in one font and color: a single one, or several if the text mixes
  /// scripts of the font with scripts that are drawn with substituted fonts.
  ///
  /// Fonts for Hangul, Han, kana, and emoji differ in width between machines. Each run is fitted to
  /// its own width, so that such glyphs are compressed or stretched slightly and adjacent Latin
  /// ones aren't. Text with right-to-left letters is kept whole, because the renderer determines
  /// the order of its parts.
  package static func runs(
    of text: String, width: CGFloat, font: Font, color: Color, measurer: any TextMeasurer
  ) -> [Run] {
    let drawn = measurer.drawnFont(for: font)
    let spacing = measurer.letterSpacing(of: font)
    func run(_ text: String, _ width: CGFloat, _ fits: Bool, _ gap: CGFloat) -> Run {
      Run(
        text: text, width: width, font: drawn, color: color, fitsWidth: fits, letterSpacing: gap)
    }
    if text.isInMeasuredScripts { return [run(text, width, true, spacing.alphabetic)] }
    var parts: [(start: String.Index, fit: LetterFit)] = []
    var isWhole = false
    var fitsWhole = true
    var joins = false
    for index in text.indices {
      let fit = LetterFit(text[index])
      if fit == .estimated || fit == .reordered { fitsWhole = false }
      if fit == .reordered || fit == .hebrew { isWhole = true }
      if fit == .reordered { joins = true }
      if let last = parts.last, last.fit == fit || text[index] == " " { continue }
      parts.append((index, fit))
    }
    if isWhole || parts.count < 2 {
      let gap = parts.first?.fit == .family && !isWhole ? spacing.alphabetic : spacing.other
      return [run(text, width, fitsWhole, joins ? 0 : gap)]
    }
    let ends = parts.dropFirst().map(\.start) + [text.endIndex]
    return zip(parts, ends).map { part, end in
      let piece = String(text[part.start..<end])
      return run(
        piece, measurer.width(of: piece, font: font), part.fit != .estimated,
        part.fit == .family ? spacing.alphabetic : spacing.other)
    }
  }
}

extension String {
  /// Whether the width of each character is known well enough to fit glyphs to it.
  var hasFittingLetters: Bool {
    isInMeasuredScripts
      || allSatisfy { character in
        switch LetterFit(character) {
        case .family, .substitute, .hebrew: true
        case .estimated, .reordered: false
        }
      }
  }

  /// Whether the measured fonts contain all letters, so that no fallback font is used.
  package var isInMeasuredFonts: Bool {
    isInMeasuredScripts
      || allSatisfy { character in
        switch LetterFit(character) {
        case .family, .hebrew: true
        case .substitute, .estimated, .reordered: false
        }
      }
  }

  /// Whether all scalars are below U+0500: Latin, Greek, and Cyrillic, which the measured fonts
  /// contain.
  package var isInMeasuredScripts: Bool { utf8.allSatisfy { $0 < 0xD4 } }
}

/// The accuracy of a character's width.
private enum LetterFit {
  /// The measured fonts contain the character.
  case family
  /// Substituted fonts have about the measured width.
  case substitute
  /// The measured fonts contain the character, which is read from right to left.
  case hebrew
  /// The width is estimated or depends on adjacent letters.
  case estimated
  /// The width is estimated, and the character is read from right to left or reorders the text
  /// around it.
  case reordered

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    let first = character.firstScalar
    if scalars.contains(where: { $0.value == 0xFE0F }) {
      self = .substitute
      return
    }
    self =
      switch first.value {
      case 0..<0x0530: .family
      case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
      case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
        0x1_E800...0x1_EFFF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069:
        .reordered
      case 0x1E00...0x20CF: .family
      case 0x1100...0x11FF, 0x2100...0x2BFF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x1_B000...0x1_B2FF,
        0x1_F000...0x1_FAFF, 0x2_0000...0x3_FFFF:
        .substitute
      default: .estimated
      }
  }
}
