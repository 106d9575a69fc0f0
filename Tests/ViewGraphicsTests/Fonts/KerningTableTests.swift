// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewGraphics

@Suite("Kerning tables")
struct KerningTableTests {
  /// A `GPOS` table whose kerning lookups have these subtables.
  private static func positioning(_ lookups: [[[Int]]]) -> [Int] {
    var table = [1, 0, 10, 30, 42 + 2 * lookups.count]
    table += [1, 0x4446, 0x4C54, 8, 4, 0, 0, 0xFFFF, 1, 0]
    table += [1, 0x6B65, 0x726E, 8, 0, lookups.count] + Array(lookups.indices)
    var list = [lookups.count]
    var bodies: [Int] = []
    let head = 2 + 2 * lookups.count
    for subtables in lookups {
      list.append(head + bodies.count * 2)
      var body = [2, 0, subtables.count]
      var start = 6 + 2 * subtables.count
      for subtable in subtables {
        body.append(start)
        start += subtable.count * 2
      }
      bodies += body + subtables.flatMap { $0 }
    }
    return table + list + bodies
  }

  /// A subtable of pairs: value formats, and for each covered glyph the numbers of its set.
  private static func pairs(
    _ formats: (Int, Int), _ sets: [(glyph: Int, numbers: [Int])], setCount: Int? = nil
  ) -> [Int] {
    var offset = 10 + 2 * sets.count
    let coverage = [1, sets.count] + sets.map(\.glyph)
    var table = [1, offset, formats.0, formats.1, setCount ?? sets.count]
    offset += coverage.count * 2
    for set in sets {
      table.append(offset)
      offset += set.numbers.count * 2
    }
    return table + coverage + sets.flatMap(\.numbers)
  }

  private func kerning(_ lookups: [[[Int]]]) throws -> Kerning {
    try Kerning(positioning: FontTable(Self.positioning(lookups), tag: "GPOS"), pairs: nil)
  }

  private func kerning(old numbers: [Int]) throws -> Kerning {
    try Kerning(positioning: nil, pairs: FontTable(numbers, tag: "kern"))
  }

  @Test(
    "a value's advance follows its placements, and other numbers follow it",
    arguments: [
      (4, 0, [-5], -5), (5, 0, [1, -5], -5), (6, 0, [1, -5], -5), (7, 0, [1, 2, -5], -5),
      (12, 0, [-5, 9], -5), (0x44, 0, [-5, 9], -5), (0xF4, 0, [-5, 9, 9, 9, 9], -5),
      (0x104, 0, [-5], -5), (1, 0, [7], 0), (2, 0, [7], 0), (0, 0, [], 0),
      (4, 4, [-5, 30], 25), (5, 5, [1, -5, 2, 30], 25), (1, 4, [7, 30], 30), (4, 1, [-5, 7], -5),
      (0, 7, [1, 2, 30], 30), (4, 0, [-32768], -32768), (4, 0, [32767], 32767),
    ] as [(Int, Int, [Int], Int)])
  func formats(first: Int, second: Int, values: [Int], expected: Int) throws {
    let sets = [(3, [2, 7] + values + [8] + values.map { _ in 99 })]
    let found = try kerning([[Self.pairs((first, second), sets)]])
    #expect(found.adjustment(3, 7) == expected)
    // The same in a table by classes: the first row and the first column are for other glyphs.
    let size = values.count
    let matrix = Array(repeating: 99, count: size * 3) + values
    let coverage = 16 + matrix.count * 2
    let classes =
      [2, coverage, first, second, coverage + 6, coverage + 14, 2, 2] + matrix
      + [1, 1, 3, 1, 3, 1, 1, 1, 7, 1, 1]
    #expect(try kerning([[classes]]).adjustment(3, 7) == expected)
  }

  @Test("only pairs that are counted in their set are kerned, in order, and no others")
  func counted() throws {
    let set = [2, 5, -1, 7, -2, 9, -3]
    let found = try kerning([[Self.pairs((4, 0), [(3, set)])]])
    #expect([4, 5, 6, 7, 8, 9].map { found.adjustment(3, $0) } == [0, -1, 0, -2, 0, 0])
    #expect(found.adjustment(2, 5) == 0 && found.adjustment(4, 5) == 0)
    #expect(!found.isEmpty)
  }

