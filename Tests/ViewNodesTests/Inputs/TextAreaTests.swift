// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("The text and size of a text area")
struct TextAreaTests {
  private let font = Font.systemFont(ofSize: 17)

  private func area(_ text: String = "", width: CGFloat = 200, height: CGFloat = 100)
    -> TextAreaNode
  {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: width, height: height))
    area.font = font
    area.text = text
    area.layoutIfNeeded()
    return area
  }

  @Test("a new text area has the defaults of UIKit")
  func defaults() {
    let area = TextAreaNode()
    #expect(area.text == "" && !area.hasText)
    #expect(area.font == Font(name: "Helvetica", size: 12) && area.textColor == .label)
    #expect(area.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(area.textContainer.lineFragmentPadding == 5)
    #expect(area.isEditable && area.isSelectable && area.isScrollEnabled)
    #expect(area.textAlignment == .natural && area.clipsToBounds)
    #expect(area.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("the last baseline is that of the text wrapped at the width")
  func wrappedBaselines() throws {
    let area = area("One two three four five six")
    let wide = try #require(area.baselineOffsets(for: CGSize(width: 600, height: 300)))
    let narrow = try #require(area.baselineOffsets(for: CGSize(width: 60, height: 300)))
    #expect(narrow.first == wide.first)
    #expect(narrow.last < wide.last - 2 * font.lineHeight)
    #expect(area.baselineOffsets(for: CGSize(width: 60, height: 500))?.last == narrow.last + 200)
  }

  @Test("lines begin inside the insets and the padding, each as high as the font's line")
  func places() {
    let area = area("One\n\nThree")
    let drawn = RecordingContext(area).texts
    #expect(drawn.map(\.text) == ["One", "Three"])
    #expect(drawn.map(\.baseline.x) == [5, 5])
    let tops = drawn.map { $0.baseline.y - font.ascender }
    #expect(abs(tops[0] - 8) < 0.001 && abs(tops[1] - 8 - 2 * font.lineHeight) < 0.001)
    area.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    area.textContainer.lineFragmentPadding = 0
    #expect(RecordingContext(area).texts[0].baseline == CGPoint(x: 2, y: 1 + font.ascender))
  }

  @Test("the content is as high as its lines with their insets, and as wide as the text area")
  func content() {
    let area = area("One\nTwo\n")
    #expect(area.contentSize.width == 200)
    #expect(abs(area.contentSize.height - 16 - 3 * font.lineHeight) < 0.34)
    area.text = ""
    #expect(abs(area.contentSize.height - 16 - font.lineHeight) < 0.34)
  }

  @Test("a text area that doesn't scroll is as high as its text at its width")
  func grows() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let area = TextAreaNode()
    area.font = font
    area.isScrollEnabled = false
    area.text = "word"
    area.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(area)
    LayoutConstraint.activate([
      area.topAnchor.constraint(equalTo: page.topAnchor),
      area.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      area.widthAnchor.constraint(equalToConstant: 100),
    ])
    page.layoutIfNeeded()
    #expect(abs(area.frame.height - 36 - 1.0 / 3) < 0.001)
    area.text = "several words that need more lines than one"
    page.layoutIfNeeded()
    let lines = TextLayout(
      area.text, style: TextLayout.Style(font: font, numberOfLines: 0),
      bounds: CGSize(width: 90, height: CGFloat.infinity), measurer: EmbeddedTextMeasurer()
    ).lines.count
    #expect(lines > 2 && abs(area.frame.height - 16 - CGFloat(lines) * font.lineHeight) < 0.34)
    #expect(area.sizeThatFits(CGSize(width: 100, height: 0)).height == area.frame.height)
    area.becomeFirstResponder()
    area.insertText("\n\n")
    page.layoutIfNeeded()
    #expect(abs(area.frame.height - 16 - CGFloat(lines + 2) * font.lineHeight) < 0.34)
    area.isScrollEnabled = true
    #expect(area.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("other text sizes, fonts and measurers lay the text out again")
  func traits() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    area.font = .preferredFont(forTextStyle: .body)
    area.text = "Some words that are broken into lines"
    area.adjustsFontForContentSizeCategory = true
    page.addSubview(area)
    page.layoutIfNeeded()
    let height = area.contentSize.height
    page.traitOverrides = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    page.layoutIfNeeded()
    #expect(area.contentSize.height > 2 * height)
    area.font = .systemFont(ofSize: 5)
    page.layoutIfNeeded()
    #expect(area.contentSize.height < height)
  }

  @Test("attributed text is drawn with its fonts and colors, and keeps them when edited")
  func attributed() {
    let area = area()
    var text = AttributedText(string: "red\nlarge")
    text.addAttributes([.foregroundColor: Color.red], range: 0..<3)
    text.addAttributes([.font: Font.systemFont(ofSize: 30)], range: 4..<9)
    area.attributedText = text
    #expect(area.text == "red\nlarge" && area.attributedText == text)
    #expect(area.typingAttributes.font == .systemFont(ofSize: 30))
    area.selectedRange = NSRange(location: 3, length: 0)
    area.insertText("der")
    let drawn = RecordingContext(area).texts
    #expect(drawn.map(\.text) == ["redder", "large"] && drawn[0].color == .red)
    #expect(drawn[1].font == .systemFont(ofSize: 30))
    #expect(abs(drawn[1].baseline.y - 8 - font.lineHeight - drawn[1].font.ascender) < 0.001)
    area.typingAttributes = [.foregroundColor: Color.green]
    area.insertText("!")
    #expect(area.attributedText.attributes(at: 6).foregroundColor == .green)
    area.textColor = .blue
    #expect(RecordingContext(area).texts.allSatisfy { $0.color == .blue })
    area.font = font
    #expect(RecordingContext(area).texts.allSatisfy { $0.font == font })
    area.text = "plain"
    #expect(area.attributedText.attributes(at: 0).foregroundColor == .blue)
  }

  @Test("an empty text area shows its placeholder, and is large enough for it")
  func placeholder() {
    let area = area(width: 100)
    area.textWhileEmpty = "Tell us what you saw there"
    let drawn = RecordingContext(area).texts
    #expect(drawn.count > 1 && drawn.allSatisfy { $0.color == .placeholderText })
    #expect(area.sizeThatFits(CGSize(width: 100, height: 0)).height > 16 + font.lineHeight * 2 - 1)
    area.attributedTextWhileEmpty = AttributedText(
      string: "Other", attributes: [.foregroundColor: Color.red])
    #expect(RecordingContext(area).texts.map(\.color) == [.red])
    area.textWhileEmpty = "Third"
    #expect(RecordingContext(area).texts.map(\.text) == ["Third"])
    #expect(area.attributedTextWhileEmpty?.attributes(at: 0).foregroundColor == .red)
    area.text = "text"
    #expect(RecordingContext(area).texts.map(\.text) == ["text"])
  }

  @Test("lines are aligned as configured, or at the leading edge")
  func alignment() {
    let area = area("One\nlonger")
    func anchors() -> [TextLine.Anchor] { RecordingContext(area).lines.map(\.anchor) }
    #expect(anchors() == [.left, .left])
    area.textAlignment = .center
    #expect(anchors() == [.center, .center])
    area.textAlignment = .natural
    area.semanticContentAttribute = .forceRightToLeft
    #expect(anchors() == [.right, .right])
    let right = RecordingContext(area).lines.map { $0.baseline.x + $0.width }
    #expect(right.allSatisfy { abs($0 - 195) < 0.001 })
  }

  @Test(
    "at most the container's maximum number of lines is shown, the last one truncated as configured"
  )
  func limit() {
    let area = area("One\nTwo\nThree and more words than fit\nFour", width: 110)
    area.textContainer.maximumNumberOfLines = 3
    area.textContainer.lineBreakMode = .byTruncatingTail
    let drawn = RecordingContext(area).texts
    #expect(drawn.count == 3 && drawn[2].text.hasSuffix("…"))
    #expect(abs(area.contentSize.height - 16 - 3 * font.lineHeight) < 0.34)
    area.selectedRange = NSRange(location: 0, length: 0)
    area.insertText("Zero\n")
    #expect(RecordingContext(area).texts.map(\.text) == ["Zero", "One", "Two"])
    // A paragraph that needs another line leaves one less to those after it.
    area.selectedRange = NSRange(location: 0, length: 4)
    area.insertText("Three and more words")
    let edited = RecordingContext(area).texts.map(\.text)
    #expect(edited.count == 3 && edited.last == "One")
    area.textContainer.maximumNumberOfLines = 0
    #expect(RecordingContext(area).texts.count > 4)
  }

  @Test("its baselines are those of its first and last lines")
  func baselines() throws {
    let area = area("One\nTwo")
    let offsets = try #require(area.contentBaselineOffsets(for: area.bounds.size))
    #expect(abs(offsets.first - 8 - font.ascender) < 0.001)
    #expect(abs(100 - offsets.last - 8 - font.ascender - font.lineHeight) < 0.001)
  }

  @Test("only visible lines are drawn, and words scrolled out of sight aren't")
  func visible() {
    let area = area((0..<1000).map { "Line \($0)" }.joined(separator: "\n"))
    #expect(RecordingContext(area).texts.map(\.text) == (0..<5).map { "Line \($0)" })
    area.contentOffset = CGPoint(x: 0, y: 8 + 500 * font.lineHeight)
    #expect(RecordingContext(area).texts.map(\.text) == (500..<505).map { "Line \($0)" })
    let long = self.area(String(repeating: "word ", count: 5000))
    long.contentOffset.y = 2000
    #expect(RecordingContext(long).texts.count <= 6)
  }

  @Test("a text area is announced with its text or its placeholder")
  func heard() {
    let area = area("One\nTwo")
    area.accessibilityLabel = "Notes"
    #expect(area.accessibilityTree() == "text area \"Notes\" = \"One\\nTwo\"\n")
    area.text = ""
    area.textWhileEmpty = "Write"
    #expect(area.accessibilityTree() == "text area \"Notes\" = \"Write\"\n")
    area.isEditable = false
    area.text = "Read"
    #expect(area.accessibilityTree() == "text \"Notes\" = \"Read\"\n")
  }

  @Test(
    "no number causes a trap",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, -5, 0])
  func numbers(number: CGFloat) {
    let area = area("One two three\nfour")
    area.textContainerInset = EdgeInsets(top: number, left: number, bottom: number, right: number)
    area.textContainer.lineFragmentPadding = number
    area.textContainer.maximumNumberOfLines = .min
    area.frame = CGRect(x: 0, y: 0, width: number, height: number)
    area.layoutIfNeeded()
    _ = area.sizeThatFits(CGSize(width: number, height: number))
    _ = area.closestPosition(to: CGPoint(x: number, y: number))
    _ = RecordingContext(area)
    area.becomeFirstResponder()
    area.insertText("x")
    area.moveCaret(byLines: 2)
    area.selectedRange = NSRange(location: .max, length: .max)
    area.selectedRange = NSRange(location: -5, length: -5)
    area.scrollRangeToVisible(NSRange(location: 3, length: .max))
    _ = area.selectionRects(for: area.textRange(0..<8))
    _ = RecordingContext(area)
  }

  @Test("a new placeholder is laid out at once in an empty text area that doesn't scroll")
  func placeholderSize() {
    let area = area()
    area.isScrollEnabled = false
    let empty = area.intrinsicContentSize
    area.textWhileEmpty = "One\nTwo\nThree"
    #expect(abs(area.intrinsicContentSize.height - empty.height - 2 * font.lineHeight) < 0.7)
    #expect(RecordingContext(area).texts.map(\.text) == ["One", "Two", "Three"])
    area.textWhileEmpty = "Note"
    #expect(RecordingContext(area).texts.map(\.text) == ["Note"])
    #expect(area.intrinsicContentSize.height == empty.height)
  }
}
