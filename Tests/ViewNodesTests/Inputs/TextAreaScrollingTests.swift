// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Scrolling a text area to its text")
struct TextAreaScrollingTests {
  private let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let line = Font.systemFont(ofSize: 17).lineHeight

  init() {
    area.font = .systemFont(ofSize: 17)
    // Each line has seven units.
    area.text = (10..<50).map { "line\($0)" }.joined(separator: "\n")
    area.layoutIfNeeded()
  }

  private var end: CGFloat { area.contentSize.height - 100 }

  /// Shows the text between the beginnings of two lines.
  private func show(_ first: Int, _ last: Int, from offset: CGFloat) -> CGFloat {
    area.contentOffset.y = offset
    area.scrollRangeToVisible(NSRange(location: first * 7, length: (last - first) * 7))
    return area.contentOffset.y
  }

  @Test("the text area scrolls as little as necessary, and shows the insets at its ends")
  func distances() {
    #expect(near(end, area.ceiledToPixel(40 * line) + 16 - 100))
    #expect(show(0, 0, from: end) == 0)
    #expect(near(show(1, 1, from: end), 8 + line))
    #expect(near(show(1, 2, from: end), 8 + line))
    #expect(show(2, 2, from: 30) == 30)
    #expect(near(show(10, 10, from: 0), 8 + 11 * line - 100))
    #expect(near(show(9, 10, from: 0), 8 + 11 * line - 100))
    #expect(near(show(38, 38, from: 0), 8 + 39 * line - 100))
    #expect(near(show(39, 39, from: 0), end))
    // More than fits is shown from its beginning.
    #expect(near(show(3, 12, from: 0), 8 + 3 * line))
    #expect(near(show(3, 12, from: end), 8 + 3 * line))
    #expect(show(0, 12, from: end) == 0)
  }

  @Test("text that doesn't scroll stays where it is")
  func fixed() {
    area.isScrollEnabled = false
    area.scrollRangeToVisible(NSRange(location: 270, length: 0))
    #expect(area.contentOffset == .zero)
  }

  @Test("the caret is revealed once when editing begins, and after each change")
  func revealing() {
    #expect(area.contentOffset.y == 0)
    area.becomeFirstResponder()
    area.layoutIfNeeded()
    #expect(near(area.contentOffset.y, end))
    func scrollAway() {
      area.contentOffset.y = 0
      area.setNeedsLayout()
      area.layoutIfNeeded()
    }
    scrollAway()
    #expect(area.contentOffset.y == 0)
    area.insertText("x")
    area.layoutIfNeeded()
    #expect(near(area.contentOffset.y, end))
    scrollAway()
    area.selectedRange = NSRange(location: 140, length: 0)
    area.layoutIfNeeded()
    #expect(near(area.contentOffset.y, 8 + 21 * line - 100))
    scrollAway()
    #expect(area.contentOffset.y == 0)
    area.replace(area.textRange(area.textLength..<area.textLength), withText: "y")
    area.layoutIfNeeded()
    #expect(near(area.contentOffset.y, end))
  }

  /// The tops of the lines whose selection is drawn.
  private func tops(_ first: Int, _ last: Int) -> [CGFloat] {
    area.selectedRange = NSRange(location: first * 7, length: (last - first) * 7 + 3)
    area.layoutIfNeeded()
    area.contentOffset.y = 8 + 10 * line + 1
    return RecordingContext(area).fills.map(\.bounds.minY)
  }

  @Test("only the visible part of a selection is drawn")
  func highlights() {
    area.becomeFirstResponder()
    func isNear(_ tops: [CGFloat], _ lines: ClosedRange<Int>) -> Bool {
      tops.count == lines.count
        && zip(tops, lines).allSatisfy { near($0, 8 + CGFloat($1) * line) }
    }
    #expect(isNear(tops(0, 39), 10...14))
    #expect(
      RecordingContext(area).fills.allSatisfy { $0.bounds.minX == 5 && $0.bounds.maxX == 195 })
    #expect(isNear(tops(12, 39), 12...14))
    #expect(isNear(tops(0, 12), 10...12))
    #expect(isNear(tops(11, 12), 11...12))
    #expect(isNear(tops(12, 12), 12...12))
    #expect(tops(2, 8).isEmpty && tops(16, 30).isEmpty)
  }

  @Test(
    "a second tap selects the word, with its apostrophes, digits, and underscores",
    arguments: [
      (0, "don't"), (3, "don't"), (5, "don't"), (6, "stop_it"), (10, "stop_it"), (13, "stop_it"),
      (14, "4ever"), (19, "4ever"), (20, ""), (21, "é"), (22, "é"), (23, ""), (24, "end"),
      (27, "end"), (28, ""),
    ])
  func words(offset: Int, word: String) {
    let root = ViewNode()
    root.addSubview(area)
    let screen = Screen(size: CGSize(width: 300, height: 300), rootNode: root)
    area.frame.size.width = 280
    area.text = "don't stop_it 4ever, é\n\nend."
    screen.layoutIfNeeded()
    let rect = area.caretRect(at: offset)
    func tap() {
      screen.router.end(screen.router.begin(at: [CGPoint(x: rect.minX, y: rect.midY)]))
    }
    tap()
    #expect(area.selectedRange == NSRange(location: offset, length: 0))
    tap()
    #expect(area.text(in: area.textRange(area.selection)) == word)
    // Nothing can be selected, only written.
    area.isSelectable = false
    screen.advance(by: 1)
    tap()
    tap()
    #expect(area.selectedRange == NSRange(location: offset, length: 0))
  }

  @Test("a tap begins only where text can be edited or selected")
  func taps() {
    let other = TapGestureRecognizer()
    area.addGestureRecognizer(other)
    for (isEditable, isSelectable) in [(true, true), (true, false), (false, true), (false, false)] {
      (area.isEditable, area.isSelectable) = (isEditable, isSelectable)
      #expect(area.gestureRecognizerShouldBegin(area.tap) == (isEditable || isSelectable))
      #expect(area.gestureRecognizerShouldBegin(other))
    }
  }

  private final class Refusing: TextAreaNodeDelegate {
    func textViewShouldBeginEditing(_ textView: TextAreaNode) -> Bool { false }
  }

  @Test("a tap moves no caret where the delegate doesn't allow editing to begin")
  func refused() {
    let root = ViewNode()
    root.addSubview(area)
    let screen = Screen(size: CGSize(width: 300, height: 300), rootNode: root)
    area.selectedRange = NSRange(location: 0, length: 0)
    screen.layoutIfNeeded()
    let refusing = Refusing()
    func tap() {
      screen.router.end(screen.router.begin(at: [CGPoint(x: 100, y: 50)]))
      screen.advance(by: 1)
    }
    area.delegate = refusing
    tap()
    #expect(!area.isFirstResponder && area.selectedRange.location == 0)
    area.delegate = nil
    tap()
    #expect(area.isFirstResponder && area.selectedRange.location == 20)
  }

  @Test("below the last line that is shown, the closest position is on that line")
  func hidden() {
    area.text = "a\nb\nc\nd"
    for (limit, end) in [(0, 7), (1, 1), (2, 3), (3, 5), (4, 7), (9, 7)] {
      area.textContainer.maximumNumberOfLines = limit
      #expect(area.closestPosition(to: CGPoint(x: 100, y: 5000))?.offset == end, "\(limit)")
      let lines = CGFloat(limit == 0 ? 4 : min(limit, 4))
      #expect(near(area.contentSize.height, area.ceiledToPixel(lines * line) + 16))
    }
  }
}
