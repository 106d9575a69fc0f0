// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Controls in declarative views")
struct ControlTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test("a button acts on a tap unless it is disabled")
  func button() throws {
    let log = Log()
    let (screen, host) = shown {
      VStack {
        Button("Save") { log.lines.append("saved") }
        Button("Delete", role: .destructive) { log.lines.append("deleted") }.disabled(true)
        Group { Button("Send") { log.lines.append("sent") }.disabled(false) }.disabled(true)
      }
    }
    try screen.tap("Save")
    try screen.tap("Delete")
    try screen.tap("Send")
    #expect(log.lines == ["saved"])
    #expect(
      host.accessibilityTree() == """
        button "Save"
        button "Delete" [disabled]
        button "Send" [disabled]

        """)
  }

  @Test(
    "the accessibility label of a button contains everything it shows, and its frame is that of its label"
  )
  func buttonLabel() throws {
    let (_, host) = shown {
      Button {
      } label: {
        HStack {
          Text("Price")
          Text("42 €")
        }.frame(width: 200, height: 50)
      }
    }
    let button = try #require(host.accessibilityOrder.first)
    #expect(host.accessibilityTree() == "button \"Price, 42 €\"\n")
    #expect(button.frame == CGRect(x: 50, y: 275, width: 200, height: 50))
  }

  @Test("a text field has the text alignment of its environment")
  func fieldAlignment() {
    let (_, host) = shown {
      VStack {
        TextField("First", text: .constant("a"))
        TextField("Second", text: .constant("b")).multilineTextAlignment(.trailing)
        TextField("Third", text: .constant("c")).multilineTextAlignment(.center)
      }
    }
    var fields: [InputNode] = []
    var pending: [ViewNode] = [host]
    while let node = pending.popLast() {
      if let field = node as? InputNode { fields.append(field) }
      pending += node.subviews.reversed()
    }
    #expect(fields.map(\.textAlignment) == [.left, .right, .center])
  }

  @Test("a style shows whether a button is pressed")
  func style() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(configuration.isPressed ? 20 : 10)
      }
    }
    let (screen, host) = shown { Button("Go") {}.buttonStyle(Loud()) }
    let button = try #require(host.accessibilityOrder.first)
    let width = button.frame.width
    let touches = screen.router.begin(at: [CGPoint(x: 150, y: 300)])
    screen.layoutIfNeeded()
    #expect(abs(button.frame.width - width - 20) < 0.01)
    screen.router.end(touches)
    screen.layoutIfNeeded()
    #expect(abs(button.frame.width - width) < 0.01)
  }

  @Test("the system's styles draw a background, a tint, and a destructive role")
  func systemStyles() {
    func fills(_ view: some View) -> [Color] {
      TreeProbe(view, width: 200, height: 100).tree.drawingSteps().compactMap {
        if case .mark(.fill(_, let color)) = $0 { color } else { nil }
      }
    }
    func words(_ view: some View) -> [Color] {
      TreeProbe(view, width: 200, height: 100).texts.map(\.color)
    }
    #expect(fills(Button("a") {}.buttonStyle(.borderedProminent).tint(.green)) == [.green])
    #expect(words(Button("a") {}.buttonStyle(.borderedProminent)) == [.white])
    #expect(fills(Button("a") {}.buttonStyle(.bordered)).map(\.alpha) == [0.15])
    #expect(words(Button("a") {}) == [.tintColor])
    #expect(words(Button("a") {}.tint(.red)) == [.red])
    #expect(words(Button("a", role: .destructive) {}) == [.systemRed])
    #expect(words(Button("a") {}.buttonStyle(.plain)) == [.label])
  }

  @Test("a toggle switches its value on and off")
  func toggle() throws {
    struct Setting: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    let (screen, host) = shown { Setting() }
    try screen.tap("Sound")
    #expect(host.accessibilityTree() == "switch \"Sound\" = \"1\"\ntext \"on\"\n")
    let toggle = try #require(host.accessibilityOrder.first)
    #expect(toggle.frame.maxX == 300 + toggle.alignmentRectInsets.right)
    try screen.tap("Sound")
    #expect(host.accessibilityTree().hasSuffix("text \"off\"\n"))
  }

  @Test("a slider changes its value, in steps if it has any")
  func slider() throws {
    struct Volume: View {
      @State private var volume = 2.0
      var body: some View {
        Slider(value: $volume, in: 0...10, step: 6)
        Text("\(volume)")
      }
    }
    let (screen, host) = shown { Volume() }
    let slider = try #require(host.accessibilityOrder.first as? SliderNode)
    #expect(slider.value == 2)
    try screen.drag(slider, toValue: 9)
    #expect(host.accessibilityTree().hasSuffix("text \"10.000000\"\n"))
    #expect(slider.value == 10)
  }

  @Test("a stepper increments and decrements its value within its bounds")
  func stepper() {
    struct Age: View {
      @State private var age = 9
      var body: some View { Stepper("Age \(age)", value: $age, in: 0...10, step: 2) }
    }
    let (screen, host) = shown { Age() }
    func stepper() -> StepperNode? { host.accessibilityOrder.first as? StepperNode }
    stepper()?.accessibilityIncrement()
    screen.layoutIfNeeded()
    #expect(stepper()?.accessibilityLabel == "Age 10")
    stepper()?.accessibilityIncrement()
    screen.layoutIfNeeded()
    #expect(stepper()?.accessibilityLabel == "Age 10")
    stepper()?.accessibilityDecrement()
    screen.layoutIfNeeded()
    #expect(stepper()?.accessibilityLabel == "Age 8")
  }

  @Test("a stepper stops at the least and greatest number of its type")
  func stepperOfSmallNumbers() throws {
    struct Steps: View {
      @Binding var number: Int8
      let step: Int
      var body: some View { Stepper("Number", value: $number, step: step) }
    }
    func moved(_ start: Int8, _ step: Int, up isUp: Bool) throws -> Int8 {
      var number = start
      let binding = Binding(get: { number }, set: { number = $0 })
      let (_, host) = shown { Steps(number: binding, step: step) }
      let stepper = try #require(host.accessibilityOrder.first)
      if isUp { stepper.accessibilityIncrement() } else { stepper.accessibilityDecrement() }
      return number
    }
    let raised = try [(126, 1), (126, 5), (0, 300), (0, Int.min)].map {
      try moved($0.0, $0.1, up: true)
    }
    #expect(raised == [127, 127, 127, -128])
    let lowered = try [(126, 1), (-128, 1), (0, Int.min), (5, -2)].map {
      try moved($0.0, $0.1, up: false)
    }
    #expect(lowered == [125, -128, 127, 7])
  }

  @Test("the text typed into a field is its value")
  func textField() throws {
    struct Form: View {
      let log: Log
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name).onSubmit { log.lines.append(name) }
        SecureField("Password", text: .constant("1234"))
        Text("Hello \(name)")
      }
    }
    let log = Log()
    let (screen, host) = shown { Form(log: log) }
    let field = try #require(host.accessibilityOrder.first as? InputNode)
    try screen.tap(field)
    try screen.type("Ada")
    #expect(host.accessibilityTree().hasSuffix("text \"Hello Ada\"\n"))
    try screen.press(.return)
    #expect(log.lines == ["Ada"])
    #expect(host.accessibilityTree().contains("••••"))
    #expect(host.accessibilityOrder.first === field)
  }

  @Test("multiline text is typed into a growing field or a scrolling editor")
  func lines() throws {
    struct Notes: View {
      @State private var note = ""
      @State private var letter = "Dear"
      var body: some View {
        VStack(spacing: 0) {
          TextField("Note", text: $note, axis: .vertical)
          TextEditor(text: $letter)
          Text("\(note.count) and \(letter.count)")
        }
      }
    }
    let (screen, host) = shown { Notes() }
    let areas = host.accessibilityOrder.compactMap { $0 as? TextAreaNode }
    try #require(areas.count == 2)
    let (field, editor) = (areas[0], areas[1])
    #expect(field.textWhileEmpty == "Note" && editor.text == "Dear")
    let height = field.bounds.height
    let room = editor.bounds.height
    #expect(height > 0 && height < 40 && room > 300)
    try screen.tap(field)
    try screen.type("one\ntwo")
    #expect(host.accessibilityTree().hasSuffix("text \"7 and 4\"\n"))
    #expect(abs(field.bounds.height - 2 * height) < 3)
    #expect(abs(editor.bounds.height - room + height) < 3)
    try screen.tap(editor)
    try screen.type("\nAda")
    #expect(host.accessibilityTree().hasSuffix("text \"7 and 8\"\n"))
    #expect(screen.firstResponder === editor && editor.isScrollEnabled)
  }

  @Test("a formatted field commits its value when editing ends, or restores it")
  func valueField() throws {
    struct Amount: View {
      @State private var amount = 12
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          Text("\(amount + 1)")
        }
      }
    }
    let (screen, host) = shown { Amount() }
    let field = try #require(host.accessibilityOrder.compactMap { $0 as? InputNode }.first)
    #expect(field.text == "12")
    try screen.tap(field)
    try screen.type("3")
    #expect(field.text == "123" && host.accessibilityTree().hasSuffix("text \"13\"\n"))
    field.resignFirstResponder()
    screen.layoutIfNeeded()
    #expect(field.text == "123" && host.accessibilityTree().hasSuffix("text \"124\"\n"))
    try screen.tap(field)
    try screen.type("x")
    field.resignFirstResponder()
    screen.layoutIfNeeded()
    #expect(field.text == "123" && host.accessibilityTree().hasSuffix("text \"124\"\n"))
  }

  @Test("a picker selects a value, as segments or in a menu")
  func picker() throws {
    enum Size: String, CaseIterable { case small, large }
    struct Choosing<Style: PickerStyle>: View {
      @State private var size = Size.small
      let style: Style
      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }.pickerStyle(style)
        Text("chosen \(size.rawValue)")
      }
    }
    let segments = shown { Choosing(style: .segmented) }
    try segments.screen.tap("large")
    #expect(segments.host.accessibilityTree().hasSuffix("text \"chosen large\"\n"))
    let menu = shown { Choosing(style: .automatic) }
    try menu.screen.tap("small")
    try menu.screen.tap("large")
    #expect(menu.host.accessibilityTree().hasSuffix("text \"chosen large\"\n"))
    try menu.screen.tap("large")
    try menu.screen.tap("small")
    #expect(menu.host.accessibilityTree().hasSuffix("text \"chosen small\"\n"))
  }

  @Test("progress is shown as a bar or a spinner")
  func progress() {
    let (_, host) = shown {
      ProgressView(value: 0.25)
      ProgressView()
      ProgressView("Loading", value: 3, total: 4)
    }
    #expect(
      host.accessibilityTree() == """
        element "Progress" = "25%"
        element "In progress" = "1"
        text "Loading"
        element "Progress" = "75%"

        """)
  }

  @Test("a single or double tap on a view is recognized, unless a control in it handles the touch")
  func taps() throws {
    let log = Log()
    let (screen, _) = shown {
      VStack {
        Text("once").onTapGesture { log.lines.append("once") }
        Text("twice").onTapGesture(count: 2) { log.lines.append("twice") }
        HStack {
          Text("row")
          Button("inner") { log.lines.append("inner") }
        }.onTapGesture { log.lines.append("row") }
      }
    }
    try screen.tap("once")
    try screen.tap(try screen.element(called: "twice"), count: 2)
    try screen.tap("row")
    try screen.tap("inner")
    #expect(log.lines == ["once", "twice", "row", "inner"])
  }

  @Test("combined contents are read together, and others row by row")
  func readingOrder() {
    func tree(_ children: AccessibilityChildBehavior?) -> String {
      let (_, host) = shown {
        HStack {
          ForEach([["a", "b"], ["c", "d"]], id: \.self) { column in
            let texts = VStack { ForEach(column, id: \.self) { Text($0) } }
            if let children { texts.accessibilityElement(children: children) } else { texts }
          }
        }
      }
      return host.accessibilityTree().filter(\.isLetter).replacing("text", with: "")
    }
    #expect(tree(nil) == "acbd")
    #expect(tree(.contain) == "groupabgroupcd")
  }

  @Test("accessibility modifiers set labels, values, hints, and traits")
  func accessibility() {
    let (_, host) = shown {
      VStack {
        Text("4.5").accessibilityLabel("Rating").accessibilityValue("4.5 stars")
        Circle().frame(width: 10, height: 10).accessibilityLabel("Dot")
        Text("Title").accessibilityAddTraits(.header).accessibilityHint("Opens it")
        Text("secret").accessibilityHidden(true)
        HStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .combine)
        HStack {
          Text("c")
          Text("d")
        }.accessibilityElement().accessibilityLabel("both").accessibilityAddTraits(.link)
        Button("x") {}.accessibilityLabel("Close").accessibilityIdentifier("close")
        NodeView(SwitchNode(frame: .zero)).accessibilityLabel("Sound")
      }
    }
    #expect(
      host.accessibilityTree() == """
        text "Rating" = "4.5 stars"
        element "Dot"
        header "Title" (Opens it)
        element "a, b"
        link "both"
        button "Close"
        switch "Sound" = "0"

        """)
    #expect(host.accessibilityOrder.map(\.accessibilityIdentifier).contains("close"))
  }
}
