// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Paragraphs and fonts of a text area")
struct TextAreaParagraphTests {
  private let small = Font.systemFont(ofSize: 10)
  private let large = Font.systemFont(ofSize: 40)

  private func area(_ parts: [(String, TextAttributes)]) -> TextAreaNode {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    area.isScrollEnabled = false
    area.textContainerInset = .zero
    area.attributedText = AttributedText(
      joining: parts.map { AttributedText(string: $0.0, attributes: $0.1) })
    area.layoutIfNeeded()
    return area
  }

  private func attributes(
    _ font: Font, _ change: (inout ParagraphSpacing) -> Void
  ) -> TextAttributes {
    var attributes = TextAttributes(font: font)
    var spacing = ParagraphSpacing()
    change(&spacing)
    attributes.paragraph = spacing
    return attributes
  }

  @Test("text without a font is Helvetica at 12 points, as in UITextView")
  func defaultFont() {
    let area = area([("a\nb", TextAttributes())])
    #expect(area.font?.familyName == "Helvetica" && area.font?.pointSize == 12)
    #expect(near(area.intrinsicContentSize.height, 2 * 13.8, 0.34))
    area.font = nil
    area.text = "a"
    #expect(near(area.intrinsicContentSize.height, 13.8, 0.34))
  }

  @Test("paragraphs have their distances before and after, but not at the ends of the text")
  func spacing() {
    let spaced = attributes(small) {
      $0.paragraphSpacingBefore = 7
      $0.paragraphSpacing = 5
    }
    let area = area([("one\ntwo\n\nfour", spaced)])
    let height = 4 * small.lineHeight + 3 * 12
    #expect(near(area.intrinsicContentSize.height, height, 0.34))
    let baselines = RecordingContext(area).texts.map(\.baseline.y)
    #expect(near(baselines[0], small.ascender, 0.001))
    #expect(near(baselines[1] - baselines[0], small.lineHeight + 12, 0.001))
    #expect(near(baselines[2] - baselines[1], 2 * (small.lineHeight + 12), 0.001))
    #expect(near(area.caretRect(at: 4).minY, small.lineHeight + 12, 0.001))
    // The distance between two lines belongs to the lower one's paragraph or the upper one's.
    let touched = area.closestPosition(to: CGPoint(x: 0, y: small.lineHeight + 20))
    #expect(touched?.offset == 4)
  }

  @Test("deleting the first paragraph leaves the next one at the top")
  func deleting() {
    let spaced = attributes(small) { $0.paragraphSpacingBefore = 7 }
    let area = area([("one\ntwo", spaced)])
    area.selectedRange = NSRange(location: 0, length: 4)
    area.insertText("")
    #expect(area.text == "two")
    #expect(near(RecordingContext(area).texts[0].baseline.y, small.ascender, 0.001))
    #expect(near(area.intrinsicContentSize.height, small.lineHeight, 0.34))
  }

  @Test("the lines of a paragraph have their height, distance, and indent")
  func lines() {
    let styled = attributes(small) {
      $0.minimumLineHeight = 20
      $0.lineSpacing = 4
      $0.firstLineHeadIndent = 15
    }
    let area = area([(String(repeating: "word ", count: 12), styled)])
    let texts = RecordingContext(area).texts
    #expect(texts.count > 1)
    #expect(texts[0].baseline.x == 20 && texts[1].baseline.x == 5)
    #expect(near(texts[1].baseline.y - texts[0].baseline.y, 24, 0.001))
    #expect(
      near(
        area.sizeThatFits(CGSize(width: 200, height: 0)).height, CGFloat(texts.count) * 24 - 4, 0.34
      ))
    #expect(
      near(area.intrinsicContentSize.width, area.naturalSize(forWidth: .infinity).width, 0.34))
  }

  @Test("the caret is as high as its line, and lines are found by their own heights")
  func carets() {
    let area = area([
      ("big\n", TextAttributes(font: large)), ("small\nlast", TextAttributes(font: small)),
    ])
    #expect(near(area.caretRect(at: 1).height, large.lineHeight, 0.001))
    #expect(near(area.caretRect(at: 5).height, small.lineHeight, 0.001))
    #expect(near(area.caretRect(at: 5).minY, large.lineHeight, 0.001))
    let low = CGPoint(x: 0, y: large.lineHeight + small.lineHeight + 1)
    #expect(area.closestPosition(to: low)?.offset == 10)
  }

  @Test("a line of one paragraph in two fonts is as high as the larger one")
  func mixedParagraph() {
    let area = area([
      ("one ", TextAttributes(font: small)), ("two", TextAttributes(font: large)),
      ("\nthree", TextAttributes(font: small)),
    ])
    let height = large.lineHeight + small.lineHeight
    #expect(near(area.intrinsicContentSize.height, height, 0.34))
  }
}
