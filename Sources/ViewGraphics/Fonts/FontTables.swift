// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The parsed tables of a font file, shared by copies of the `FontFile` value.
final class FontTables: Sendable {
  let bytes: [UInt8]
  let face: Int
  /// A checksum of the file, for hashing.
  let checksum: UInt64
  let unitsPerEm: Int
  let glyphCount: Int
  let metrics: FontFile.Metrics
  let names: FontNames
  let weight: Int
  let isItalic: Bool
  let isMonospaced: Bool
  let map: CharacterMap
  let kerning: Kerning
  /// The advance of each glyph; glyphs beyond the end have the last one.
  private let advances: [UInt16]
  /// The glyphs of digits of equal width, by the glyphs that they replace.
  private let tabularDigits: [Int: Int]

  init(_ bytes: [UInt8], face: Int) throws(FontFileError) {
    self.bytes = bytes
    self.face = face
    checksum = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let directory = try FontDirectory(bytes, face: face)
    let head = try directory.needed("head")
    let unitsPerEm = try head.u16(18)
    try head.check(unitsPerEm, "unitsPerEm", in: 16...16_384, at: 18)
    let style = try head.u16(44)
    let maxp = try directory.needed("maxp")
    let glyphCount = try maxp.u16(4)
    try maxp.check(glyphCount, "numGlyphs", in: 1...0xFFFF, at: 4)
    let hhea = try directory.needed("hhea")
    let hmtx = try directory.needed("hmtx")
    let count = try hhea.u16(34)
    try hhea.check(count, "numberOfHMetrics", in: 1...glyphCount, at: 34)
    try hmtx.check(0, count * 4)
    var advances: [UInt16] = []
    advances.reserveCapacity(count)
    for index in 0..<count { advances.append(UInt16(hmtx.lenient16(index * 4))) }
    let map = try CharacterMap(directory.needed("cmap"), glyphCount: glyphCount)
    let os2 = try directory.table("OS/2")
    let post = try directory.table("post")

    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.advances = advances
    self.map = map
    names = try FontNames(directory.table("name"))
    kerning = try Kerning(positioning: directory.table("GPOS"), pairs: directory.table("kern"))
    tabularDigits = try Self.tabularDigits(directory.table("GSUB"), map)
    metrics = try FontFile.Metrics(hhea: hhea, os2: os2, unitsPerEm: unitsPerEm)
    let declared = try os2.map { table throws(FontFileError) in try table.u16(4) } ?? 0
    weight = (1...1000).contains(declared) ? declared : style & 1 != 0 ? 700 : 400
    let selection = try os2.map { table throws(FontFileError) in try table.u16(62) } ?? 0
    isItalic = style & 2 != 0 || selection & 0x201 != 0
    isMonospaced = try post.map { table throws(FontFileError) in try table.u32(12) != 0 } ?? false
  }

  func advance(of glyph: Int) -> Int {
    Int(glyph < advances.count ? advances[glyph] : advances[advances.count - 1])
  }

  /// Returns the glyph that replaces a glyph if digits of equal width are used.
  func tabular(_ glyph: Int) -> Int { tabularDigits[glyph] ?? glyph }

  /// Reads the `tnum` feature.
  private static func tabularDigits(
    _ table: FontTable?, _ map: CharacterMap
  ) throws(FontFileError) -> [Int: Int] {
    guard let table else { return [:] }
    let lookups = try LayoutLookups(table, feature: "tnum", type: 1).lookups
    var result: [Int: Int] = [:]
    for digit in 0x30...0x39 as ClosedRange<UInt8> {
      guard let glyph = map.glyph(of: Unicode.Scalar(digit)) else { continue }
      for subtable in lookups.flatMap(\.subtables) {
        let coverage = try subtable + table.u16(subtable + 2)
        guard let index = table.coverage(of: glyph, at: coverage) else { continue }
        let other =
          try table.u16(subtable) == 1
          ? (glyph + table.u16(subtable + 4)) & 0xFFFF : table.u16(subtable + 6 + index * 2)
        result[glyph] = other
        break
      }
    }
    return result
  }
}
