// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Styles of controls that clients define")
struct ControlStyleTests {
  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "on" : "off")
          configuration.label
        }
      }
    }
  }

  private struct Setting<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false

    var body: some View {
      Toggle("Sound", isOn: $isOn).toggleStyle(style)
      Text(isOn ? "loud" : "silent")
    }
  }

  @Test("a toggle in a client's style is turned on and off by it")
  func toggles() throws {
    let (screen, host) = shown { Setting(style: Check()) }
    #expect(host.accessibilityTree() == "button \"off, Sound\"\ntext \"silent\"\n")
    try screen.tap("off, Sound")
    #expect(host.accessibilityTree() == "button \"on, Sound\"\ntext \"loud\"\n")
    try screen.tap("on, Sound")
    #expect(host.accessibilityTree() == "button \"off, Sound\"\ntext \"silent\"\n")
  }

  @Test("a style passes its binding on to another toggle")
  func bindings() throws {
    struct Switches: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(.switch)
        Toggle("second", isOn: configuration.$isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      }
    }
    let (screen, host) = shown { Setting(style: Switches()) }
    let switches = host.all(SwitchNode.self)
    #expect(switches.map(\.accessibilityLabel) == ["Sound", "second"])
    #expect(switches.map(\.onTintColor) == [nil, .red])
    try screen.tap(switches[1])
    #expect(switches.map(\.isOn) == [true, true])
    #expect(host.accessibilityTree().hasSuffix("text \"loud\"\n"))
  }

  @Test("a toggle is a button in that style, on a pale background while it is on")
  func button() throws {
    let (screen, host) = shown { Setting(style: ButtonToggleStyle()) }
    let button = try #require(host.first(TouchNode.self))
    #expect(host.first(SwitchNode.self) == nil)
    #expect(button.accessibilityTraits.isSuperset(of: [.button, .toggleButton]))
    #expect(!button.accessibilityTraits.contains(.selected))
    try screen.tap("Sound")
    #expect(button.accessibilityTraits.isSuperset(of: [.button, .toggleButton, .selected]))
    #expect(host.accessibilityTree().hasSuffix("text \"loud\"\n"))
    try screen.tap("Sound")
    #expect(!button.accessibilityTraits.contains(.selected))
    func fills(_ isOn: Bool) -> [String] {
      let toggle = Toggle("A", systemImage: "star", isOn: .constant(isOn))
      return TreeProbe(toggle.toggleStyle(.button), width: 200, height: 50).steps
        .filter { $0.hasPrefix("fill") }
    }
    #expect(fills(true) == ["fill 0.15"] && !fills(false).contains("fill 0.15"))
  }

  @Test("the styles of toggles that have a switch are the automatic one and its own")
  func switches() {
    for style in [AnyView(Setting(style: DefaultToggleStyle())), AnyView(Setting(style: .switch))] {
      #expect(shown { style }.host.first(SwitchNode.self)?.accessibilityLabel == "Sound")
    }
    let (_, host) = shown {
      Toggle("A", isOn: .constant(true)).toggleStyle(.automatic).toggleStyle(Check())
    }
    #expect(host.first(SwitchNode.self) != nil)
  }

  @Test("a box in a client's style has its label and its content where the style places them")
  func boxes() {
    struct Below: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let (_, host) = shown {
      GroupBox("Title") { Text("inside") }
      GroupBox { Text("alone") }
      GroupBox(label: Text("old")) { Text("inner") }
    }
    #expect(
      host.accessibilityOrder.map(\.accessibilityLabel) == [
        "Title", "inside", "alone", "old", "inner",
      ])
    let (_, below) = shown {
      GroupBox("Title") { Text("inside") }.groupBoxStyle(Below())
      GroupBox("Usual") { Text("own") }.groupBoxStyle(.automatic).groupBoxStyle(Below())
    }
    #expect(
      below.accessibilityOrder.map(\.accessibilityLabel) == ["inside", "Title", "Usual", "own"])
  }

  @Test("a group in a client's style is expanded by it")
  func groups() throws {
    struct Plus: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button(configuration.isExpanded ? "minus" : "plus") {
            configuration.isExpanded.toggle()
          }
        }
        if configuration.isExpanded { configuration.content }
      }
    }
    let (screen, host) = shown {
      DisclosureGroup("Details") { Text("inside") }.disclosureGroupStyle(Plus())
    }
    #expect(host.accessibilityTree() == "text \"Details\"\nbutton \"plus\"\n")
    try screen.tap("plus")
    #expect(host.accessibilityTree() == "text \"Details\"\nbutton \"minus\"\ntext \"inside\"\n")
    let (_, usual) = shown {
      DisclosureGroup("Details") {}.disclosureGroupStyle(.automatic).disclosureGroupStyle(Plus())
    }
    #expect(usual.accessibilityTree() == "button \"Details\" = \"collapsed\"\n")
  }

  @Test("labeled content in a client's style has its parts where the style places them")
  func labeledContent() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let (_, host) = shown {
      LabeledContent("Name", value: "Ada").labeledContentStyle(Stacked())
      LabeledContent("Age", value: 36, format: .number).labeledContentStyle(.automatic)
        .labeledContentStyle(Stacked())
    }
    #expect(host.accessibilityOrder.map(\.accessibilityLabel) == ["Ada", "Name", "Age", "36"])
  }

  @Test("labeled content without its label is the value alone")
  func hiddenLabel() {
    let probe = TreeProbe(
      LabeledContent("Name", value: "Ada").labelsHidden(), width: 200, height: 50)
    #expect(probe.texts.map(\.text) == ["Ada"])
  }
}

