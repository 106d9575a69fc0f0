// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The kerning of glyph pairs, read from the `kern` feature of the `GPOS` table, or else from the
/// older `kern` table.
struct Kerning: Sendable {
  private enum Source: Sendable {
    case none
    /// Sorted pairs of six bytes each.
    case pairs(FontTable, [(start: Int, count: Int)])
    case lookups(FontTable, [LayoutLookups.Lookup])
  }

  private let source: Source

  init(positioning: FontTable?, pairs: FontTable?) throws(FontFileError) {
    if let positioning {
      let lookups = try LayoutLookups(positioning, feature: "kern", type: 2).lookups
      if !lookups.isEmpty {
        var sets = 0
        for position in lookups.flatMap(\.subtables) {
          try Self.check(positioning, position, &sets)
        }
        source = .lookups(positioning, lookups)
        return
      }
    }
    source = try pairs.map { table throws(FontFileError) in try Self.pairs(table) } ?? Source.none
  }

  /// Whether there are no pairs.
  var isEmpty: Bool {
    if case .none = source { true } else { false }
  }

  /// Returns the adjustment of the first glyph's advance, in font units.
  func adjustment(_ first: Int, _ second: Int) -> Int {
    switch source {
    case .none: 0
    case .pairs(let table, let subtables):
      subtables.reduce(0) { $0 + Self.pair(first, second, in: table, $1.start, $1.count) }
    case .lookups(let table, let lookups):
      lookups.reduce(0) { $0 + Self.lookUp(first, second, in: table, $1) }
    }
  }

  // The older `kern` table.

  private static func pairs(_ table: FontTable) throws(FontFileError) -> Source {
    // Skip Apple's version, which has a longer header and occurs alongside GPOS only in Apple's
    // fonts.
    guard try table.u16(0) == 0 else { return .none }
    var subtables: [(start: Int, count: Int)] = []
    var position = 4
    for _ in 0..<(try table.u16(2)) {
      let length = try table.u16(position + 2)
      let coverage = try table.u16(position + 4)
      // Horizontal kerning in format 0, without minimum values or cross-stream kerning.
      if coverage & 0xFF07 == 1 {
        let count = try table.u16(position + 6)
        try table.check(position + 14, count * 6)
        subtables.append((position + 14, count))
        // In some fonts, the length field is too small for the number of pairs.
        position += max(length, 14 + count * 6)
      } else {
        try table.check(length, "the length of a subtable", in: 6...0xFFFF, at: position + 2)
        position += length
      }
    }
    return subtables.isEmpty ? .none : .pairs(table, subtables)
  }

  private static func pair(
    _ first: Int, _ second: Int, in table: FontTable, _ start: Int, _ count: Int
  ) -> Int {
    func key(_ index: Int) -> Int {
      table.lenient16(start + index * 6) << 16 | table.lenient16(start + index * 6 + 2)
    }
    let wanted = first << 16 | second
    let index = table.search(count) { key($0) >= wanted }
    guard index < count, key(index) == wanted else { return 0 }
    return signed(table.lenient16(start + index * 6 + 4))
  }

  // Pair adjustment of GPOS.

  /// Checks that the arrays of a subtable are within the table, and counts its sets of pairs.
  private static func check(
    _ table: FontTable, _ position: Int, _ sets: inout Int
  ) throws(FontFileError) {
    try table.check(position, 10)
    let record = size(try table.u16(position + 4)) + size(try table.u16(position + 6))
    switch try table.u16(position) {
    case 1:
      let count = try table.u16(position + 8)
      try table.check(position + 10, count * 2)
      sets += count
      try table.check(sets, "the number of pair sets", in: 0...1_000_000, at: position + 8)
      for index in 0..<count {
        let set = try position + table.u16(position + 10 + index * 2)
        try table.check(set + 2, try table.u16(set) * (2 + record))
      }
    case 2:
      let rows = try table.u16(position + 12)
      try table.check(position + 16, rows * (try table.u16(position + 14)) * record)
    case let format:
      throw table.error(
        .unsupported(name: "a pair adjustment of format", value: format), at: position)
    }
    let coverage = try position + table.u16(position + 2)
    let count = try table.u16(coverage + 2)
    try table.check(coverage + 4, count * (try table.u16(coverage) == 1 ? 2 : 6))
  }

  private static func lookUp(
    _ first: Int, _ second: Int, in table: FontTable, _ lookup: LayoutLookups.Lookup
  ) -> Int {
    for position in lookup.subtables {
      let coverage = position + table.lenient16(position + 2)
      guard let index = table.coverage(of: first, at: coverage) else { continue }
      let formats = (table.lenient16(position + 4), table.lenient16(position + 6))
      let record = size(formats.0) + size(formats.1)
      var values: Int
      if table.lenient16(position) == 1 {
        guard index < table.lenient16(position + 8) else { continue }
        let set = position + table.lenient16(position + 10 + index * 2)
        let count = table.lenient16(set)
        let length = 2 + record
        let pair = table.search(count) { table.lenient16(set + 2 + $0 * length) >= second }
        guard pair < count, table.lenient16(set + 2 + pair * length) == second else { continue }
        values = set + 4 + pair * length
      } else {
        let row = table.glyphClass(of: first, at: position + table.lenient16(position + 8))
        let column = table.glyphClass(of: second, at: position + table.lenient16(position + 10))
        let columns = table.lenient16(position + 14)
        guard row < table.lenient16(position + 12), column < columns else { continue }
        values = position + 16 + (row * columns + column) * record
      }
      var sum = advance(in: table, at: values, formats.0)
      values += size(formats.0)
      sum += advance(in: table, at: values, formats.1)
      return sum
    }
    return 0
  }

  /// Returns the size of a value record in bytes: one 16-bit number for each bit set in its format.
  private static func size(_ format: Int) -> Int { (format & 0xFF).nonzeroBitCount * 2 }

  /// Returns the adjustment of the advance in a value record.
  private static func advance(in table: FontTable, at position: Int, _ format: Int) -> Int {
    guard format & 4 != 0 else { return 0 }
    return signed(table.lenient16(position + (format & 3).nonzeroBitCount * 2))
  }

  private static func signed(_ value: Int) -> Int { Int(Int16(truncatingIfNeeded: value)) }
}
