// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewNodes
import ViewTesting

@Suite("Fields and forms")
struct FieldTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test("an input is heard with its title, and with its help or what is wrong")
  func aloud() {
    let field = factory.field.labelled(
      title: "Email", input: factory.input.text(), help: "We never show it.")
    field.input.placeholder = "Address"
    let screen = Screen(showing: field)
    #expect(screen.aloud == "input \"Email\" = \"Address\" (We never show it.)\n")
    field.text = "ana"
    field.error = "No @."
    #expect(screen.aloud == "input \"Email\" = \"ana\" (No @.)\n")
    #expect(field.input.layer.borderColor == factory.viewFactoryColor.error)
    #expect(field.input.layer.borderWidth == 2)
    field.error = nil
    field.help = nil
    #expect(screen.aloud == "input \"Email\" = \"ana\"\n")
    #expect(field.input.layer.borderColor?.resolvedColor(with: .phone).alpha == 0)
  }

  @Test("a field without a placeholder shows none, and one that has it keeps it")
  func placeholder() {
    #expect(factory.input.text().placeholder == "placeholder")
    #expect(factory.field.labelled(title: "Email").input.placeholder == " ")
    let input = factory.input.text()
    input.placeholder = "Address"
    #expect(
      factory.field.labelled(title: "Email", input: input, help: nil).input.placeholder == "Address"
    )
  }

  @Test("what was wrong goes as soon as it is repaired, and not before")
  func validation() throws {
    let field = factory.field.labelled(title: "Name")
    field.validation = { $0.count < 2 ? "Two letters at least." : nil }
    let screen = Screen(showing: field)
    try screen.tap("Name")
    try screen.type("A")
    #expect(field.error == nil)
    #expect(!field.validate())
    #expect(field.error == "Two letters at least.")
    try screen.type("n")
    #expect(field.error == nil)
    #expect(field.text == "An")
    #expect(factory.field.labelled(title: "Free").validate())
  }

  @Test(
    "a form shows every mistake, puts the caret into the first and sends itself once all is well")
  func form() throws {
    let name = factory.field.labelled(title: "Name")
    let email = factory.field.labelled(title: "Email")
    for field in [name, email] { field.validation = { $0.isEmpty ? "Needed." : nil } }
    let form = factory.field.form(fields: [name, email], submit: "Sign up")
    var sent = 0
    form.onSubmit = { sent += 1 }
    let screen = Screen(showing: form)
    try screen.tap("Sign up")
    #expect(sent == 0)
    #expect(name.error == "Needed." && email.error == "Needed.")
    #expect(name.input.isFirstResponder)
    try screen.type("Ana")
    try screen.tap("Sign up")
    #expect(name.error == nil && email.input.isFirstResponder)
    try screen.type("a@b.c")
    try screen.tap("Sign up")
    #expect(sent == 1)
  }

  @Test("a password is dots until its eye is tapped")
  func password() throws {
    let field = factory.field.password(placeholder: "Password")
    field.text = "secret"
    let screen = Screen(showing: field)
    screen.layoutIfNeeded()
    #expect(field.isSecureTextEntry)
    #expect(screen.aloud == "input \"Password\" = \"••••••\"\nbutton \"Show password\"\n")
    let eye = try #require(field.rightView)
    #expect(eye.accessibilityLabel == "Show password")
    try screen.tap(eye)
    #expect(!field.isSecureTextEntry)
    #expect(eye.accessibilityLabel == "Hide password")
    try screen.tap(eye)
    #expect(field.isSecureTextEntry)
  }

  @Test("a search field is heard as one and has the keyboard for it")
  func search() {
    let field = factory.field.search(placeholder: "Search")
    #expect(field.returnKeyType == .search)
    #expect(field.accessibilityTraits.contains(.searchField))
    #expect(field.placeholder == "Search")
    #expect(field.leftView is ImageNode)
  }

  @Test("a select opens, takes a choice, tells of it and closes")
  func select() throws {
    let select = factory.field.select(
      title: "Country", options: ["Brazil", "Korea"], selected: nil, prompt: "Choose")
    var chosen: [Int] = []
    select.onChange = { chosen.append($0) }
    let screen = Screen(showing: select)
    #expect(screen.aloud == "button \"Country\" = \"Choose\"\n")
    try screen.activate("Country")
    #expect(select.isOpen)
    try screen.activate("Korea")
    #expect(!select.isOpen)
    #expect(select.selectedIndex == 1)
    #expect(screen.aloud == "button \"Country\" = \"Korea\"\n")
    #expect(select.field.title == "Korea")
    try screen.activate("Country")
    try screen.activate("Korea")
    #expect(!select.isOpen)
    #expect(chosen == [1])
    select.selectedIndex = 9
    #expect(select.selectedIndex == 1)
    select.selectedIndex = nil
    #expect(select.field.title == "Choose")
  }

  @Test("a password or a search in a field is named by the field's title, not by its placeholder")
  func named() {
    for input in [
      factory.field.password(placeholder: "At least 8"), factory.field.search(placeholder: "Words"),
    ] {
      let field = factory.field.labelled(title: "Secret", input: input)
      #expect(Screen(showing: field).aloud.contains("\"Secret\""))
    }
    #expect(factory.field.search(placeholder: "Words").accessibilityLabel == "Words")
  }
}
