// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Names of fonts")
struct FontNameTests {
  @Test("the names of a font tell its family, weight, and slant")
  func names() {
    let font = Font.systemFont(ofSize: 12)
    #expect(font.familyName == ".AppleSystemUIFont" && font.fontName == ".SFUI-Regular")
    #expect(font.withItalic().fontName == ".SFUI-Italic")
    let mono = font.withMonospaced()
    #expect(mono.familyName == ".AppleSystemUIFontMonospaced")
    #expect(mono.fontName == ".SFNSMono-Regular")
    #expect(mono.withWeight(.bold).withItalic().fontName == ".SFNSMono-BoldItalic")
    let named = font.withFamily(FontFamily("Two Words"))
    #expect(named.familyName == "Two Words" && named.fontName == "TwoWords-Regular")
  }

  @Test("the four fonts of a known family are listed, and none of another")
  func families() {
    #expect(
      Font.fontNames(forFamilyName: "Courier New") == [
        "CourierNew-Regular", "CourierNew-Italic", "CourierNew-Bold", "CourierNew-BoldItalic",
      ])
    #expect(Font.fontNames(forFamilyName: "Comic Sans").isEmpty)
    #expect(Font.familyNames.contains("Helvetica"))
  }

  @Test("letter spacing is limited to an em less and a hundred more")
  func letterSpacing() {
    let font = Font.systemFont(ofSize: 10)
    #expect(font.withLetterSpacing(-10).letterSpacing == -10)
    #expect(font.withLetterSpacing(-11).letterSpacing == -10)
    #expect(font.withLetterSpacing(1000).letterSpacing == 1000)
    #expect(font.withLetterSpacing(1001).letterSpacing == 1000)
  }
}