  @Test("a covered glyph without a set, and a class without a row, are left to the next subtable")
  func fallingThrough() throws {
    let next = Self.pairs((4, 0), [(3, [1, 7, -20]), (4, [1, 7, -30])])
    let short = Self.pairs((4, 0), [(3, [1, 7, -2]), (4, [1, 7, -3])], setCount: 1)
    let found = try kerning([[short, next]])
    #expect(found.adjustment(3, 7) == -2)
    #expect(found.adjustment(4, 7) == -30)
    // Rows 0 and 1 and column 0 and 1; the classes of 4 and 8 are 2.
    let classes =
      [2, 24, 4, 0, 32, 42, 2, 2, 0, 0, 0, -9] + [1, 2, 3, 4] + [1, 3, 2, 1, 2] + [1, 7, 2, 1, 2]
    let byClass = try kerning([
      [classes, Self.pairs((4, 0), [(3, [3, 7, -20, 8, -40, 9, -60]), (4, [1, 7, -30])])]
    ])
    #expect(byClass.adjustment(3, 7) == -9)
    #expect(byClass.adjustment(3, 8) == -40)
    #expect(byClass.adjustment(4, 7) == -30)
    // A pair of other classes is found as well: it isn't moved.
    #expect(byClass.adjustment(3, 9) == 0)
  }

  @Test("the first subtable that knows a pair decides, and the lookups add up")
  func several() throws {
    let one = Self.pairs((4, 0), [(3, [1, 7, -2])])
    let other = Self.pairs((4, 0), [(3, [2, 7, -10, 8, -20])])
    #expect(try kerning([[one, other]]).adjustment(3, 7) == -2)
    #expect(try kerning([[one, other]]).adjustment(3, 8) == -20)
    #expect(try kerning([[one], [other]]).adjustment(3, 7) == -12)
    #expect(try kerning([[one], [other]]).adjustment(3, 8) == -20)
  }

