// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Focus of inputs")
struct FocusTests {
  private enum Field: Hashable {
    case name, mail, note
  }

  private struct Form: View {
    @FocusState private var focus: Field?
    @State private var text = ""
    var body: some View {
      TextField("Name", text: $text).focused($focus, equals: .name)
      TextField("Mail", text: $text).focused($focus, equals: .mail)
      TextEditor(text: $text).focused($focus, equals: .note).frame(height: 100)
      Text(focus.map { "\($0)" } ?? "none")
      Button("Note") { focus = .note }
      Button("Mail, please") { focus = .mail }
      Button("Done") { focus = nil }
    }
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("setting the value moves the focus, and setting it to nil ends editing")
  func moves() throws {
    let (screen, host) = shown { Form() }
    let inputs: [ViewNode] = host.all(InputNode.self) + host.all(TextAreaNode.self)
    func focused() -> [Bool] { inputs.map(\.isFirstResponder) }
    #expect(focused() == [false, false, false] && words(host).contains("none"))
    try screen.tap("Mail, please")
    screen.layoutIfNeeded()
    #expect(focused() == [false, true, false] && words(host).contains("mail"))
    try screen.tap("Note")
    screen.layoutIfNeeded()
    #expect(focused() == [false, false, true] && words(host).contains("note"))
    try screen.tap("Done")
    screen.layoutIfNeeded()
    #expect(focused() == [false, false, false] && words(host).contains("none"))
  }

  @Test("editing an input sets the value, and ending it sets the value to nil")
  func follows() throws {
    let (screen, host) = shown { Form() }
    let names = ["name", "mail", "note"]
    let inputs: [ViewNode] = host.all(InputNode.self) + host.all(TextAreaNode.self)
    for (input, name) in zip(inputs, names) {
      _ = input.becomeFirstResponder()
      screen.layoutIfNeeded()
      #expect(words(host).contains(name) && input.isFirstResponder)
    }
    _ = inputs[2].resignFirstResponder()
    screen.layoutIfNeeded()
    #expect(words(host).contains("none") && inputs.allSatisfy { !$0.isFirstResponder })
  }

  private struct Search: View {
    @FocusState private var isActive: Bool
    @State private var text = ""
    var body: some View {
      SearchField(isActive: $isActive, text: $text)
      Button(isActive ? "Cancel" : "Search") { isActive.toggle() }
      TextField("Other", text: $text)
    }
  }

  private struct SearchField: View {
    @FocusState.Binding var isActive: Bool
    @Binding var text: String
    var body: some View { TextField("Query", text: $text).focused($isActive) }
  }

  @Test("a Boolean value follows one input, also through a binding")
  func booleanValue() throws {
    let (screen, host) = shown { Search() }
    let inputs = host.all(InputNode.self)
    try screen.tap("Search")
    screen.layoutIfNeeded()
    #expect(inputs.map(\.isFirstResponder) == [true, false] && words(host).contains("Cancel"))
    _ = inputs[1].becomeFirstResponder()
    screen.layoutIfNeeded()
    #expect(inputs.map(\.isFirstResponder) == [false, true] && words(host).contains("Search"))
    try screen.tap("Search")
    screen.layoutIfNeeded()
    try screen.tap("Cancel")
    screen.layoutIfNeeded()
    #expect(inputs.map(\.isFirstResponder) == [false, false])
  }

  @Test("a view that sets the focus when it appears begins editing")
  func appearing() {
    struct Sheet: View {
      @FocusState private var isActive: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isActive).onAppear { isActive = true }
      }
    }
    let (screen, host) = shown { Sheet() }
    screen.layoutIfNeeded()
    #expect(host.first(InputNode.self)?.isFirstResponder == true)
  }
}
