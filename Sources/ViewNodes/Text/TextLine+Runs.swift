// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension TextLine {
  /// The runs of a text of one font and one color: one, or several where its script changes to or
  /// from one that other fonts stand in for.
  ///
  /// Fonts for Hangul, Han, kana and emoji differ in width between machines. Each stretch is fitted
  /// to its own width, so that those letters are squeezed or widened a little and Latin ones beside
  /// them are not. Text with letters that are read from right to left is left whole: the order of
  /// its parts is for the renderer to find.
  package static func runs(
    of text: String, width: CGFloat, font: Font, color: Color, measurer: any TextMeasurer
  ) -> [Run] {
    func run(_ text: String, _ width: CGFloat, _ fits: Bool) -> Run {
      Run(text: text, width: width, font: font, color: color, fitsWidth: fits)
    }
    if text.isOfTheFamily { return [run(text, width, true)] }
    var parts: [(start: String.Index, fit: LetterFit)] = []
    var isWhole = false
    var fitsWhole = true
    for index in text.indices {
      let fit = LetterFit(text[index])
      if fit == .estimated || fit == .reordered { fitsWhole = false }
      if fit == .reordered || fit == .hebrew { isWhole = true }
      if let last = parts.last, last.fit == fit || text[index] == " " { continue }
      parts.append((index, fit))
    }
    if isWhole || parts.count < 2 { return [run(text, width, fitsWhole)] }
    let ends = parts.dropFirst().map(\.start) + [text.endIndex]
    return zip(parts, ends).map { part, end in
      let piece = String(text[part.start..<end])
      return run(piece, measurer.width(of: piece, font: font), part.fit != .estimated)
    }
  }
}

extension String {
  /// Whether the width of each letter is known well enough to fit letters to it.
  var hasFittingLetters: Bool {
    isOfTheFamily
      || allSatisfy { character in
        switch LetterFit(character) {
        case .family, .standIn, .hebrew: true
        case .estimated, .reordered: false
        }
      }
  }

  /// Whether all letters are below U+0500: Latin, Greek and Cyrillic, which the family has.
  fileprivate var isOfTheFamily: Bool { utf8.allSatisfy { $0 < 0xD4 } }
}

/// How well the width of a character is known.
private enum LetterFit {
  /// The measured family has it.
  case family
  /// Other fonts stand in for it, of about the width that it was measured with.
  case standIn
  /// The family has it, and it is read from right to left.
  case hebrew
  /// Its width is an estimate, or depends on the letters beside it.
  case estimated
  /// The same, and it is read from right to left or changes the order of what is around it.
  case reordered

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.contains(where: { $0.value == 0xFE0F }) {
      self = .standIn
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
        .standIn
      default: .estimated
      }
  }
}
