// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

/// A controller that records which of its methods were called.
private class Editor: UIViewController {
  var calls: [String] = []

  func save() { calls.append("save") }
  func change(_ sender: UITextField) { calls.append("change \(sender.text ?? "")") }
  func tap(_ sender: UITapGestureRecognizer) { calls.append("tap \(sender.numberOfTapsRequired)") }
  func item(_ sender: UIBarButtonItem) { calls.append("item \(sender.title ?? "")") }
  func anything(_ sender: Any?, event: UIEvent?) { calls.append(sender == nil ? "none" : "some") }
  @discardableResult
  func flag(_ isOn: Bool) -> Bool {
    calls.append("\(isOn)")
    return isOn
  }
}

private final class QuietEditor: Editor {
  override func save() { calls.append("quiet") }
}

@Suite("Targets and actions")
struct SelectorTests {
  private func makeEditor() -> (Editor, Screen) {
    let editor = Editor()
    return (editor, Screen(.phone, rootViewController: editor))
  }

  @Test("a control calls its target with itself, as long as the target exists")
  func control() {
    let field = UITextField()
    field.text = "a"
    var editor: Editor? = Editor()
    weak let observed = editor
    field.addTarget(editor, action: Selector(Editor.change(_:)), for: .editingChanged)
    field.addTarget(editor, action: Selector(Editor.save), for: .editingDidEnd)
    field.sendActions(for: .editingChanged)
    #expect(editor?.calls == ["change a"])
    editor = nil
    #expect(observed == nil)
    field.sendActions(for: .allEvents)
  }

