// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewGraphicsTestSupport

@Suite("Letter spacing")
struct LetterSpacingTests {
  private let measurer = EmbeddedTextMeasurer()

  private func lines(_ text: String, _ style: TextStyle, width: CGFloat) -> [String] {
    let layout = TextLayout(
      text,
      style: TextLayout.Style(font: .preferredFont(forTextStyle: style), numberOfLines: 0),
      bounds: CGSize(width: width, height: .infinity), measurer: measurer)
    return layout.lines.map(\.text)
  }

  /// The text of the reference library's pictures of long labels.
  private let long = String(
    repeating: "This is the example very long text which should go to multiple lines. ", count: 2
  ).trimmingCharacters(in: .whitespaces)

  @Test("a long hint has the same three lines as on iOS")
  func hint() {
    #expect(
      lines(long, .caption1, width: 375) == [
        "This is the example very long text which should go to multiple",
        "lines. This is the example very long text which should go to", "multiple lines.",
      ])
  }

  @Test("a long body text breaks at the same words as on iOS, at two widths")
  func body() {
    #expect(
      lines(long, .body, width: 375) == [
        "This is the example very long text which should",
        "go to multiple lines. This is the example very long",
        "text which should go to multiple lines.",
      ])
    // The same text in a card, 24 points from its sides on iOS.
    #expect(
      lines(long, .body, width: 343) == [
        "This is the example very long text which", "should go to multiple lines. This is the",
        "example very long text which should go to", "multiple lines.",
      ])
  }

  @Test(
    "lines end where their ink ends on iOS, within two points",
    arguments: [
      ("This is the example very long text which should go to multiple", CGFloat(12), 347.0),
      ("lines. This is the example very long text which should go to", 12, 331.3),
      ("multiple lines.", 12, 77.0), ("This is the example very long text which should", 17, 356.7),
      ("Example button", 18, 123.0 + 1.3), ("Example placeholder", 17, 157.0 + 1.3),
    ] as [(String, CGFloat, CGFloat)])
  func ink(text: String, size: CGFloat, end: CGFloat) {
    let width = measurer.width(of: text, font: .systemFont(ofSize: size))
    #expect(abs(width - end) < 2.5, "\(width)")
  }

  @Test("a semibold title is as wide as on iOS")
  func semibold() {
    let font = Font.systemFont(ofSize: 17, weight: .semibold)
    // The ink and the bearings of N and e.
    #expect(abs(measurer.width(of: "Navbar Title", font: font) - (94.33 + 2.2)) < 0.5)
  }

  @Test("a header that shrinks to its width stops at the same size as on iOS")
  func shrunk() {
    let layout = TextLayout(
      "This is the example long text which should adjust font size",
      style: TextLayout.Style(
        font: .preferredFont(forTextStyle: .title1), adjustsFontSizeToFitWidth: true),
      bounds: CGSize(width: 375, height: 50), measurer: measurer)
    // Capital letters are 10 points high on iOS, to a pixel of a third of a point.
    #expect(abs(layout.font.capHeight - 10) < 1.0 / 6)
  }

  @Test(
    "no text becomes wider as its font shrinks", arguments: ["i", "W", "Example short text", "ill"])
  func monotone(text: String) {
    for weight in [Font.Weight.regular, .bold] {
      var previous: CGFloat = 0
      for size in 1...6000 {
        let font = Font.systemFont(ofSize: CGFloat(size) / 64, weight: weight)
        let width = measurer.width(of: text, font: font)
        #expect(width >= previous - 0.001, "\(size)")
        previous = width
      }
    }
  }

  @Test("tracking is positive at small sizes, negative at large ones, and always finite")
  func sizes() {
    func spacing(_ size: CGFloat) -> CGFloat {
      measurer.letterSpacing(of: .systemFont(ofSize: size)).alphabetic
    }
    #expect(spacing(12) > 0.3 && spacing(12) < 0.4)
    #expect(spacing(17) > 0 && spacing(17) < 0.1)
    #expect(spacing(28) < -0.4 && spacing(28) > -0.5)
    #expect(spacing(80) < 0)
    #expect(spacing(0.001).isFinite && spacing(1e6).isFinite)
  }

  @Test(
    "substituted scripts have no tracking, and joined letters never have spacing")
  func scripts() {
    let font = Font.systemFont(ofSize: 12)
    let spaced = font.withLetterSpacing(2)
    func difference(_ text: String) -> CGFloat {
      measurer.width(of: text, font: spaced) - measurer.width(of: text, font: font)
    }
    #expect(measurer.width(of: "漢", font: font) == 12)
    #expect(measurer.width(of: "한", font: font) == CGFloat(12.0 * 1884 / 2048))
    #expect(measurer.letterSpacing(of: font).other == 0)
    for (text, count) in [("abc", 3), ("漢字", 2), ("👍🏽", 1), ("e\u{301}", 1), ("שלום", 4), ("\t", 4)]
    {
      #expect(abs(difference(text) - CGFloat(count) * 2) < 1e-9, "\(text)")
    }
    #expect(difference("مرحبا") == 0)
    #expect(difference("\n\u{200B}") == 0)
    let mixed = "a漢\tمe\u{301}"
    let sum = measurer.advances(of: mixed, font: spaced).reduce(0, +)
    #expect(abs(sum - measurer.width(of: mixed, font: spaced)) < 1e-9)
  }

  @Test("runs include the spacing that their widths contain")
  func runs() {
    let font = Font.systemFont(ofSize: 12).withLetterSpacing(1)
    let spacing = measurer.letterSpacing(of: font)
    func found(_ text: String) -> [CGFloat] {
      TextLine.runs(
        of: text, width: 1, font: font, color: .black, measurer: measurer
      ).map(\.letterSpacing)
    }
    #expect(found("Name") == [spacing.alphabetic])
    #expect(found("Name 漢字") == [spacing.alphabetic, 1])
    #expect(found("漢字") == [1])
    #expect(found("مرحبا") == [0])
    #expect(found("מילה") == [1])
    #expect(
      TextLine.runs(
        of: "Name", width: 1, font: font, color: .black, measurer: FixedAdvanceMeasurer()
      ).map(\.letterSpacing) == [0])
  }

  @Test("a family without metrics is measured as the system font, without tracking")
  func named() {
    let font = Font.systemFont(ofSize: 12).withFamily(FontFamily("Georgia"))
    #expect(measurer.letterSpacing(of: font) == .none)
    #expect(measurer.width(of: "0", font: font) == CGFloat(12.0 * 1139 / 2048))
  }

  @Test("attributes can set the letter spacing of part of a text")
  func attributes() {
    let font = Font.systemFont(ofSize: 10)
    #expect(TextAttributes(kern: 3).font(over: font) == font.withLetterSpacing(3))
    #expect(TextAttributes(font: font).font(over: .systemFont(ofSize: 3)) == font)
    #expect(([.kern: 1.5] as TextAttributes).kern == 1.5)
    #expect(([.kern: CGFloat(2)] as TextAttributes).kern == 2)
    #expect(TextAttributes(kern: 1).merging(TextAttributes()).kern == 1)
    #expect(TextAttributes(kern: 1).merging(TextAttributes(kern: 2)).kern == 2)
  }
}
