// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Editing a text area")
struct TextAreaEditingTests {
  private final class Log: TextAreaNodeDelegate {
    var calls: [String] = []
    var allows = true
    func textViewShouldBeginEditing(_ textView: TextAreaNode) -> Bool {
      calls.append("shouldBegin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: TextAreaNode) { calls.append("didBegin") }
    func textViewShouldEndEditing(_ textView: TextAreaNode) -> Bool {
      calls.append("shouldEnd")
      return allows
    }
    func textViewDidEndEditing(_ textView: TextAreaNode) { calls.append("didEnd") }
    func textView(
      _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) '\(text)'")
      return allows
    }
    func textViewDidChange(_ textView: TextAreaNode) { calls.append("changed") }
    func textViewDidChangeSelection(_ textView: TextAreaNode) {
      calls.append("caret \(textView.selectedRange.location)+\(textView.selectedRange.length)")
    }
    func scrollViewDidScroll(_ scrollView: ScrollNode) { calls.append("scroll") }
  }

  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let log = Log()

  init() {
    root.addSubview(area)
    area.font = .systemFont(ofSize: 17)
    area.delegate = log
  }

  private var caret: Int { area.selectedRange.location }

  @Test("the delegate is asked and notified in UIKit's order")
  func order() {
    #expect(area.becomeFirstResponder())
    area.insertText("a")
    area.insertText("\n")
    area.deleteBackward()
    area.deleteBackward()
    area.deleteBackward()
    #expect(area.resignFirstResponder())
    #expect(
      log.calls == [
        "shouldBegin", "didBegin", "change 0+0 'a'", "caret 1+0", "changed", "change 1+0 '\n'",
        "caret 2+0", "changed", "change 1+1 ''", "caret 1+0", "changed", "change 0+1 ''",
        "caret 0+0", "changed", "shouldEnd", "didEnd",
      ])
  }

  @Test("a text area that isn't editable is selected without beginning or ending to edit")
  func onlySelectable() {
    area.isEditable = false
    #expect(area.becomeFirstResponder() && area.resignFirstResponder())
    #expect(!log.calls.contains("didBegin") && !log.calls.contains("didEnd"))
  }

  @Test("a delegate can prevent editing from beginning, ending, and changing the text")
  func refusing() {
    log.allows = false
    #expect(!area.becomeFirstResponder() && !area.isFirstResponder)
    log.allows = true
    area.becomeFirstResponder()
    log.allows = false
    area.insertText("a")
    #expect(area.text == "" && !area.resignFirstResponder() && area.isFirstResponder)
  }

  @Test("a delegate can change the text when asked")
  func meddling() {
    final class Clearing: TextAreaNodeDelegate {
      func textView(
        _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        textView.text = ""
        return true
      }
    }
    let delegate = Clearing()
    area.text = "a long text"
    area.delegate = delegate
    area.insertText("x")
    #expect(area.text == "x")
  }

  @Test("setting the text notifies no one and moves the caret to its end")
  func silent() {
    area.text = "one\ntwo"
    #expect(log.calls.isEmpty && caret == 7)
    area.replace(area.textRange(0..<3), withText: "three")
    #expect(area.text == "three\ntwo" && log.calls.isEmpty && caret == 5)
  }

  @Test("text is inserted at the caret, replaces a selection, and can span lines")
  func inserting() {
    area.text = "one\ntwo\nthree"
    area.selectedRange = NSRange(location: 5, length: 4)
    area.insertText("X\nY")
    #expect(area.text == "one\ntX\nYhree" && caret == 8)
    area.deleteBackward()
    area.deleteBackward()
    #expect(area.text == "one\ntXhree" && caret == 6)
    area.selectedRange = NSRange(location: 0, length: 4)
    area.deleteBackward()
    #expect(area.text == "tXhree" && caret == 0)
    #expect(area.text(in: area.textRange(1..<3)) == "Xh")
  }

  @Test("whole characters are deleted, whatever their scalars")
  func characters() {
    area.text = "a\r\n👩‍👩‍👧e\u{301}"
    for expected in ["a\r\n👩‍👩‍👧", "a\r\n", "a", "", ""] {
      area.deleteBackward()
      #expect(area.text == expected)
    }
  }

