// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Fields and forms")
struct FieldTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test("an input is announced with its title, and with its help or error")
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
    #expect(field.input.layer.borderColor == factory.viewFactoryColor.border)
  }

  @Test("a field without a placeholder shows none, and an existing placeholder is kept")
  func placeholder() {
    #expect(factory.input.text().placeholder == "placeholder")
    #expect(factory.field.labelled(title: "Email").input.placeholder == " ")
    let input = factory.input.text()
    input.placeholder = "Address"
    #expect(
      factory.field.labelled(title: "Email", input: input, help: nil).input.placeholder == "Address"
    )
  }

  @Test("an error disappears as soon as it is corrected, and not before")
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
    "a form shows every error, focuses the first, and submits once everything is valid")
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

  @Test("a password is obscured until its eye is tapped")
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

  @Test("a search field is announced as one and has a search keyboard")
  func search() {
    let field = factory.field.search(placeholder: "Search")
    #expect(field.returnKeyType == .search)
    #expect(field.accessibilityTraits.contains(.searchField))
    #expect(field.placeholder == "Search")
    #expect(field.leftView is ImageNode)
  }

  @Test("a password's button is labeled by its action, even if code shows the password")
  func passwordShown() {
    let field = factory.field.password(placeholder: "Password")
    field.isSecureTextEntry = false
    #expect(field.rightView?.accessibilityLabel == "Hide password")
    func strokes() -> Int {
      guard let eye = field.rightView else { return 0 }
      return DisplayList(of: eye).operations.count
    }
    let shown = strokes()
    field.isSecureTextEntry = true
    #expect(shown == strokes() + 1)
  }

  @Test("the border of a field shows whether it is focused or invalid, in the theme's shape")
  func border() throws {
    var theme = Theme.standard
    theme.shape.small = 11
    theme.shape.border = 1.5
    let factory: any ViewFactoryProtocol = ViewFactory(theme: theme)
    let color = factory.viewFactoryColor
    let labelled = factory.field.labelled(title: "Name")
    let inputs = [
      labelled.input, factory.field.search(placeholder: "Search"),
      factory.field.password(placeholder: "Password"),
    ]
    for (index, input) in inputs.enumerated() {
      let layer = input.layer
      let screen = Screen(showing: index == 0 ? labelled : input)
      #expect(layer.borderColor == color.border && layer.borderWidth == 1.5)
      #expect(layer.cornerRadius == 11 && input.tintColor == color.focus)
      try screen.tap(input)
      #expect(layer.borderColor == color.focus && layer.borderWidth == 2)
      if index == 0 {
        labelled.error = "Wrong."
        #expect(layer.borderColor == color.error && layer.borderWidth == 2)
        labelled.error = nil
        #expect(layer.borderColor == color.focus)
      }
      input.resignFirstResponder()
      #expect(layer.borderColor == color.border && layer.borderWidth == 1.5)
    }
    let input = factory.input.text()
    #expect(input.layer.cornerRadius == 11 && input.layer.borderWidth == 1.5)
    #expect(input.tintColor == color.focus)
    #expect(factory.field.textArea(placeholder: "").textArea.tintColor == color.focus)
    #expect(
      factory.field.select(title: "", options: [], selected: nil, prompt: "").field.layer
        .cornerRadius == 11)
  }

  @Test(
    "the text of a select is aligned with the text of inputs, in both directions",
    arguments: [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func inLine(direction: TraitEnvironmentLayoutDirection) throws {
    let input = factory.input.text()
    let select = factory.field.select(title: "", options: ["Brazil"], selected: 0, prompt: "")
    let stack = factory.stack.vertical(views: [input, select])
    stack.traitOverrides.layoutDirection = direction
    let screen = Screen(showing: stack)
    screen.rootNode?.layoutIfNeeded()
    let text = stack.convert(input.textRect(forBounds: input.bounds), from: input)
    let choice = stack.convert(
      select.field.titleLabel.bounds, from: select.field.titleLabel)
    if direction == .rightToLeft {
      #expect(abs(choice.maxX - text.maxX) < 0.5)
    } else {
      #expect(abs(choice.minX - text.minX) < 0.5)
    }
  }

  @Test("a disabled field ignores touches, whatever it contains")
  func disabled() throws {
    let select = factory.field.select(title: "c", options: ["a"], selected: nil, prompt: "p")
    let area = factory.field.textArea(placeholder: "w")
    let fields = [
      factory.field.labelled(title: "Name"),
      factory.field.labelled(title: "Name", textArea: area, help: nil),
      factory.field.labelled(title: "Name", select: select, help: nil),
    ]
    for field in fields {
      #expect(field.isEnabled)
      field.isEnabled = false
      #expect(!field.isEnabled)
      let held = field.arrangedSubviews[1]
      // An input itself halves the opacity of its text.
      let opacity: CGFloat = held === field.input ? 0.8 : 0.4
      #expect(([held] + held.subviews).contains { $0.alpha == opacity })
      let screen = Screen(showing: field)
      #expect(screen.aloud.contains("disabled"), "\(screen.aloud)")
      try? screen.tap("Name")
      #expect(screen.firstResponder == nil && !select.isOpen)
      field.isEnabled = true
      try screen.tap("Name")
      #expect(field.select == nil ? screen.firstResponder != nil : select.isOpen)
    }
    #expect(select.isOpen)
    select.isEnabled = false
    #expect(!select.isOpen)
    select.isOpen = true
    #expect(!select.isOpen)
  }

  @Test(
    "a form requires a choice as it requires text, and opens the menu of the first missing one")
  func selectInForm() throws {
    let select = factory.field.select(
      title: "Land", options: ["Brazil", "Korea"], selected: nil, prompt: "Choose")
    let field = factory.field.labelled(title: "Country", select: select, help: "Where you live.")
    field.validation = { $0.isEmpty ? "Choose one." : $0 == "Brazil" ? "Not there yet." : nil }
    let form = factory.field.form(fields: [field], submit: "Send")
    var sent = 0
    form.onSubmit = { sent += 1 }
    let screen = Screen(showing: form)
    let color = factory.viewFactoryColor
    #expect(
      screen.aloud == "button \"Country\" = \"Choose\" (Where you live.)\nbutton \"Send\"\n")
    #expect(select.field.layer.borderColor == color.border)
    try screen.tap("Send")
    #expect(sent == 0 && select.isOpen && field.error == "Choose one.")
    #expect(select.field.layer.borderColor == color.error && select.field.layer.borderWidth == 2)
    #expect(screen.aloud.contains("(Choose one.)"))
    try screen.tap("Brazil")
    #expect(field.error == "Not there yet." && field.text == "Brazil")
    field.text = "Korea"
    #expect(select.selectedOption == "Korea")
    field.text = "Mars"
    #expect(select.selectedIndex == nil && field.text.isEmpty)
    field.text = "Korea"
    try screen.tap("Send")
    #expect(sent == 1 && field.error == nil)
    #expect(select.field.layer.borderColor == color.border)
    try screen.tap("Country")
    #expect(select.field.layer.borderColor == color.focus)
  }

  @Test("a select opens, accepts a choice, reports it, and closes")
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

  @Test(
    "a password or search input in a field is labeled by the field's title, not by its placeholder")
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
