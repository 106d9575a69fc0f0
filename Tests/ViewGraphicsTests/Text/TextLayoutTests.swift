// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Text layout")
struct TextLayoutTests {
  private let fixed = FixedAdvanceMeasurer()
  private let embedded = EmbeddedTextMeasurer()

  private func height(_ lines: Int, _ style: TextStyle, scale: CGFloat) -> CGFloat {
    let text = Array(repeating: "Text", count: lines).joined(separator: "\n")
    return TextLayout.boundingSize(
      of: text,
      style: .init(
        font: .preferredFont(forTextStyle: style), numberOfLines: 0, displayScale: scale),
      measurer: embedded
    ).height
  }

  @Test(
    "heights are those of iOS labels, rounded up to the pixel",
    arguments: [
      (1, TextStyle.caption1, CGFloat(3), 14.333), (1, .body, 3, 20.333), (4, .body, 3, 86.333),
      (1, .title1, 3, 33.667), (1, .caption1, 2, 14.5), (1, .body, 2, 20.5), (4, .body, 2, 86.5),
      (1, .title1, 2, 33.5), (1, .body, 1, 21), (1, .body, 0, 21), (1, .body, .nan, 21),
      (3, .body, 3, 64.333),
    ])
  func heights(lines: Int, style: TextStyle, scale: CGFloat, expected: Double) {
    #expect(abs(height(lines, style, scale: scale) - expected) < 0.001)
  }

  @Test("fonts created by size have no leading between their lines")
  func plainHeights() {
    let size = TextLayout.boundingSize(
      of: "a\nb", style: .init(font: .systemFont(ofSize: 2048), numberOfLines: 0), measurer: fixed)
    #expect(size.height == 4888)
  }

  @Test(
    "text is centered in a taller label, with its baseline as on iOS",
    arguments: [(TextStyle.title1, 34.96), (.body, 31.04), (.caption1, 29.27)])
  func baselines(style: TextStyle, baseline: Double) {
    let layout = TextLayout(
      "Example short text", style: .init(font: .preferredFont(forTextStyle: style)),
      bounds: CGSize(width: 375, height: 50), measurer: embedded)
    #expect(abs(layout.firstBaseline - baseline) < 0.01)
    #expect(layout.firstBaseline == layout.lastBaseline)
    #expect(abs(layout.textRect.midY - 25) < 1e-9)
  }

  @Test(
    "lines are placed according to alignment and direction",
    arguments: [
      (TextAlignment.left, UserInterfaceLayoutDirection.leftToRight, CGFloat(0)),
      (.left, .rightToLeft, 0), (.right, .leftToRight, 70), (.right, .rightToLeft, 70),
      (.center, .leftToRight, 35), (.center, .rightToLeft, 35), (.natural, .leftToRight, 0),
      (.natural, .rightToLeft, 70), (.justified, .leftToRight, 0), (.justified, .rightToLeft, 70),
    ])
  func alignment(
    alignment: TextAlignment, direction: UserInterfaceLayoutDirection, x: CGFloat
  ) {
    let style = TextLayout.Style(
      font: .systemFont(ofSize: 20), alignment: alignment, writingDirection: direction)
    let layout = TextLayout(
      "abc", style: style, bounds: CGSize(width: 100, height: 50), measurer: fixed)
    #expect(layout.lines.map(\.x) == [x])
    #expect(layout.lines.map(\.width) == [30])
    #expect(layout.textRect.minX == x && layout.textRect.width == 30)
  }

  @Test("overflowing lines begin at the leading edge")
  func overflow() {
    for alignment in TextAlignment.allCases {
      var style = TextLayout.Style(
        font: .systemFont(ofSize: 20), lineBreakMode: .byClipping, alignment: alignment)
      let bounds = CGSize(width: 20, height: 50)
      let left = TextLayout("abc", style: style, bounds: bounds, measurer: fixed)
      #expect(left.lines.map(\.x) == [0])
      style.writingDirection = .rightToLeft
      let right = TextLayout("abc", style: style, bounds: bounds, measurer: fixed)
      #expect(right.lines.map(\.x) == [-10])
      #expect(right.textRect.minX == -10 && right.textRect.width == 30)
    }
  }

  @Test("justified lines stretch their spaces, except in the last line of a paragraph")
  func justification() {
    let style = TextLayout.Style(
      font: .systemFont(ofSize: 20), numberOfLines: 0, alignment: .justified)
    let layout = TextLayout(
      "a b c dddd e\nf", style: style, bounds: CGSize(width: 70, height: 200), measurer: fixed)
    #expect(layout.lines.map(\.text) == ["a b c", "dddd e", "f"])
    #expect(layout.lines.map(\.wordSpacing) == [10, 0, 0])
    #expect(layout.lines.map(\.width) == [70, 60, 10])
  }

