// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewTesting

/// Callbacks that change or remove their caller must not crash, loop, or leave stale state.
@Suite("Reentrant callbacks")
struct CallbackTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test("a text area can be emptied and given another text while it reports a change")
  func changedText() throws {
    let area = factory.field.textArea(placeholder: "Write", characterLimit: 10)
    var heard: [String] = []
    area.onChange = { [weak area] text in
      heard.append(text)
      if text.count > 2 { area?.text = "" }
    }
    let screen = Screen(showing: area)
    try screen.tap(area.textArea)
    try screen.type("abcd")
    #expect(heard == ["a", "ab", "abc", "d"])
    #expect(area.text == "d" && area.counterLabel.text == "1/10")
    area.onChange = { [weak area] _ in area?.text = "a text that is too long" }
    try screen.type("e")
    #expect(area.counterLabel.text == "23/10")
    #expect(area.textArea.layer.borderColor == factory.viewFactoryColor.error)
    area.onChange = { [weak area] _ in area?.characterLimit = nil }
    try screen.press(.delete)
    #expect(area.counterLabel.isHidden && area.text == "a text that is too lon")
    try screen.type("!")
    #expect(area.text == "a text that is too lon!")
  }

  @Test("a text area can be removed, disabled, or resign while it reports a change")
  func removedTextArea() throws {
    let acts: [(TextAreaFieldNode) -> Void] = [
      { $0.removeFromSuperview() }, { $0.isEnabled = false },
      { $0.textArea.resignFirstResponder() }, { $0.textArea.removeFromSuperview() },
      { $0.textArea.delegate = nil },
    ]
    for act in acts {
      let area = factory.field.textArea(placeholder: "Write")
      area.onChange = { [weak area] _ in if let area { act(area) } }
      let screen = Screen(showing: area)
      try screen.tap(area.textArea)
      try? screen.type("abc")
      screen.layoutIfNeeded()
      #expect(area.text.hasPrefix("a"))
      #expect(screen.firstResponder == nil || area.textArea.isFirstResponder)
    }
  }

  private final class Delegate: TextAreaNodeDelegate {
    var act: (TextAreaNode) -> Void = { _ in }
    var isActive = true
    private func once(_ area: TextAreaNode) {
      guard isActive else { return }
      isActive = false
      act(area)
      isActive = true
    }
    func textViewShouldBeginEditing(_ textView: TextAreaNode) -> Bool {
      once(textView)
      return true
    }
    func textViewDidBeginEditing(_ textView: TextAreaNode) { once(textView) }
    func textView(
      _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      once(textView)
      return true
    }
    func textViewDidChange(_ textView: TextAreaNode) { once(textView) }
    func textViewDidChangeSelection(_ textView: TextAreaNode) { once(textView) }
    func textViewShouldEndEditing(_ textView: TextAreaNode) -> Bool {
      once(textView)
      return true
    }
    func textViewDidEndEditing(_ textView: TextAreaNode) { once(textView) }
  }

  @Test("a text area's delegate can do anything to it in each of its methods", arguments: 0..<7)
  func delegate(kind: Int) throws {
    let area = factory.field.textArea(placeholder: "Write").textArea
    let delegate = Delegate()
    area.delegate = delegate
    let acts: [(TextAreaNode) -> Void] = [
      { $0.text = "" }, { $0.text = String(repeating: "long 👩‍👩‍👧 ", count: 50) },
      { $0.selectedRange = NSRange(location: 1_000_000, length: 5) },
      { $0.removeFromSuperview() }, { $0.resignFirstResponder() }, { $0.isEditable = false },
      { $0.delegate = nil },
    ]
    delegate.act = acts[kind]
    let root = ViewNode()
    root.addSubview(area)
    let screen = Screen(.phone, rootNode: root)
    try? screen.tap(area)
    try? screen.type("Hello\nyou")
    try? screen.selectAllText()
    try? screen.type("x")
    try? screen.press(.delete)
    area.resignFirstResponder()
    screen.layoutIfNeeded()
    let length = area.text.utf16.count
    #expect(area.selectedRange.location >= 0)
    #expect(area.selectedRange.location + area.selectedRange.length <= length)
    #expect(!area.isFirstResponder)
  }

  @Test("a validation can change its field, remove it from the form, or rebuild the form")
  func validation() throws {
    let root = ViewNode()
    let screen = Screen(.phone, rootNode: root)
    var built = 0
    func build() {
      for view in root.subviews { view.removeFromSuperview() }
      built += 1
      let name = factory.field.labelled(title: "Name \(built)")
      let email = factory.field.labelled(title: "Email \(built)")
      name.validation = { _ in
        if built < 3 { build() }
        return built < 3 ? nil : "Needed."
      }
      email.validation = { [weak email] text in
        email?.error = "Not this: \(text)"
        email?.help = "Changed"
        email?.validation = { _ in nil }
        return "Wrong."
      }
      let form = factory.field.form(fields: [name, email], submit: "Send \(built)")
      root.addSubview(form)
      factory.styleHelper.constraint.setTop(for: form, to: root, at: .zero)
      factory.styleHelper.constraint.setHorizontal(for: form, to: root, at: .zero)
    }
    build()
    try screen.tap("Send 1")
    // The form that stands is the new one, and the old one's caret is nowhere.
    #expect(built == 2)
    #expect(root.subviews.count == 1)
    #expect(screen.firstResponder == nil || screen.firstResponder?.rootNode === root)
    try screen.tap("Send 2")
    #expect(built == 3 && root.subviews.count == 1)
    try screen.tap("Send 3")
    #expect(built == 3)
    #expect(screen.rootNode?.accessibilityTree().contains("Needed.") == true)
    #expect(layoutFindings(in: root).isEmpty)
  }

  @Test("a validation that reformats the text doesn't loop forever")
  func tidying() throws {
    let field = factory.field.labelled(title: "Code")
    var runs = 0
    field.validation = { [weak field] text in
      runs += 1
      field?.text = text.uppercased()
      return text == "OK" ? nil : "Write OK."
    }
    let screen = Screen(showing: field)
    field.validate()
    try screen.tap("Code")
    try screen.type("ok")
    #expect(field.text == "OK" && runs == 3)
    #expect(field.error == "Write OK.")
    field.validate()
    #expect(field.error == nil)
  }

  @Test("a form can be removed when it is submitted, and its handler can submit it again")
  func sending() throws {
    let field = factory.field.labelled(title: "Name")
    let form = factory.field.form(fields: [field], submit: "Send")
    var sent = 0
    form.onSubmit = { [weak form] in
      sent += 1
      form?.onSubmit = nil
      form?.removeFromSuperview()
      form?.submitButton.sendActions(for: .primaryActionTriggered)
    }
    let screen = Screen(showing: form)
    try screen.tap("Send")
    #expect(sent == 1 && form.superview == nil)
  }

  @Test("a handler can remove, close, disable, or change the select that called it")
  func select() throws {
    let acts: [(SelectNode) -> Void] = [
      { $0.removeFromSuperview() }, { $0.isOpen = false }, { $0.isOpen = true },
      { $0.isEnabled = false }, { $0.selectedIndex = nil }, { $0.onChange = nil },
      { for view in $0.arrangedSubviews { view.removeFromSuperview() } },
    ]
    for act in acts {
      let select = factory.field.select(
        title: "Country", options: ["Brazil", "Korea"], selected: nil, prompt: "Choose")
      var heard = 0
      select.onChange = { [weak select] _ in
        heard += 1
        if let select { act(select) }
      }
      let screen = Screen(showing: select)
      try screen.activate("Country")
      try screen.activate("Korea")
      screen.layoutIfNeeded()
      #expect(heard == 1)
      #expect(!select.isOpen)
      #expect(
        select.field.title == (select.selectedIndex == nil ? "Choose" : "Korea"))
      #expect(screen.rootNode?.accessibilityTree().contains("Brazil") == false)
    }
  }

  @Test("a select owned only by its screen can be released by its handler")
  func releasedSelect() throws {
    let root = ViewNode()
    let screen = Screen(.phone, rootNode: root)
    weak var released: SelectNode?
    func show() {
      let select = factory.field.select(
        title: "Country", options: ["Brazil"], selected: nil, prompt: "Choose")
      select.onChange = { [weak root] _ in
        for view in root?.subviews ?? [] { view.removeFromSuperview() }
      }
      root.addSubview(select)
      factory.styleHelper.constraint.setTop(for: select, to: root, at: .zero)
      factory.styleHelper.constraint.setHorizontal(for: select, to: root, at: .zero)
      released = select
    }
    show()
    try screen.activate("Country")
    try screen.activate("Brazil")
    #expect(root.subviews.isEmpty && released == nil)
  }

  @Test("choices, days, tabs, and dialogs can be removed by their handlers")
  func removed() throws {
    let segments = factory.choice.segments(titles: ["a", "b"], selected: 0)
    segments.onChange = { [weak segments] _ in segments?.removeFromSuperview() }
    try Screen(showing: segments).tap("b")
    #expect(segments.superview == nil && segments.selectedIndex == 1)
    let tabs = factory.bar.tabs(titles: ["a", "b"], selected: 0)
    tabs.onChange = { [weak tabs] _ in tabs?.selectedIndex = 0 }
    try Screen(showing: tabs).tap("b")
    #expect(tabs.selectedIndex == 0)
    let month = factory.calendar.month(
      CalendarMonth(year: 2026, month: 8), selected: nil, today: nil)
    month.onChange = { [weak month] _ in
      month?.selectedDay = nil
      month?.removeFromSuperview()
    }
    try Screen(showing: month).tap("Saturday, 1 August 2026")
    #expect(month.superview == nil && month.selectedDay == nil)
    var answers = 0
    var again: DialogNode?
    let root = ViewNode()
    let screen = Screen(.phone, rootNode: root)
    let alert = factory.dialog.alert(
      title: "Sure?", message: nil,
      actions: [
        DialogAction("Yes") {
          answers += 1
          again?.dismiss()
          again?.present(in: root)
        }
      ])
    again = alert
    alert.present(in: root)
    try screen.tap("Yes")
    #expect(answers == 1 && alert.superview === root)
    alert.onDismiss = { [weak alert] in alert?.dismiss() }
    try screen.tap("Yes")
    #expect(answers == 2)
    again = nil
  }
}
