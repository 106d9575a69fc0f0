// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("The line heights of families that are part of iOS")
struct KnownMetricsTests {
  private func font(_ name: String) throws -> Font { try #require(Font(name: name, size: 17)) }

  @Test("Helvetica's lines are 15 % higher than its letters, as measured on iOS")
  func helvetica() throws {
    let font = try font("Helvetica")
    #expect(abs(font.ascender - 15.640_332) < 1e-5)
    #expect(abs(font.descender + 3.909_668) < 1e-5)
    #expect(abs(font.lineHeight - 19.55) < 1e-9)
    #expect(font.leading == 0)
  }

  @Test(
    "the line height of a family is its own",
    arguments: [
      ("Helvetica Neue", 1.193), ("HelveticaNeue-Bold", 1.193), ("ArialMT", 1.149_9),
      ("Georgia-Italic", 1.136_23), ("TimesNewRomanPSMT", 1.149_9), ("CourierNewPSMT", 1.132_81),
      ("Menlo-Regular", 1.164_06), ("Avenir-Book", 1.366), ("AvenirNext-DemiBold", 1.366),
      ("Verdana", 1.215_33), ("TrebuchetMS", 1.161_13),
    ])
  func lineHeights(name: String, multiple: CGFloat) throws {
    let font = try font(name)
    #expect(abs(font.lineHeight / 17 - multiple) < 1e-4)
    #expect(font.ascender - font.descender <= font.lineHeight + 1e-9)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test(
    "letters are as high as in the files of the families",
    arguments: [
      ("Arial", 1854, 434, 1467, 1062, 2048), ("Avenir", 1000, 366, 708, 468, 1000),
      ("Avenir Next", 1000, 366, 708, 468, 1000), ("Courier New", 1705, 615, 1170, 866, 2048),
      ("Georgia", 1878, 449, 1419, 986, 2048), ("Helvetica Neue", 952, 213, 714, 517, 1000),
      ("Menlo", 1901, 483, 1493, 1120, 2048), ("Times New Roman", 1825, 443, 1356, 916, 2048),
      ("Trebuchet MS", 1923, 455, 1465, 1071, 2048), ("Verdana", 2059, 430, 1489, 1117, 2048),
      ("Helvetica", 1884.2, 471, 1469, 1071, 2048),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func letters(
    name: String, ascender: CGFloat, descender: CGFloat, cap: CGFloat, x: CGFloat, em: CGFloat
  ) {
    let font = Font.systemFont(ofSize: 10).withFamily(FontFamily(name))
    let found = [font.ascender, -font.descender, font.capHeight, font.xHeight]
    for (length, expected) in zip(found, [ascender, descender, cap, x]) {
      #expect(abs(length - expected / em * 10) < 1e-9)
    }
  }

  @Test("other families have the metrics of the system font")
  func others() throws {
    let (other, system) = (try font("Zapfino"), Font.systemFont(ofSize: 17))
    #expect(other.lineHeight == system.lineHeight && other.ascender == system.ascender)
  }

  @Test("a text style in such a family has its line spacing, and the style's without it")
  func textStyle() {
    let body = Font.preferredFont(forTextStyle: .body)
    let georgia = body.withFamily(FontFamily("Georgia"))
    #expect(body.leading != 0 && georgia.leading == 0)
    #expect(georgia.withFamily(nil) == body)
    #expect(georgia.withLineHeight(2).leading == 2 * 17 - georgia.lineHeight)
  }
}
