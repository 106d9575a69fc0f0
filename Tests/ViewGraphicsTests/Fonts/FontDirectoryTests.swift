// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphicsTestSupport

@testable import ViewGraphics

@Suite("The directory of a font file")
struct FontDirectoryTests {
  private static func tag(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func error(_ bytes: [UInt8], face: Int = 0) -> FontFileError? {
    do throws(FontFileError) {
      _ = try FontDirectory(bytes, face: face)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "files with outlines of either kind are read, alone and in a collection",
    arguments: [[0, 1, 0, 0], tag("true"), tag("OTTO")])
  func versions(version: [UInt8]) throws {
    let font = version + FontBuilder.file([("abcd", [1, 2, 3])]).dropFirst(4)
    #expect(try FontDirectory(font, face: 0).needed("abcd").count == 3)
    #expect(
      error(font, face: 1)
        == FontFileError(.noFace(index: 1, count: 1), table: nil, offset: nil))
    #expect(error(font, face: -1)?.reason == .noFace(index: -1, count: 1))
    let collection = FontBuilder.collection([font, font])
    let table = try FontDirectory(collection, face: 1).needed("abcd")
    #expect(table.lenient16(0) == 0x0102 && table.range.lowerBound > font.count)
    for face in [-1, 2] {
      #expect(
        error(collection, face: face)
          == FontFileError(.noFace(index: face, count: 2), table: nil, offset: 8))
    }
  }

  @Test("a face of a collection that is no font is reported with its place")
  func brokenFace() {
    let font = FontBuilder.file([("abcd", [1, 2, 3])])
    let collection = FontBuilder.collection([font, Self.tag("typ1") + font.dropFirst(4)])
    #expect(error(collection) == nil)
    #expect(
      error(collection, face: 1)
        == FontFileError(.notAFont, table: nil, offset: 12 + 8 + font.count))
    for start in ["typ1", "wOF1", "ttcg", "\0\u{2}\0\0"] {
      #expect(error(Self.tag(start) + font.dropFirst(4))?.reason == .notAFont)
    }
  }

  @Test("of two tables with a tag the first counts, and a table may end with the file")
  func tables() throws {
    var file = FontBuilder.file([("abcd", [1, 2, 3, 4]), ("abcd", [5, 6, 7, 8])])
    let directory = try FontDirectory(file, face: 0)
    let table = try directory.needed("abcd")
    #expect(table.lenient16(0) == 0x0102 && table.tag == "abcd" && table.count == 4)
    #expect(try directory.table("none") == nil)
    #expect(throws: FontFileError(.missingTable, table: "none", offset: nil)) {
      try directory.needed("none")
    }
    file = FontBuilder.file([("abcd", [1, 2, 3, 4])])
    #expect(try FontDirectory(file, face: 0).table("abcd")?.range == 28..<32)
    file[27] = 5
    #expect(throws: FontFileError(.truncated(needed: 1), table: "abcd", offset: 28)) {
      try FontDirectory(file, face: 0).table("abcd")
    }
    file[23] = 40
    #expect(throws: FontFileError(.truncated(needed: 13), table: "abcd", offset: 32)) {
      try FontDirectory(file, face: 0).table("abcd")
    }
    // The directory itself has to be complete, the tables don't.
    #expect(error(Array(file.prefix(28))) == nil)
    #expect(
      error(Array(file.prefix(27)))
        == FontFileError(.truncated(needed: 1), table: nil, offset: 12))
  }

  @Test(
    "an error is a sentence with the table, the place, and the reason",
    arguments: [
      (.notAFont, "abcd", 4, "Table “abcd”, byte 4: not a TrueType or OpenType font."),
      (.notAFont, nil, nil, "Font file: not a TrueType or OpenType font."),
      (.truncated(needed: 1), "abcd", 0, "Table “abcd”, byte 0: the data ends 1 byte too early."),
      (.truncated(needed: 2), nil, 7, "Font file, byte 7: the data ends 2 bytes too early."),
      (
        .outOfRange(name: "x", value: 3, allowed: 5...9), "abcd", nil,
        "Table “abcd”: x is 3, allowed are 5 to 9."
      ),
      (.unsupported(name: "format", value: 3), nil, nil, "Font file: format 3 is not supported."),
      (.unordered(name: "groups"), nil, nil, "Font file: groups are not in order."),
      (.cyclic(name: "a loop"), nil, nil, "Font file: a loop leads back to itself."),
      (
        .noFace(index: 2, count: 1), nil, nil,
        "Font file: there is no face 2 in a collection of 1."
      ),
    ] as [(FontFileError.Reason, String?, Int?, String)])
  func sentences(reason: FontFileError.Reason, table: String?, offset: Int?, sentence: String) {
    #expect(FontFileError(reason, table: table, offset: offset).description == sentence)
  }
}

