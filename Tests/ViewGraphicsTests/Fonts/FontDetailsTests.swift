// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewGraphicsTestSupport

@Suite("Font details")
struct FontDetailsTests {
  private let font = Font.systemFont(ofSize: 20)

  @Test("a font without families, slants, and spacing is as large as one from before they existed")
  func size() {
    #expect(MemoryLayout<Font>.size <= 48)
    #expect(MemoryLayout<Font>.stride <= 48)
  }

  @Test("the system font has no details")
  func none() {
    #expect(font.family == nil)
    #expect(font.file == nil)
    #expect(font.isItalic == false)
    #expect(font.isMonospaced == false)
    #expect(font.hasMonospacedDigits == false)
    #expect(font.letterSpacing == 0)
  }

  @Test("a line height and a family that are taken back restore the leading")
  func leadingAgain() {
    let scaled = FontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    for font in [
      font, .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .largeTitle), scaled,
    ] {
      #expect(font.withLineHeight(2) != font)
      #expect(font.withLineHeight(2).withLineHeight(nil) == font)
      #expect(font.withFamily(FontFamily("Avenir")).withFamily(nil) == font)
    }
  }

  @Test("each detail is set independently, and removing it restores the font")
  func changes() {
    let family = FontFamily("Avenir")
    let all = font.withFamily(family).withItalic().withMonospaced().withMonospacedDigits()
      .withLetterSpacing(2)
    #expect(all.family == family)
    #expect(all.isItalic && all.isMonospaced && all.hasMonospacedDigits)
    #expect(all.letterSpacing == 2)
    #expect(all.pointSize == 20)
    let back = all.withFamily(nil).withItalic(false).withMonospaced(false)
      .withMonospacedDigits(false).withLetterSpacing(0)
    #expect(back == font)
    #expect(font.withItalic() != font)
    #expect(font.withItalic().hashValue != font.withMonospaced().hashValue)
    #expect(font.withItalic() == font.withItalic())
  }

  @Test("details persist at another size and weight, and letter spacing scales")
  func otherSizes() {
    let spaced = font.withLetterSpacing(2).withItalic()
    #expect(spaced.withSize(10).letterSpacing == 1)
    #expect(spaced.withSize(10).isItalic)
    #expect(spaced.withWeight(.bold).letterSpacing == 2)
    #expect(spaced.withSize(10).withSize(20) == spaced)
  }

  @Test("details persist when the text size changes", arguments: ContentSizeCategory.allCases)
  func textSizes(category: ContentSizeCategory) {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    let body = Font.preferredFont(forTextStyle: .body).withLetterSpacing(1.7).withLineHeight(1.5)
    let grown = Font.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let ratio = grown.pointSize / 17
    let scaled = FontMetrics(forTextStyle: .body).scaledFont(
      for: Font.systemFont(ofSize: 17).withLetterSpacing(1.7).withLineHeight(1.5),
      compatibleWith: traits)
    #expect(abs(scaled.letterSpacing - 1.7 * ratio) < 1e-9)
    #expect(abs(scaled.lineHeight + scaled.leading - 1.5 * grown.pointSize) < 1e-9)
    #expect(abs(body.withSize(grown.pointSize).letterSpacing - 0.1 * grown.pointSize) < 1e-9)
  }

  @Test("a custom line height is a multiple of the size, and nil restores the style's")
  func lineHeight() {
    let body = Font.preferredFont(forTextStyle: .body)
    let wide = body.withLineHeight(1.6)
    #expect(abs(wide.lineHeight + wide.leading - 27.2) < 1e-9)
    #expect(wide.lineHeight == body.lineHeight)
    #expect(abs(wide.withSize(10).lineHeight + wide.withSize(10).leading - 16) < 1e-9)
    #expect(abs(wide.withLineHeight(nil).leading - body.leading) < 1e-9)
    #expect(font.withLineHeight(2).withLineHeight(nil) == font)
  }

  @Test(
    "invalid numbers change nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func strangeNumbers(number: CGFloat) {
    #expect(font.withLetterSpacing(number) == font)
    #expect(font.withLineHeight(number) == font)
    #expect(font.withLineHeight(-1) == font)
    #expect(font.withLetterSpacing(1e300).letterSpacing.isFinite)
    #expect(font.withLineHeight(1e300).leading.isFinite)
  }

  @Test("a family with files has the metrics of the closest face")
  func fileMetrics() throws {
    var builder = FontBuilder()
    builder.ascender = 900
    builder.descender = -300
    builder.lineGap = 50
    let regular = try FontFile(builder.bytes())
    builder.weight = 700
    builder.ascender = 950
    let bold = try FontFile(builder.bytes())
    let own = font.withFamily(FontFamily("Test", files: [regular, bold]))
    #expect(own.file == regular)
    #expect(own.ascender == 18)
    #expect(own.descender == -6)
    #expect(own.lineHeight == 25)
    #expect(own.capHeight == 14)
    #expect(own.xHeight == 10)
    #expect(own.leading == 0)
    #expect(own.withWeight(.bold).ascender == 19)
    #expect(
      own.withLineHeight(1.5).withWeight(.bold).leading == 30 - own.withWeight(.bold).lineHeight)
    let body = Font.preferredFont(forTextStyle: .body)
    #expect(body.withFamily(own.family).leading == 0)
    #expect(body.withFamily(own.family).withFamily(nil) == body)
    #expect(body.withFamily(FontFamily("Named")).leading == body.leading)
  }
}

@Suite("Font metrics")
struct FontMetricsTests {
  private let huge = TraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test("a font and a length scale with the text style")
  func growth() {
    let metrics = FontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: huge)
    #expect(font.pointSize == 106)
    #expect(font.textStyle == .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: huge) == 106)
    #expect(metrics.scaledValue(for: 34) == 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: nil).pointSize == 34)
    #expect(FontMetrics.default == metrics)
  }

  @Test("a font with a maximum size doesn't exceed it")
  func limit() {
    let metrics = FontMetrics(forTextStyle: .body)
    let font = Font.systemFont(ofSize: 20)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 20)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 10).pointSize == 10)
    for none in [CGFloat.nan, -1, 0, .infinity] {
      let free = metrics.scaledFont(for: font, maximumPointSize: none, compatibleWith: huge)
      #expect(free.pointSize > 60)
    }
  }
}
