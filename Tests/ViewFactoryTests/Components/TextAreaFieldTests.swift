// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewTesting

@Suite("Text areas of the factory")
struct TextAreaFieldTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  private func lines(_ count: Int) -> String {
    (0..<count).map { "Line \($0)" }.joined(separator: "\n")
  }

  @Test("it grows from its minimum to its maximum number of lines, then scrolls, and shrinks again")
  func growing() throws {
    let field = factory.field.textArea(placeholder: "Write")
    let screen = Screen(showing: field)
    let font = try #require(field.textArea.font)
    func height(_ lines: Int) -> CGFloat {
      CGFloat(lines) * font.lineHeight + CGFloat(lines - 1) * font.leading + 26
    }
    func expectLines(_ count: Int, scrolls: Bool) {
      screen.layoutIfNeeded()
      #expect(abs(field.textArea.bounds.height - height(count)) < 0.5)
      #expect(field.textArea.isScrollEnabled == scrolls)
      #expect(field.bounds.height == field.textArea.bounds.height)
    }
    expectLines(3, scrolls: false)
    field.text = lines(5)
    expectLines(5, scrolls: false)
    field.text = lines(8)
    expectLines(8, scrolls: false)
    field.textArea.text = lines(9)
    expectLines(8, scrolls: true)
    try screen.tap(field.textArea)
    try screen.selectText("\nLine 7\nLine 8")
    try screen.press(.delete)
    expectLines(7, scrolls: false)
    try screen.type("\na\nb\nc")
    expectLines(8, scrolls: true)
    #expect(field.textArea.contentOffset == field.textArea.maximumContentOffset)
    #expect(field.textArea.contentOffset.y > font.lineHeight)
    field.minimumLines = 10
    expectLines(10, scrolls: false)
    (field.minimumLines, field.maximumLines) = (1, 2)
    expectLines(2, scrolls: true)
    field.text = ""
    expectLines(1, scrolls: false)
  }

  @Test("it follows the text size")
  func textSize() {
    let field = factory.field.textArea(placeholder: "Write")
    let screen = Screen(showing: field)
    let height = field.bounds.height
    screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.layoutIfNeeded()
    #expect(field.bounds.height > 2 * height)
  }

  @Test("characters are counted up to the limit, beyond which typing has no effect")
  func counting() throws {
    let field = factory.field.textArea(placeholder: "Write", characterLimit: 5)
    let color = factory.viewFactoryColor
    var heard: [String] = []
    field.onChange = { heard.append($0) }
    let screen = Screen(showing: field)
    #expect(screen.aloud == "text area \"Write\" = \"Write\"\ntext \"0 of 5 characters\"\n")
    try screen.tap(field.textArea)
    try screen.type("ab👩‍👩‍👧de")
    #expect(field.counterLabel.text == "5/5" && field.counterLabel.textColor == color.labelHint)
    try screen.type("f")
    #expect(field.text == "ab👩‍👩‍👧de" && heard.last == field.text && heard.count == 5)
    try screen.selectText("de")
    try screen.type("x")
    #expect(field.text == "ab👩‍👩‍👧x")
    field.text = "too long a text"
    #expect(field.counterLabel.text == "15/5" && field.counterLabel.textColor == color.error)
    #expect(field.textArea.layer.borderColor == color.error)
    try screen.press(.delete)
    #expect(field.text == "too long a tex")
    field.characterLimit = nil
    #expect(field.counterLabel.isHidden)
  }

  @Test("its border shows whether it is focused or invalid, and it fades while disabled")
  func states() throws {
    let field = factory.field.textArea(placeholder: "Write")
    let (layer, color) = (field.textArea.layer, factory.viewFactoryColor)
    let screen = Screen(showing: field)
    #expect(layer.borderColor == color.border && layer.borderWidth == 1)
    try screen.tap(field.textArea)
    #expect(layer.borderColor == color.focus && layer.borderWidth == 2)
    field.isInvalid = true
    #expect(layer.borderColor == color.error)
    field.isInvalid = false
    field.textArea.resignFirstResponder()
    #expect(layer.borderColor == color.border)
    field.isEnabled = false
    #expect(field.textArea.alpha == 0.4)
    #expect(screen.aloud == "text area \"Write\" = \"Write\" [disabled]\n")
    #expect(throws: DriverError.self) { try screen.tap(field.textArea) }
    field.isEnabled = true
    try screen.tap(field.textArea)
    #expect(screen.firstResponder === field.textArea)
  }

  @Test("a field contains one with its title, help, and error")
  func labelled() throws {
    let area = factory.field.textArea(placeholder: "Write", characterLimit: nil)
    let field = factory.field.labelled(title: "Message", textArea: area, help: "For the kitchen.")
    field.validation = { $0.isEmpty ? "Say something." : nil }
    let form = factory.field.form(fields: [field], submit: "Send")
    let screen = Screen(showing: form)
    #expect(
      screen.aloud
        == "text area \"Message\" = \"Write\" (For the kitchen.)\nbutton \"Send\"\n")
    try screen.tap("Send")
    #expect(field.error == "Say something." && area.isInvalid)
    #expect(screen.firstResponder === area.textArea)
    try screen.type("Hi")
    #expect(field.error == nil && !area.isInvalid && field.text == "Hi")
    field.text = "x"
    #expect(area.text == "x" && field.textArea === area)
  }

  @Test("the text grows with the text size of the traits")
  func largeText() {
    let field = factory.field.textArea(placeholder: "Write")
    let screen = Screen(showing: field)
    screen.layoutIfNeeded()
    let before = field.textArea.bounds.height
    screen.traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    screen.layoutIfNeeded()
    #expect(field.textArea.bounds.height > before * 1.5)
  }
}
