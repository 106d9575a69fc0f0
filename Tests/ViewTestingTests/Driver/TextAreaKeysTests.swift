// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Simulated typing in a text area")
struct TextAreaKeysTests {
  private let root = ViewNode()
  private let area = TextAreaNode(frame: CGRect(x: 20, y: 20, width: 200, height: 90))
  private let screen: Screen

  init() {
    root.addSubview(area)
    area.accessibilityIdentifier = "notes"
    screen = Screen(.phone, rootNode: root)
  }

  @Test("keys are typed, Return begins a line, and arrow keys move up and down")
  func typing() throws {
    try screen.tap(area)
    #expect(screen.firstResponder === area)
    try screen.type("one\nthree")
    try screen.press(.up)
    try screen.press(.return)
    try screen.type("two")
    #expect(area.text == "one\ntwo\nthree")
    try screen.press(.down)
    try screen.press(.back)
    try screen.press(.delete)
    #expect(area.text == "one\ntwo\nthee")
    try screen.press(.up)
    try screen.press(.up)
    try screen.press(.up)
    try screen.press(.delete)
    try screen.press(.forward)
    try screen.press(.delete)
    #expect(area.text == "ne\ntwo\nthee")
  }

  @Test("text is selected, replaced, and deleted, in single-line inputs as well")
  func selecting() throws {
    try screen.tap(area)
    try screen.type("red\ngreen\nblue")
    try screen.selectText("d\ngre")
    #expect(area.selectedRange == NSRange(location: 2, length: 5))
    try screen.type("-")
    #expect(area.text == "re-en\nblue")
    try screen.selectAllText()
    try screen.press(.delete)
    #expect(!area.hasText)
    #expect(throws: DriverError.noSuchText("x", node: "TextAreaNode 'notes'")) {
      try screen.selectText("x")
    }
    let input = InputNode(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    root.addSubview(input)
    try screen.tap(input)
    try screen.type("hello")
    try screen.selectText("ell")
    try screen.type("i")
    #expect(input.text == "hio")
    root.endEditing(true)
    #expect(throws: DriverError.nothingTakesText) { try screen.selectText("h") }
    #expect(throws: DriverError.nothingTakesText) { try screen.selectAllText() }
    #expect(
      DriverError.noSuchText("x", node: "TextAreaNode").description
        == "TextAreaNode does not contain “x”.")
  }

  @Test("after each simulated key or selection, the area is laid out")
  func laidOut() throws {
    final class CountingArea: TextAreaNode {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let area = CountingArea(frame: CGRect(x: 20, y: 120, width: 200, height: 90))
    root.addSubview(area)
    area.text = "one\ntwo"
    try screen.tap(area)
    let steps: [(String, () throws -> Void)] = [
      ("all", screen.selectAllText), ("a part", { try screen.selectText("o") }),
      ("a letter", { try screen.type("a") }), ("up", { try screen.press(.up) }),
      ("down", { try screen.press(.down) }), ("back", { try screen.press(.back) }),
      ("delete", { try screen.press(.delete) }),
    ]
    for (name, step) in steps {
      area.count = 0
      try step()
      #expect(area.count > 0, "\(name)")
    }
  }

  @Test("a tap moves the caret, and a second one selects the word")
  func taps() throws {
    area.font = .systemFont(ofSize: 17)
    area.text = "first line\nsecond word here"
    try screen.tap(at: CGPoint(x: 26, y: 60))
    #expect(area.selectedRange == NSRange(location: 11, length: 0))
    try screen.tap(at: CGPoint(x: 20 + 5 + 80, y: 60))
    #expect(area.selectedRange.length == 0 && area.selectedRange.location > 18)
    screen.advance(by: 1)
    try screen.tap(at: CGPoint(x: 20 + 5 + 80, y: 60), count: 2)
    let range = area.selectedRange
    #expect((area.text as NSString).substring(with: range) == "word")
  }

  @Test("nothing is typed into read-only text")
  func reading() throws {
    area.isEditable = false
    area.text = "words"
    try screen.tap(area)
    #expect(throws: DriverError.nothingTakesText) { try screen.type("a") }
    area.isSelectable = false
    area.resignFirstResponder()
    try screen.tap(area)
    #expect(screen.firstResponder == nil)
  }

  @Test("a drag scrolls the text without editing it")
  func dragging() throws {
    area.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    screen.layoutIfNeeded()
    let start = area.contentOffset.y
    try screen.drag(area, by: CGPoint(x: 0, y: -40))
    #expect(area.contentOffset.y == start + 40 && screen.firstResponder == nil)
  }
}
