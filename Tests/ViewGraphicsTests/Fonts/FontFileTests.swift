// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewGraphicsTestSupport

@Suite("Font file")
struct FontFileTests {
  @Test("names, weight, slant, and the number of glyphs are read")
  func names() throws {
    var builder = FontBuilder()
    builder.family = "Größe Sans"
    builder.style = "Bold Italic"
    builder.weight = 650
    builder.isItalic = true
    let file = try FontFile(builder.bytes())
    #expect(file.familyName == "Größe Sans")
    #expect(file.styleName == "Bold Italic")
    #expect(file.postScriptName == "GrößeSans-Bold Italic")
    let family = try #require(FontFamily(files: [file]))
    let font = Font.systemFont(ofSize: 12, weight: .bold).withFamily(family).withItalic(true)
    #expect(font.fontName == file.postScriptName)
    #expect(file.weight == 650)
    #expect(file.isItalic)
    #expect(file.isMonospaced == false)
    #expect(file.glyphCount == 96)
    #expect(file.face == 0)
  }

  @Test("vertical metrics are those of the table hhea, in ems")
  func metrics() throws {
    var builder = FontBuilder()
    builder.unitsPerEm = 2000
    builder.ascender = 1900
    builder.descender = -500
    builder.lineGap = 100
    builder.capHeight = 1400
    builder.xHeight = 1040
    let metrics = try FontFile(builder.bytes()).metrics
    #expect(metrics.ascender == 0.95)
    #expect(metrics.descender == 0.25)
    #expect(metrics.lineGap == 0.05)
    #expect(metrics.lineHeight == 1.25)
    #expect(metrics.capHeight == 0.7)
    #expect(metrics.xHeight == 0.52)
  }

  @Test(
    "characters have their advances with either kind of character map",
    arguments: FontBuilder.MapFormat.allCases)
  func advances(format: FontBuilder.MapFormat) throws {
    var builder = FontBuilder()
    builder.mapFormat = format
    builder.advances["é"] = 555
    builder.advances["漢"] = 1000
    let file = try FontFile(builder.bytes())
    for value in UInt8(0x20)...0x7E {
      #expect(file.advance(of: Unicode.Scalar(value)) == CGFloat(value) / 100)
    }
    #expect(file.advance(of: "é") == 0.555)
    #expect(file.advance(of: "漢") == 1)
    #expect(file.advance(of: "ж") == nil)
    #expect(file.advance(of: "\u{10FFFF}") == nil)
    #expect(file.advance(of: "\0") == nil)
  }

  @Test("characters beyond the Basic Multilingual Plane are found by groups")
  func supplementary() throws {
    var builder = FontBuilder()
    builder.mapFormat = .groups
    builder.advances["𝒜"] = 900
    #expect(try FontFile(builder.bytes()).advance(of: "𝒜") == 0.9)
  }

  @Test("pairs are kerned with each kind of table", arguments: FontBuilder.KerningTable.allCases)
  func kerning(table: FontBuilder.KerningTable) throws {
    var builder = FontBuilder()
    builder.kerningTable = table
    builder.kerning = ["AV": -80, "VA": -70, "To": -100, "Te": -90, "f)": 30]
    let file = try FontFile(builder.bytes())
    #expect(file.hasKerning)
    for (pair, value) in builder.kerning {
      let scalars = Array(pair.unicodeScalars)
      #expect(file.kerning(scalars[0], scalars[1]) == CGFloat(value) / 1000, "\(pair)")
    }
    #expect(file.kerning("A", "A") == 0)
    #expect(file.kerning("V", "o") == 0)
    #expect(file.kerning("я", "A") == 0)
  }

  @Test("a font without pairs isn't kerned, and one without optional tables is read")
  func plain() throws {
    var builder = FontBuilder()
    #expect(try FontFile(builder.bytes()).hasKerning == false)
    builder.missing = ["OS/2", "name", "post"]
    builder.weight = 700
    let file = try FontFile(builder.bytes())
    #expect(file.familyName == "Font")
    #expect(file.styleName == "")
    #expect(file.weight == 700)
    #expect(file.metrics.capHeight == 0.7)
  }

  @Test("each face of a collection is read by its index")
  func collections() throws {
    var second = FontBuilder()
    second.family = "Second"
    second.advances["A"] = 123
    let bytes = FontBuilder.collection([FontBuilder().bytes(), second.bytes()])
    #expect(try FontFile(bytes).familyName == "Test Sans")
    let file = try FontFile(bytes, face: 1)
    #expect(file.familyName == "Second")
    #expect(file.face == 1)
    #expect(file.advance(of: "A") == 0.123)
    #expect(throws: FontFileError.self) { try FontFile(bytes, face: 2) }
    #expect(throws: FontFileError.self) { try FontFile(bytes, face: -1) }
  }

  @Test("files are equal if their contents are")
  func equality() throws {
    let bytes = FontBuilder().bytes()
    var other = FontBuilder()
    other.advances["A"] = 1
    #expect(try FontFile(bytes) == FontFile(bytes))
    #expect(try FontFile(bytes).hashValue == FontFile(bytes).hashValue)
    #expect(try FontFile(bytes) != FontFile(other.bytes()))
    #expect(try FontFile(bytes).bytes == bytes)
  }

  @Test("a family returns the face closest to a weight and slant")
  func faces() throws {
    func file(_ weight: Int, _ isItalic: Bool = false) throws -> FontFile {
      var builder = FontBuilder()
      builder.weight = weight
      builder.isItalic = isItalic
      return try FontFile(builder.bytes())
    }
    let family = FontFamily(
      "Test", files: [try file(400), try file(700), try file(400, true), try file(900)])
    func found(_ weight: Font.Weight, _ isItalic: Bool = false) -> [Int] {
      let file = family.file(weight: weight, isItalic: isItalic)
      return [file?.weight ?? 0, file?.isItalic == true ? 1 : 0]
    }
    #expect(found(.regular) == [400, 0])
    #expect(found(.thin) == [400, 0])
    #expect(found(.medium) == [400, 0])
    #expect(found(.semibold) == [700, 0])
    #expect(found(.heavy) == [900, 0])
    #expect(found(.black) == [900, 0])
    #expect(found(.bold, true) == [400, 1])
    #expect(FontFamily("None").file(weight: .bold, isItalic: false) == nil)
    #expect(FontFamily(files: []) == nil)
    #expect(
      FontFamily(files: [try file(400)], fallbacks: ["Georgia"])?.names == ["Test Sans", "Georgia"])
  }
}
