// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Character maps")
struct CharacterMapTests {
  /// A subtable that maps A to a glyph by segments, with no segment for the last character.
  private static func segments(_ glyph: Int) -> [Int] {
    [4, 24, 0, 2, 0, 0, 0, 0x41, 0, 0x41, glyph - 0x41, 0]
  }

  /// A subtable that maps A to a glyph by groups.
  private static func groups(_ glyph: Int) -> [Int] {
    [12, 0, 0, 28, 0, 0, 0, 1, 0, 0x41, 0, 0x41, 0, glyph]
  }

  /// A table with subtables by platform and encoding.
  private static func table(_ subtables: [(Int, Int, [Int])]) -> [Int] {
    var table = [0, subtables.count]
    var start = 4 + subtables.count * 8
    for (platform, encoding, numbers) in subtables {
      table += [platform, encoding, 0, start]
      start += numbers.count * 2
    }
    return table + subtables.flatMap { $0.2 }
  }

  private func map(_ numbers: [Int], glyphCount: Int = 0xFFFF) throws -> CharacterMap {
    try CharacterMap(FontTable(numbers), glyphCount: glyphCount)
  }

  private func error(_ numbers: [Int]) -> FontFileError? {
    do throws(FontFileError) {
      _ = try CharacterMap(FontTable(numbers), glyphCount: 0xFFFF)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "of several subtables, the one with the most characters is used, and of equal ones the first",
    arguments: [
      ([(3, 0), (0, 3)], [false, false], 2), ([(0, 3), (3, 1)], [false, false], 2),
      ([(3, 1), (3, 10)], [false, true], 2), ([(3, 10), (3, 1)], [true, false], 1),
      ([(3, 1), (0, 3)], [false, false], 1), ([(0, 3), (3, 0)], [false, false], 1),
      ([(3, 1), (0, 4)], [false, true], 2), ([(0, 6), (3, 10)], [true, true], 1),
      ([(0, 0), (0, 4)], [false, false], 1), ([(3, 1), (3, 1)], [false, false], 1),
      // Groups for fewer characters, and segments for more, don't count.
      ([(3, 0), (0, 2)], [false, true], 1), ([(3, 0), (0, 7)], [false, true], 1),
      ([(3, 0), (0, 5)], [false, false], 1), ([(3, 0), (1, 0)], [false, false], 1),
      ([(3, 0), (3, 1)], [false, true], 1), ([(3, 0), (3, 10)], [false, false], 1),
    ] as [([(Int, Int)], [Bool], Int)])
  func ranks(places: [(Int, Int)], isGroups: [Bool], glyph: Int) throws {
    let subtables = zip(places, isGroups).enumerated().map { index, entry in
      (
        entry.0.0, entry.0.1,
        entry.1 ? Self.groups(index + 1) : Self.segments(index + 1)
      )
    }
    #expect(try map(Self.table(subtables)).glyph(of: "A") == glyph)
  }

  @Test("only the segments and groups that are counted map characters")
  func counts() throws {
    // One segment that would map P as well if the numbers after it were another one.
    let single = try map(Self.table([(3, 1, Self.segments(0x42))]))
    #expect(single.glyph(of: "A") == 0x42)
    #expect(single.glyph(of: "P") == nil)
    var groups = Self.groups(9)
    groups += [0, 0x50, 0, 0x50, 0, 10]
    let first = try map(Self.table([(3, 10, groups)]))
    #expect(first.glyph(of: "A") == 9 && first.glyph(of: "P") == nil)
    groups[7] = 2
    let both = try map(Self.table([(3, 10, groups)]))
    #expect(both.glyph(of: "A") == 9 && both.glyph(of: "P") == 10)
    #expect(both.glyph(of: "B") == nil && both.glyph(of: "O") == nil && both.glyph(of: "@") == nil)
  }

  @Test("a segment refers to an array of glyphs, to which its delta is added, except to none")
  func arrays() throws {
    // A to D by the array, and the last two characters by their delta.
    let numbers = [
      4, 40, 0, 4, 0, 0, 0, 0x44, 0xFFFF, 0, 0x41, 0xFFFE, 3, 5 - 0xFFFE, 4, 0, 7, 0, 0xFFFF, 9,
    ]
    let map = try map(Self.table([(3, 1, numbers)]))
    #expect(map.glyph(of: "A") == 10)
    #expect(map.glyph(of: "B") == nil)
    #expect(map.glyph(of: "C") == 2)
    #expect(map.glyph(of: "D") == 12)
    #expect(map.glyph(of: "E") == nil && map.glyph(of: "@") == nil)
    #expect(map.glyph(of: "\u{FFFE}") == 5 && map.glyph(of: "\u{FFFF}") == 6)
    #expect(map.glyph(of: "\u{FFFD}") == nil && map.glyph(of: "\u{10041}") == nil)
  }

  @Test("a glyph that the font lacks isn't found, and neither is the glyph for missing characters")
  func limits() throws {
    let numbers = Self.table([(3, 1, Self.segments(9))])
    #expect(try map(numbers, glyphCount: 10).glyph(of: "A") == 9)
    #expect(try map(numbers, glyphCount: 9).glyph(of: "A") == nil)
    #expect(try map(Self.table([(3, 10, Self.groups(0))])).glyph(of: "A") == nil)
    #expect(try map(Self.table([(3, 10, Self.groups(1))])).glyph(of: "A") == 1)
  }

  @Test("in a symbol font, the characters themselves precede those of the private use area")
  func symbols() throws {
    let numbers = [
      4, 40, 0, 4, 0, 0, 0, 0x42, 0xF0FF, 0, 0x42, 0xF041, 7 - 0x42, 20 - 0xF041, 0, 0,
    ]
    let symbols = try map(Self.table([(3, 0, numbers)]))
    #expect(symbols.glyph(of: "A") == 20)
    #expect(symbols.glyph(of: "B") == 7)
    #expect(symbols.glyph(of: "\u{FF}") == 20 + 0xFF - 0x41)
    #expect(symbols.glyph(of: "\u{100}") == nil)
    #expect(symbols.glyph(of: "@") == nil)
    #expect(try map(Self.table([(3, 1, numbers)])).glyph(of: "A") == nil)
  }

  @Test("a table that ends within its arrays is rejected with the number of missing bytes")
  func truncated() {
    for numbers in [Self.segments(1), Self.groups(1)] {
      let whole = Self.table([(3, numbers[0] == 4 ? 1 : 10, numbers)])
      #expect(error(whole) == nil)
      let start = 2 + 12 + (numbers[0] == 4 ? 14 : 16)
      #expect(
        error(Array(whole.dropLast()))
          == FontFileError(.truncated(needed: 2), table: "test", offset: start))
    }
    // The directory of subtables.
    #expect(
      error([0, 2, 3, 1, 0, 20, 3, 1, 0])
        == FontFileError(.truncated(needed: 2), table: "test", offset: 6))
  }

  @Test("groups begin behind the previous one, end behind their beginning, and are characters")
  func order() {
    func table(_ first: (Int, Int), _ second: (Int, Int)) -> [Int] {
      var numbers: [Int] = [12, 0, 0, 40, 0, 0, 0, 2]
      for group in [first, second] {
        for value in [group.0, group.1, 1] { numbers += [value >> 16, value & 0xFFFF] }
      }
      return Self.table([(3, 10, numbers)])
    }
    let second = 2 + 12 + 16 + 12
    #expect(error(table((5, 6), (7, 7))) == nil)
    #expect(error(table((0, 0), (1, 0x10_FFFF))) == nil)
    for (first, last) in [(6, 9), (5, 9), (7, 6)] {
      #expect(
        error(table((5, 6), (first, last)))
          == FontFileError(.unordered(name: "groups"), table: "test", offset: second))
    }
    #expect(
      error(table((5, 6), (7, 0x11_0000)))
        == FontFileError(
          .outOfRange(
            name: "the last character of a group", value: 0x11_0000, allowed: 0...0x10_FFFF),
          table: "test", offset: second + 4))
  }

  @Test("segments end behind the previous one")
  func segmentOrder() {
    func table(_ second: Int) -> [Int] {
      Self.table([(3, 1, [4, 32, 0, 4, 0, 0, 0, 0x41, second, 0, 0, 0, 0, 0, 0, 0])])
    }
    #expect(error(table(0x42)) == nil)
    for second in [0x41, 0x40] {
      #expect(
        error(table(second))
          == FontFileError(.unordered(name: "segments"), table: "test", offset: 2 + 12 + 14 + 2))
    }
    #expect(error(Self.table([(3, 1, [4, 32, 0, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])])) == nil)
  }

  @Test("a table without Unicode reports how many maps it has")
  func otherMaps() {
    let numbers = Self.table([(1, 0, Self.segments(1)), (2, 1, Self.segments(1))])
    #expect(
      error(numbers)
        == FontFileError(
          .unsupported(name: "a character map without Unicode,", value: 2), table: "test", offset: 4
        ))
  }
}