@Suite("Styles that modify others")
struct StyleInStyleTests {
  private struct FramedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      Toggle(configuration)
    }
  }

  private struct FramedProgressView: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      ProgressView(configuration)
    }
  }

  private struct FramedLabeledContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      LabeledContent(configuration)
    }
  }

  private struct FramedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      Label(configuration)
    }
  }

  private struct FramedControlGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      ControlGroup(configuration)
    }
  }

  @Test("a view that a style creates from its configuration has the style around it")
  func configurations() {
    let (screen, host) = shown {
      Toggle("toggle", isOn: .constant(true)).toggleStyle(FramedToggle())
      ProgressView("progress", value: 0.5).progressViewStyle(FramedProgressView())
      LabeledContent("content", value: "value").labeledContentStyle(FramedLabeledContent())
      Label("label", systemImage: "star").labelStyle(FramedLabel())
      ControlGroup { Button("button") {} }.controlGroupStyle(FramedControlGroup())
    }
    let words = host.accessibilityOrder.compactMap(\.accessibilityLabel)
    #expect(words.filter { $0 == "framed" }.count == 5)
    #expect(Set(words).isSuperset(of: ["toggle", "progress", "content", "label", "button"]))
    #expect(host.problems.isEmpty)
    withExtendedLifetime(screen) {}
  }

  private struct FramedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      GroupBox(configuration)
    }
  }

  private struct FramedGroup: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }

  @Test("views inside a box or a group keep the style, though one that the style creates doesn't")
  func nestedConfigurations() {
    let (screen, host) = shown {
      GroupBox("outer box") { GroupBox("inner box") { Text("box") } }
        .groupBoxStyle(FramedBox())
      DisclosureGroup("outer group", isExpanded: .constant(true)) {
        DisclosureGroup("inner group", isExpanded: .constant(true)) { Text("group") }
      }
      .disclosureGroupStyle(FramedGroup())
    }
    #expect(
      host.accessibilityOrder.compactMap(\.accessibilityLabel) == [
        "framed", "outer box", "framed", "inner box", "box",
        "framed", "outer group", "framed", "inner group", "group",
      ])
    #expect(host.problems.isEmpty)
    withExtendedLifetime(screen) {}
  }
}
