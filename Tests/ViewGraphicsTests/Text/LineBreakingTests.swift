// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Line breaking")
struct LineBreakingTests {
  /// Returns the lines of a text at a width of a number of characters.
  private func lines(
    _ text: String, width: Int, numberOfLines: Int = 0,
    mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    layout(text, width: width, numberOfLines: numberOfLines, mode: mode).lines.map(\.text)
  }

  private func layout(
    _ text: String, width: Int, numberOfLines: Int = 0,
    mode: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    let style = TextLayout.Style(
      font: .systemFont(ofSize: 20), numberOfLines: numberOfLines, lineBreakMode: mode)
    return TextLayout(
      text, style: style, bounds: CGSize(width: CGFloat(width * 10), height: CGFloat.infinity),
      measurer: FixedAdvanceMeasurer())
  }

  @Test(
    "lines break where allowed, as late as possible",
    arguments: [
      ("aaa bbb ccc", 11, ["aaa bbb ccc"]),
      ("aaa bbb ccc", 10, ["aaa bbb", "ccc"]),
      ("aaa bbb ccc", 7, ["aaa bbb", "ccc"]),
      ("aaa bbb ccc", 6, ["aaa", "bbb", "ccc"]),
      ("aaa bbb ccc", 3, ["aaa", "bbb", "ccc"]),
      // Spaces extend beyond the edge, however many.
      ("aaa     bbb", 4, ["aaa", "bbb"]),
      ("  aaa bbb", 5, ["  aaa", "bbb"]),
      ("     aaa", 3, ["", "aaa"]),
      // A word that is too long breaks between characters.
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a bcdefgh i", 3, ["a", "bcd", "efg", "h i"]),
      ("abc", 0, []),
      // Hyphens, dashes and slashes.
      ("well-known", 6, ["well-", "known"]),
      ("well-known", 4, ["well", "-", "know", "n"]),
      ("call -5 now", 6, ["call", "-5 now"]),
      ("1990-2020", 6, ["1990-2", "020"]),
      ("this—that", 6, ["this—", "that"]),
      ("this—that", 4, ["this", "—", "that"]),
      ("no——no", 3, ["no", "——", "no"]),
      ("1–2 a–b", 5, ["1–2", "a–b"]),
      ("1–2 a–b", 6, ["1–2 a–", "b"]),
      ("and/or", 5, ["and/", "or"]),
      ("up 1/2", 5, ["up", "1/2"]),
      ("a --option", 9, ["a", "--option"]),
      // Text that is kept together.
      ("10\u{A0}km far", 6, ["10\u{A0}km", "far"]),
      ("see 10\u{A0}km", 7, ["see", "10\u{A0}km"]),
      ("non\u{2011}stop go", 8, ["non\u{2011}stop", "go"]),
      ("to (be) or", 5, ["to", "(be)", "or"]),
      ("« oui »", 5, ["« oui", "»"]),
      ("say “ab” or", 7, ["say", "“ab” or"]),
      ("it’s \"so\"", 7, ["it’s", "\"so\""]),
      ("oh no !", 5, ["oh", "no !"]),
      ("is 50 % off", 6, ["is 50", "% off"]),
      ("is 50% off", 5, ["is", "50%", "off"]),
      // Invisible break opportunities.
      ("super\u{200B}man", 6, ["super\u{200B}", "man"]),
      ("super\u{AD}man", 9, ["superman"]),
      ("super\u{AD}man", 6, ["super-", "man"]),
      ("super\u{AD}man", 5, ["super", "man"]),
      // Chinese, Japanese, and Korean.
      ("日本語文字", 3, ["日本語", "文字"]),
      ("日本語。文字", 3, ["日本", "語。文", "字"]),
      ("日本「語文」字", 3, ["日本", "「語", "文」字"]),
      ("日。「本」", 4, ["日。", "「本」"]),
      ("日。abc", 4, ["日。", "abc"]),
      ("日本ー2024", 5, ["日本ー", "2024"]),
      ("abc（日）", 5, ["abc", "（日）"]),
      ("価格￥100", 4, ["価格", "￥100"]),
      ("価50％。", 4, ["価", "50％。"]),
      ("コーヒー店", 3, ["コー", "ヒー店"]),
      ("日本abc語", 4, ["日本", "abc語"]),
      ("한국어 문장", 4, ["한국어", "문장"]),
      ("👍👍🏽👍", 2, ["👍👍🏽", "👍"]),
      // Thai, between syllables; never after a vowel that leads or before one that trails.
      ("ประเทศไทย", 6, ["ประเทศ", "ไทย"]),
      ("ประเทศไทย", 4, ["ประ", "เทศ", "ไทย"]),
      ("ตะวันออก", 3, ["ตะ", "วันอ", "อก"]),
      ("กาแก", 2, ["กา", "แก"]),
      ("โรงแรม abc", 4, ["โรง", "แรม", "abc"]),
      ("ทำเธอ", 2, ["ทำ", "เธ", "อ"]),
      // Hindi, Arabic, and Hebrew, between words and after their own punctuation.
      ("नमस्ते दुनिया।", 5, ["नमस्ते", "दुनिया।"]),
      ("مرحبا، بالعالم", 9, ["مرحبا،", "بالعالم"]),
      ("שלום עולם", 5, ["שלום", "עולם"]),
    ] as [(String, Int, [String])])
  func words(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test(
    "mandatory line breaks of every kind end a line",
    arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}"])
  func lineEnds(end: String) {
    #expect(lines("a\(end)b", width: 9) == ["a", "b"])
    #expect(lines("a\(end)\(end)b", width: 9) == ["a", "", "b"])
    #expect(lines("a\(end)", width: 9) == ["a", ""])
    #expect(lines("\(end)a", width: 9) == ["", "a"])
    #expect(lines(end, width: 9) == ["", ""])
    #expect(lines("aaa bbb\(end)c", width: 4) == ["aaa", "bbb", "c"])
  }

  @Test(
    "text that doesn't fit is truncated according to the mode",
    arguments: [
      (LineBreakMode.byTruncatingTail, 1, ["aaa b…"]),
      (.byTruncatingHead, 1, ["…c ddd"]),
      (.byTruncatingMiddle, 1, ["aaa…dd"]),
      (.byClipping, 1, ["aaa bbb ccc ddd"]),
      (.byWordWrapping, 1, ["aaa"]),
      (.byCharWrapping, 1, ["aaa bb"]),
      (.byTruncatingTail, 2, ["aaa", "bbb c…"]),
      (.byTruncatingHead, 2, ["aaa", "…c ddd"]),
      (.byTruncatingMiddle, 2, ["aaa", "bbb…dd"]),
      (.byClipping, 2, ["aaa", "bbb ccc ddd"]),
      (.byWordWrapping, 2, ["aaa", "bbb"]),
      (.byCharWrapping, 2, ["aaa bb", "b ccc"]),
      (.byWordWrapping, 0, ["aaa", "bbb", "ccc", "ddd"]),
      (.byCharWrapping, 0, ["aaa bb", "b ccc", "ddd"]),
    ])
  func modes(mode: LineBreakMode, numberOfLines: Int, expected: [String]) {
    let layout = layout(
      "aaa bbb ccc ddd", width: 6, numberOfLines: numberOfLines, mode: mode)
    #expect(layout.lines.map(\.text) == expected)
    #expect(layout.isTruncated == (numberOfLines != 0))
    #expect(layout.lines.last?.isTruncated == layout.isTruncated)
    #expect(layout.lines.dropLast().allSatisfy { !$0.isTruncated })
  }

  @Test(
    "an ellipsis replaces adjacent spaces and the following lines",
    arguments: [
      ("aaa bbb", 1, 5, ["aaa…"]),
      ("aaa\nbbb", 1, 9, ["aaa…"]),
      ("aaa\nbbb", 1, 3, ["aa…"]),
      ("aaa\n", 1, 9, ["aaa"]),
      ("aaa  ", 1, 3, ["aaa"]),
      ("aaaa  ", 1, 3, ["aa…"]),
      ("aaa bbb  \n", 1, 5, ["aaa…"]),
      ("aaa", 1, 1, ["…"]),
      ("a\nb\nc", 2, 9, ["a", "b…"]),
    ])
  func ellipsis(text: String, numberOfLines: Int, width: Int, expected: [String]) {
    #expect(lines(text, width: width, numberOfLines: numberOfLines) == expected)
  }

  @Test("head and middle truncation keep the end of the last paragraph")
  func otherParagraphs() {
    let text = "one two\nthree four"
    #expect(lines(text, width: 8, numberOfLines: 1, mode: .byTruncatingHead) == ["…ee four"])
    #expect(lines(text, width: 8, numberOfLines: 1, mode: .byTruncatingMiddle) == ["one…our"])
    #expect(lines(text, width: 30, numberOfLines: 1, mode: .byTruncatingHead) == ["…three four"])
  }

  @Test(
    "spaces and line ends after the last word are left out of an ellipsis's end",
    arguments: ["", " ", "   ", "\n", "  \n \n"])
  func trailingSpaces(end: String) {
    let text = "one two three" + end
    #expect(lines(text, width: 8, numberOfLines: 1, mode: .byTruncatingHead) == ["…o three"])
    #expect(lines(text, width: 8, numberOfLines: 1, mode: .byTruncatingMiddle) == ["one…ree"])
  }

  @Test("spaces beyond the edge have no width, and those that fit at the end do")
  func spaceWidths() {
    #expect(layout("aaa   bbb  ", width: 5).lines.map(\.width) == [30, 50])
    #expect(layout("aaa  ", width: 9).lines.map(\.width) == [50])
    #expect(layout("aaa bbb      ", width: 5).lines.map(\.width) == [30, 30])
  }

  @Test("each line has the range of the characters that it represents")
  func ranges() {
    let text = "aaa 👍🏽b ccc"
    let layout = layout(text, width: 3)
    #expect(layout.lines.map { String(text[$0.range]) } == ["aaa", "👍🏽b", "ccc"])
    let middle = self.layout(text, width: 5, numberOfLines: 1, mode: .byTruncatingMiddle)
    #expect(middle.lines.map { String(text[$0.range]) } == [text])
  }

  @Test("tabs are drawn as four spaces")
  func tabs() {
    let spaces = "\u{A0}\u{A0}\u{A0}\u{A0}"
    #expect(lines("a\tb", width: 9) == ["a\(spaces)b"])
    #expect(lines("a\tb\nc", width: 9) == ["a\(spaces)b", "c"])
  }

  @Test("body text at a phone's width wraps as on iOS")
  func bodyText() {
    // On iOS the first line ends with “should”.
    let sentence = "This is the example very long text which should go to multiple lines."
    var style = TextLayout.Style(font: .preferredFont(forTextStyle: .body), numberOfLines: 0)
    let text = sentence + " " + sentence
    let all = TextLayout.boundingSize(
      of: text, style: style, width: 375, measurer: EmbeddedTextMeasurer())
    #expect(abs(all.height - 64.333) < 0.001)
    let shown = TextLayout(
      text, style: style, bounds: CGSize(width: 375, height: 50), measurer: EmbeddedTextMeasurer())
    #expect(shown.lines.count == 2)
    #expect(shown.lines.first?.text == "This is the example very long text which should")
    #expect(shown.lines.last?.text.hasSuffix("…") == true)
    #expect(abs(shown.lines[1].baseline - shown.lines[0].baseline - 22) < 1e-9)
    style.numberOfLines = 1
    let one = TextLayout(
      text, style: style, bounds: CGSize(width: 375, height: 50), measurer: EmbeddedTextMeasurer())
    #expect(one.lines.count == 1 && one.isTruncated)
  }

  @Test("an ellipsis before the end of a text replaces the space after it")
  func spaceAfterEllipsis() {
    #expect(lines("aaaa bb", width: 4, numberOfLines: 1, mode: .byTruncatingHead) == ["…bb"])
    #expect(lines("what a‼", width: 2) == ["wh", "at", "a‼"])
  }

  @Test(
    "any text is shown completely and in order, and no line is too wide",
    arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func anyText(seed: UInt64) {
    let alphabet = Array("aab  .,-/—(“”)\n\t5字。「ー👍🏽é\u{A0}\u{200B}한")
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      let text = String((0..<random(60)).map { _ in alphabet[random(alphabet.count)] })
      let columns = 1 + random(12)
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail] {
        let layout = layout(text, width: columns, mode: mode)
        #expect(!layout.isTruncated)
        #expect(layout.lines.allSatisfy { $0.width <= CGFloat(columns) * 10 })
        let shown = layout.lines.map { String(text[$0.range]) }.joined()
        #expect(shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        let forced = text.reduce(1) { $0 + ($1.isNewline ? 1 : 0) }
        #expect(text.isEmpty ? layout.lines.isEmpty : layout.lines.count >= forced)
      }
      for mode in LineBreakMode.allCases {
        let one = layout(text, width: columns, numberOfLines: 1, mode: mode)
        #expect(one.lines.count == (text.isEmpty ? 0 : 1))
        if mode != .byClipping {
          #expect(one.textRect.width <= CGFloat(columns) * 10)
        }
      }
    }
  }

