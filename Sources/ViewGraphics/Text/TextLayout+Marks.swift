// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Directional marks for lines that are drawn one by one, although the direction of digits and
// punctuation also depends on the adjacent lines.

extension TextLayout {
  /// Adds marks to lines that begin or end with digits or punctuation between letters that are read
  /// in the direction opposite to that of the paragraph.
  ///
  /// For example, if a line of Hebrew ends with “iPhone”, a next line with “15 Pro” is read from left
  /// to right as a whole, as in rules W7 and N1 of the Unicode bidirectional algorithm.
  static func addMarks(
    to lines: inout [Line], endsParagraph: (Int) -> Bool
  ) {
    var before: UserInterfaceLayoutDirection?
    var next = lines.first.map { LineLetters($0.text) }
    for index in lines.indices {
      guard let letters = next else { return }
      next = index + 1 < lines.count ? LineLetters(lines[index + 1].text) : nil
      let direction = lines[index].direction
      if let before, before != direction, letters.continueAtStart(before) {
        lines[index].leadingMark = before.mark
      }
      let last = letters.last ?? before
      before = endsParagraph(index) ? nil : last
      // Only the last line can be truncated, and nothing follows it.
      if let before, before != direction, letters.endsWithPunctuation, let next,
        next.isFirstDigit || next.first == before
      {
        lines[index].trailingMark = before.mark
      }
    }
  }
}

extension TextLayout.Line {
  /// Returns the runs of the line with its directional marks, which have no width.
  package func addingMarks(to runs: [TextLine.Run]) -> [TextLine.Run] {
    guard leadingMark != nil || trailingMark != nil, !runs.isEmpty else { return runs }
    var runs = runs
    if let leadingMark { runs[0].text = String(leadingMark) + runs[0].text }
    if let trailingMark { runs[runs.count - 1].text.unicodeScalars.append(trailingMark) }
    return runs
  }
}

extension String {
  /// The text without the directional marks that lines are drawn with, to be compared and read.
  package var withoutDirectionalMarks: String {
    // Both begin with the same byte, which most texts lack.
    guard utf8.contains(0xE2) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{200E}" && $0 != "\u{200F}" }))
  }

  /// Whether the text may have right-to-left letters.
  var mayHaveRightToLeftLetters: Bool {
    // The first bytes of U+0590 to U+0FFF, of U+F000 and higher.
    utf8.contains { (0xD6...0xE0).contains($0) || $0 >= 0xEF }
  }
}

extension UserInterfaceLayoutDirection {
  fileprivate var mark: Unicode.Scalar { self == .leftToRight ? "\u{200E}" : "\u{200F}" }
}

/// What the letters and digits of a line say about direction.
private struct LineLetters {
  /// The direction of the first letter.
  private(set) var first: UserInterfaceLayoutDirection?
  /// Whether a digit precedes all letters.
  private(set) var isFirstDigit = false
  /// The direction of the last letter.
  private(set) var last: UserInterfaceLayoutDirection?
  /// Whether neither a letter nor a digit ends the line.
  private(set) var endsWithPunctuation = false
  private var beginsWithLetter = false

  init(_ text: String) {
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let direction = scalar.readingDirection
      let isDigit = (0x30...0x39).contains(scalar.value)
      if let direction {
        if first == nil { first = direction }
        if index == 0 { beginsWithLetter = true }
        last = direction
      } else if isDigit, first == nil {
        isFirstDigit = true
      }
      if scalar != " " { endsWithPunctuation = direction == nil && !isDigit }
    }
  }

  /// Whether what is before the first letter is read like the letters before the line.
  func continueAtStart(_ before: UserInterfaceLayoutDirection) -> Bool {
    !beginsWithLetter && (isFirstDigit || first == before)
  }
}
