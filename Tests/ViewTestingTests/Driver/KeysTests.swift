// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Simulated typing")
struct KeysTests {
  private let root = ViewNode()
  private let input = InputNode(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  private let screen: Screen

  init() {
    root.addSubview(input)
    input.accessibilityIdentifier = "amount"
    screen = Screen(.phone, rootNode: root)
  }

  private final class Log: InputNodeDelegate {
    var calls: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool {
      calls.append("shouldBegin")
      return allows
    }
    func textFieldDidBeginEditing(_ textField: InputNode) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: InputNode) -> Bool {
      calls.append("shouldEnd")
      return allows
    }
    func textFieldDidEndEditing(_ textField: InputNode) { calls.append("didEnd") }
    func textField(
      _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) \(string)")
      return allows
    }
    func textFieldShouldReturn(_ textField: InputNode) -> Bool {
      calls.append("shouldReturn")
      return true
    }
  }

  @Test("A tap begins editing and keys type, with callbacks in UIKit's order")
  func sequence() throws {
    let log = Log()
    input.delegate = log
    input.addAction(for: .editingDidBegin) { log.calls.append("event begin") }
    input.addAction(for: .editingChanged) { log.calls.append("event changed") }
    input.addAction(for: .editingDidEnd) { log.calls.append("event end") }
    try screen.tap(input)
    #expect(log.calls == ["shouldBegin", "didBegin", "event begin"])
    log.calls = []
    try screen.type("ab")
    #expect(log.calls == ["change 0+0 a", "event changed", "change 1+0 b", "event changed"])
    log.calls = []
    try screen.press(.delete)
    #expect(log.calls == ["change 1+1 ", "event changed"])
    #expect(input.text == "a")
    log.calls = []
    try screen.press(.return)
    #expect(log.calls == ["shouldReturn"])
    #expect(input.isFirstResponder)
    log.calls = []
    root.endEditing(true)
    #expect(log.calls == ["shouldEnd", "didEnd", "event end"])
    #expect(!input.isFirstResponder)
  }

  @Test("Arrow keys move the caret, and keys type there")
  func arrows() throws {
    try screen.tap(input)
    try screen.type("13")
    try screen.press(.back)
    try screen.type("2")
    #expect(input.text == "123")
    try screen.press(.forward)
    try screen.press(.forward)
    try screen.press(.delete)
    #expect(input.text == "12")
  }

  @Test("Return ends editing if there is an action for that")
  func returnKey() throws {
    input.addAction(for: .editingDidEndOnExit) {}
    try screen.tap(input)
    try screen.type("abc\n")
    #expect(input.text == "abc" && screen.firstResponder == nil)
  }

  @Test("Nothing can be typed while nothing is being edited")
  func nothing() {
    #expect(throws: DriverError.nothingTakesText) { try screen.type("a") }
    #expect(throws: DriverError.nothingTakesText) { try screen.press(.return) }
  }

  @Test("Tapping another input edits that one, unless the first one refuses to end")
  func takingOver() throws {
    let other = InputNode(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    root.addSubview(other)
    try screen.tap(input)
    try screen.type("a")
    try screen.tap(other)
    try screen.type("b")
    #expect(input.text == "a" && other.text == "b")
    let log = Log()
    log.allows = false
    other.delegate = log
    try screen.tap(input)
    #expect(screen.firstResponder === other)
  }

  @Test(
    "A keypad has only its own keys",
    arguments: [
      (KeyboardType.numberPad, "12", "x"), (.numberPad, "1", "."), (.decimalPad, "1.2", "x"),
      (.phonePad, "+49", "x"),
    ])
  func pads(type: KeyboardType, works: String, fails: String) throws {
    input.keyboardType = type
    try screen.tap(input)
    try screen.type(works)
    #expect(input.text == works)
    #expect(
      throws: DriverError.missingKey(
        "“\(fails)”", keyboard: String(describing: type), node: "InputNode 'amount'")
    ) { try screen.type(fails) }
    #expect(
      throws: DriverError.missingKey(
        "return", keyboard: String(describing: type), node: "InputNode 'amount'")
    ) { try screen.press(.return) }
  }

  @Test("The accessory above a number pad appears with editing, and its Done item ends both")
  func done() throws {
    input.keyboardType = .numberPad
    let bar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = BarButtonItem(barButtonSystemItem: .done) { [unowned input] _ in
      input.resignFirstResponder()
    }
    bar.items = [.flexibleSpace(), done]
    input.inputAccessoryView = bar
    #expect(throws: DriverError.noSuchItem("“Done”")) { try screen.tap(done) }
    try screen.tap(input)
    screen.layoutIfNeeded()
    #expect(bar.window === screen)
    #expect(bar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
    try screen.type("42")
    try screen.tap(done)
    #expect(!input.isFirstResponder && input.text == "42" && bar.superview == nil)
  }

  @Test("each input has its own accessory, as high as its frame or else its content")
  func accessories() throws {
    let other = InputNode(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    let plain = InputNode(frame: CGRect(x: 20, y: 140, width: 200, height: 40))
    root.addSubview(other)
    root.addSubview(plain)
    let framed = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let natural = ToolbarNode(frame: .zero)
    (input.inputAccessoryView, other.inputAccessoryView) = (framed, natural)
    for _ in 0..<2 {
      input.becomeFirstResponder()
      screen.layoutIfNeeded()
      #expect(framed.frame == CGRect(x: 0, y: 780, width: 390, height: 30))
      #expect(natural.superview == nil)
      other.becomeFirstResponder()
      screen.layoutIfNeeded()
      let height = natural.intrinsicContentSize.height
      #expect(height > 0)
      #expect(natural.frame == CGRect(x: 0, y: 810 - height, width: 390, height: height))
      #expect(framed.superview == nil)
      plain.becomeFirstResponder()
      screen.layoutIfNeeded()
      #expect(natural.superview == nil && framed.superview == nil)
    }
    input.becomeFirstResponder()
    screen.layoutIfNeeded()
    input.resignFirstResponder()
    screen.layoutIfNeeded()
    #expect(framed.superview == nil)
  }
}