  @Test("a text of 200,000 characters is laid out completely, with and without spaces")
  func longTexts() {
    let words = String(repeating: "lorem ipsum ", count: 17_000)
    let word = String(repeating: "é\u{301}", count: 100_000)
    let style = TextLayout.Style(font: .systemFont(ofSize: 20), numberOfLines: 0)
    for text in [words, word, String(repeating: " ", count: 200_000)] {
      let layout = TextLayout(
        text, style: style, bounds: CGSize(width: 300, height: CGFloat.infinity),
        measurer: EmbeddedTextMeasurer())
      #expect(!layout.isTruncated)
      #expect(layout.lines.allSatisfy { $0.width <= 300.001 })
    }
  }

  @Test("joining letters keep their widths if a measurer has none for a few of them")
  func joiningWithoutAdvances() {
    struct Forgetful: TextMeasurer {
      let short: [CGFloat]
      func advances(of text: String, font: Font) -> [CGFloat] {
        text.count > 4 ? text.map { _ in font.pointSize / 2 } : short
      }
    }
    for short in [[], [CGFloat.nan], [.infinity]] {
      let layout = TextLayout(
        "ببببببببببببببب", style: TextLayout.Style(font: .systemFont(ofSize: 10), numberOfLines: 0),
        bounds: CGSize(width: 32, height: 100), measurer: Forgetful(short: short))
      #expect(layout.lines.map(\.text.count) == [6, 6, 3], "\(short)")
      #expect(layout.lines.map(\.width) == [30, 30, 15], "\(short)")
    }
  }
}
