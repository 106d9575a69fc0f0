// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A text measurer with an embedded table of advance widths, which gives the same results on every
/// machine without font files or libraries.
///
/// The widths are those of Liberation Sans, Arimo, Arial, and Helvetica, regular and bold, without
/// kerning. Hangul, Han, kana, fullwidth forms, and emoji have the widths of commonly substituted
/// fonts; combining marks and joiners have none; a tab is four spaces. Scripts with contextual
/// shaping are estimated.
///
/// Measuring takes time linear in the length of the text, and `width(of:font:)` allocates no
/// memory.
public struct EmbeddedTextMeasurer: TextMeasurer {
  /// Creates a measurer; all measurers are equal.
  public init() {}

  /// Returns the advance width of each character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  /// - Returns: The advances, in points.
  public func advances(of text: String, font: Font) -> [CGFloat] {
    let em = font.pointSize / CGFloat(AdvanceTable.unitsPerEm)
    return table(for: font).withUnsafeBufferPointer { table in
      let ascii = text.utf8.withContiguousStorageIfAvailable { bytes in
        asciiAdvances(of: bytes, em: em, in: table)
      }
      if let ascii = ascii ?? nil { return ascii }
      var result: [CGFloat] = []
      result.reserveCapacity(text.utf8.count)
      if text.unicodeScalars.allSatisfy(\.standsAlone) {
        for scalar in text.unicodeScalars {
          result.append(CGFloat(AdvanceTable.units(of: scalar, in: table)) * em)
        }
      } else {
        for character in text {
          result.append(CGFloat(AdvanceTable.units(of: character, in: table)) * em)
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
    let units = table(for: font).withUnsafeBufferPointer { table in
      let ascii = text.utf8.withContiguousStorageIfAvailable { asciiUnits(of: $0, in: table) }
      return (ascii ?? nil) ?? scalarUnits(of: text, in: table)
    }
    return CGFloat(units) * font.pointSize / CGFloat(AdvanceTable.unitsPerEm)
  }

  private func table(for font: Font) -> [UInt16] {
    font.weight.isBold ? AdvanceTable.bold : AdvanceTable.regular
  }

  /// Returns the advances of plain ASCII, or `nil` for other text, which includes carriage returns,
  /// because one followed by a line feed is a single character.
  private func asciiAdvances(
    of bytes: UnsafeBufferPointer<UInt8>, em: CGFloat, in table: UnsafeBufferPointer<UInt16>
  ) -> [CGFloat]? {
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    return [CGFloat](unsafeUninitializedCapacity: bytes.count) { advances, count in
      for (index, byte) in bytes.enumerated() {
        advances.initializeElement(at: index, to: CGFloat(table[Int(byte)]) * em)
      }
      count = bytes.count
    }
  }

  /// Returns the width of plain ASCII, or `nil` for other text.
  private func asciiUnits(
    of bytes: UnsafeBufferPointer<UInt8>, in table: UnsafeBufferPointer<UInt16>
  ) -> Int? {
    var sum = 0
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      sum += Int(table[Int(byte)])
    }
    return sum
  }

  private func scalarUnits(of text: String, in table: UnsafeBufferPointer<UInt16>) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else {
        sum = 0
        for character in text { sum += AdvanceTable.units(of: character, in: table) }
        return sum
      }
      sum += AdvanceTable.units(of: scalar, in: table)
    }
    return sum
  }
}
