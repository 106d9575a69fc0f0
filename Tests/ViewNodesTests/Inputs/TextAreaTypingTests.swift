// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Typing into a text area")
struct TextAreaTypingTests {
  private final class Log: TextAreaNodeDelegate {
    var calls: [String] = []
    var allows = true

    func textView(
      _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) '\(text)'")
      return allows
    }

    func textViewDidChange(_ textView: TextAreaNode) {
      calls.append("changed '\(textView.text ?? "")'")
    }

    func textViewDidChangeSelection(_ textView: TextAreaNode) {
      calls.append("caret \(textView.selectedRange.location) in '\(textView.text ?? "")'")
    }

    func textViewShouldEndEditing(_ textView: TextAreaNode) -> Bool {
      calls.append("end?")
      return true
    }
  }

  /// A delegate that only hears of scrolling.
  private final class Scrolling: ScrollNodeDelegate {
    var count = 0

    func scrollViewDidScroll(_ scrollView: ScrollNode) { count += 1 }
  }

  private let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let log = Log()

  init() {
    area.text = "words"
    area.delegate = log
  }

  @Test("typing replaces the whole text if it clears on insertion and the delegate agrees")
  func clearing() {
    area.selectedRange = NSRange(location: 1, length: 1)
    log.calls = []
    area.clearsOnInsertion = true
    log.allows = false
    area.insertText("x")
    #expect(log.calls == ["change 0+5 'x'"] && area.clearsOnInsertion && area.text == "words")
    log.allows = true
    log.calls = []
    area.insertText("x")
    #expect(log.calls == ["change 0+5 'x'", "caret 1 in 'x'", "changed 'x'"])
    #expect(!area.clearsOnInsertion)
    area.text = "words"
    area.clearsOnInsertion = true
    area.deleteBackward()
    #expect(area.text == "word" && !area.clearsOnInsertion)
  }

  @Test("a text area that isn't editable ignores keys, and its delegate isn't asked")
  func readOnly() {
    area.isEditable = false
    area.becomeFirstResponder()
    area.insertText("x")
    area.deleteBackward()
    area.resignFirstResponder()
    #expect(log.calls.isEmpty && area.text == "words")
  }

  @Test("selecting what is selected already notifies no one, and keeps the typing attributes")
  func sameSelection() {
    area.selectedRange = NSRange(location: 2, length: 0)
    log.calls = []
    area.typingAttributes = TextAttributes(foregroundColor: .green)
    area.selectedRange = NSRange(location: 2, length: 0)
    #expect(log.calls.isEmpty)
    #expect(area.typingAttributes == TextAttributes(foregroundColor: .green))
    area.selectedRange = NSRange(location: 3, length: 0)
    #expect(log.calls == ["caret 3 in 'words'"])
    #expect(area.typingAttributes == TextAttributes(font: area.font, foregroundColor: .label))
    area.typingAttributes = TextAttributes(foregroundColor: .green)
    area.text = "other"
    #expect(area.typingAttributes == TextAttributes(font: area.font, foregroundColor: .label))
  }

  @Test("typing continues the style of the character before the caret, or of the first one")
  func attributes() {
    let styles = [10, 20, 30].map { TextAttributes(font: .systemFont(ofSize: CGFloat($0))) }
    area.attributedText = AttributedText(
      joining: zip(["a", "👩‍👩‍👧", "c"], styles).map { AttributedText(string: $0, attributes: $1) })
    for (offset, style) in [(0, 0), (1, 0), (9, 1), (10, 2)] {
      area.selectedRange = NSRange(location: offset, length: 0)
      #expect(area.typingAttributes == styles[style], "\(offset)")
    }
    area.selectedRange = NSRange(location: 1, length: 9)
    #expect(area.typingAttributes == styles[0])
    area.insertText("x")
    #expect(area.attributedText.attributes(at: 1) == styles[0])
  }

  @Test("a delegate that isn't one for text only hears of scrolling, and can be replaced")
  func scrollDelegate() {
    let scrolling = Scrolling()
    area.delegate = scrolling
    area.insertText("x")
    #expect(log.calls.isEmpty && area.text == "wordsx")
    area.text = String(repeating: "line\n", count: 20)
    area.layoutIfNeeded()
    area.contentOffset.y = 10
    #expect(scrolling.count > 0)
    area.delegate = log
    area.insertText("y")
    #expect(log.calls.first == "change 100+0 'y'")
    log.calls = []
    area.delegate = nil
    area.insertText("z")
    #expect(log.calls.isEmpty)
  }

  @Test("the fonts and alignments of paragraphs are replaced by those of the text area")
  func wholeStyle() {
    var style = TextAttributes(font: .systemFont(ofSize: 30), foregroundColor: .red)
    var paragraph = ParagraphSpacing()
    paragraph.alignment = .right
    paragraph.lineSpacing = 3
    style.paragraph = paragraph
    area.attributedText = AttributedText(string: "a\nb", attributes: style)
    area.textAlignment = .natural
    paragraph.alignment = nil
    style.paragraph = paragraph
    #expect(area.attributedText == AttributedText(string: "a\nb", attributes: style))
    area.font = .systemFont(ofSize: 9)
    style.font = .systemFont(ofSize: 9)
    #expect(area.attributedText == AttributedText(string: "a\nb", attributes: style))
    area.textColor = .blue
    style.foregroundColor = .blue
    #expect(area.attributedText == AttributedText(string: "a\nb", attributes: style))
    #expect(area.text == "a\nb")
  }
}
