// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Selectors of methods")
struct ActionSelectorTests {
  private final class Editor {
    var calls: [String] = []

    func close() { calls.append("close") }
    func save(_ sender: String) { calls.append("save \(sender)") }
    func endEditing(_ force: Bool) -> Bool {
      calls.append("end \(force)")
      return false
    }
    func press(_ sender: String, event: Event) { calls.append("\(sender) at \(event.timestamp)") }
    func hover(_ sender: String, event: Event?) {
      calls.append("\(sender) at \(event?.timestamp ?? -1)")
    }
  }

  private let editor = Editor()
  private let event = Event(timestamp: 7, touches: [])

  @Test("a method receives the sender and the event, as far as it has parameters")
  func parameters() {
    #expect(ActionSelector(Editor.close).call(editor, "button", event))
    #expect(ActionSelector(Editor.save).call(editor, "button", event))
    #expect(ActionSelector(Editor.press).call(editor, "button", event))
    #expect(ActionSelector(Editor.hover).call(editor, "button", event))
    #expect(ActionSelector(Editor.hover).call(editor, "key", nil))
    #expect(
      editor.calls == ["close", "save button", "button at 7.0", "button at 7.0", "key at -1.0"])
  }

  @Test("a method with an event isn't called without one, or for a sender of another type")
  func missing() {
    #expect(ActionSelector(Editor.press).call(editor, "button", nil))
    #expect(ActionSelector(Editor.press).call(editor, 5, event))
    #expect(ActionSelector(Editor.press).call(editor, nil, event))
    #expect(ActionSelector(Editor.hover).call(editor, 5, event))
    #expect(ActionSelector(Editor.save).call(editor, nil, event))
    #expect(editor.calls.isEmpty)
  }

  @Test("a parameter of a Boolean type is true unless the sender is a Boolean")
  func boolean() {
    _ = ActionSelector(Editor.endEditing).call(editor, "button", nil)
    _ = ActionSelector(Editor.endEditing).call(editor, false, nil)
    #expect(editor.calls == ["end true", "end false"])
  }

  @Test("an object of another class isn't called")
  func otherTarget() {
    let selector = ActionSelector(Editor.close)
    #expect(!selector.call(event, nil, nil) && !selector.isMethod(event))
    #expect(selector.isMethod(editor))
  }

  @Test("selectors are equal if they are created at one place for one class")
  func equality() {
    func close() -> ActionSelector { ActionSelector(Editor.close) }
    let elsewhere = ActionSelector(Editor.close)
    #expect(close() == close() && close().hashValue == close().hashValue)
    #expect(close() != elsewhere)
    #expect(Set([close(), close(), elsewhere]).count == 2)
    func made(_ isEditor: Bool) -> ActionSelector {
      isEditor
        ? ActionSelector(Editor.close, fileID: "a", line: 1, column: 2)
        : ActionSelector(ViewNode.setNeedsLayout, fileID: "a", line: 1, column: 2)
    }
    #expect(made(true) == made(true) && made(true) != made(false))
    for other in [
      ActionSelector(Editor.close, fileID: "b", line: 1, column: 2),
      ActionSelector(Editor.close, fileID: "a", line: 2, column: 2),
      ActionSelector(Editor.close, fileID: "a", line: 1, column: 3),
    ] { #expect(made(true) != other) }
    #expect(made(true) == ActionSelector(Editor.close, fileID: "a", line: 1, column: 2))
  }
}
