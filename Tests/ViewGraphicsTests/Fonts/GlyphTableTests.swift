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
