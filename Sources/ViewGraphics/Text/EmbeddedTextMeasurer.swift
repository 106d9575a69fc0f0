// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A text measurer with an embedded table of advance widths, which gives the same results on every
/// machine without font files or libraries.
///
/// The widths are those of the regular and bold faces of a family, Liberation Sans by default,
/// without kerning. Hangul, Han, kana, fullwidth forms, and emoji have the widths of commonly
/// substituted fonts; combining marks and joiners have no width; a tab has the width of four
/// spaces. Arabic, Devanagari, and Thai letters have the width of their contextual shape in the
/// widest of those fonts. The widths of other scripts with contextual shaping are estimated.
///
/// In Liberation Sans, text in the system font gets the letter spacing of
/// ``LetterSpacing/init(onIOS:)``, so that it is as wide as on iOS and lines break at the same
/// words. The monospaced system font has the width of Liberation Mono, Cousine, and Courier New. A
/// font whose family has files is measured with them; one whose family has only a name is measured
/// as the system font, without tracking.
///
/// Choose another family for pictures that are drawn with that family by a renderer that ignores
/// the measured width of a line, such as librsvg:
///
/// ```swift
/// node.textMeasurer = EmbeddedTextMeasurer(.dejaVuSans)
/// let picture = node.svg(options: SVGOptions(fontFamilies: ["DejaVu Sans"]))
/// ```
///
/// Measuring takes time linear in the length of the text, and `width(of:font:)` doesn't allocate
/// memory.
public struct EmbeddedTextMeasurer: TextMeasurer {
  /// The font family.
  public let family: Family

  /// Creates a measurer; all measurers of a family are equal.
  ///
  /// - Parameter family: The font family that text will be drawn with.
  public init(_ family: Family = .liberationSans) {
    self.family = family
  }

  /// Returns the advance width of each character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The advances, in points.
  public func advances(of text: String, font: Font) -> [CGFloat] {
    if let file = font.file {
      return FileMeasuring(file, font: font, base: self).advances(of: text)
    }
    let em = font.pointSize / CGFloat(AdvanceTable.unitsPerEm)
    let spacing = letterSpacing(of: font)
    return table(for: font).withUnsafeBufferPointer { table in
      let ascii = text.utf8.withContiguousStorageIfAvailable { bytes in
        asciiAdvances(of: bytes, em: em, spacing: spacing.alphabetic, in: table)
      }
      if let ascii = ascii ?? nil { return ascii }
      var result: [CGFloat] = []
      result.reserveCapacity(text.utf8.count)
      func append(_ units: Int, _ first: Unicode.Scalar) {
        let gap = units == 0 ? 0 : first == "\t" ? 4 * spacing.alphabetic : spacing.after(first)
        result.append(CGFloat(units) * em + gap)
      }
      if text.unicodeScalars.allSatisfy(\.isStandalone) {
        for scalar in text.unicodeScalars {
          append(AdvanceTable.units(of: scalar, in: table), scalar)
        }
      } else if text.unicodeScalars.contains(where: ContextualWidths.cover) {
        ContextualWidths.forEach(in: text, isBold: font.weight.isBold, table: table) {
          append($0, $1.spacedScalar)
        }
      } else {
        for character in text {
          append(AdvanceTable.units(of: character, in: table), character.spacedScalar)
        }
      }
      return result
    }
  }

  /// Returns the width of a text on a single line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The width, in points.
  public func width(of text: String, font: Font) -> CGFloat {
    if let file = font.file {
      return FileMeasuring(file, font: font, base: self).width(of: text)
    }
    let sum = table(for: font).withUnsafeBufferPointer { table in
      let ascii = text.utf8.withContiguousStorageIfAvailable { asciiSum(of: $0, in: table) }
      return (ascii ?? nil) ?? scalarSum(of: text, isBold: font.weight.isBold, in: table)
    }
    let spacing = letterSpacing(of: font)
    return CGFloat(sum.units) * font.pointSize / CGFloat(AdvanceTable.unitsPerEm)
      + CGFloat(sum.alphabetic) * spacing.alphabetic + CGFloat(sum.others) * spacing.other
  }

