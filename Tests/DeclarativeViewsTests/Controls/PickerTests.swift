// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Pickers in declarative views")
struct PickerTests {
  private final class Chosen {
    var number: Int

    init(_ number: Int) { self.number = number }

    var binding: Binding<Int> { Binding(get: { self.number }, set: { self.number = $0 }) }
  }

  private func segments(in host: HostingNode) throws -> SegmentedControlNode {
    try #require(host.accessibilityTree().isEmpty ? nil : host.first(SegmentedControlNode.self))
  }

  @Test("a picker with a view as its label shows it beside the chosen value")
  func label() throws {
    struct Choosing: View {
      @State private var number = 2
      var body: some View {
        Picker(selection: $number) {
          Text("one").tag(1)
          Text("two").tag(2)
        } label: {
          HStack {
            Text("Number")
            Text("of things")
          }
        }
      }
    }
    let (screen, host) = shown { Choosing() }
    #expect(
      host.accessibilityTree() == "text \"Number\"\ntext \"of things\"\nbutton \"two\"\n")
    try screen.tap("two")
    try screen.tap("one")
    #expect(host.accessibilityTree().hasSuffix("button \"one\"\n"))
  }

  @Test("a value that is none of the options leaves segments unselected, and a menu empty")
  func noOption() throws {
    let chosen = Chosen(7)
    let options = Group {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    let (screen, host) = shown {
      Picker("Number", selection: chosen.binding) { options }.pickerStyle(.segmented)
    }
    let control = try segments(in: host)
    #expect(control.selectedSegmentIndex == SegmentedControlNode.noSegment)
    #expect(control.accessibilityLabel == "Number")
    try screen.tap("two")
    #expect(chosen.number == 2)

    chosen.number = 7
    let menu = shown { Picker("Number", selection: chosen.binding) { options } }
    let button = try #require(menu.host.first(TouchNode.self))
    #expect(button.accessibilityLabel?.isEmpty != false)
    button.action()
    try menu.screen.tap("one")
    #expect(chosen.number == 1)
  }

  @Test("the value in a row of a form is gray, and elsewhere it has the color of a button")
  func color() throws {
    let picker = Picker("Number", selection: .constant(1)) {
      ForEach(1..<4) { Text("number \($0)") }
    }
    func color(_ view: some View) -> String? {
      let (_, host) = shown { view }
      return host.svg().split(separator: "\n").first { $0.contains("number 1") }
        .flatMap { $0.firstMatch(of: /fill="([^"]*)"/)?.1 }.map(String.init)
    }
    let gray = try #require(color(Form { picker }))
    #expect(gray != color(picker))
    #expect(color(Form { picker.pickerStyle(.menu) }) == gray)
  }

  @Test("tags are the values of views in a picker")
  func tags() throws {
    struct Choosing: View {
      @State private var number = 2
      var body: some View {
        Picker("Number", selection: $number) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        Text("chosen \(number)")
      }
    }
    let (screen, host) = shown { Choosing() }
    try screen.tap("two")
    try screen.tap("one")
    #expect(host.accessibilityTree().hasSuffix("text \"chosen 1\"\n"))
  }

  @Test("a picker without options does nothing, and neither does an option of another type")
  func unusable() throws {
    let chosen = Chosen(3)
    let empty = shown { Picker("Number", selection: chosen.binding) { EmptyView() } }
    try #require(empty.host.first(TouchNode.self)).action()
    let other = shown {
      Picker("Number", selection: chosen.binding) { Text("word").tag("word") }
    }
    try #require(other.host.first(TouchNode.self)).action()
    #expect(chosen.number == 3)
  }

  @Test("views without a tag aren't options")
  func untagged() throws {
    let chosen = Chosen(1)
    let (_, host) = shown {
      Picker("Number", selection: chosen.binding) {
        Text("none")
        Text("one").bold().tag(1)
        Label("two", systemImage: "star").tag(2).padding(3)
        Text("three").id(3)
      }.pickerStyle(.segmented)
    }
    let control = try segments(in: host)
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    #expect(titles == ["one", "two", "three"])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("segments follow the options, and are disabled with the picker")
  func changedOptions() throws {
    struct Choosing: View {
      @State private var number = 1
      @State private var names = ["a", "b"]
      @State private var isOff = false
      var body: some View {
        VStack {
          Picker("Number", selection: $number) {
            ForEach(Array(names.indices), id: \.self) { Text(names[$0]) }
          }.pickerStyle(.segmented).disabled(isOff)
          Button("Rename") { names = ["c", "d"] }
          Button("Grow") { names = ["c", "d", "e"] }
          Button("Off") { isOff = true }
        }
      }
    }
    let (screen, host) = shown { Choosing() }
    let control = try segments(in: host)
    func titles() -> [String?] {
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }
    #expect(titles() == ["a", "b"] && control.selectedSegmentIndex == 1)
    try screen.tap("Rename")
    #expect(titles() == ["c", "d"] && control.selectedSegmentIndex == 1)
    try screen.tap("Grow")
    #expect(titles() == ["c", "d", "e"] && control.selectedSegmentIndex == 1)
    #expect(control.isEnabled)
    try screen.tap("Off")
    #expect(!control.isEnabled)
  }
}
