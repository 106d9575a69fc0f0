// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A measurement of text in one font with a font file: advance widths, kerning, and letter spacing.
///
/// Characters that the file lacks have the widths of another measurer.
struct FileMeasuring {
  private let tables: FontTables
  private let font: Font
  /// The font for measuring characters that the file lacks, without letter spacing, which is added
  /// separately.
  private let baseFont: Font
  private let base: any TextMeasurer
  private let em: CGFloat
  private let spacing: LetterSpacing

  init(_ file: FontFile, font: Font, base: any TextMeasurer) {
    tables = file.tables
    self.font = font
    baseFont = Font.systemFont(ofSize: font.pointSize, weight: font.weight)
    self.base = base
    em = font.pointSize / CGFloat(file.tables.unitsPerEm)
    spacing = LetterSpacing(specifiedBy: font)
  }

  func advances(of text: String) -> [CGFloat] {
    var result: [CGFloat] = []
    result.reserveCapacity(text.utf8.count)
    walk(text) { advance, kerning in
      if !result.isEmpty { result[result.count - 1] += kerning }
      result.append(advance)
    }
    return result
  }

  func width(of text: String) -> CGFloat {
    var width: CGFloat = 0
    walk(text) { width += $0 + $1 }
    return width
  }

  /// Calls a closure with the advance of each character and its kerning to the previous one.
  private func walk(_ text: String, _ body: (_ advance: CGFloat, _ kerning: CGFloat) -> Void) {
    var previous: Int?
    for character in text {
      let first = character.spacedScalar
      guard let (units, start, end) = units(of: character) else {
        let width = base.width(of: String(character), font: baseFont)
        let own = base.letterSpacing(of: baseFont).after(first)
        body(width == 0 ? 0 : width - own + spacing.after(first), 0)
        previous = nil
        continue
      }
      guard let start else {
        body(0, 0)
        continue
      }
      let kerning = previous.map { tables.kerning.adjustment($0, start) } ?? 0
      let gaps: CGFloat = units == 0 ? 0 : first == "\t" ? 4 : 1
      body(CGFloat(units) * em + gaps * spacing.after(first), CGFloat(kerning) * em)
      previous = end
    }
  }

  /// Returns the width of a character and its first and last glyphs, if it has any, or `nil` if the
  /// file lacks the character.
  private func units(of character: Character) -> (units: Int, first: Int?, last: Int?)? {
    let scalars = character.unicodeScalars
    if character == "\t" {
      return tables.map.glyph(of: " ").map { (4 * tables.advance(of: $0), $0, $0) }
    }
    if scalars.contains(where: { $0.value == 0xFE0F }) { return nil }
    var sum = 0
    var first: Int?
    var last: Int?
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
        continue
      default: break
      }
      guard var glyph = tables.map.glyph(of: scalar) else { return nil }
      if font.hasMonospacedDigits { glyph = tables.tabular(glyph) }
      sum += tables.advance(of: glyph)
      if first == nil { first = glyph }
      last = glyph
    }
    return (sum, first, last)
  }
}