@Suite("Faces of font files")
struct FontFaceTests {
  private func file(
    _ weight: Int, isItalic: Bool = false, _ change: (inout FontBuilder) -> Void = { _ in }
  ) throws -> FontFile {
    var builder = FontBuilder()
    builder.weight = weight
    builder.isItalic = isItalic
    change(&builder)
    return try FontFile(builder.bytes())
  }

  @Test(
    "of two weights that are equally close, bold text has the bolder one, and other text the lighter",
    arguments: [
      (Font.Weight.regular, 300, 500, 300), (.light, 200, 400, 200), (.medium, 400, 600, 400),
      (.semibold, 500, 700, 700), (.bold, 600, 800, 800), (.black, 800, 900, 900),
      (.regular, 300, 499, 499), (.regular, 301, 500, 301), (.semibold, 501, 700, 501),
    ] as [(Font.Weight, Int, Int, Int)])
  func ties(weight: Font.Weight, one: Int, other: Int, expected: Int) throws {
    for weights in [[one, other], [other, one]] {
      let family = FontFamily("Test", files: try weights.map { try file($0) })
      #expect(family.file(weight: weight, isItalic: false)?.weight == expected)
    }
  }

  @Test("the slant decides before any difference in weight")
  func slants() throws {
    let family = FontFamily("Test", files: [try file(900, isItalic: true), try file(400)])
    #expect(family.file(weight: .regular, isItalic: true)?.weight == 900)
    #expect(family.file(weight: .black, isItalic: false)?.weight == 400)
    let single = FontFamily("Test", files: [try file(900, isItalic: true)])
    #expect(single.file(weight: .thin, isItalic: false)?.weight == 900)
  }

  @Test("a family with files has their metrics, even if its name is known")
  func knownName() throws {
    let own = try file(400) { $0.ascender = 900 }
    let font = Font.systemFont(ofSize: 10).withFamily(FontFamily("Georgia", files: [own]))
    #expect(font.ascender == 9 && font.descender == -2 && font.lineHeight == 11)
    #expect(font.file == own && font.familyName == "Georgia" && font.fontName == "TestSans-Regular")
    let other = try file(400) { $0.family = "" }
    #expect(FontFamily(files: [other])?.name == "Font")
  }

  @Test("faces of a file differ, even if they have the same contents")
  func faces() throws {
    let bytes = FontBuilder().bytes()
    let collection = FontBuilder.collection([bytes, bytes])
    let (first, second) = (try FontFile(collection), try FontFile(collection, face: 1))
    #expect(first != second)
    #expect(try first == FontFile(collection, face: 0))
    #expect(Set([first, second, first]).count == 2)
  }

  @Test("digits of equal width are replaced one by one, or by a distance between glyphs")
  func tabularDigits() throws {
    var builder = FontBuilder()
    builder.tabularDigits = 600
    func tables(_ numbers: [(Int, UInt8)]) throws -> FontTables {
      var bytes = builder.bytes()
      let entry = try #require(
        stride(from: 12, to: 200, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("GSUB".utf8) })
      let start = Int(bytes[entry + 10]) << 8 | Int(bytes[entry + 11])
      for (offset, number) in numbers { bytes[start + offset + 1] = number }
      return try FontFile(bytes).tables
    }
    // Glyph 17 is the zero, and 96 the first of the replacements.
    let single = try tables([])
    #expect(single.tabular(17) == 96 && single.tabular(26) == 105)
    #expect(single.tabular(16) == 16 && single.tabular(27) == 27)
    #expect(single.advance(of: single.tabular(20)) == 600)
    let moved = try tables([(56, 1), (60, 3)])
    #expect(moved.tabular(17) == 20 && moved.tabular(26) == 29 && moved.tabular(27) == 27)
    // A coverage of only the first two digits.
    let two = try tables([(56 + 28, 2)])
    #expect(two.tabular(18) == 97 && two.tabular(19) == 19)
  }
}
