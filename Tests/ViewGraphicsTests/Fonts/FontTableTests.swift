// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewGraphicsTestSupport

extension [UInt8] {
  /// Returns the bytes of a font file with other 16-bit numbers at offsets in a table.
  fileprivate func setting(_ tag: String, _ numbers: [Int: Int]) -> [UInt8] {
    var copy = self
    for entry in stride(from: 12, to: 12 + 16 * Int(self[5]), by: 16)
    where Array(self[entry..<(entry + 4)]) == Array(tag.utf8) {
      let start = self[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
      for (offset, number) in numbers {
        copy[start + offset] = UInt8(truncatingIfNeeded: number >> 8)
        copy[start + offset + 1] = UInt8(truncatingIfNeeded: number)
      }
    }
    return copy
  }
}

@Suite("Tables of a font file")
struct FontTableTests {
  private let builder: FontBuilder = {
    var builder = FontBuilder()
    builder.ascender = 900
    builder.descender = -300
    builder.lineGap = 50
    builder.capHeight = 650
    builder.xHeight = 450
    builder.kerningTable = .extended
    builder.kerning = ["AV": -80]
    return builder
  }()

  private func file(_ tag: String, _ numbers: [Int: Int]) throws -> FontFile {
    try FontFile(builder.bytes().setting(tag, numbers))
  }

