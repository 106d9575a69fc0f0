// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// The names of the notifications of an object.
private nonisolated final class Heard: @unchecked Sendable {
  // Notifications are posted and heard on one thread.
  var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], of object: AnyObject) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] in self?.lines.append($0.name.rawValue)
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@Suite("Events and notifications of inputs")
struct InputEventTests {
  private final class Log: InputNodeDelegate {
    var calls: [String] = []
    var allowsReturn = true

    private func state(_ input: InputNode) -> String {
      let range = input.selectedTextRange.map { "\($0.offsets)" } ?? "-"
      return "\(input.isEditing) '\(input.text ?? "")' \(range)"
    }

    func textFieldDidBeginEditing(_ textField: InputNode) {
      calls.append("began \(state(textField))")
    }

    func textFieldDidEndEditing(_ textField: InputNode) {
      let isShown = textField.rightView?.superview === textField
      calls.append("ended \(state(textField))\(isShown ? " with view" : "")")
    }

    func textField(
      _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change?")
      return true
    }

    func textFieldDidChangeSelection(_ textField: InputNode) {
      calls.append("selection \(state(textField))")
    }

    func textFieldShouldReturn(_ textField: InputNode) -> Bool {
      calls.append("return?")
      return allowsReturn
    }
  }

  private let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let log = Log()

  @Test("notifications come after the events, once for each")
  func notifications() {
    let heard = Heard(
      [
        InputNode.textDidBeginEditingNotification, InputNode.textDidChangeNotification,
        InputNode.textDidEndEditingNotification,
      ], of: input)
    for event in [Control.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
      input.addAction(for: event) { heard.lines.append("event") }
    }
    func new() -> [String] {
      defer { heard.lines = [] }
      return heard.lines
    }
    input.becomeFirstResponder()
    #expect(new() == ["event", "UITextFieldTextDidBeginEditingNotification"])
    input.becomeFirstResponder()
    #expect(new().isEmpty)
    input.insertText("ab")
    #expect(new() == ["event", "UITextFieldTextDidChangeNotification"])
    input.deleteBackward()
    #expect(new() == ["event", "UITextFieldTextDidChangeNotification"])
    input.clear()
    #expect(new() == ["event", "UITextFieldTextDidChangeNotification"])
    input.text = "set"
    input.selectAll(nil)
    #expect(new().isEmpty)
    input.resignFirstResponder()
    #expect(new() == ["event", "UITextFieldTextDidEndEditingNotification"])
    input.resignFirstResponder()
    #expect(new().isEmpty)
  }

