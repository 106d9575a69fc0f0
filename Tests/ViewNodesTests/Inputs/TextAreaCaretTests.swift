// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Carets and lines of a text area")
struct TextAreaCaretTests {
  private let font = Font.systemFont(ofSize: 17)
  private let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 110, height: 200))

  init() {
    area.font = font
    area.text = "The first line is broken\n\nshort\nlonger"
    area.layoutIfNeeded()
    area.becomeFirstResponder()
  }

  private func width(_ text: String) -> CGFloat {
    EmbeddedTextMeasurer().width(of: text, font: font)
  }

  private var caret: Int { area.selectedRange.location }

  private func choose(_ range: Range<Int>) {
    area.selectedRange = NSRange(location: range.lowerBound, length: range.count)
  }

  @Test(
    "the caret of an empty line is where its text will begin",
    arguments: [
      (TextAlignment.natural, 5, 103), (.justified, 5, 103), (.left, 5, 3), (.center, 55, 53),
      (.right, 105, 103),
    ] as [(TextAlignment, CGFloat, CGFloat)])
  func emptyLines(alignment: TextAlignment, left: CGFloat, right: CGFloat) {
    area.text = ""
    area.textAlignment = alignment
    for (isRightToLeft, x) in [(false, left), (true, right)] {
      area.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      #expect(
        area.caretRect(at: 0) == CGRect(x: x, y: 8, width: 2, height: font.lineHeight))
    }
  }

  @Test("an empty line has the alignment of its own paragraph, as has the last line")
  func ownAlignment() {
    var attributes = TextAttributes(font: font)
    var paragraph = ParagraphSpacing()
    paragraph.alignment = .right
    attributes.paragraph = paragraph
    area.attributedText = AttributedText(string: "a\n\n", attributes: attributes)
    for offset in 1...3 { #expect(near(area.caretRect(at: offset).minX, 105)) }
    area.textAlignment = .center
    for offset in 2...3 { #expect(area.caretRect(at: offset).minX == 55) }
  }

  @Test("a line begins at its top, and the one above it ends there")
  func boundaries() {
    area.textContainerInset = .zero
    for offset in [15, 25, 26, 32] {
      let top = area.caretRect(at: offset).minY
      #expect(area.closestPosition(to: CGPoint(x: -10, y: top))?.offset == offset)
      let above = area.closestPosition(to: CGPoint(x: -10, y: top - 0.01))?.offset ?? offset
      #expect(above < offset)
    }
  }

  @Test("in justified lines, carets are between the words as they are drawn")
  func justified() {
    area.textAlignment = .justified
    let space = (100 - width("The first line")) / 2
    #expect(space > 0)
    for (offset, x) in [
      (3, width("The")), (4, width("The ") + space), (9, width("The first") + space),
      (10, 100 - width("line")), (14, 100), (15, 0), (24, width("is broken")), (31, width("short")),
    ] {
      #expect(near(area.caretRect(at: offset).minX, 5 + x), "\(offset)")
    }
    for offset in 0...area.textLength {
      let rect = area.caretRect(at: offset)
      #expect(area.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY))?.offset == offset)
    }
  }

  @Test("insets and padding are counted on each side")
  func insets() {
    area.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    area.textContainerInset = EdgeInsets(top: 1, left: 10, bottom: 4, right: 20)
    area.textContainer.lineFragmentPadding = 3
    area.text = "word"
    area.textAlignment = .right
    let text = RecordingContext(area).texts.first
    #expect(near((text?.baseline.x ?? 0) + (text?.width ?? 0), 177))
    #expect(near(area.caretRect(at: 4).minX, 177) && area.caretRect(at: 4).minY == 1)
    #expect(near(area.contentSize.height, area.ceiledToPixel(font.lineHeight) + 5))
    #expect(area.contentSize.width == 200)
    let size = area.sizeThatFits(.zero)
    #expect(near(size.width, area.ceiledToPixel(width("word") + 36)))
    #expect(near(size.height, area.ceiledToPixel(font.lineHeight) + 5))
    #expect(area.sizeThatFits(CGSize(width: 36 + width("word") + 1, height: 0)) == size)
    area.text = "word word"
    #expect(
      area.sizeThatFits(CGSize(width: 36 + width("word") + 1, height: 0)).height > size.height + 20)
    area.text = ""
    area.textWhileEmpty = "word"
    let hint = RecordingContext(area).texts.first
    #expect(near((hint?.baseline.x ?? 0) + (hint?.width ?? 0), 177))
    #expect(near(hint?.baseline.y ?? 0, 1 + font.ascender))
    area.textAlignment = .natural
    #expect(near(RecordingContext(area).texts.first?.baseline.x ?? 0, 13))
    area.semanticContentAttribute = .forceRightToLeft
    #expect(near((RecordingContext(area).texts.first?.baseline.x ?? 0) + width("word"), 177))
    area.textWhileEmpty = nil
    #expect(RecordingContext(area).texts.isEmpty && area.attributedTextWhileEmpty == nil)
  }

  @Test("the height for a width is that of the text, unless it scrolls")
  func heights() throws {
    #expect(area.contentHeight(forWidth: 110) == nil)
    area.isScrollEnabled = false
    for width in [110, 50, 300] as [CGFloat] {
      let height = try #require(area.contentHeight(forWidth: width))
      #expect(height == area.sizeThatFits(CGSize(width: width, height: 5)).height)
    }
    #expect(area.contentHeight(forWidth: -5) == area.contentHeight(forWidth: 0))
    #expect(area.intrinsicContentSize == area.sizeThatFits(.zero))
  }

  @Test("the last baseline is that of the last visible line, even if it is empty")
  func baselines() throws {
    let size = CGSize(width: 110, height: 300)
    func last(_ text: String, limit: Int = 0) throws -> CGFloat {
      area.text = text
      area.textContainer.maximumNumberOfLines = limit
      return try #require(area.baselineOffsets(for: size)).last
    }
    #expect(near(try last("a\nb\nc", limit: 2), try last("a\nb")))
    #expect(near(try last("a\nb\nc", limit: 3), try last("a\nb\nc")))
    #expect(near(try last("a\n"), try last("a\nb")))
    #expect(near(try last(""), try last("a")))
    #expect(near(try last("a") - last("a\nb"), font.lineHeight))
    var attributes = TextAttributes(font: font)
    var paragraph = ParagraphSpacing()
    paragraph.minimumLineHeight = 50
    attributes.paragraph = paragraph
    func offsets(_ text: String) throws -> (first: CGFloat, last: CGFloat) {
      area.attributedText = AttributedText(string: text, attributes: attributes)
      return try #require(area.baselineOffsets(for: size))
    }
    #expect(near(try offsets("\na").first, try offsets("a\na").first))
    #expect(near(try offsets("a\n").last, try offsets("a\na").last))
  }

  @Test("highlights of lines and paragraphs meet, with the distances between them")
  func pitches() {
    var attributes = TextAttributes(font: .preferredFont(forTextStyle: .body))
    var paragraph = ParagraphSpacing()
    paragraph.paragraphSpacing = 9
    paragraph.lineSpacing = 4
    attributes.paragraph = paragraph
    area.attributedText = AttributedText(
      string: "The first line is broken\n\nend", attributes: attributes)
    let rects = area.selectionRects(for: area.textRange(0..<29))
    #expect(rects.count == 4)
    for (rect, next) in zip(rects, rects.dropFirst()) { #expect(near(rect.maxY, next.minY)) }
    let body = Font.preferredFont(forTextStyle: .body)
    let pitch = body.lineHeight + body.leading + 4
    #expect(body.leading > 1)
    #expect(near(rects[0].height, pitch) && near(rects[1].height, pitch + 9))
    #expect(near(rects[2].height, pitch + 9))
  }

  @Test("moving up starts at the beginning of a selection, and moving down at its end")
  func selections() {
    choose(28..<34)
    area.moveCaret(byLines: -1)
    #expect(area.selectedRange == NSRange(location: 25, length: 0))
    choose(4..<16)
    area.moveCaret(byLines: 1)
    #expect(area.selectedRange == NSRange(location: 25, length: 0))
    choose(4..<28)
    area.moveCaret(byLines: -1)
    #expect(caret == 0)
  }

  @Test("the column is forgotten when editing ends or the text changes")
  func columns() {
    func moveDown() {
      choose(12..<12)
      area.moveCaret(byLines: 2)
      #expect(caret == 25)
    }
    moveDown()
    area.moveCaret(byLines: 1)
    #expect(caret == 31)
    moveDown()
    area.resignFirstResponder()
    area.becomeFirstResponder()
    area.moveCaret(byLines: 1)
    #expect(caret == 26)
    moveDown()
    area.replace(area.textRange(25..<25), withText: "")
    area.moveCaret(byLines: 1)
    #expect(caret == 26)
    choose(0..<0)
    area.moveCaret(byLines: 1)
    #expect(caret == 15)
    let text = area.text
    area.text = text
    area.moveCaret(byLines: -1)
    #expect(caret == 31)
  }

  @Test(
    "impossible ranges are clamped",
    arguments: [
      (NSNotFound, 0, 0, 0), (-5, -5, 0, 0), (-5, 3, 0, 3), (3, .max, 3, 35), (3, -2, 3, 0),
      (1000, 5, 38, 0), (.max - 1, .max, 38, 0), (NSNotFound, 4, 0, 4),
    ])
  func ranges(location: Int, length: Int, start: Int, count: Int) {
    area.selectedRange = NSRange(location: location, length: length)
    #expect(area.selectedRange == NSRange(location: start, length: count))
  }
}
