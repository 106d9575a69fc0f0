// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The locations of a face's tables in a font file.
struct FontDirectory {
  private let bytes: [UInt8]
  private var ranges: [String: Range<Int>] = [:]

  /// Reads the table directory of a font file, or of a face in a collection.
  init(_ bytes: [UInt8], face: Int) throws(FontFileError) {
    self.bytes = bytes
    let file = FontTable(tag: nil, bytes: bytes, range: 0..<bytes.count)
    var start = 0
    switch bytes.prefix(4) {
    case [0, 1, 0, 0], [0x74, 0x72, 0x75, 0x65], [0x4F, 0x54, 0x54, 0x4F]:
      guard face == 0 else {
        throw FontFileError(.noFace(index: face, count: 1), table: nil, offset: nil)
      }
    case [0x74, 0x74, 0x63, 0x66]:
      let count = try file.u32(8)
      guard face >= 0, face < count else {
        throw FontFileError(.noFace(index: face, count: count), table: nil, offset: 8)
      }
      start = try file.u32(12 + face * 4)
      let version = try file.u32(start)
      guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(version) else {
        throw FontFileError(.notAFont, table: nil, offset: start)
      }
    case [0x77, 0x4F, 0x46, 0x46]:
      throw FontFileError(.compressed(format: "WOFF"), table: nil, offset: 0)
    case [0x77, 0x4F, 0x46, 0x32]:
      throw FontFileError(.compressed(format: "WOFF2"), table: nil, offset: 0)
    default:
      throw FontFileError(.notAFont, table: nil, offset: 0)
    }
    let count = try file.u16(start + 4)
    try file.check(start + 12, count * 16)
    for index in 0..<count {
      let entry = start + 12 + index * 16
      let tag = String(
        String.UnicodeScalarView(bytes[entry..<entry + 4].map { Unicode.Scalar($0) }))
      let offset = try file.u32(entry + 8)
      let length = try file.u32(entry + 12)
      if ranges[tag] == nil { ranges[tag] = offset..<offset + length }
    }
  }

  /// Returns a table, or `nil` if the font doesn't have it.
  func table(_ tag: String) throws(FontFileError) -> FontTable? {
    guard let range = ranges[tag] else { return nil }
    guard range.upperBound <= bytes.count else {
      throw FontFileError(
        .truncated(needed: range.upperBound - bytes.count), table: tag,
        offset: min(range.lowerBound, bytes.count))
    }
    return FontTable(tag: tag, bytes: bytes, range: range)
  }

  /// Returns a required table.
  func needed(_ tag: String) throws(FontFileError) -> FontTable {
    guard let table = try table(tag) else {
      throw FontFileError(.missingTable, table: tag, offset: nil)
    }
    return table
  }
}
