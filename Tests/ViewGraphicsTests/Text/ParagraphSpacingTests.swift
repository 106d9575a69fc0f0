// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Spacing of paragraphs")
struct ParagraphSpacingTests {
  @Test(
    "a line is as high as its fonts, times the multiple, within the limits",
    arguments: [
      (0, 0, 0, 20), (2, 0, 0, 40), (0.5, 0, 0, 10), (-1, 0, 0, 20), (.infinity, 0, 0, 20),
      (0, 25, 0, 25), (0, 15, 0, 20), (0, 0, 15, 15), (0, 0, 25, 20), (2, 25, 30, 30),
      (0, 30, 25, 25), (0, .nan, .nan, 20), (0, -5, -5, 20), (0, 20, 20, 20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func lineHeights(multiple: CGFloat, least: CGFloat, most: CGFloat, expected: CGFloat) {
    var spacing = ParagraphSpacing()
    spacing.lineHeightMultiple = multiple
    spacing.minimumLineHeight = least
    spacing.maximumLineHeight = most
    #expect(spacing.lineHeight(of: 20) == expected)
  }

  @Test(
    "lines are indented at both ends, the first one on its own",
    arguments: [
      (7, 30, 0, true, 100, 7, 0), (7, 30, 0, false, 100, 30, 0), (7, 30, 60, true, 100, 7, 40),
      (7, 30, -15, false, 100, 30, 15), (0, 0, 120, true, 100, 0, 0), (-3, -4, 0, true, 100, 0, 0),
      (-3, -4, 0, false, 100, 0, 0), (7, 30, 60, true, .infinity, 7, 0),
      (7, 30, -15, false, .infinity, 30, 0), (7, 30, .nan, true, 100, 7, 0),
      (.infinity, .nan, 100, true, 100, 0, 0), (0, 5, 100, false, 100, 5, 0),
    ] as [(CGFloat, CGFloat, CGFloat, Bool, CGFloat, CGFloat, CGFloat)])
  func indents(
    first: CGFloat, others: CGFloat, tail: CGFloat, isFirst: Bool, width: CGFloat,
    head: CGFloat, end: CGFloat
  ) {
    var spacing = ParagraphSpacing()
    spacing.firstLineHeadIndent = first
    spacing.headIndent = others
    spacing.tailIndent = tail
    let indents = spacing.indents(isFirst: isFirst, in: width)
    #expect(indents.head == head && indents.tail == end)
  }

  @Test("the distance after a line has the spacing of its own paragraph, and of the next one")
  func gaps() {
    var spacing = ParagraphSpacing()
    spacing.lineSpacing = 1
    spacing.paragraphSpacing = 10
    spacing.paragraphSpacingBefore = 100
    var next = ParagraphSpacing()
    next.lineSpacing = 2
    next.paragraphSpacing = 20
    next.paragraphSpacingBefore = 200
    #expect(spacing.gap(after: 0.5, next: next, endsParagraph: false) == 1.5)
    #expect(spacing.gap(after: 0.5, next: next, endsParagraph: true) == 211.5)
    #expect(spacing.gapBeforeParagraph == 100)
    #expect(spacing.gapAfterParagraph(leading: 0.5) == 11.5)
    spacing.lineSpacing = -1
    spacing.paragraphSpacing = .nan
    next.paragraphSpacingBefore = .infinity
    #expect(spacing.gap(after: 0.5, next: next, endsParagraph: true) == 0.5)
    let list = [spacing, next]
    #expect(list.spacing(of: 0).paragraphSpacingBefore == 100)
    #expect(
      list.spacing(of: 1).paragraphSpacing == 20 && list.spacing(of: 7).paragraphSpacing == 20)
    #expect([ParagraphSpacing]().spacing(of: 3) == ParagraphSpacing())
  }

  @Test("each paragraph has the spacing of the text in which it begins")
  func attributed() {
    func spacing(_ length: CGFloat) -> ParagraphSpacing {
      var spacing = ParagraphSpacing()
      spacing.lineSpacing = length
      return spacing
    }
    func text(_ string: String, _ length: CGFloat?) -> AttributedText {
      var attributes = TextAttributes()
      attributes.paragraph = length.map(spacing)
      return AttributedText(string: string, attributes: attributes)
    }
    func found(_ parts: [AttributedText]) -> [CGFloat] {
      AttributedText(joining: parts).paragraphSpacings.map(\.lineSpacing)
    }
    #expect(found([text("ab\ncd", nil)]) == [])
    #expect(found([text("ab\n", 1), text("cd", 2)]) == [1, 2])
    #expect(found([text("ab", 1), text("x\ncd", 2), text("\nef", 3)]) == [1, 2, 3])
    #expect(found([text("ab\nc", nil), text("d\nef", 2)]) == [0, 0, 2])
    #expect(found([text("ab\n\ncd", 4)]) == [4, 4, 4])
    #expect(found([text("a\n", 4)]) == [4])
  }

  @Test("letters in two fonts share a baseline, and the higher line has the leading")
  func lineMetrics() {
    let small = LineMetrics(Font.systemFont(ofSize: 1024).with(leading: 3))
    let large = LineMetrics(Font.systemFont(ofSize: 2048).with(leading: 5))
    #expect(small.ascender == 975 && small.lineHeight == 1222 && small.leading == 3)
    var both = small
    both.include(large)
    #expect(both.ascender == 1950 && both.lineHeight == 2444 && both.leading == 5)
    both = large
    both.include(small)
    #expect(both.ascender == 1950 && both.lineHeight == 2444 && both.leading == 5)
    both = large.scaled(by: 0.5)
    #expect(both.ascender == 975 && both.lineHeight == 1222 && both.leading == 2.5)
    // One reaches higher, the other lower.
    var high = small
    (high.ascender, high.lineHeight) = (90, 100)
    var low = small
    (low.ascender, low.lineHeight, low.leading) = (20, 100, 9)
    high.include(low)
    #expect(high.ascender == 90 && high.lineHeight == 170 && high.leading == 3)
    let font = Font.systemFont(ofSize: 20)
    #expect(!LineFont.differ(font, font.withWeight(.bold)))
    #expect(LineFont.differ(font, font.with(leading: 1)))
    #expect(LineFont.differ(font, font.withSize(21)))
    #expect(LineFont.differ(font, font.withFamily(FontFamily("Avenir"))))
  }

  @Test(
    "lines are placed between their indents, and too wide ones from the leading edge on",
    arguments: [
      (.left, false, 50, 20, .left), (.left, true, 50, 10, .left), (.right, false, 50, 60, .right),
      (.right, true, 50, 50, .right), (.center, false, 50, 40, .center),
      (.center, true, 50, 30, .center), (.natural, false, 50, 20, .left),
      (.natural, true, 50, 50, .right), (.justified, false, 50, 20, .left),
      (.justified, true, 50, 50, .right), (.right, false, 90, 20, .right),
      (.right, false, 91, 20, .left), (.left, true, 91, 9, .right), (.left, true, 90, 10, .left),
      (.center, true, 100, 0, .right), (.center, false, 100, 20, .left),
    ] as [(TextAlignment, Bool, CGFloat, CGFloat, TextLine.Anchor)])
  func placement(
    alignment: TextAlignment, isRightToLeft: Bool, width: CGFloat, x: CGFloat,
    anchor: TextLine.Anchor
  ) {
    let placement = TextLayout.Placement(
      alignment: alignment, direction: isRightToLeft ? .rightToLeft : .leftToRight, width: 120)
    let indented = placement.indented(by: (head: 20, tail: 10))
    #expect(indented.width == 90)
    #expect(indented.x(for: width) == x)
    #expect(indented.anchor(for: width) == anchor)
    #expect(placement.indented(by: (100, 50)).width == 0)
    #expect(placement.indented(by: (0, 0)).width == 120)
  }

  @Test(
    "a line's point that stays in place is at its anchor",
    arguments: [(TextLine.Anchor.left, 5), (.center, 20), (.right, 35)]
      as [(TextLine.Anchor, CGFloat)])
  func anchors(anchor: TextLine.Anchor, x: CGFloat) {
    let line = TextLine(
      text: "a", baseline: CGPoint(x: 5, y: 7), width: 30, font: .systemFont(ofSize: 9),
      color: .black, anchor: anchor)
    #expect(line.anchorPoint == CGPoint(x: x, y: 7))
    #expect(TextLine.Anchor(begin: .leftToRight) == .left)
    #expect(TextLine.Anchor(begin: .rightToLeft) == .right)
    let natural = TextLine(runs: [], baseline: .zero, width: 1, direction: .rightToLeft)
    #expect(natural.anchor == .right && natural.text == "")
  }
}

@Suite("Runs of a line")
struct LineRunTests {
  private let font = Font.systemFont(ofSize: 20)

  private func runs(_ text: String) -> [String] {
    TextLine.runs(
      of: text, width: 99, font: font, color: .black, measurer: EmbeddedTextMeasurer()
    ).map { "\($0.text)|\($0.fitsWidth)" }
  }

  @Test(
    "a line is split where its letters come from other fonts, and kept whole where it's reordered",
    arguments: [
      ("Name", ["Name|true"]), ("Ж Ω é", ["Ж Ω é|true"]), ("Name 漢字", ["Name |true", "漢字|true"]),
      ("漢字 ab 漢", ["漢字 |true", "ab |true", "漢|true"]), ("漢字", ["漢字|true"]),
      ("a👍", ["a|true", "👍|true"]),
      ("a ก", ["a |true", "ก|false"]), ("ก", ["ก|false"]), ("مرحبا", ["مرحبا|false"]),
      ("a مرحبا 漢", ["a مرحبا 漢|false"]), ("a שלום", ["a שלום|true"]),
      ("a\u{200F}b 漢", ["a\u{200F}b 漢|false"]),
      ("a“b”c", ["a“b”c|true"]), ("1\u{FE0F}\u{20E3}a", ["1\u{FE0F}\u{20E3}|true", "a|true"]),
      ("", ["|true"]),
      ("a→b", ["a|true", "→|true", "b|true"]),
    ] as [(String, [String])])
  func splitting(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test("a single run has the width of the line, several have their own")
  func widths() {
    let measurer = EmbeddedTextMeasurer()
    func widths(_ text: String) -> [CGFloat] {
      TextLine.runs(of: text, width: 99, font: font, color: .black, measurer: measurer)
        .map(\.width)
    }
    #expect(widths("Name") == [99] && widths("漢字") == [99] && widths("a שלום") == [99])
    #expect(
      widths("a 漢字") == [
        measurer.width(of: "a ", font: font), measurer.width(of: "漢字", font: font),
      ])
  }

  @Test(
    "letters fit their widths unless these are estimated, and are measured if the fonts have them",
    arguments: [
      ("abc é Ж", true, true), ("漢字", true, false), ("a漢", true, false), ("שלום", true, true),
      ("ก", false, false), ("مر", false, false), ("aก", false, false),
      ("\u{1E00}\u{20CF}", true, true),
      ("\u{1DFF}", false, false), ("\u{20D0}", false, false), ("\u{052F}", true, true),
      ("\u{0530}", false, false), ("\u{2100}", true, false), ("\u{2BFF}", true, false),
      ("\u{2C00}", false, false), ("\u{FB1D}", true, true), ("\u{FB50}", false, false),
      ("", true, true),
    ] as [(String, Bool, Bool)])
  func fitting(text: String, fits: Bool, isMeasured: Bool) {
    #expect(text.hasFittingLetters == fits)
    #expect(text.isInMeasuredFonts == isMeasured)
    let line = TextLine(text: text, baseline: .zero, width: 1, font: font, color: .black)
    #expect(line.runs[0].fitsWidth == fits && line.isInMeasuredFonts == isMeasured)
  }

  @Test(
    "the space after a character depends on its script",
    arguments: [
      ("a", 1), (" ", 1), ("\t", 4), ("\u{52F}", 1), ("\u{530}", 2), ("漢", 2), ("م", 0),
      ("\u{8FF}", 0),
      ("\u{905}", 2), ("\u{1800}", 0), ("\u{18B0}", 2), ("\u{1E00}", 1), ("👍", 2),
      ("\u{301}", 0), ("\u{200B}", 0), ("\n", 0), ("\u{2028}", 0), ("1\u{FE0F}\u{20E3}", 2),
      ("\u{FB50}", 0), ("\u{FE70}", 0), ("\u{FF01}", 2), ("\u{A840}", 0), ("\u{A882}", 2),
    ] as [(String, CGFloat)])
  func spaces(text: String, expected: CGFloat) throws {
    let spacing = LetterSpacing(alphabetic: 1, other: 2)
    let character = try #require(text.first)
    #expect(spacing.after(character) == expected)
    #expect(LetterSpacing.none.after(character) == 0)
  }
}
