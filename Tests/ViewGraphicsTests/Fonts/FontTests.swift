// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Font")
struct FontTests {
  @Test(
    "line heights are those measured on iOS",
    arguments: [(CGFloat(17), 20.287), (12, 14.320), (28, 33.414), (18, 21.480)])
  func lineHeights(size: CGFloat, height: Double) {
    let font = Font.systemFont(ofSize: size)
    #expect(abs(font.lineHeight - height) < 0.001)
    #expect(abs(font.ascender - 0.95215 * size) < 0.001)
    #expect(abs(font.descender + 0.24121 * size) < 0.001)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(abs(font.capHeight - 0.7046 * size) < 0.001)
    #expect(abs(font.xHeight - 0.5264 * size) < 0.001)
    #expect(font.leading == 0)
  }

  @Test(
    "text styles have the leading that produces their line spacing",
    arguments: [
      (TextStyle.body, 1.713), (.caption1, 1.680), (.title1, 0.586), (.caption2, -0.127),
    ])
  func styleLeading(style: TextStyle, leading: Double) {
    let font = Font.preferredFont(forTextStyle: style)
    #expect(abs(font.leading - leading) < 0.001)
    #expect(font.lineHeight + font.leading == style.lineSpacing(for: .large))
    #expect(font.textStyle == style)
  }

  @Test(
    "the eleven styles have their sizes and line spacings at the default text size",
    arguments: [
      (TextStyle.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
      (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
      (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
    ])
  func standardSizes(style: TextStyle, size: CGFloat, spacing: CGFloat) {
    let font = Font.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(abs(font.lineHeight + font.leading - spacing) < 1e-9)
    #expect(font.weight == (style == .headline ? .semibold : .regular))
  }

  @Test("there are eleven styles, and body has twelve sizes")
  func bodySizes() {
    #expect(TextStyle.allCases.count == 11)
    let sizes = ContentSizeCategory.allCases.map { category in
      Font.preferredFont(
        forTextStyle: .body,
        compatibleWith: TraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test("no style shrinks as the text size grows", arguments: TextStyle.allCases)
  func monotone(style: TextStyle) {
    let categories = ContentSizeCategory.allCases
    for (smaller, larger) in zip(categories, categories.dropFirst()) {
      #expect(style.pointSize(for: smaller) <= style.pointSize(for: larger))
      #expect(style.lineSpacing(for: smaller) <= style.lineSpacing(for: larger))
    }
  }

  @Test("an unspecified text size is the default one")
  func unspecifiedSize() {
    let font = Font.preferredFont(forTextStyle: .title2)
    #expect(Font.preferredFont(forTextStyle: .title2, compatibleWith: nil) == font)
    #expect(
      Font.preferredFont(forTextStyle: .title2, compatibleWith: TraitCollection()) == font)
  }

  @Test(
    "fonts are bold from semibold up",
    arguments: [
      (Font.Weight.ultraLight, 100, false), (.thin, 200, false), (.light, 300, false),
      (.regular, 400, false), (.medium, 500, false), (.semibold, 600, true), (.bold, 700, true),
      (.heavy, 800, true), (.black, 900, true), (Font.Weight(.nan), 400, false),
      (Font.Weight(9), 900, true), (Font.Weight(rawValue: -9), 100, false),
    ])
  func weights(weight: Font.Weight, css: Int, isBold: Bool) {
    #expect(weight.cssWeight == css)
    #expect(weight.isBold == isBold)
    #expect(Font.systemFont(ofSize: 17, weight: weight).weight == weight)
  }

  @Test("the other system fonts are the system font with one property changed")
  func otherSystemFonts() {
    let font = Font.systemFont(ofSize: 9, weight: .medium)
    #expect(Font.boldSystemFont(ofSize: 9) == font.withWeight(.bold))
    #expect(
      Font.monospacedDigitSystemFont(ofSize: 9, weight: .medium) == font.withMonospacedDigits())
    #expect(Font.monospacedSystemFont(ofSize: 9, weight: .medium) == font.withMonospaced())
    #expect(Font.italicSystemFont(ofSize: 9) == font.withWeight(.regular).withItalic())
  }

  @Test("another size keeps weight and style, and scales the leading")
  func withSize() {
    let body = Font.preferredFont(forTextStyle: .body)
    #expect(body.withSize(17) == body)
    let half = body.withSize(8.5)
    #expect(half.pointSize == 8.5)
    #expect(half.leading == body.leading / 2)
    #expect(half.textStyle == .body)
    #expect(Font.boldSystemFont(ofSize: 3).withSize(4) == .boldSystemFont(ofSize: 4))
  }

  @Test("an invalid size becomes 12", arguments: [CGFloat(0), -3, .nan, .infinity])
  func strangeSizes(size: CGFloat) {
    #expect(Font.systemFont(ofSize: size).pointSize == 12)
    #expect(Font.preferredFont(forTextStyle: .body).withSize(size).pointSize == 12)
  }
}
