// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Embedded text measurer")
struct EmbeddedTextMeasurerTests {
  let measurer = EmbeddedTextMeasurer()

  /// The width of a text in 1/2048 em, without the space that is added after its letters.
  private func units(
    _ text: String, spaced: Int, font: Font = .systemFont(ofSize: 2048)
  ) -> CGFloat {
    measurer.width(of: text, font: font)
      - CGFloat(spaced) * measurer.letterSpacing(of: font).alphabetic
  }

  @Test(
    "widths are those of the Helvetica-compatible fonts, in units of 1/2048 em",
    arguments: [
      ("A", 1366, 1479), ("i", 455, 569), (" ", 569, 569), ("0", 1139, 1139), ("1", 1139, 1139),
      ("W", 1933, 1933), ("é", 1139, 1139), ("ß", 1251, 1251), ("Ω", 1531, 1642),
      ("Ж", 1891, 1851), ("€", 1139, 1139), ("…", 2048, 2048), ("→", 2048, 2048), ("א", 1286, nil),
    ] as [(String, Int, Int?)])
  func glyphs(text: String, regular: Int, bold: Int?) {
    let spaced = text == "→" || text == "א" ? 0 : 1
    #expect(units(text, spaced: spaced) == CGFloat(regular))
    if let bold {
      #expect(units(text, spaced: spaced, font: .boldSystemFont(ofSize: 2048)) == CGFloat(bold))
    }
  }

  @Test(
    "characters that the fonts lack have the width of substituted fonts",
    arguments: [
      ("한", 1884), ("漢", 2048), ("あ", 2048), ("Ａ", 2048), ("ｱ", 1024), ("　", 2048),
      ("\u{1112}\u{1161}\u{11AB}", 1884), ("⇄", 2048), ("⎈", 1716), ("ᚠ", 1229),
    ] as [(String, Int)])
  func fallback(text: String, units: Int) {
    #expect(measurer.width(of: text, font: .systemFont(ofSize: 2048)) == CGFloat(units))
  }

  @Test(
    "an emoji is one character of one width, however many scalars it has",
    arguments: ["😀", "👨‍👩‍👧‍👦", "👍🏽", "🇰🇷", "❤️", "1️⃣", "✅", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func emoji(text: String) {
    #expect(measurer.advances(of: text, font: .systemFont(ofSize: 2048)) == [2550])
    #expect(measurer.width(of: text, font: .systemFont(ofSize: 2048)) == 2550)
    #expect(units("a" + text, spaced: 1) == CGFloat(3689))
  }

  @Test("marks, joiners and controls have no width, and a tab has that of four spaces")
  func zeroWidths() {
    let font = Font.systemFont(ofSize: 2048)
    #expect(measurer.advances(of: "e\u{301}", font: font).count == 1)
    #expect(units("e\u{301}", spaced: 1) == 1139)
    #expect(measurer.width(of: "\u{200B}\u{200D}\u{2060}\u{FEFF}\u{AD}", font: font) == 0)
    #expect(measurer.width(of: "\n\r\n\u{2028}\u{7}", font: font) == 0)
    #expect(units("\t", spaced: 4) == CGFloat(2276))
    #expect(measurer.width(of: "\t", font: font) == measurer.width(of: "    ", font: font))
    #expect(measurer.advances(of: "\t", font: font) == [measurer.width(of: "    ", font: font)])
    #expect(measurer.width(of: "", font: font) == 0)
    #expect(measurer.advances(of: "", font: font).isEmpty)
  }

  @Test("medium is measured as regular and semibold as bold")
  func weights() {
    func width(_ weight: Font.Weight) -> CGFloat {
      measurer.width(of: "Name", font: .systemFont(ofSize: 17, weight: weight))
    }
    #expect(width(.medium) == width(.regular))
    #expect(width(.semibold) == width(.bold))
    #expect(width(.regular) < width(.bold))
  }

  @Test(
    "the width is the sum of one advance for each character",
    arguments: [
      "Example short text", "Žluťoučký kůň", "Привет, мир", "日本語 text", "안녕 👋🏽 e\u{301}",
      "a\r\nb", "שלום عالم", "नमस्ते", "\u{301}", "🇰🇷🇯🇵🇫",
    ])
  func sums(text: String) {
    let font = Font.systemFont(ofSize: 17)
    let advances = measurer.advances(of: text, font: font)
    #expect(advances.count == text.count)
    #expect(abs(advances.reduce(0, +) - measurer.width(of: text, font: font)) < 1e-9)
    #expect(advances.allSatisfy { $0 >= 0 && $0 < 40 })
  }

  @Test("any text measures the same as a whole and character by character")
  func everyScalar() {
    let font = Font.systemFont(ofSize: 16)
    for value in stride(from: UInt32(1), through: 0x1_FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "x" + String(Character(scalar)) + "y"
      let advances = measurer.advances(of: text, font: font)
      #expect(advances.count == text.count, "\(value)")
      #expect(advances.reduce(0, +) == measurer.width(of: text, font: font), "\(value)")
    }
  }

  @Test(
    "known texts are within half a percent of their width on iOS",
    arguments: [(CGFloat(28), 223.5), (17, 142.2), (12, 105.7)])
  func closeToApple(size: CGFloat, width: Double) {
    let measured = measurer.width(of: "Example short text", font: .systemFont(ofSize: size))
    #expect(abs(measured / width - 1) < 0.005)
  }

  @Test("the monospaced system font has letters of equal width and no tracking")
  func monospaced() {
    let font = Font.monospacedSystemFont(ofSize: 2048, weight: .regular)
    #expect(measurer.advances(of: "iW.é", font: font) == [1229, 1229, 1229, 1229])
    #expect(measurer.advances(of: "\t\u{301}漢", font: font) == [4 * 1229, 0, 2048])
    #expect(measurer.width(of: "ii", font: font) == CGFloat(2458))
    #expect(measurer.width(of: "ii", font: font.withWeight(.bold)) == CGFloat(2458))
    #expect(measurer.letterSpacing(of: font) == .none)
  }

  @Test("digits have the same width in the system font as well")
  func digits() {
    let font = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let plain = Font.systemFont(ofSize: 17)
    for digit in "0123456789" {
      #expect(
        measurer.width(of: String(digit), font: font) == measurer.width(of: "0", font: plain))
    }
  }

  @Test(
    "each family has its own widths, in regular and bold",
    arguments: [
      (EmbeddedTextMeasurer.Family.liberationSans, 1479, 1479), (.dejaVuSans, 1540, 1714),
      (.notoSans, 1518, 1567),
    ])
  func families(family: EmbeddedTextMeasurer.Family, regular: CGFloat, bold: CGFloat) {
    let measurer = EmbeddedTextMeasurer(family)
    for (font, width) in [
      (Font.systemFont(ofSize: 2048), regular), (.boldSystemFont(ofSize: 2048), bold),
    ] {
      let spacing = measurer.letterSpacing(of: font).alphabetic
      #expect(abs(measurer.width(of: "H", font: font) - spacing - width) < 1e-9)
      #expect((spacing != 0) == (family == .liberationSans))
    }
    for font in [Font.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17)] {
      let text = "Ação 1111, Привет, שלום"
      let sum = measurer.advances(of: text, font: font).reduce(0, +)
      #expect(abs(sum - measurer.width(of: text, font: font)) < 1e-9)
    }
  }
}
