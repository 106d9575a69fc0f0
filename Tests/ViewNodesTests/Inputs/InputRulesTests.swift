// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Rules of inputs")
struct InputRulesTests {
  private final class Delegate: InputNodeDelegate, TextAreaNodeDelegate {
    var mayClear = false
    var calls: [String] = []
    func textFieldShouldClear(_ textField: InputNode) -> Bool {
      calls.append("clear?")
      return mayClear
    }
    func textFieldDidChangeSelection(_ textField: InputNode) { calls.append("caret") }
    func textViewDidEndEditing(_ textView: TextAreaNode) { calls.append("area ended") }
    func textViewDidChangeSelection(_ textView: TextAreaNode) { calls.append("area caret") }
  }

  private let delegate = Delegate()

  @Test("the delegate can keep the clear button from clearing the text")
  func clearing() throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    input.text = "text"
    input.clearButtonMode = .always
    input.delegate = delegate
    input.layoutIfNeeded()
    let button = try #require(input.subviews.first as? ButtonNode)
    var changes = 0
    input.addAction(for: .editingChanged) { changes += 1 }
    button.sendActions(for: .primaryActionTriggered)
    #expect(input.text == "text" && changes == 0 && delegate.calls == ["clear?"])
    delegate.mayClear = true
    button.sendActions(for: .primaryActionTriggered)
    #expect(input.text == "" && changes == 1)
    #expect(delegate.calls == ["clear?", "clear?", "caret"])
  }

  @Test("a touch that ends far outside an input doesn't begin editing")
  func touchOutside() {
    let fingers = Fingers()
    let input = fingers.node(InputNode())
    let touches = fingers.down(CGPoint(50, 50))
    fingers.move(touches, to: CGPoint(200, 50))
    fingers.up(touches)
    #expect(!input.isFirstResponder)
    fingers.wait(1)
    fingers.tap(CGPoint(50, 50))
    #expect(input.isFirstResponder)
  }

  @Test("an input that isn't edited moves no caret, selects nothing, and resigns at once")
  func idle() {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    input.text = "hello"
    input.delegate = delegate
    input.moveCaret(by: -2)
    input.selectAll(nil)
    #expect(delegate.calls.isEmpty && input.selectedTextRange == nil)
    #expect(input.resignFirstResponder())
    input.becomeFirstResponder()
    input.moveCaret(by: -2)
    #expect(input.selectedTextRange?.start.offset == 3)
    input.moveCaret(by: 1)
    #expect(input.selectedTextRange?.start.offset == 4)
    input.selectAll(nil)
    input.moveCaret(by: -1)
    #expect(input.selectedTextRange?.offsets == 0..<0)
    input.selectAll(nil)
    input.moveCaret(by: 1)
    #expect(input.selectedTextRange?.offsets == 5..<5)
  }

  @Test("positions too far to be counted don't exist")
  func farPositions() throws {
    let input = InputNode()
    input.text = "hello"
    #expect(input.position(from: input.endOfDocument, offset: .max) == nil)
    let area = TextAreaNode()
    area.text = "hello"
    #expect(area.position(from: area.endOfDocument, offset: .max) == nil)
    #expect(area.position(from: area.endOfDocument, offset: -5)?.offset == 0)
    #expect(area.position(from: area.endOfDocument, offset: 1) == nil)
    #expect(input.closestPosition(to: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(area.closestPosition(to: CGPoint(x: 0, y: CGFloat.infinity)) == nil)
  }

  @Test("setting no text empties a text area, and setting no selection changes nothing")
  func nothing() {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    area.text = "hello"
    area.delegate = delegate
    area.selectedRange = NSRange(location: 1, length: 2)
    delegate.calls = []
    area.selectedTextRange = nil
    #expect(area.selectedRange == NSRange(location: 1, length: 2) && delegate.calls.isEmpty)
    area.text = nil
    #expect(area.text == "" && !area.hasText)
    area.attributedText = AttributedText(string: "styled")
    area.attributedText = nil
    #expect(area.text == "" && area.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("a text area without a color or a font has the default ones")
  func defaultLooks() throws {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    area.text = "hello"
    area.textColor = .red
    area.font = .systemFont(ofSize: 20)
    #expect(RecordingContext(area).texts.first?.color == .red)
    area.textColor = nil
    area.font = nil
    let text = try #require(RecordingContext(area).texts.first)
    #expect(text.color == .label && text.font == Font(name: "Helvetica", size: 12))
  }

  @Test("a text area stops being edited when another input begins")
  func taken() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let bar = ViewNode()
    area.inputAccessoryView = bar
    #expect(area.inputAccessoryView === bar)
    let input = InputNode(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    area.delegate = delegate
    root.addSubview(area)
    root.addSubview(input)
    let screen = Screen(size: CGSize(width: 200, height: 200), rootNode: root)
    #expect(area.becomeFirstResponder() && screen.firstResponder === area)
    delegate.calls = []
    #expect(input.becomeFirstResponder() && screen.firstResponder === input)
    #expect(!area.isFirstResponder && delegate.calls == ["area ended"])
    #expect(area.resignFirstResponder() && delegate.calls == ["area ended"])
  }

  @Test("the first rectangle of an empty range is that of the caret")
  func firstRect() throws {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    area.font = .systemFont(ofSize: 17)
    area.text = "hello\nworld"
    let second = try #require(area.position(from: area.beginningOfDocument, offset: 7))
    let empty = try #require(area.textRange(from: second, to: second))
    #expect(area.firstRect(for: empty) == area.caretRect(for: second))
    let all = try #require(area.textRange(from: area.beginningOfDocument, to: second))
    let rects = area.selectionRects(for: all)
    #expect(rects.count == 2 && area.firstRect(for: all) == rects[0])
    #expect(rects[0].minX == 5 && rects[0].maxX == 195 && rects[1].minX == 5)
    #expect(near(rects[1].maxX, area.caretRect(for: second).minX))
    #expect(near(rects[1].minY, rects[0].maxY))
  }

  @Test("a text area that isn't edited moves no caret between lines")
  func lines() {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    area.text = "one\ntwo"
    area.selectedRange = NSRange(location: 1, length: 0)
    area.moveCaret(byLines: 1)
    #expect(area.selectedRange.location == 1)
    area.becomeFirstResponder()
    area.selectedRange = NSRange(location: 1, length: 0)
    area.moveCaret(byLines: 0)
    #expect(area.selectedRange.location == 1)
    area.moveCaret(byLines: 1)
    #expect(area.selectedRange.location == 5)
    area.moveCaret(byLines: 1)
    #expect(area.selectedRange.location == 7)
    area.moveCaret(byLines: -2)
    #expect(area.selectedRange.location == 0)
  }
}