  private func error(_ bytes: [UInt8]) -> FontFileError? {
    do throws(FontFileError) {
      _ = try FontFile(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("without line metrics in hhea, those of OS/2 count, and without any, usual ones")
  func lineMetrics() throws {
    let other = try file("hhea", [4: 0, 6: 0, 8: 7]).metrics
    #expect(other.ascender == 0.9 && other.descender == 0.3 && other.lineGap == 0.05)
    let half = try file("hhea", [4: 0, 6: -100, 8: 7]).metrics
    #expect(half.ascender == 0 && half.descender == 0.1 && half.lineGap == 0.007)
    let bytes = builder.bytes().setting("hhea", [4: 0, 6: 0, 8: -9])
    let usual = try FontFile(bytes.setting("OS/2", [68: 0, 70: 0, 72: -9])).metrics
    #expect(usual.ascender == 0.8 && usual.descender == 0.2 && usual.lineGap == 0)
    #expect(usual.lineHeight == 1)
    let flat = try file("hhea", [4: 900, 6: 0, 8: 1]).metrics
    #expect(flat.ascender == 0.9 && flat.descender == 0 && flat.lineGap == 0.001)
    let low = try file("hhea", [4: 1, 6: 0]).metrics
    #expect(low.ascender == 0.001 && low.descender == 0)
    let none = try file("hhea", [4: 100, 6: 100]).metrics
    #expect(none.ascender == 0.8 && none.descender == 0.2 && none.lineGap == 0.05)
    let upward = try file("hhea", [4: 101, 6: 100]).metrics
    #expect(upward.ascender == 0.101 && upward.descender == -0.1)
  }

  @Test("heights of letters are read from version 2 of OS/2 on")
  func letterHeights() throws {
    let second = try file("OS/2", [0: 2]).metrics
    #expect(second.capHeight == 0.65 && second.xHeight == 0.45)
    let first = try file("OS/2", [0: 1]).metrics
    #expect(first.capHeight == 0.7 && first.xHeight == 0.5)
    let empty = try file("OS/2", [86: 0, 88: 0]).metrics
    #expect(empty.capHeight == 0.7 && empty.xHeight == 0.5)
    let negative = try file("OS/2", [86: -1, 88: -1]).metrics
    #expect(negative.capHeight == 0.7 && negative.xHeight == 0.5)
    let low = try file("OS/2", [86: 1, 88: 2]).metrics
    #expect(low.capHeight == 0.002 && low.xHeight == 0.001)
  }

  @Test(
    "letters slant if the style or the selection says so",
    arguments: [
      (0, 0x40, false), (2, 0x40, true), (0, 1, true), (0, 0x200, true), (1, 0x20, false),
      (2, 1, true),
    ])
  func slant(style: Int, selection: Int, isItalic: Bool) throws {
    let bytes = builder.bytes().setting("head", [44: style])
    #expect(try FontFile(bytes.setting("OS/2", [62: selection])).isItalic == isItalic)
  }

  @Test(
    "the weight is declared between 1 and 1000, or else follows from the style",
    arguments: [
      (1, 0, 1), (1000, 0, 1000), (1001, 0, 400), (0, 0, 400), (0, 1, 700), (300, 1, 300),
    ])
  func weight(declared: Int, style: Int, weight: Int) throws {
    let bytes = builder.bytes().setting("head", [44: style])
    #expect(try FontFile(bytes.setting("OS/2", [4: declared])).weight == weight)
  }

  @Test("any number in isFixedPitch stands for a monospaced font")
  func fixedPitch() throws {
    #expect(try file("post", [12: 0, 14: 0]).isMonospaced == false)
    #expect(try file("post", [14: 1]).isMonospaced)
    #expect(try file("post", [12: 1]).isMonospaced)
  }

  @Test(
    "characters are mapped by the tables of Unicode, whichever the platform",
    arguments: [(0, 3), (0, 0), (0, 4), (3, 1)])
  func platforms(platform: Int, encoding: Int) throws {
    let file = try file("cmap", [4: platform, 6: encoding])
    #expect(file.advance(of: "A") == 0.65)
  }

  @Test("a map for other characters than Unicode's isn't supported")
  func otherMap() {
    let error = error(builder.bytes().setting("cmap", [4: 1, 6: 0]))
    #expect(error?.reason == .unsupported(name: "a character map without Unicode,", value: 1))
    #expect(error?.table == "cmap" && error?.offset != nil)
  }

  @Test("a symbol font has its first characters in the private use area as well")
  func symbols() throws {
    var builder = builder
    builder.advances["\u{F0E9}"] = 555
    builder.advances["\u{F100}"] = 777
    let bytes = builder.bytes()
    let symbols = try FontFile(bytes.setting("cmap", [4: 3, 6: 0]))
    #expect(symbols.advance(of: "é") == 0.555)
    #expect(symbols.advance(of: "\u{F0E9}") == 0.555)
    #expect(symbols.advance(of: "Ā") == nil)
    #expect(try FontFile(bytes).advance(of: "é") == nil)
  }

  @Test(
    "segments and groups of characters have to be in order",
    arguments: FontBuilder.MapFormat.allCases)
  func order(format: FontBuilder.MapFormat) {
    var builder = builder
    builder.mapFormat = format
    let isSegments = format == .segments
    // The second end, or the first character of the second group, becomes that of the first.
    let bytes = builder.bytes().setting(
      "cmap", isSegments ? [12 + 14 + 2: 0x20] : [12 + 16 + 12 + 2: 0x20])
    let error = error(bytes)
    #expect(error?.reason == .unordered(name: isSegments ? "segments" : "groups"))
    #expect(
      error?.description.hasSuffix(
        isSegments ? "segments are not in order." : "groups are not in order.")
        == true)
  }

  @Test("names for Macintosh have a byte for each letter")
  func narrowNames() throws {
    var builder = builder
    builder.family = "\u{6142}\u{43C3}"
    let names = try FontFile(builder.bytes().setting("name", [6: 1, 10: 0]))
    #expect(names.familyName == "aBC\u{FFFD}")
  }

  @Test(
    "an English name is preferred to others, then one for Windows, then the first",
    arguments: [
      // The language and platform of the first and the second name.
      (0x407, 3, 0x409, 3, "Bold"), (0x409, 3, 0x407, 3, "Test Sans"),
      (0x409, 3, 0x409, 3, "Test Sans"), (0x409, 0, 0x409, 3, "Bold"), (0, 0, 0x409, 3, "Bold"),
      (0, 0, 0x407, 3, "Test Sans"), (0x407, 0, 0x407, 3, "Bold"), (0x409, 2, 0x407, 3, "Bold"),
      (0, 2, 0x407, 3, "Bold"), (0, 1, 0, 0, "Bold"), (0, 1, 0x409, 3, "Bold"),
      (0, 1, 0x407, 3, "\0T\0e\0s\0t\0 \0S\0a\0n\0s"), (5, 1, 5, 0, "Bold"),
      (5, 0, 5, 1, "Test Sans"), (5, 1, 0x407, 3, "Bold"),
    ])
  func languages(
    first: Int, firstPlatform: Int, second: Int, secondPlatform: Int, name: String
  ) throws {
    var builder = builder
    builder.style = "Bold"
    let bytes = builder.bytes().setting(
      "name", [6: firstPlatform, 10: first, 18: secondPlatform, 22: second, 24: 1])
    #expect(try FontFile(bytes).familyName == name)
  }

  @Test("a name ends with its length, and one that extends beyond the table is rejected")
  func nameLengths() throws {
    // The family is "Test Sans": its length and its offset, in bytes.
    #expect(try file("name", [14: 9]).familyName == "Test")
    #expect(try file("name", [14: 8]).familyName == "Test")
    #expect(try file("name", [14: 0]).familyName == "Font")
    #expect(try file("name", [14: 8, 16: 10]).familyName == "Sans")
    // The names are 9, 7, and 16 letters behind a header of 42 bytes.
    #expect(try file("name", [14: 64, 16: 0]).familyName == "Test SansRegularTestSans-Regular")
    #expect(
      error(builder.bytes().setting("name", [14: 65, 16: 0]))?.reason == .truncated(needed: 1))
    #expect(
      error(builder.bytes().setting("name", [14: 2, 16: 63]))?.reason == .truncated(needed: 1))
    #expect(try file("name", [14: 2, 16: 62]).familyName == "r")
  }