  @Test("a text area posts the notifications of a text view, and none while it is only read")
  func areaNotifications() {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let heard = Heard(
      [
        TextAreaNode.textDidBeginEditingNotification, TextAreaNode.textDidChangeNotification,
        TextAreaNode.textDidEndEditingNotification,
      ], of: area)
    area.isEditable = false
    area.becomeFirstResponder()
    area.insertText("x")
    area.resignFirstResponder()
    #expect(heard.lines.isEmpty)
    area.isEditable = true
    area.becomeFirstResponder()
    area.insertText("x")
    area.text = "set"
    area.resignFirstResponder()
    #expect(
      heard.lines == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test("when editing begins, the text is cleared and the caret is at the end already")
  func beginning() {
    input.delegate = log
    input.text = "text"
    input.becomeFirstResponder()
    #expect(log.calls == ["began true 'text' 4..<4"])
    input.resignFirstResponder()
    input.clearsOnBeginEditing = true
    var changes = 0
    input.addAction(for: .editingChanged) { changes += 1 }
    log.calls = []
    input.becomeFirstResponder()
    #expect(log.calls == ["began true '' 0..<0"] && changes == 0)
  }

  @Test("when editing ends, the views beside the text have changed already")
  func ending() {
    input.delegate = log
    input.rightView = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    input.rightViewMode = .whileEditing
    input.becomeFirstResponder()
    log.calls = []
    input.resignFirstResponder()
    #expect(log.calls == ["ended false '' -"])
    input.rightViewMode = .unlessEditing
    input.becomeFirstResponder()
    log.calls = []
    input.resignFirstResponder()
    #expect(log.calls == ["ended false '' - with view"])
  }

  @Test("a disabled input ignores keys, and its delegate isn't asked")
  func disabled() {
    input.delegate = log
    input.text = "text"
    input.becomeFirstResponder()
    log.calls = []
    input.isEnabled = false
    input.insertText("x")
    input.deleteBackward()
    #expect(input.text == "text" && log.calls.isEmpty)
    input.isEnabled = true
    input.insertText("x")
    #expect(input.text == "textx")
    #expect(log.calls == ["change?", "selection true 'textx' 5..<5"])
  }

  @Test(
    "Return triggers the primary action if the delegate agrees, and does nothing unless editing")
  func returnKey() {
    input.delegate = log
    var events: [String] = []
    input.addAction(for: .primaryActionTriggered) { events.append("primary") }
    input.insertText("\n")
    #expect(log.calls.isEmpty && events.isEmpty)
    input.becomeFirstResponder()
    log.calls = []
    input.insertText("\n")
    #expect(log.calls == ["return?"] && events == ["primary"] && input.isEditing)
    log.allowsReturn = false
    input.addAction(for: .editingDidEndOnExit) { events.append("exit") }
    input.insertText("\n")
    #expect(events == ["primary"] && input.isEditing)
    log.allowsReturn = true
    input.insertText("\n")
    #expect(events == ["primary", "primary", "exit"] && !input.isEditing)
    #expect(input.text == "")
  }

  @Test("selecting what is selected already notifies no one")
  func sameSelection() {
    input.delegate = log
    input.text = "text"
    input.becomeFirstResponder()
    log.calls = []
    input.selectAll(nil)
    input.selectAll(nil)
    #expect(log.calls == ["selection true 'text' 0..<4"])
    input.moveCaret(by: 0)
    #expect(input.selectedTextRange?.offsets == 4..<4)
    log.calls = []
    input.moveCaret(by: 1)
    input.moveCaret(by: 0)
    input.selectedTextRange = nil
    #expect(log.calls.isEmpty && input.selectedTextRange?.offsets == 4..<4)
  }

  @Test(
    "a range is clamped to the text, and to whole characters",
    arguments: [
      (-5..<2, 0..<1), (-5 ..< -2, 0..<0), (0..<100, 0..<10), (50..<60, 10..<10), (1..<9, 1..<9),
      (2..<8, 1..<1), (2..<9, 1..<9), (0..<9, 0..<9), (9..<9, 9..<9), (5..<5, 1..<1),
      (9..<10, 9..<10),
    ])
  func clamped(range: Range<Int>, expected: Range<Int>) {
    let area = TextAreaNode()
    for text in [input, area] as [any EditedText] {
      text.replace(text.textRange(0..<0), withText: "a👨‍👩‍👧b")
      #expect(text.clamped(range) == expected)
    }
  }

  @Test("text beyond the end of an input is empty, and replacing it appends")
  func beyond() throws {
    input.text = "a long text"
    let range = input.textRange(2..<11)
    input.text = "abc"
    #expect(input.text(in: range) == "c")
    input.replace(range, withText: "de")
    #expect(input.text == "abde")
    #expect(input.position(at: 4)?.offset == 4)
    #expect(input.position(at: 5) == nil && input.position(at: -1) == nil)
  }

  @Test("attributed text replaces the text, with the caret at its end and its own look")
  func attributed() {
    let style = TextAttributes(font: .systemFont(ofSize: 40), foregroundColor: .red)
    input.text = "text"
    input.textColor = .green
    #expect(
      input.attributedText
        == AttributedText(
          string: "text",
          attributes: TextAttributes(font: .systemFont(ofSize: 17), foregroundColor: .green)))
    input.becomeFirstResponder()
    input.attributedText = AttributedText(string: "longer text", attributes: style)
    #expect(input.selectedTextRange?.offsets == 11..<11)
    let wide = input.intrinsicContentSize.width
    // Setting the same font or color again makes it that of the whole text.
    input.font = .systemFont(ofSize: 17)
    #expect(input.intrinsicContentSize.width < wide / 2 + 1)
    #expect(
      input.attributedText?.attributes(at: 0) == TextAttributes(foregroundColor: .red))
    input.textColor = .green
    #expect(input.attributedText?.attributes(at: 0) == TextAttributes())
    input.attributedText = nil
    #expect(input.selectedTextRange?.offsets == 0..<0 && !input.hasText)
  }
}
