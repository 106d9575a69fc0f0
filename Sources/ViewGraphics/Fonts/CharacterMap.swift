// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The mapping from characters to glyphs: the best subtable of the `cmap` table.
struct CharacterMap: Sendable {
  private enum Kind {
    /// Format 4: segments of the Basic Multilingual Plane, stored as arrays of ends, starts,
    /// deltas, and range offsets.
    case segments(count: Int)
    /// Format 12: groups of arbitrary characters.
    case groups(count: Int)
  }

  private let table: FontTable
  private let kind: Kind
  private let start: Int
  private let glyphCount: Int
  /// Whether characters are mapped in the private use area from U+F000 on, as in symbol fonts.
  private let isSymbol: Bool

  init(_ table: FontTable, glyphCount: Int) throws(FontFileError) {
    self.table = table
    self.glyphCount = glyphCount
    let count = try table.u16(2)
    try table.check(4, count * 8)
    var best: (rank: Int, start: Int, isSymbol: Bool)?
    for index in 0..<count {
      let entry = 4 + index * 8
      let platform = try table.u16(entry)
      let encoding = try table.u16(entry + 2)
      let start = try table.u32(entry + 4)
      let format = try table.u16(start)
      let rank: Int
      switch (platform, encoding, format) {
      case (3, 10, 12), (0, 3...6, 12): rank = 4
      case (3, 1, 4): rank = 3
      case (0, 0...4, 4): rank = 2
      case (3, 0, 4): rank = 1
      default: continue
      }
      if rank > best?.rank ?? 0 { best = (rank, start, rank == 1) }
    }
    guard let best else {
      throw table.error(.unsupported(name: "a character map without Unicode,", value: count), at: 2)
    }
    isSymbol = best.isSymbol
    start = best.start
    kind =
      try table.u16(start) == 12
      ? .groups(count: Self.checkGroups(of: table, at: start))
      : .segments(count: Self.checkSegments(of: table, at: start))
  }

  private static func checkSegments(
    of table: FontTable, at start: Int
  ) throws(FontFileError) -> Int {
    let doubled = try table.u16(start + 6)
    let count = doubled / 2
    try table.check(start + 14, count * 8 + 2)
    var previous = -1
    for index in 0..<count {
      let end = try table.u16(start + 14 + index * 2)
      guard end > previous else {
        throw table.error(.unordered(name: "segments"), at: start + 14 + index * 2)
      }
      previous = end
    }
    return count
  }

  private static func checkGroups(of table: FontTable, at start: Int) throws(FontFileError) -> Int {
    let count = try table.u32(start + 12)
    try table.check(start + 16, count * 12)
    var previous = -1
    for index in 0..<count {
      let entry = start + 16 + index * 12
      let first = try table.u32(entry)
      let last = try table.u32(entry + 4)
      guard first > previous, last >= first else {
        throw table.error(.unordered(name: "groups"), at: entry)
      }
      try table.check(last, "the last character of a group", in: 0...0x10_FFFF, at: entry + 4)
      previous = last
    }
    return count
  }

  /// Returns the glyph of a character, or `nil` if the font has none.
  ///
  /// - Complexity: Logarithmic in the number of segments.
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    let found = glyph(of: value) ?? (isSymbol && value < 0x100 ? glyph(of: value + 0xF000) : nil)
    guard let found, found > 0, found < glyphCount else { return nil }
    return found
  }

  private func glyph(of value: Int) -> Int? {
    switch kind {
    case .segments(let count):
      guard value <= 0xFFFF else { return nil }
      let ends = start + 14
      let index = table.search(count) { table.lenient16(ends + $0 * 2) >= value }
      guard index < count else { return nil }
      let starts = ends + count * 2 + 2
      let first = table.lenient16(starts + index * 2)
      guard first <= value else { return nil }
      let delta = table.lenient16(starts + (count + index) * 2)
      let address = starts + (count * 2 + index) * 2
      let offset = table.lenient16(address)
      if offset == 0 { return (value + delta) & 0xFFFF }
      let glyph = table.lenient16(address + offset + (value - first) * 2)
      return glyph == 0 ? nil : (glyph + delta) & 0xFFFF
    case .groups(let count):
      func number(_ offset: Int) -> Int {
        table.lenient16(offset) << 16 | table.lenient16(offset + 2)
      }
      let groups = start + 16
      let index = table.search(count) { number(groups + $0 * 12 + 4) >= value }
      guard index < count else { return nil }
      let first = number(groups + index * 12)
      return first <= value ? number(groups + index * 12 + 8) + value - first : nil
    }
  }

}