  @Test(
    "as many whole lines are shown as fit the height, but at least one",
    arguments: [
      (CGFloat(50), 2), (64.333, 3), (64, 3), (63, 2), (20, 1), (5, 1), (0, 1), (-3, 1),
      (.nan, 1), (.infinity, 4), (1000, 4),
    ])
  func heightLimit(height: CGFloat, lines: Int) {
    let style = TextLayout.Style(
      font: .preferredFont(forTextStyle: .body), numberOfLines: 0)
    let layout = TextLayout(
      "one\ntwo\nthree\nfour", style: style, bounds: CGSize(width: 300, height: height),
      measurer: embedded)
    #expect(layout.lines.count == lines)
    #expect(layout.isTruncated == (lines < 4))
    #expect(layout.lines.last?.text.hasSuffix("…") == (lines < 4))
    if height.isFinite, height > 0 {
      #expect(abs(layout.textRect.midY - height / 2) < 1e-9)
    }
  }

  @Test("a text laid out in its own bounding size is shown completely")
  func ownSize() {
    let text = "Pack my box with five dozen liquor jugs, and then some more of them."
    for style in TextStyle.allCases {
      for width in stride(from: CGFloat(40), through: 700, by: 13) {
        let setting = TextLayout.Style(
          font: .preferredFont(forTextStyle: style), numberOfLines: 0, displayScale: 2)
        let size = TextLayout.boundingSize(
          of: text, style: setting, width: width, measurer: embedded)
        let layout = TextLayout(text, style: setting, bounds: size, measurer: embedded)
        let wide = TextLayout(
          text, style: setting, bounds: CGSize(width: width, height: CGFloat.infinity),
          measurer: embedded)
        #expect(layout.lines.map(\.text) == wide.lines.map(\.text))
        #expect(!layout.isTruncated)
        #expect(size.width >= layout.textRect.width && size.width < layout.textRect.width + 0.5)
      }
    }
  }

  @Test("bounding sizes respect the number of lines")
  func boundingLines() {
    func size(_ lines: Int, _ width: CGFloat) -> CGSize {
      TextLayout.boundingSize(
        of: "aaa bbb ccc",
        style: .init(font: .systemFont(ofSize: 20), numberOfLines: lines, displayScale: 1),
        width: width, measurer: fixed)
    }
    #expect(size(1, .infinity) == CGSize(width: 110, height: 24))
    #expect(size(1, 0) == CGSize(width: 110, height: 24))
    #expect(size(1, .nan) == CGSize(width: 110, height: 24))
    #expect(size(1, 75) == CGSize(width: 70, height: 24))
    #expect(size(2, 35) == CGSize(width: 30, height: 48))
    #expect(size(0, 35) == CGSize(width: 30, height: 72))
    #expect(size(-1, 35) == CGSize(width: 30, height: 72))
    #expect(size(0, 75) == CGSize(width: 70, height: 48))
  }

  @Test("an empty text has zero size and no lines, but the baseline of a line")
  func emptyText() {
    let style = TextLayout.Style(font: .preferredFont(forTextStyle: .body))
    #expect(TextLayout.boundingSize(of: "", style: style, measurer: embedded) == .zero)
    let layout = TextLayout(
      "", style: style, bounds: CGSize(width: 375, height: 50), measurer: embedded)
    #expect(layout.lines.isEmpty && !layout.isTruncated)
    #expect(abs(layout.firstBaseline - 31.04) < 0.01)
    #expect(layout.lastBaseline == layout.firstBaseline)
  }

  @Test("in bounds without width nothing is shown", arguments: [CGFloat(0), -5, .nan])
  func noWidth(width: CGFloat) {
    let layout = TextLayout(
      "abc", style: .init(), bounds: CGSize(width: width, height: 50), measurer: embedded)
    #expect(layout.lines.isEmpty && layout.isTruncated)
  }

  @Test("infinite bounds show everything from the top left")
  func infiniteBounds() {
    let style = TextLayout.Style(
      font: .systemFont(ofSize: 20), numberOfLines: 0, alignment: .right)
    let layout = TextLayout(
      "a\nbbb", style: style, bounds: CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
      measurer: fixed)
    #expect(layout.lines.map(\.x) == [20, 0])
    #expect(layout.textRect.origin == .zero)
    #expect(layout.firstBaseline == style.font.ascender)
  }

  @Test("a measurer with invalid results doesn't break a layout")
  func strangeMeasurers() {
    struct Strange: TextMeasurer {
      let advance: CGFloat
      let count: Int
      func advances(of text: String, font: Font) -> [CGFloat] {
        Array(repeating: advance, count: count)
      }
    }
    for advance in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
      for count in [0, 2, 50] {
        for mode in LineBreakMode.allCases {
          let style = TextLayout.Style(
            lineBreakMode: mode, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0)
          let layout = TextLayout(
            "some words here", style: style, bounds: CGSize(width: 40, height: 40),
            measurer: Strange(advance: advance, count: count))
          #expect(layout.lines.count <= 1)
        }
      }
    }
  }
}
