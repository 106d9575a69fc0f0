// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Lines with several fonts")
struct MixedFontTests {
  private let small = Font.systemFont(ofSize: 10)
  private let large = Font.systemFont(ofSize: 40)

  private func label(_ parts: [(String, Font)], width: CGFloat = 300) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    label.numberOfLines = 0
    label.attributedText = AttributedText(
      joining: parts.map { AttributedText(string: $0.0, attributes: TextAttributes(font: $0.1)) })
    return label
  }

  @Test("each line is as high as its tallest letters")
  func heights() {
    let label = label([("one\n", small), ("two ", large), ("three\nfour\n\nfive", small)])
    let expected = 4 * small.lineHeight + large.lineHeight
    #expect(near(label.intrinsicContentSize.height, expected, 0.34))
    #expect(near(label.sizeThatFits(CGSize(width: 300, height: 0)).height, expected, 0.34))
    let lines = label.textLayout(for: CGSize(width: 300, height: 1000)).lines
    #expect(lines.map(\.text) == ["one", "two three", "four", "", "five"])
    let steps = zip(lines.dropFirst(), lines).map { $0.baseline - $1.baseline }
    let down = { (font: Font) in font.lineHeight - font.ascender }
    #expect(near(steps[0], down(small) + large.ascender, 0.001))
    #expect(near(steps[1], down(large) + small.ascender, 0.001))
    #expect(near(steps[2], small.lineHeight, 0.001) && near(steps[3], small.lineHeight, 0.001))
  }

  @Test("a line of fonts with different baselines has room above and below for each")
  func baselines() throws {
    let high = try #require(Font(name: "Helvetica", size: 20))
    let deep = try #require(Font(name: "Courier New", size: 20))
    let label = label([("high", high), ("deep", deep)])
    #expect(high.ascender > deep.ascender && high.descender > deep.descender)
    #expect(
      near(label.intrinsicContentSize.height, high.ascender - deep.descender, 0.34))
    #expect(
      label.textLayout(for: CGSize(width: 300, height: CGFloat.infinity)).firstBaseline
        == high.ascender)
  }

  @Test("wrapped lines are as high as what is on them")
  func wrapping() {
    let label = label([("aaaa bbbb ", small), ("C", large), (" dddd eeee", small)], width: 60)
    let lines = label.textLayout(for: CGSize(width: 60, height: CGFloat.infinity)).lines
    let tall = lines.filter { $0.text.contains("C") }
    #expect(lines.count > 2 && tall.count == 1)
    let expected = CGFloat(lines.count - 1) * small.lineHeight + large.lineHeight
    #expect(near(label.sizeThatFits(CGSize(width: 60, height: 0)).height, expected, 0.34))
  }

  @Test("as many lines are shown as fit, and hidden ones don't count")
  func limits() {
    let label = label([("one\n", small), ("two\n", large), ("three", small)])
    let height = small.lineHeight + 1
    #expect(label.textLayout(for: CGSize(width: 300, height: height)).lines.count == 1)
    let two = small.lineHeight + large.lineHeight
    #expect(label.textLayout(for: CGSize(width: 300, height: two)).lines.count == 2)
    label.numberOfLines = 1
    #expect(near(label.intrinsicContentSize.height, small.lineHeight, 0.34))
  }

  @Test("a font that shrinks to fit shrinks every line by the same factor")
  func shrinking() {
    let label = label([("small ", small), ("large", large)])
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    let full = label.intrinsicContentSize
    let layout = label.textLayout(for: CGSize(width: full.width / 2, height: 100))
    #expect(!layout.isTruncated && layout.lines.count == 1)
    #expect(near(layout.textRect.height, large.lineHeight / 2, 1))
  }

  @Test("the font, set after the attributed text, is that of the whole text")
  func fontAfterwards() {
    let label = label([("one\n", small), ("two", large)])
    label.font = small
    #expect(near(label.intrinsicContentSize.height, 2 * small.lineHeight, 0.34))
    label.attributedText = AttributedText(
      string: "one", attributes: TextAttributes(font: large))
    label.font = small
    #expect(near(label.intrinsicContentSize.height, small.lineHeight, 0.34))
  }

  @Test("the color, set after the attributed text, is that of the whole text")
  func colorAfterwards() {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.numberOfLines = 0
    label.attributedText = AttributedText(joining: [
      AttributedText(string: "a\n", attributes: TextAttributes(foregroundColor: .systemRed)),
      AttributedText(string: "b"),
    ])
    #expect(Set(RecordingContext(label).texts.map(\.color)).count == 2)
    label.textColor = .systemBlue
    #expect(
      Set(RecordingContext(label).texts.map(\.color)) == [.systemBlue])
  }
}