  /// Returns the letter spacing of a font; in Liberation Sans, it includes Apple's tracking of the
  /// system font.
  ///
  /// - Parameter font: The font.
  /// - Returns: The space.
  public func letterSpacing(of font: Font) -> LetterSpacing {
    family == .liberationSans ? LetterSpacing(onIOS: font) : LetterSpacing(specifiedBy: font)
  }

  private func table(for font: Font) -> [UInt16] {
    if font.isMonospaced, font.family == nil { return AdvanceTable.monospaced }
    let isBold = font.weight.isBold
    return switch family {
    case .liberationSans: isBold ? AdvanceTable.bold : AdvanceTable.regular
    case .dejaVuSans: isBold ? AdvanceTable.dejaVuBold : AdvanceTable.dejaVuRegular
    case .notoSans: isBold ? AdvanceTable.notoBold : AdvanceTable.notoRegular
    }
  }

  /// Returns the advances of plain ASCII text, or `nil` for other text.
  ///
  /// Text with carriage returns isn't plain, because one that is followed by a line feed forms a
  /// single character with it.
  private func asciiAdvances(
    of bytes: UnsafeBufferPointer<UInt8>, em: CGFloat, spacing: CGFloat,
    in table: UnsafeBufferPointer<UInt16>
  ) -> [CGFloat]? {
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    return [CGFloat](unsafeUninitializedCapacity: bytes.count) { advances, count in
      for (index, byte) in bytes.enumerated() {
        let units = table[Int(byte)]
        let gap = units == 0 ? 0 : byte == 0x09 ? 4 * spacing : spacing
        advances.initializeElement(at: index, to: CGFloat(units) * em + gap)
      }
      count = bytes.count
    }
  }

  /// A width in font units, and the number of characters with letter spacing.
  private struct Sum {
    var units = 0
    var alphabetic = 0
    var others = 0

    @inline(__always)
    mutating func add(_ units: Int, _ first: Unicode.Scalar) {
      self.units += units
      if units == 0 { return }
      if first.isAlphabetic {
        alphabetic += first == "\t" ? 4 : 1
      } else if !first.joins {
        others += 1
      }
    }
  }

  /// Returns the width of plain ASCII, or `nil` for other text.
  private func asciiSum(
    of bytes: UnsafeBufferPointer<UInt8>, in table: UnsafeBufferPointer<UInt16>
  ) -> Sum? {
    var sum = Sum()
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      let units = Int(table[Int(byte)])
      sum.units += units
      sum.alphabetic += (units == 0 ? 0 : 1) + (byte == 0x09 ? 3 : 0)
    }
    return sum
  }

  private func scalarSum(
    of text: String, isBold: Bool, in table: UnsafeBufferPointer<UInt16>
  ) -> Sum {
    var sum = Sum()
    for scalar in text.unicodeScalars {
      guard scalar.isStandalone else {
        sum = Sum()
        if text.unicodeScalars.contains(where: ContextualWidths.cover) {
          ContextualWidths.forEach(in: text, isBold: isBold, table: table) {
            sum.add($0, $1.spacedScalar)
          }
          return sum
        }
        for character in text {
          sum.add(AdvanceTable.units(of: character, in: table), character.spacedScalar)
        }
        return sum
      }
      sum.add(AdvanceTable.units(of: scalar, in: table), scalar)
    }
    return sum
  }
}

extension Character {
  var firstScalar: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }

  /// The scalar that determines the space after the character.
  ///
  /// It isn't always the first one: an emoji may begin with a digit.
  var spacedScalar: Unicode.Scalar {
    unicodeScalars.contains("\u{FE0F}") ? "\u{1F600}" : firstScalar
  }
}