  @Test("subclasses' overrides are called, and methods of other classes or senders aren't")
  func dispatch() {
    let button = UIButton(type: .system)
    let quiet = QuietEditor()
    button.addTarget(quiet, action: Selector(Editor.save), for: .touchUpInside)
    button.addTarget(quiet, action: Selector(Editor.change(_:)), for: .touchUpInside)
    button.addTarget(UIView(), action: Selector(Editor.save), for: .touchUpInside)
    button.addTarget(quiet, action: Selector(Editor.anything(_:event:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(quiet.calls == ["quiet", "some"])
  }

  @Test("adding a target's selector of the same place again has no effect, except for other events")
  func addingTwice() {
    let (button, editor) = (UIButton(type: .system), Editor())
    for event in [UIControl.Event.touchUpInside, .touchUpInside, .touchDown] {
      button.addTarget(editor, action: Selector(Editor.save), for: event)
    }
    button.sendActions(for: .touchUpInside)
    #expect(editor.calls.count == 1)
    button.sendActions(for: .touchDown)
    #expect(editor.calls.count == 2)
    let other = Editor()
    for target in [editor, other] {
      button.addTarget(target, action: Selector(Editor.flag(_:)), for: .touchCancel)
    }
    button.sendActions(for: .touchCancel)
    #expect(editor.calls.last == "true" && other.calls == ["true"])
  }

  @Test("targets are removed by object, by selector, or all at once")
  func removing() {
    let (button, first, second) = (UIButton(type: .system), Editor(), Editor())
    let save = Selector(Editor.save)
    func add() {
      for target in [first, second] {
        button.addTarget(target, action: save, for: .touchUpInside)
        button.addTarget(target, action: Selector(Editor.flag(_:)), for: .touchUpInside)
        target.calls = []
      }
    }
    add()
    button.addAction(UIAction { _ in first.calls.append("own") }, for: .touchUpInside)
    button.removeTarget(first, action: save, for: .touchUpInside)
    button.removeTarget(second, action: nil, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(first.calls == ["true", "own"])
    #expect(second.calls == ["save", "true"])
    add()
    button.removeTarget(first, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(first.calls == ["own"] && second.calls == ["save", "true"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    add()
    button.removeTarget(nil, action: save, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(first.calls == ["own", "true"])
    #expect(second.calls == ["true"])
  }

  @Test("without a target, the first responder in the chain that has the method is called")
  func chain() {
    let (editor, screen) = makeEditor()
    let button = UIButton(type: .system)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.addTarget(nil, action: Selector(Editor.save), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(editor.calls == [])
    editor.view.addSubview(button)
    editor.view.addSubview(field)
    button.sendActions(for: .touchUpInside)
    #expect(editor.calls == ["save"])
    button.addTarget(nil, action: Selector(UITextField.resignFirstResponder), for: .touchUpInside)
    #expect(field.becomeFirstResponder() && screen.firstResponder === field)
    button.sendActions(for: .touchUpInside)
    #expect(!field.isFirstResponder)
    let save = Selector(Editor.save)
    #expect(UIApplication.shared.sendAction(save, to: nil, from: field, for: nil))
    #expect(!UIApplication.shared.sendAction(save, to: nil, from: nil, for: nil))
    #expect(editor.calls.count == 3)
  }

  @Test("gesture recognizers call their targets once, and UIView's endEditing(_:)")
  func gestures() throws {
    let (editor, screen) = makeEditor()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    editor.view.addSubview(field)
    let tap = UITapGestureRecognizer(target: editor, action: Selector(Editor.tap(_:)))
    for _ in 0..<2 { tap.addTarget(editor, action: Selector(Editor.save)) }
    tap.addTarget(editor as Any, action: Selector(UIView.endEditing(_:)))
    tap.addTarget(editor.view as Any, action: Selector(UIView.endEditing(_:)))
    editor.view.addGestureRecognizer(tap)
    field.becomeFirstResponder()
    try screen.tap(at: CGPoint(x: 200, y: 400))
    #expect(editor.calls == ["tap 1", "save"] && !field.isFirstResponder)
    tap.removeTarget(editor, action: nil)
    field.becomeFirstResponder()
    try screen.tap(at: CGPoint(x: 200, y: 400))
    #expect(editor.calls.count == 2 && !field.isFirstResponder)
    #expect(UIPanGestureRecognizer(target: nil, action: nil).view == nil)
  }

  @Test("bar button items call their target, unless they have a primary action")
  func items() {
    let editor = Editor()
    let item = UIBarButtonItem(
      title: "Save", style: .done, target: editor, action: Selector(Editor.item(_:)))
    item.performPrimaryAction()
    #expect(editor.calls == ["item Save"])
    #expect(item.target === editor && item.action != nil)
    item.action = Selector(Editor.save)
    item.performPrimaryAction()
    item.target = nil
    item.performPrimaryAction()
    #expect(editor.calls == ["item Save", "save"])
    let plain = UIBarButtonItem(
      barButtonSystemItem: .done, target: nil, action: nil)
    plain.performPrimaryAction()
    #expect(plain.target == nil && plain.action == nil)
    item.target = editor
    item.primaryAction = UIAction { _ in editor.calls.append("primary") }
    item.performPrimaryAction()
    #expect(editor.calls.last == "primary" && editor.calls.count == 3)
  }

  @Test("an item without a target calls the responders around its button")
  func itemsInBars() throws {
    let editor = Editor()
    let screen = Screen(
      .phone, rootViewController: UINavigationController(rootViewController: editor))
    editor.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), style: .plain, target: nil,
      action: Selector(UINavigationController.popToRootFromBar))
    screen.layoutIfNeeded()
    editor.navigationItem.rightBarButtonItem?.performPrimaryAction()
    #expect((editor.navigationController?.title) == "popped")
  }
}

extension UINavigationController {
  fileprivate func popToRootFromBar() { title = "popped" }

  @Test("a target that is created where another one was freed is called, too")
  func freedTargets() {
    final class Counter {
      var count = 0
      func increment() { count += 1 }
    }
    let (control, tap) = (UIButton(), UITapGestureRecognizer())
    // Most allocators hand out a place again at once; the address sanitizer keeps it for long.
    for _ in 0..<50 {
      let counter = Counter()
      let increment = Selector(Counter.increment)
      for _ in 0..<2 {
        control.addTarget(counter, action: increment, for: .touchUpInside)
        tap.addTarget(counter, action: increment)
      }
      control.sendActions(for: .touchUpInside)
      #expect(counter.count == 1)
      for action in tap.actions { action.perform(sender: tap) }
      #expect(counter.count == 2)
    }
  }

  @Test("every kind of bar button item calls its target")
  func kindsOfItems() {
    let editor = Editor()
    let action = Selector(Editor.save)
    let items = [
      UIBarButtonItem(title: "Save", style: .plain, target: editor, action: action),
      UIBarButtonItem(
        image: UIImage(systemName: "star"), style: .plain, target: editor, action: action),
      UIBarButtonItem(barButtonSystemItem: .save, target: editor, action: action),
    ]
    for (index, item) in items.enumerated() {
      item.performPrimaryAction()
      #expect(editor.calls.count == index + 1)
    }
  }
}
