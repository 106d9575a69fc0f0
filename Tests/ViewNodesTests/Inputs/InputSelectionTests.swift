// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("The caret and selection of an input")
struct InputSelectionTests {
  private final class Log: InputNodeDelegate {
    var calls: [String] = []
    func textField(
      _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) '\(string)'")
      return true
    }
    func textFieldDidChangeSelection(_ textField: InputNode) {
      let range = textField.selectedTextRange
      calls.append("caret \(range?.start.offset ?? -1)-\(range?.end.offset ?? -1)")
    }
  }

  private let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let log = Log()

  init() {
    input.text = "hello"
    input.delegate = log
  }

  private func edit() {
    input.becomeFirstResponder()
    log.calls = []
  }

  private func choose(_ start: Int, _ end: Int) {
    guard let first = input.position(from: input.beginningOfDocument, offset: start),
      let last = input.position(from: input.beginningOfDocument, offset: end)
    else { return }
    input.selectedTextRange = input.textRange(from: first, to: last)
  }

  private var chosen: Range<Int>? { input.selectedTextRange?.offsets }

  @Test("nothing is selected until editing begins, with the caret at the end")
  func beginning() {
    #expect(input.selectedTextRange == nil)
    choose(1, 2)
    #expect(log.calls.isEmpty)
    edit()
    #expect(chosen == 5..<5 && input.selectedTextRange?.isEmpty == true)
    input.resignFirstResponder()
    #expect(input.selectedTextRange == nil)
  }

  @Test("typing and deleting happen at the caret, and the delegate receives the range")
  func typing() {
    edit()
    choose(2, 2)
    #expect(log.calls == ["caret 2-2"])
    input.insertText("XY")
    #expect(input.text == "heXYllo" && chosen == 4..<4)
    input.deleteBackward()
    #expect(input.text == "heXllo" && chosen == 3..<3)
    #expect(
      log.calls == [
        "caret 2-2", "change 2+0 'XY'", "caret 4-4", "change 3+1 ''", "caret 3-3",
      ])
    choose(0, 0)
    log.calls = []
    input.deleteBackward()
    #expect(log.calls.isEmpty && input.text == "heXllo")
  }

  @Test("typing replaces the selection, and deleting removes it")
  func replacing() {
    edit()
    input.selectAll(nil)
    #expect(chosen == 0..<5)
    input.insertText("a")
    #expect(input.text == "a" && chosen == 1..<1)
    input.text = "hello"
    choose(1, 3)
    log.calls = []
    input.deleteBackward()
    #expect(input.text == "hlo" && log.calls == ["change 1+2 ''", "caret 1-1"])
  }

  @Test(
    "setting the text moves the caret to its end, and replacing a range moves it behind the replacement"
  )
  func code() throws {
    edit()
    input.text = "ab"
    #expect(chosen == 2..<2)
    let second = try #require(input.position(from: input.beginningOfDocument, offset: 1))
    let range = try #require(input.textRange(from: input.beginningOfDocument, to: second))
    #expect(input.text(in: range) == "a")
    log.calls = []
    input.replace(range, withText: "xyz")
    #expect(input.text == "xyzb" && chosen == 3..<3 && log.calls.isEmpty)
  }

  @Test("positions are counted in UTF-16 units and are never inside a character")
  func characters() {
    input.text = "a👨‍👩‍👧é"
    edit()
    let family = "👨‍👩‍👧".utf16.count
    let end = input.endOfDocument
    #expect(end.offset == "a👨‍👩‍👧é".utf16.count)
    #expect(input.position(from: input.beginningOfDocument, offset: 3)?.offset == 1)
    #expect(input.position(from: end, offset: 1) == nil)
    #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
    #expect(input.position(from: end, offset: .min) == nil)
    #expect(input.offset(from: end, to: input.beginningOfDocument) == -end.offset)
    choose(1 + family, 1 + family)
    input.deleteBackward()
    #expect(input.text == "aé")
    input.moveCaret(by: -5)
    #expect(chosen == 0..<0)
    input.moveCaret(by: 1)
    #expect(chosen == 1..<1)
    choose(0, 1)
    input.moveCaret(by: 1)
    #expect(chosen == 1..<1)
  }

  @Test("a position beyond the end of the text is the end")
  func stale() {
    edit()
    let end = input.endOfDocument
    input.text = "ab"
    let range = input.textRange(from: end, to: end)
    input.selectedTextRange = range
    #expect(chosen == 2..<2)
    #expect(input.caretRect(for: end) == input.caretRect(for: input.endOfDocument))
  }

  @Test("the caret is drawn at its position, and the selection has a light background")
  func drawing() throws {
    edit()
    let whole = input.naturalSize(of: input.shownText).width
    let first = input.caretRect(for: input.beginningOfDocument)
    let last = input.caretRect(for: input.endOfDocument)
    #expect(first.minX == 0 && abs(last.minX - whole) < 0.5 && last.width == 2)
    choose(2, 2)
    let caret = try #require(RecordingContext(input).fills.last)
    #expect(caret.bounds.minX > 0 && caret.bounds.minX < last.minX)
    choose(0, 5)
    let fills = RecordingContext(input).fills
    #expect(fills.count == 1)
    #expect(abs((fills.first?.bounds.width ?? 0) - whole) < 0.5)
    #expect(fills.first?.color.alpha == 0.2)
  }

  @Test("the position closest to a point is found, from either side")
  func closest() throws {
    edit()
    for offset in 0...5 {
      let place = try #require(
        input.position(from: input.beginningOfDocument, offset: offset))
      let rect = input.caretRect(for: place)
      #expect(input.closestPosition(to: CGPoint(x: rect.minX + 0.5, y: 20)) == place)
    }
    #expect(input.closestPosition(to: CGPoint(x: -100, y: 0)) == input.beginningOfDocument)
    #expect(input.closestPosition(to: CGPoint(x: 1000, y: 0)) == input.endOfDocument)
    #expect(input.closestPosition(to: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test("right to left, the beginning is on the right")
  func direction() {
    input.semanticContentAttribute = .forceRightToLeft
    edit()
    let first = input.caretRect(for: input.beginningOfDocument)
    let last = input.caretRect(for: input.endOfDocument)
    #expect(first.maxX == 200 && last.minX < first.minX)
    #expect(input.closestPosition(to: CGPoint(x: 199, y: 0)) == input.beginningOfDocument)
  }

  @Test("a long text scrolls to keep the caret visible")
  func longText() {
    input.text = String(repeating: "wide words ", count: 20)
    edit()
    let end = input.caretRect(for: input.endOfDocument)
    #expect(end.maxX <= 200 && end.minX > 190)
    choose(0, 0)
    #expect(input.caretRect(for: input.beginningOfDocument).minX == 0)
    #expect(RecordingContext(input).texts.first?.baseline.x == 0)
  }

  @Test("a password is shown as dots, one position each")
  func secure() throws {
    input.isSecureTextEntry = true
    edit()
    let step = try #require(input.position(from: input.beginningOfDocument, offset: 1))
    let way = input.caretRect(for: step).minX
    #expect(abs(input.caretRect(for: input.endOfDocument).minX - 5 * way) < 0.5)
  }

  @Test("a second tap moves the caret to the touch")
  func tapping() {
    let root = ViewNode()
    root.addSubview(input)
    let screen = Screen(size: CGSize(width: 300, height: 100), rootNode: root)
    screen.layoutIfNeeded()
    func tap(_ x: CGFloat) {
      screen.router.end(screen.router.begin(at: [CGPoint(x: x, y: 20)]))
      screen.advance(by: 1)
    }
    tap(1)
    #expect(input.isEditing && chosen == 5..<5)
    tap(1)
    #expect(chosen == 0..<0)
    input.insertText("x")
    #expect(input.text == "xhello")
    tap(190)
    #expect(chosen == 6..<6)
  }
}
