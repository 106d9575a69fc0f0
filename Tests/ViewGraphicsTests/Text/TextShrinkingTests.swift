// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Shrinking text to fit")
struct TextShrinkingTests {
  private let fixed = FixedAdvanceMeasurer()

  private func layout(
    _ text: String, size: CGFloat = 20, width: CGFloat, height: CGFloat = 50, lines: Int = 1,
    factor: CGFloat = 0, mode: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    let style = TextLayout.Style(
      font: .systemFont(ofSize: size), numberOfLines: lines, lineBreakMode: mode,
      adjustsFontSizeToFitWidth: true, minimumScaleFactor: factor)
    return TextLayout(
      text, style: style, bounds: CGSize(width: width, height: height), measurer: fixed)
  }

  @Test(
    "the font is the largest in steps of 1/64 point that fits",
    arguments: [
      (CGFloat(100), CGFloat(20)), (99, 19.796875), (50, 10), (33, 6.59375), (1, 0.1875),
    ])
  func sizes(width: CGFloat, size: CGFloat) {
    let layout = layout("abcdefghij", width: width)
    #expect(layout.font.pointSize == size)
    #expect(layout.lines.map(\.text) == ["abcdefghij"])
    #expect(!layout.isTruncated)
    #expect(layout.textRect.width <= width)
  }

  @Test("the shrunk line is centered with its own height")
  func centring() {
    let layout = layout("abcdefghij", width: 50)
    #expect(abs(layout.textRect.midY - 25) < 1e-9)
    #expect(layout.textRect.height == Font.systemFont(ofSize: 10).lineHeight)
    #expect(
      abs(layout.firstBaseline - (25 + (0.952_148 - 0.596_680) * 10)) < 0.001)
  }

  @Test(
    "a minimum scale factor limits shrinking, and the rest is truncated",
    arguments: [
      (CGFloat(0.5), CGFloat(10), "abcdefghij"), (0.75, 15, "abcde…"), (1, 20, "abcd…"),
      (7, 20, "abcd…"), (-1, 10, "abcdefghij"), (.nan, 10, "abcdefghij"),
    ])
  func factors(factor: CGFloat, size: CGFloat, text: String) {
    let layout = layout("abcdefghij", width: 50, factor: factor)
    #expect(layout.font.pointSize == size)
    #expect(layout.lines.map(\.text) == [text])
  }

  @Test("nothing shrinks unless enabled")
  func notAllowed() {
    let style = TextLayout.Style(font: .systemFont(ofSize: 20), minimumScaleFactor: 0.1)
    let layout = TextLayout(
      "abcdefghij", style: style, bounds: CGSize(width: 50, height: 50), measurer: fixed)
    #expect(layout.font.pointSize == 20)
    #expect(layout.lines.map(\.text) == ["abcd…"])
  }

  @Test("several lines shrink until they are few enough, and no further")
  func severalLines() {
    let text = "aaaa bbbb cccc dddd"
    let two = layout(text, width: 50, lines: 2)
    #expect(two.lines.map(\.text) == ["aaaa bbbb", "cccc dddd"])
    #expect(abs(two.font.pointSize - 100.0 / 9) < 1.0 / 64)
    #expect(layout(text, width: 50, height: 200, lines: 4).font.pointSize == 20)
    #expect(layout(text, width: 50, height: 200, lines: 0).font.pointSize == 20)
  }

  @Test("the height counts as well if several lines are allowed")
  func lowHeight() {
    let layout = layout("aaaa bbbb", width: 50, height: 24, lines: 2)
    #expect(!layout.isTruncated)
    #expect(layout.font.pointSize < 20)
    #expect(layout.textRect.height <= 24 + 1.0 / 3)
  }

  @Test(
    "text with more mandatory line breaks than allowed keeps its size, unless a factor limits it")
  func forcedLines() {
    #expect(layout("a\nb", width: 50).font.pointSize == 20)
    #expect(layout("a\nb", width: 50).lines.map(\.text) == ["a…"])
    #expect(layout("a\nb", width: 50, factor: 0.5).font.pointSize == 10)
  }

  @Test("every mode shrinks before it truncates", arguments: LineBreakMode.allCases)
  func modes(mode: LineBreakMode) {
    let layout = layout("aaaa bbbbb", width: 50, mode: mode)
    #expect(layout.font.pointSize == 10)
    #expect(layout.lines.map(\.text) == ["aaaa bbbbb"])
  }

  @Test("trailing spaces don't shrink a text")
  func trailingSpaces() {
    #expect(layout("aaaaa     ", width: 50).font.pointSize == 20)
  }

  @Test("a header of 59 characters shrinks to one line of a phone's width as on iOS")
  func header() {
    let text = "This is the example long text which should adjust font size"
    let font = Font.preferredFont(forTextStyle: .title1)
    let style = TextLayout.Style(font: font, adjustsFontSizeToFitWidth: true)
    let layout = TextLayout(
      text, style: style, bounds: CGSize(width: 375, height: 50), measurer: EmbeddedTextMeasurer())
    // Capital letters are 10 points high on iOS, to a pixel of a third of a point.
    #expect(abs(layout.font.capHeight - 10) < 1.0 / 6)
    #expect(abs(layout.lastBaseline - 30) < 0.5)
    #expect(layout.textRect.width > 374 && layout.textRect.width <= 375)
    #expect(layout.lines.map(\.text) == [text])
  }

  @Test(
    "a measurer whose widths aren't proportional to the size still yields the largest size that fits"
  )
  func unproportional() {
    struct Stepped: TextMeasurer {
      func advances(of text: String, font: Font) -> [CGFloat] {
        text.map { _ in font.pointSize.rounded(.up) }
      }
    }
    let style = TextLayout.Style(
      font: .systemFont(ofSize: 20), adjustsFontSizeToFitWidth: true)
    let layout = TextLayout(
      "abcde", style: style, bounds: CGSize(width: 52, height: 50), measurer: Stepped())
    #expect(layout.font.pointSize == 10)
  }

  @Test("text that must not shrink keeps its size exactly", arguments: [17.3, 20, 12.99, 1 / 3.0])
  func kept(size: CGFloat) {
    for factor in [1, 2, 0.99999] as [CGFloat] {
      let layout = layout("abcdefghij", size: size, width: size * 2, factor: factor)
      #expect(layout.font.pointSize <= size + 1.0 / 64)
      if factor >= 1 { #expect(layout.font.pointSize == size) }
      #expect(layout.isTruncated)
    }
  }
}
