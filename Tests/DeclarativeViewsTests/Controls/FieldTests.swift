// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Text fields and editors in declarative views")
struct FieldTests {
  private func field(_ view: some View) throws -> InputNode {
    let (_, host) = shown { view }
    return try #require(host.first(InputNode.self))
  }

  private func area(_ view: some View) throws -> TextAreaNode {
    let (_, host) = shown { view }
    return try #require(host.first(TextAreaNode.self))
  }

  private let plain = TextField("Name", text: .constant(""))

  @Test("a field has a border only in the rounded style")
  func borders() throws {
    #expect(try field(plain).borderStyle == .none)
    #expect(try field(plain.textFieldStyle(.roundedBorder)).borderStyle == .roundedRect)
    let rounded = plain.textFieldStyle(RoundedBorderTextFieldStyle())
    #expect(try field(rounded).borderStyle == .roundedRect)
    #expect(
      try field(plain.textFieldStyle(.plain).textFieldStyle(.roundedBorder)).borderStyle == .none)
    let automatic = plain.textFieldStyle(.automatic).textFieldStyle(.roundedBorder)
    #expect(try field(automatic).borderStyle == .none)
  }

  @Test("a field has the keyboard of its environment, and so has an editor")
  func keyboards() throws {
    #expect(try field(plain).keyboardType == .default)
    #expect(try field(plain.keyboardType(.emailAddress)).keyboardType == .emailAddress)
    let editor = TextEditor(text: .constant("a")).keyboardType(.numberPad)
    #expect(try area(editor).keyboardType == .numberPad)
  }

  @Test("a field capitalizes sentences, unless it is told otherwise")
  func capitals() throws {
    #expect(try field(plain).autocapitalizationType == .sentences)
    let kinds: [(TextInputAutocapitalization?, TextAutocapitalizationType)] = [
      (.never, .none), (.words, .words), (.sentences, .sentences), (.characters, .allCharacters),
      (nil, .sentences),
    ]
    for (kind, expected) in kinds {
      let view = plain.textInputAutocapitalization(kind)
      #expect(try field(view).autocapitalizationType == expected)
      let inside = view.textInputAutocapitalization(.words)
      #expect(try field(inside).autocapitalizationType == expected)
    }
    #expect(
      try field(plain.autocapitalization(.allCharacters)).autocapitalizationType
        == .allCharacters)
    #expect(
      try area(TextEditor(text: .constant("")).autocapitalization(.none))
        .autocapitalizationType == .none)
  }

  @Test("autocorrection is on by default, and can be disabled and enabled again")
  func corrections() throws {
    #expect(try field(plain).autocorrectionType == .default)
    #expect(try field(plain.autocorrectionDisabled()).autocorrectionType == .no)
    let enabled = plain.autocorrectionDisabled(false).autocorrectionDisabled()
    #expect(try field(enabled).autocorrectionType == .default)
    #expect(try field(plain.disableAutocorrection(true)).autocorrectionType == .no)
    for value in [false, nil] {
      let view = plain.disableAutocorrection(value).disableAutocorrection(true)
      #expect(try field(view).autocorrectionType == .default)
    }
    #expect(
      try area(TextEditor(text: .constant("")).autocorrectionDisabled())
        .autocorrectionType == .no)
  }

  @Test("a prompt replaces the title as the placeholder")
  func prompts() throws {
    #expect(try field(plain).placeholder == "Name")
    let prompted = TextField("Name", text: .constant(""), prompt: Text("Full name"))
    #expect(try field(prompted).placeholder == "Full name")
    let secure = SecureField("Password", text: .constant(""), prompt: Text("Secret"))
    #expect(try field(secure).placeholder == "Secret")
    #expect(try field(secure).isSecureTextEntry && !field(prompted).isSecureTextEntry)
    let across = TextField("Name", text: .constant(""), prompt: Text("Short"), axis: .horizontal)
    #expect(try field(across).placeholder == "Short")
    let tall = TextField("Name", text: .constant(""), prompt: Text("Long"), axis: .vertical)
    #expect(try area(tall).textWhileEmpty == "Long")
  }

  @Test("text that changes elsewhere is shown in fields and editors")
  func changedElsewhere() throws {
    struct Form: View {
      @State private var text = "a"
      var body: some View {
        VStack {
          TextField("First", text: $text)
          TextEditor(text: $text)
          Button("Change") { text += "b" }
        }
      }
    }
    let (screen, host) = shown { Form() }
    let field = try #require(host.first(InputNode.self))
    let area = try #require(host.first(TextAreaNode.self))
    #expect(field.text == "a" && area.text == "a")
    try screen.tap("Change")
    #expect(field.text == "ab" && area.text == "ab")
    #expect(host.first(InputNode.self) === field && host.first(TextAreaNode.self) === area)
  }

  @Test("fields and editors have the color and font around them, also when these change")
  func appearance() throws {
    struct Form: View {
      @State private var isRed = false
      var body: some View {
        VStack {
          TextField("First", text: .constant("a"))
          TextEditor(text: .constant("b"))
          Button("Change") { isRed.toggle() }
        }
        .foregroundColor(isRed ? .red : .green)
        .font(.systemFont(ofSize: isRed ? 30 : 10))
      }
    }
    let (screen, host) = shown { Form() }
    let field = try #require(host.first(InputNode.self))
    let area = try #require(host.first(TextAreaNode.self))
    #expect(field.textColor == .green && area.textColor == .green)
    #expect(field.font?.pointSize == 10 && area.font?.pointSize == 10)
    try screen.tap("Change")
    #expect(field.textColor == .red && area.textColor == .red)
    #expect(field.font?.pointSize == 30 && area.font?.pointSize == 30)
  }

  @Test("disabled fields and editors can't be edited")
  func disabled() throws {
    #expect(try field(plain).isEnabled && !field(plain.disabled(true)).isEnabled)
    let editor = TextEditor(text: .constant("a"))
    #expect(try area(editor).isEditable && area(editor).isSelectable)
    let off = try area(editor.disabled(true))
    #expect(!off.isEditable && !off.isSelectable)
  }

  @Test("an editor takes the height that it is offered, whatever its text")
  func editorHeight() throws {
    for text in ["a", String(repeating: "a\n", count: 100)] {
      let editor = TextEditor(text: .constant(text)).frame(width: 100, height: 70)
      #expect(try area(editor).bounds.size == CGSize(width: 100, height: 70))
    }
  }
}
