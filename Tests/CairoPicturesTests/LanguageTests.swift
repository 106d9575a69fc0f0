// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  /// These need the fonts Liberation Sans, DejaVu Sans, Noto Sans, Noto Sans CJK and Noto Color Emoji.
  @Suite("Languages with Pango")
  struct LanguageTests {
    nonisolated static let texts = [
      "A promoção termina amanhã às onze e meia", "Сегодня мы открываем новый магазин",
      "Η παραγγελία σας είναι έτοιμη", "주문하신 상품이 준비되었습니다",
      "ご注文の商品をご用意いたしました。", "ยินดีต้อนรับสู่ประเทศไทยและโรงแรมของเรา",
      "ششش مرحبا بكم في متجرنا الجديد ضضض صسط", "ברוכים הבאים לחנות החדשה שלנו",
      "औद्योगिक क्षेत्र में आपका स्वागत है। खखख झझझ",
      "प्रत्येक विद्यार्थियों की श्रृंखला झ्रझ्रझ्र त्रत्रत्र स्रस्रस्र",
      "👋🏽👨‍👩‍👧‍👦👩🏿‍🚀🏳️‍🌈🇧🇷❤️👋🏽👨‍👩‍👧‍👦",
    ]
    nonisolated static let families = ["Liberation Sans", "DejaVu Sans", "Noto Sans"]
    private let font = Font.systemFont(ofSize: 17)

    private func box(
      _ text: String, lines: Int, alignment: TextAlignment, measurer: any TextMeasurer
    ) -> ViewNode {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 260, height: 140))
      root.textMeasurer = measurer
      let label = LabelNode(frame: CGRect(x: 50, y: 10, width: 150, height: 120))
      label.text = text
      label.font = font
      label.numberOfLines = lines
      label.textAlignment = alignment
      root.addSubview(label)
      return root
    }

    private func ink(_ node: ViewNode, _ family: String) throws -> ClosedRange<Int>? {
      let options = PNGOptions(scale: 1, background: .white, fontFamilies: [family])
      return try Pixels(bitmap: Bitmap(DisplayList(of: node), options: options)).inkColumns
    }

    @Test(
      "the built-in widths match the fonts", arguments: EmbeddedTextMeasurer.Family.allCases)
    func table(family: EmbeddedTextMeasurer.Family) {
      let table = EmbeddedTextMeasurer(family)
      let pango = PangoTextMeasurer(fontFamilies: [family.name])
      for font in [font, .boldSystemFont(ofSize: 28)] {
        for text in Self.texts[..<3] + ["Žluťoučký kůň — “1111” €"] {
          let widths = (table.width(of: text, font: font), pango.width(of: text, font: font))
          #expect(abs(widths.0 - widths.1) < 0.3, "\(text): \(widths)")
        }
      }
    }

    @Test(
      "spaces have the width of the family, whichever font draws the words",
      arguments: [("가", "나"), ("مرحبا", "بكم"), ("आप", "का"), ("สวัสดี", "ไทย"), ("か", "な")], families)
    func spaces(words: (String, String), family: String) {
      let measurer = PangoTextMeasurer(fontFamilies: [family])
      let space = measurer.width(of: "a b", font: font) - measurer.width(of: "ab", font: font)
      let width = measurer.width(of: "\(words.0) \(words.1)", font: font)
      let parts = [words.0, words.1].map { measurer.width(of: $0, font: font) }
      #expect(abs(width - parts[0] - parts[1] - space) < 0.01)
      let advances = measurer.advances(of: "\(words.0) \(words.1)", font: font)
      #expect(abs(advances.reduce(0, +) - width) < 0.01)
    }

    @Test(
      "text laid out with shaped widths stays inside its box when wrapped, truncated, and aligned",
      arguments: texts, families)
    func shaped(text: String, family: String) throws {
      let measurer = PangoTextMeasurer(fontFamilies: [family])
      for lines in [0, 1] {
        for alignment in [TextAlignment.left, .center, .right] {
          let node = box(text, lines: lines, alignment: alignment, measurer: measurer)
          let ink = try #require(try ink(node, family))
          // Serifs and curves reach a little over their widths.
          #expect(ink.lowerBound >= 48 && ink.upperBound <= 201, "\(ink)")
          if alignment == .left { #expect(ink.lowerBound < 58, "\(ink)") }
          if alignment == .right { #expect(ink.upperBound > 190, "\(ink)") }
        }
      }
    }

    @Test(
      "text laid out with the built-in table stays inside its box too, whichever font draws it",
      arguments: texts, families)
    func unshaped(text: String, family: String) throws {
      for lines in [0, 1] {
        let node = box(text, lines: lines, alignment: .right, measurer: EmbeddedTextMeasurer())
        let ink = try #require(try ink(node, family))
        #expect(ink.lowerBound >= 48 && ink.upperBound <= 201, "\(ink)")
      }
    }

    @Test(
      "scripts that aren't fitted to their width are never measured narrower than they are",
      arguments: texts, families)
    func estimates(text: String, family: String) {
      let table = EmbeddedTextMeasurer()
      let pango = PangoTextMeasurer(fontFamilies: [family])
      for font in [font, .boldSystemFont(ofSize: 28)] {
        for word in text.split(separator: " ").map(String.init) {
          let line = TextLine(text: word, baseline: .zero, width: 1, font: font, color: .black)
          if line.runs[0].fitsWidth { continue }
          let (estimate, width) = (
            table.width(of: word, font: font), pango.width(of: word, font: font)
          )
          #expect(width <= estimate + 0.1, "\(word): \(width) of \(estimate)")
          #expect(estimate < width * 1.9, "\(word): \(estimate) for \(width)")
        }
      }
    }
  }
#endif
