// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Languages")
struct LanguageTests {
  private let measurer = EmbeddedTextMeasurer()
  private let font = Font.systemFont(ofSize: 17)

  struct Sample: CustomTestStringConvertible, Sendable {
    let language: String
    let text: String
    var isRightToLeft = false
    /// The lines in a box of 150 points.
    let lines: [String]
    var testDescription: String { language }
  }

  static let samples = [
    Sample(
      language: "Portuguese", text: "A promoção termina amanhã às onze e meia",
      lines: ["A promoção", "termina amanhã às", "onze e meia"]),
    Sample(
      language: "Russian", text: "Сегодня мы открываем новый магазин",
      lines: ["Сегодня мы", "открываем новый", "магазин"]),
    Sample(
      language: "Greek", text: "Η παραγγελία σας είναι έτοιμη",
      lines: ["Η παραγγελία σας", "είναι έτοιμη"]),
    Sample(
      language: "Korean", text: "주문하신 상품이 준비되었습니다",
      lines: ["주문하신 상품이", "준비되었습니다"]),
    Sample(
      language: "Japanese", text: "ご注文の商品をご用意いたしました。",
      lines: ["ご注文の商品をご", "用意いたしまし", "た。"]),
    Sample(
      language: "Thai", text: "ยินดีต้อนรับสู่ประเทศไทยและโรงแรมของเรา",
      lines: ["ยินดีต้อนรับสู่ประ", "เทศไทยและโรง", "แรมของเรา"]),
    Sample(
      language: "Arabic", text: "ششش مرحبا بكم في متجرنا الجديد", isRightToLeft: true,
      lines: ["ششش مرحبا بكم", "في متجرنا الجديد"]),
    Sample(
      language: "Hebrew", text: "ברוכים הבאים לחנות החדשה שלנו", isRightToLeft: true,
      lines: ["ברוכים הבאים לחנות", "החדשה שלנו"]),
    Sample(
      language: "Hindi", text: "औद्योगिक क्षेत्र में आपका स्वागत है।",
      lines: ["औद्योगिक क्षेत्र में", "आपका स्वागत है।"]),
    Sample(
      language: "emoji", text: "👋🏽👨‍👩‍👧‍👦👩🏿‍🚀🏳️‍🌈🇧🇷❤️1️⃣👋🏽👨‍👩‍👧‍👦",
      lines: ["👋🏽👨‍👩‍👧‍👦👩🏿‍🚀🏳️‍🌈🇧🇷❤️1️⃣", "👋🏽👨‍👩‍👧‍👦"]),
  ]

  private func layout(
    _ sample: Sample, numberOfLines: Int, alignment: TextAlignment = .natural,
    mode: LineBreakMode = .byTruncatingTail, width: CGFloat = 150, height: CGFloat = 200
  ) -> TextLayout {
    let style = TextLayout.Style(
      font: font, numberOfLines: numberOfLines, lineBreakMode: mode, alignment: alignment,
      writingDirection: sample.isRightToLeft ? .rightToLeft : .leftToRight)
    return TextLayout(
      sample.text, style: style, bounds: CGSize(width: width, height: height), measurer: measurer)
  }

  @Test("text wraps where its script allows it", arguments: samples)
  func wrapping(sample: Sample) {
    let layout = layout(sample, numberOfLines: 0)
    #expect(layout.lines.map(\.text) == sample.lines)
    #expect(!layout.isTruncated)
    for line in layout.lines {
      #expect(line.width <= 150.001)
      #expect(abs(measurer.width(of: line.text, font: font) - line.width) < 0.001)
    }
  }

