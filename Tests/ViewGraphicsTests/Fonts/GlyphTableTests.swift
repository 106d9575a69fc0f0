// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Lists of glyphs in font files")
struct GlyphTableTests {
  /// A table of 16-bit numbers behind two other bytes.
  private func table(_ numbers: Int...) -> FontTable {
    var bytes: [UInt8] = [7, 7]
    for number in numbers { bytes += [UInt8(number >> 8), UInt8(number & 0xFF)] }
    return FontTable(tag: "GPOS", bytes: bytes, range: 2..<bytes.count)
  }

  @Test("classes are listed glyph by glyph, or by ranges, and others have class 0")
  func classes() {
    let single = table(1, 20, 3, 4, 5, 300)
    #expect((18...24).map { single.glyphClass(of: $0, at: 0) } == [0, 0, 4, 5, 300, 0, 0])
    let ranges = table(2, 2, 10, 12, 7, 20, 20, 9)
    #expect(
      [9, 10, 12, 13, 19, 20, 21].map { ranges.glyphClass(of: $0, at: 0) }
        == [0, 7, 7, 0, 0, 9, 0])
    #expect(table(3, 1, 1, 1).glyphClass(of: 1, at: 0) == 0)
  }

  @Test("covered glyphs are numbered in order, one by one or by ranges")
  func coverage() {
    let single = table(1, 3, 5, 8, 300)
    #expect(
      [4, 5, 6, 8, 300, 301].map { single.coverage(of: $0, at: 0) } == [nil, 0, nil, 1, 2, nil])
    let ranges = table(2, 2, 10, 12, 0, 20, 21, 3)
    #expect(
      [9, 10, 12, 13, 20, 21, 22].map { ranges.coverage(of: $0, at: 0) }
        == [nil, 0, 2, nil, 3, 4, nil])
    #expect(table(3, 1, 1).coverage(of: 1, at: 0) == nil)
  }

  @Test("glyphs that are listed behind the end of a list don't belong to it")
  func counts() {
    #expect(table(1, 1, 5, 8).coverage(of: 5, at: 0) == 0)
    #expect(table(1, 1, 5, 8).coverage(of: 8, at: 0) == nil)
    #expect(table(1, 0, 5).coverage(of: 5, at: 0) == nil)
    #expect(table(2, 1, 10, 12, 4, 20, 21, 7).coverage(of: 12, at: 0) == 6)
    #expect(table(2, 1, 10, 12, 4, 20, 21, 7).coverage(of: 20, at: 0) == nil)
    #expect(table(1, 20, 2, 4, 5, 300).glyphClass(of: 21, at: 0) == 5)
    #expect(table(1, 20, 2, 4, 5, 300).glyphClass(of: 22, at: 0) == 0)
    #expect(table(2, 1, 10, 12, 7, 20, 20, 9).glyphClass(of: 20, at: 0) == 0)
    // The same lists behind other numbers.
    #expect(table(9, 9, 1, 2, 5, 8).coverage(of: 8, at: 4) == 1)
    #expect(table(9, 9, 2, 1, 10, 12, 4).coverage(of: 11, at: 4) == 5)
    #expect(table(9, 9, 1, 20, 2, 4, 5).glyphClass(of: 21, at: 4) == 5)
    #expect(table(9, 9, 2, 1, 10, 12, 7).glyphClass(of: 10, at: 4) == 7)
  }

  @Test("numbers are read up to the last byte of a table, and are 0 beyond it during measurement")
  func lenient() throws {
    let bytes: [UInt8] = [9, 9, 0x12, 0x34, 0x56, 0x78, 0x9A, 9]
    let table = FontTable(tag: "test", bytes: bytes, range: 2..<7)
    #expect(table.count == 5)
    #expect((-2...6).map(table.lenient16) == [0, 0, 0x1234, 0x3456, 0x5678, 0x789A, 0, 0, 0])
    #expect(try table.u32(1) == 0x3456_789A && table.u16(3) == 0x789A)
    #expect(try table.i16(3) == 0x789A && FontTable([0xFFFE], tag: "a").i16(0) == -2)
    #expect(throws: FontFileError(.truncated(needed: 1), table: "test", offset: 4)) {
      try table.u32(2)
    }
    #expect(throws: FontFileError(.truncated(needed: 1), table: "test", offset: 2)) {
      try table.check(-1, 1)
    }
    #expect(throws: FontFileError(.truncated(needed: Int.max), table: "test", offset: 2)) {
      try table.check(Int.max, 2)
    }
    #expect(throws: FontFileError.self) { try table.check(2, -1) }
    #expect(throws: Never.self) { try table.check(5, 0) }
    #expect(throws: Never.self) { try table.check(0, 5) }
    #expect(table.error(.notAFont, at: 3).offset == 5)
    #expect(table.error(.notAFont, at: -3).offset == 2)
  }

  @Test("the first index that satisfies a condition is found by its neighbors", arguments: 0...9)
  func search(first: Int) {
    let table = table(0)
    #expect(table.search(9) { $0 >= first } == first)
    #expect(table.search(first) { _ in false } == first)
    #expect(table.search(first) { _ in true } == 0)
  }

  @Test("data beyond the end of a table is reported with the number of missing bytes")
  func truncated() throws {
    let table = table(1, 2)
    #expect(try table.u16(2) == 2)
    for (offset, needed) in [(3, 1), (4, 2), (10, 8)] {
      #expect(
        throws: FontFileError(.truncated(needed: needed), table: "GPOS", offset: 2 + min(offset, 4))
      ) {
        try table.u16(offset)
      }
    }
    #expect(throws: FontFileError.self) { try table.check(Int.max, 2) }
    #expect(throws: FontFileError.self) { try table.check(-1, 1) }
  }
}

@Suite("Lines that fit a height")
struct LineLimitTests {
  @Test(
    "a line may lack almost a pixel of its height, and of an unusable scale a point",
    arguments: [
      (1.0, 0.9, 2), (2, 0.4, 2), (2, 0.6, 1), (0, 0.9, 2), (.nan, 0.9, 2), (-3, 0.9, 2),
      (1, 1.1, 1), (0, 1.1, 1),
    ] as [(CGFloat, CGFloat, Int)])
  func limit(scale: CGFloat, missing: CGFloat, lines: Int) {
    let font = Font.systemFont(ofSize: 20)
    var style = TextLayout.Style(font: font, numberOfLines: 0)
    style.displayScale = scale
    #expect(style.lineLimit(in: 2 * font.lineHeight - missing, font: font) == lines)
  }

  @Test("a style's number of lines limits those that fit, and at least one is shown")
  func ends() {
    let font = Font.systemFont(ofSize: 20)
    let style = TextLayout.Style(font: font, numberOfLines: 3)
    #expect(style.lineLimit(in: 100 * font.lineHeight, font: font) == 3)
    #expect(style.lineLimit(in: .infinity, font: font) == 3)
    #expect(style.lineLimit(in: 2.5 * font.lineHeight, font: font) == 2)
    #expect(style.lineLimit(in: 0, font: font) == 1)
    let free = TextLayout.Style(font: font, numberOfLines: 0)
    #expect(free.lineLimit(in: .infinity, font: font) == Int.max)
  }
}