  @Test("glyphs beyond the listed advances have the last one")
  func lastAdvance() throws {
    // Glyph 0 is missing characters, and 1 the space.
    let file = try file("hhea", [34: 34])
    #expect(file.advance(of: "@") == 0.64)
    #expect(file.advance(of: "A") == 0.64)
    #expect(file.advance(of: "z") == 0.64)
    #expect(file.advance(of: "?") == 0.63)
    #expect(file.glyphCount == 96)
  }

  @Test(
    "an em has 16 to 16,384 units",
    arguments: [(15, false), (16, true), (16_384, true), (16_385, false)])
  func unitsPerEm(units: Int, isRead: Bool) throws {
    let bytes = builder.bytes().setting("head", [18: units])
    #expect((error(bytes) == nil) == isRead)
    if isRead { #expect(try FontFile(bytes).advance(of: "A") == 650 / CGFloat(units)) }
  }

  @Test("the typographic family and style replace the older ones")
  func typographic() throws {
    #expect(try file("name", [24: 16]).familyName == "Regular")
    #expect(try file("name", [12: 17]).styleName == "Test Sans")
    #expect(try file("name", [24: 3]).familyName == "Test Sans")
  }

  @Test("an extension that leads to an extension is rejected, and one of another type ignored")
  func extensions() throws {
    #expect(try file("GPOS", [:]).kerning("A", "V") == -0.08)
    let cyclic = error(builder.bytes().setting("GPOS", [58: 9]))
    #expect(cyclic?.reason == .cyclic(name: "an extension"))
    #expect(cyclic?.description.hasSuffix("an extension leads back to itself.") == true)
    #expect(try file("GPOS", [58: 1]).kerning("A", "V") == 0)
  }

  @Test("features come from the default language of known scripts, required ones included")
  func scripts() throws {
    // A script without a default language, one that isn't known, and one that requires the feature.
    #expect(try file("GPOS", [18: 0]).kerning("A", "V") == 0)
    #expect(try file("GPOS", [12: 0x4141]).kerning("A", "V") == 0)
    #expect(try file("GPOS", [24: 0, 26: 0]).kerning("A", "V") == -0.08)
    #expect(try file("GPOS", [26: 0]).kerning("A", "V") == 0)
    #expect(try file("GPOS", [12: 0x6C61, 14: 0x746E]).kerning("A", "V") == -0.08)
  }
}