  @Test("a text area that isn't editable can be selected but not changed")
  func reading() {
    area.text = "words"
    area.isEditable = false
    #expect(area.becomeFirstResponder() && log.calls.isEmpty)
    area.insertText("x")
    area.deleteBackward()
    #expect(area.text == "words")
    area.selectAll(nil)
    #expect(RecordingContext(area).fills.count == 1)
    area.resignFirstResponder()
    area.isSelectable = false
    #expect(!area.canBecomeFirstResponder && !area.becomeFirstResponder())
  }

  @Test("the caret is drawn only while the text can be edited and nothing is selected")
  func caretDrawing() {
    func fills() -> Int { RecordingContext(area).fills.count { $0.bounds.width <= 2 } }
    area.text = "words"
    #expect(fills() == 0)
    area.becomeFirstResponder()
    #expect(fills() == 1)
    area.selectAll(nil)
    #expect(fills() == 0)
    area.selectedRange = NSRange(location: 2, length: 0)
    #expect(fills() == 1)
    area.isEditable = false
    area.becomeFirstResponder()
    #expect(area.isFirstResponder && fills() == 0)
    area.isEditable = true
    #expect(fills() == 1)
    area.resignFirstResponder()
    #expect(fills() == 0)
  }

  @Test("typing replaces the whole text once if it clears on insertion")
  func clearing() {
    area.text = "words"
    area.clearsOnInsertion = true
    area.insertText("x")
    area.insertText("y")
    #expect(area.text == "xy" && !area.clearsOnInsertion)
  }

  @Test("the text area scrolls to keep the caret visible, with the inset at the end of the text")
  func scrolling() {
    area.becomeFirstResponder()
    for line in 0..<20 { area.insertText("line \(line)\n") }
    root.layoutIfNeeded()
    #expect(area.contentOffset == area.maximumContentOffset && area.contentOffset.y > 200)
    area.selectedRange = NSRange(location: 0, length: 0)
    root.layoutIfNeeded()
    #expect(area.contentOffset.y == 0)
    for _ in 0..<10 { area.moveCaret(byLines: 1) }
    root.layoutIfNeeded()
    let rect = area.caretRect(at: caret)
    #expect(area.bounds.contains(rect) && area.contentOffset.y > 0)
    // Nobody who reads is taken elsewhere.
    area.resignFirstResponder()
    area.contentOffset = .zero
    area.text += "more"
    root.layoutIfNeeded()
    #expect(area.contentOffset == .zero)
    area.scrollRangeToVisible(NSRange(location: area.textLength, length: 0))
    #expect(area.contentOffset == area.maximumContentOffset)
  }

  @Test("another first responder ends editing")
  func takenOver() {
    let input = InputNode()
    root.addSubview(input)
    area.becomeFirstResponder()
    #expect(input.becomeFirstResponder() && log.calls.contains("didEnd"))
  }
}

/// Counts the characters that are measured.
private final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
  // Used by one test on one thread.
  var count = 0
  private let base = EmbeddedTextMeasurer()

  func advances(of text: String, font: Font) -> [CGFloat] {
    count += text.utf8.count
    return base.advances(of: text, font: font)
  }

  func width(of text: String, font: Font) -> CGFloat {
    count += text.utf8.count
    return base.width(of: text, font: font)
  }
}

@Suite("Long texts in a text area")
struct LongTextAreaTests {
  @Test(
    "a keystroke measures only its paragraph, whether or not the text scrolls",
    arguments: [true, false])
  func keys(scrolls: Bool) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let area = TextAreaNode()
    area.translatesAutoresizingMaskIntoConstraints = false
    area.isScrollEnabled = scrolls
    root.addSubview(area)
    LayoutConstraint.activate([
      area.topAnchor.constraint(equalTo: root.topAnchor),
      area.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      area.widthAnchor.constraint(equalToConstant: 200),
    ])
    if scrolls { area.heightAnchor.constraint(equalToConstant: 100).isActive = true }
    let measurer = CountingMeasurer()
    root.textMeasurer = measurer
    area.text = (0..<10_000).map { "Line number \($0)" }.joined(separator: "\n")
    root.layoutIfNeeded()
    area.becomeFirstResponder()
    for place in [0, 80_000, area.textLength] {
      area.selectedRange = NSRange(location: place, length: 0)
      root.layoutIfNeeded()
      measurer.count = 0
      for key in ["a", "b", "\n", "c"] {
        area.insertText(key)
        root.layoutIfNeeded()
      }
      area.moveCaret(byLines: -3)
      area.deleteBackward()
      root.layoutIfNeeded()
      #expect(measurer.count < 2_000, "\(measurer.count) bytes at \(place)")
    }
  }
}
