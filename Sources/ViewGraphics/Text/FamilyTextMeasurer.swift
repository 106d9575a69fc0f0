// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A text measurer with the embedded advance widths of a font family.
///
/// Use it where pictures are drawn with another family than ``EmbeddedTextMeasurer`` measures, by
/// renderers that ignore the measured width of a line, as librsvg does:
///
/// ```swift
/// node.textMeasurer = FamilyTextMeasurer(.dejaVuSans)
/// let picture = node.svg(options: SVGOptions(fontFamilies: ["DejaVu Sans"]))
/// ```
///
/// What the family lacks is measured as by ``EmbeddedTextMeasurer``.
public struct FamilyTextMeasurer: TextMeasurer {
  /// The font family.
  public let family: Family

  /// Creates a measurer; all measurers of a family are equal.
  ///
  /// - Parameter family: The font family that the text will be drawn with.
  public init(_ family: Family) {
    self.family = family
  }

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
      } else if text.unicodeScalars.contains(where: ContextualWidths.cover) {
        ContextualWidths.forEach(in: text, isBold: font.weight.isBold, table: table) {
          result.append(CGFloat($0) * em)
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
      return (ascii ?? nil) ?? scalarUnits(of: text, isBold: font.weight.isBold, in: table)
    }
    return CGFloat(units) * font.pointSize / CGFloat(AdvanceTable.unitsPerEm)
  }

  private func table(for font: Font) -> [UInt16] {
    let isBold = font.weight.isBold
    return switch family {
    case .liberationSans: isBold ? AdvanceTable.bold : AdvanceTable.regular
    case .dejaVuSans: isBold ? AdvanceTable.dejaVuBold : AdvanceTable.dejaVuRegular
    case .notoSans: isBold ? AdvanceTable.notoBold : AdvanceTable.notoRegular
    }
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

  private func scalarUnits(
    of text: String, isBold: Bool, in table: UnsafeBufferPointer<UInt16>
  ) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else {
        sum = 0
        if text.unicodeScalars.contains(where: ContextualWidths.cover) {
          ContextualWidths.forEach(in: text, isBold: isBold, table: table) { sum += $0 }
          return sum
        }
        for character in text { sum += AdvanceTable.units(of: character, in: table) }
        return sum
      }
      sum += AdvanceTable.units(of: scalar, in: table)
    }
    return sum
  }
}