  @Test(
    "text is truncated between characters, and the ellipsis is inside the box",
    arguments: samples, [40, 61, 80, 111] as [CGFloat])
  func truncation(sample: Sample, width: CGFloat) throws {
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let layout = layout(sample, numberOfLines: 1, mode: mode, width: width)
      let line = try #require(layout.lines.first)
      #expect(layout.isTruncated && line.text.contains("…"))
      #expect(line.width <= width + 0.001)
      #expect(line.x >= -0.001 && line.x + line.width <= width + 0.001)
      // Whole characters of the text, and nothing else.
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
      #expect(sample.text.map(String.init).starts(with: parts[0].map(String.init)))
      #expect(
        sample.text.map(String.init).reversed().starts(with: parts[1].map(String.init).reversed()))
    }
  }

  @Test(
    "a line is as wide as its letters are drawn, and no wider than the box, wherever it is truncated",
    arguments: samples)
  func cutLines(sample: Sample) {
    let modes: [LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
    ]
    for mode in modes {
      for width in stride(from: 25 as CGFloat, through: 150, by: 7.3) {
        for limit in [1, 0] {
          let layout = layout(sample, numberOfLines: limit, mode: mode, width: width, height: 2000)
          for line in layout.lines {
            let drawn = measurer.width(of: line.text, font: font)
            let fits = line.width <= width + 0.001 || line.text.count == 1
            if abs(drawn - line.width) > 0.01 || !fits {
              Issue.record("\(line.text) is \(drawn) wide, not \(line.width), \(mode)")
            }
          }
          // Nothing is lost but the spaces at the ends of lines.
          let shown = layout.lines.map(\.text).joined().filter { $0 != " " }
          #expect(limit == 1 || shown == sample.text.filter { $0 != " " })
        }
      }
    }
  }

  @Test("text is where it is aligned, and natural text at the leading edge", arguments: samples)
  func alignment(sample: Sample) {
    let begin: TextLine.Anchor = sample.isRightToLeft ? .right : .left
    let cases: [(TextAlignment, TextLine.Anchor)] = [
      (.left, .left), (.right, .right), (.center, .center), (.natural, begin),
    ]
    for (alignment, anchor) in cases {
      for line in layout(sample, numberOfLines: 0, alignment: alignment).lines {
        #expect(line.anchor == anchor)
        let place =
          switch anchor {
          case .left: line.x
          case .center: line.x + line.width / 2 - 75
          case .right: line.x + line.width - 150
          }
        #expect(abs(place) < 0.001)
      }
    }
  }

  @Test("letters of another script interrupt the joining of Arabic letters")
  func joiningAcrossScripts() {
    let measurer = EmbeddedTextMeasurer()
    func width(_ text: String) -> CGFloat {
      measurer.width(of: text, font: .systemFont(ofSize: 100))
    }
    for other in ["क", "a", "α", "字"] {
      let apart = width("ب") + width(other) + width("ب")
      #expect(abs(width("ب\(other)ب") - apart) < 0.5, "\(other)")
    }
    #expect(abs(width("بب") - 2 * width("ب")) > 0.5)
  }

  @Test(
    "Arabic letters have the widths of their contextual forms",
    arguments: [
      // Alone, it is wider than in the middle.
      ("ببب", "ب"), ("ششش", "ش"), ("ننن", "ن"),
    ])
  func joining(word: String, letter: String) {
    #expect(width(word) < 3 * width(letter))
    // Marks above the letters, and characters without width, don't part them.
    #expect(width(word.map { "\($0)\u{064E}" }.joined()) == width(word))
  }

  @Test("letters that join on one side separate only their neighbors")
  func parting() {
    #expect(width("بدب") > width("ببب") - width("ب"))
    #expect(abs(width("ااا") - 3 * width("ا")) < 0.001)
    #expect(width("ب د") == width("ب") + width("د") + width("ا ") - width("ا"))
    // Some renderers take the space from the font of the Arabic letters, which has a wider one.
    #expect(width("ب ب") > 2 * width("ب") + width(" "))
    #expect(width("ب a b") - width("ب ab") == width(" "))
  }

  @Test("Devanagari conjuncts are narrower than their letters")
  func conjuncts() {
    #expect(width("स्व") < width("स") + width("व"))
    #expect(width("र्म") == width("म"))
    #expect(width("क्र") < width("क") + width("र"))
    #expect(width("न्") == width("न"))
  }

  @Test("isolated marks and signs of joining scripts have a finite width")
  func loneMarks() {
    for text in [
      "\u{064E}", "\u{094D}", "\u{0930}\u{094D}", "\u{200D}ب\u{200D}", "\u{0E31}", "\u{06FF}",
    ] {
      let advances = measurer.advances(of: text, font: font)
      #expect(advances.count == text.count)
      #expect(advances.allSatisfy { $0 >= 0 && $0 < 40 })
    }
  }

  private func width(_ text: String) -> CGFloat { measurer.width(of: text, font: font) }
}
