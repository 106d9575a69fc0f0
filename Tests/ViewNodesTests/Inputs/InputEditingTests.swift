// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Editing an input") struct InputEditingTests {
  private final class Delegate: InputNodeDelegate {
    var calls: [String] = []
    var allowsBegin = true
    var allowsEnd = true
    var allowsChange = true
    var allowsReturn = true

    func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool {
      calls.append("shouldBegin")
      return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: InputNode) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: InputNode) -> Bool {
      calls.append("shouldEnd")
      return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: InputNode) { calls.append("didEnd") }
    func textField(
      _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location),\(range.length) '\(string)'")
      return allowsChange
    }
    func textFieldShouldReturn(_ textField: InputNode) -> Bool {
      calls.append("return")
      return allowsReturn
    }
  }

  private let root = ViewNode()
  private let first = InputNode()
  private let second = InputNode()
  private let delegate = Delegate()

  init() {
    root.addSubview(first)
    root.addSubview(second)
    first.delegate = delegate
  }

  @Test("a delegate can change the text when asked")
  func changingDelegate() {
    final class Clearing: InputNodeDelegate {
      func textField(
        _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = "a"
        return true
      }
    }
    let clearing = Clearing()
    first.text = "a long text"
    first.delegate = clearing
    #expect(first.becomeFirstResponder())
    first.insertText("x")
    #expect(first.text == "ax")
  }

  @Test("delegate methods and events come in UIKit's order") func order() {
    var events: [String] = []
    first.addAction(for: .editingDidBegin) { events.append("begin") }
    first.addAction(for: .editingChanged) { events.append("changed") }
    first.addAction(for: .editingDidEnd) { events.append("end") }
    #expect(first.becomeFirstResponder())
    #expect(first.isEditing)
    first.insertText("né")
    first.deleteBackward()
    first.deleteBackward()
    first.deleteBackward()
    #expect(first.text == "")
    #expect(first.resignFirstResponder())
    #expect(!first.isEditing)
    #expect(
      delegate.calls == [
        "shouldBegin", "didBegin", "change 0,0 'né'", "change 1,1 ''", "change 0,1 ''",
        "shouldEnd", "didEnd",
      ])
    #expect(events == ["begin", "changed", "changed", "changed", "end"])
  }

  @Test("setting the text notifies no one") func silent() {
    var count = 0
    first.addAction(for: .allEvents) { count += 1 }
    first.text = "set"
    #expect(count == 0)
    #expect(delegate.calls.isEmpty)
  }

  @Test("a tree has one first responder, which is asked to resign") func oneResponder() {
    first.becomeFirstResponder()
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(delegate.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  @Test("a first responder that refuses to resign prevents others from becoming one") func refusal()
  {
    first.becomeFirstResponder()
    delegate.allowsEnd = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!root.endEditing(false))
    #expect(root.endEditing(true))
    #expect(!first.isFirstResponder)
    #expect(delegate.calls.last == "didEnd")
  }

  @Test("a delegate or a disabled input refuses to begin editing") func noBegin() {
    delegate.allowsBegin = false
    #expect(!first.becomeFirstResponder())
    second.isEnabled = false
    #expect(!second.becomeFirstResponder())
    #expect(!ViewNode().becomeFirstResponder())
    #expect(ViewNode().resignFirstResponder())
  }

  @Test("a rejected change leaves the text") func refusedChange() {
    first.becomeFirstResponder()
    first.text = "kept"
    delegate.allowsChange = false
    first.insertText("!")
    first.deleteBackward()
    #expect(first.text == "kept")
  }

  @Test("Return asks the delegate, and ends editing only if there is an action for that")
  func returnKey() {
    first.becomeFirstResponder()
    first.insertText("\n")
    #expect(first.isEditing)
    #expect(delegate.calls.last == "return")
    var count = 0
    first.addAction(for: .editingDidEndOnExit) { count += 1 }
    delegate.allowsReturn = false
    first.insertText("\n")
    #expect(count == 0)
    delegate.allowsReturn = true
    first.insertText("\n")
    #expect(count == 1)
    #expect(!first.isEditing)
  }

  @Test("an input removed from the tree, alone or with others, ends editing")
  func removal() {
    let group = ViewNode()
    let inner = InputNode()
    group.addSubview(inner)
    root.addSubview(group)
    var ended = 0
    inner.addAction(for: .editingDidEnd) { ended += 1 }
    inner.becomeFirstResponder()
    group.removeFromSuperview()
    #expect(!inner.isFirstResponder)
    #expect(ended == 1)
    root.addSubview(group)
    #expect(!inner.isFirstResponder)
    inner.becomeFirstResponder()
    inner.removeFromSuperview()
    #expect(ended == 2)
    #expect(first.becomeFirstResponder())
  }

  @Test("ending the editing of a subtree leaves other nodes alone") func endEditingElsewhere() {
    first.becomeFirstResponder()
    #expect(second.endEditing(true))
    #expect(first.isFirstResponder)
    #expect(root.endEditing(false))
    #expect(!first.isFirstResponder)
  }

  @Test("editing can begin with cleared text") func clears() {
    first.text = "former"
    first.clearsOnBeginEditing = true
    first.becomeFirstResponder()
    #expect(first.text == "")
  }
}