  @Test("arrays that extend beyond the table are rejected, and unknown formats named")
  func broken() throws {
    let pair = Self.pairs((4, 0), [(3, [1, 7, -2])])
    let classes =
      [2, 24, 4, 0, 30, 38, 2, 2, 0, 0, 0, -9] + [1, 1, 3] + [1, 3, 1, 1] + [1, 7, 1, 1]
    for table in [pair, classes] {
      let place = Self.positioning([[table]]).count - table.count
      var numbers = Self.positioning([[table]])
      #expect(throws: Never.self) {
        try Kerning(positioning: FontTable(numbers, tag: "GPOS"), pairs: nil)
      }
      numbers[place] = 3
      #expect(
        throws: FontFileError(
          .unsupported(name: "a pair adjustment of format", value: 3), table: "GPOS",
          offset: 2 + place * 2)
      ) { try Kerning(positioning: FontTable(numbers, tag: "GPOS"), pairs: nil) }
    }
    // The last set lacks a number, and the table of classes one row.
    let numbers = Self.positioning([[pair]])
    #expect(throws: FontFileError.self) {
      try Kerning(positioning: FontTable(Array(numbers.dropLast()), tag: "GPOS"), pairs: nil)
    }
    var rows = Self.positioning([[classes]])
    rows[rows.count - classes.count + 6] = 10
    #expect(throws: FontFileError.self) {
      try Kerning(positioning: FontTable(rows, tag: "GPOS"), pairs: nil)
    }
    var coverage = Self.positioning([[classes]])
    coverage[coverage.count - 10] = 20
    #expect(throws: FontFileError.self) {
      try Kerning(positioning: FontTable(coverage, tag: "GPOS"), pairs: nil)
    }
  }

  /// An old table of these subtables.
  private static func old(_ subtables: [[Int]]) -> [Int] {
    [0, subtables.count] + subtables.joined()
  }

  /// A subtable of the old table with these pairs.
  private static func subtable(
    _ pairs: [(Int, Int, Int)], coverage: Int = 1, length: Int? = nil, count: Int? = nil
  ) -> [Int] {
    [0, length ?? (14 + pairs.count * 6), coverage, count ?? pairs.count, 0, 0, 0]
      + pairs.flatMap { [$0.0, $0.1, $0.2] }
  }

  @Test("pairs of the old table count up to their number, and those of several subtables add up")
  func oldPairs() throws {
    let pairs = [(3, 7, -2), (3, 8, -4), (4, 7, -6)]
    let found = try kerning(old: Self.old([Self.subtable(pairs)]))
    #expect(pairs.map { found.adjustment($0.0, $0.1) } == [-2, -4, -6])
    #expect(found.adjustment(3, 6) == 0 && found.adjustment(4, 8) == 0)
    let fewer = try kerning(old: Self.old([Self.subtable(pairs, length: 32, count: 2)]))
    #expect(pairs.map { fewer.adjustment($0.0, $0.1) } == [-2, -4, 0])
    let both = try kerning(
      old: Self.old([Self.subtable(pairs), Self.subtable([(3, 8, -30), (9, 9, 5)])]))
    #expect(both.adjustment(3, 8) == -34 && both.adjustment(9, 9) == 5)
  }

  @Test(
    "subtables for other directions and of other formats are skipped",
    arguments: [
      (1, -9), (9, -9), (0, -4), (3, -4), (5, -4), (0x101, -4), (0x201, -4), (0x8001, -4),
    ])
  func oldCoverage(coverage: Int, expected: Int) throws {
    let found = try kerning(
      old: Self.old([
        Self.subtable([(3, 8, -5)], coverage: coverage), Self.subtable([(3, 8, -4)]),
      ]))
    #expect(found.adjustment(3, 8) == expected)
  }

  @Test("a length that is too small for its pairs is corrected, a larger one is kept")
  func oldLengths() throws {
    for length in [0, 6, 19, 20] {
      let found = try kerning(
        old: Self.old([Self.subtable([(3, 8, -5)], length: length), Self.subtable([(3, 8, -4)])]))
      #expect(found.adjustment(3, 8) == -9)
    }
    let padded = Self.subtable([(3, 8, -5)], length: 22) + [0]
    #expect(
      try kerning(old: Self.old([padded, Self.subtable([(3, 8, -4)])])).adjustment(3, 8) == -9)
    let skipped = Self.old([[0, 6, 0], Self.subtable([(3, 8, -4)])])
    #expect(try kerning(old: skipped).adjustment(3, 8) == -4)
    #expect(
      throws: FontFileError(
        .outOfRange(name: "the length of a subtable", value: 5, allowed: 6...0xFFFF),
        table: "kern", offset: 2 + 4 + 2)
    ) { try kerning(old: Self.old([[0, 5, 0], Self.subtable([(3, 8, -4)])])) }
    #expect(
      throws: FontFileError(.truncated(needed: 2), table: "kern", offset: 2 + 4 + 14)
    ) { try kerning(old: Self.old([Array(Self.subtable([(3, 8, -4)]).dropLast())])) }
  }

  @Test("a table of another version or without pairs is no kerning, and GPOS precedes the old one")
  func sources() throws {
    #expect(try kerning(old: [0, 0]).isEmpty)
    #expect(try kerning(old: [1, 0]).isEmpty)
    #expect(try kerning(old: Self.old([Self.subtable([], coverage: 0)])).isEmpty)
    #expect(try !kerning(old: Self.old([Self.subtable([])])).isEmpty)
    #expect(try Kerning(positioning: nil, pairs: nil).isEmpty)
    let old = FontTable(Self.old([Self.subtable([(3, 7, -50)])]), tag: "kern")
    let new = FontTable(
      Self.positioning([[Self.pairs((4, 0), [(3, [1, 8, -1])])]]), tag: "GPOS")
    let both = try Kerning(positioning: new, pairs: old)
    #expect(both.adjustment(3, 7) == 0 && both.adjustment(3, 8) == -1)
    let none = FontTable(Self.positioning([]), tag: "GPOS")
    #expect(try Kerning(positioning: none, pairs: old).adjustment(3, 7) == -50)
    #expect(try Kerning(positioning: none, pairs: nil).isEmpty)
  }
}
