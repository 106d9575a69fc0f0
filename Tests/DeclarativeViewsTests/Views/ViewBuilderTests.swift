// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("View builders")
struct ViewBuilderTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private enum Kind: CaseIterable { case one, two, three }

  private struct Named: View {
    let name: String
    var body: some View {
      Text(name)
      Text("below \(name)")
    }
  }

  private struct Tag: ViewModifier {
    func body(content: Content) -> some View {
      content.padding(4)
      Text("tag")
    }
  }

  private struct Speaker: View {
    @Environment(\.isShouting) var isShouting
    @Environment(\.layoutDirection) var direction
    var body: some View {
      Text(isShouting ? "HEY" : "hey")
      Text(direction == .rightToLeft ? "from the right" : "from the left")
    }
  }

  private func texts(_ view: some View) -> [String] {
    TreeProbe(view, width: 500, height: 2000).texts.map(\.text)
  }

  @Test("a block can contain more than ten views")
  func many() {
    let column = VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
      Text("13")
    }
    #expect(texts(column) == (1...13).map(String.init))
  }

  @Test("if, else, switch, loops, and optionals are supported", arguments: [true, false])
  func control(_ flag: Bool) {
    let missing: Text? = nil
    let present: Text? = Text("present")
    let column = VStack {
      if flag { Text("if") }
      if flag { Text("yes") } else { Text("no") }
      for kind in Kind.allCases {
        switch kind {
        case .one: Text("one")
        case .two: Spacer()
        case .three: Text("three")
        }
      }
      missing
      present
      if let present { present }
      if #available(macOS 99, *) { Text("available") }
    }
    let expected = [
      flag ? ["if", "yes"] : ["no"], ["one", "three", "present", "present", "available"],
    ]
    #expect(texts(column) == expected.flatMap(\.self))
  }

  private func padded(_ number: Int) -> some View { Text("\(number)").padding(1) }

  @Test("loops accept views of opaque types")
  func opaqueLoops() {
    let column = VStack {
      for number in 0..<3 { padded(number) }
      for number in 3..<5 {
        HStack { for _ in 0..<2 { Text("\(number)").font(.body) } }
      }
    }
    #expect(texts(column) == ["0", "1", "2", "3", "3", "4", "4"])
  }

  @Test("for-each works with ranges, identifiable elements, and elements with a key path")
  func forEach() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let column = VStack {
      ForEach(0..<2) { Text("\($0)") }
      ForEach(items) { Text($0.name) }
      ForEach(["x", "y"], id: \.self) {
        Text($0)
        Text($0 + "!")
      }
      ForEach(0..<0) { _ in Text("never") }
    }
    #expect(texts(column) == ["0", "1", "a", "b", "x", "x!", "y", "y!"])
  }

  @Test("a custom view is its body, with one view or several")
  func custom() {
    #expect(texts(VStack { Named(name: "a") }) == ["a", "below a"])
    #expect(texts(Group { Named(name: "a") }) == ["a", "below a"])
  }

  @Test("custom modifiers are supported")
  func modifier() {
    let probe = TreeProbe(HStack { Text("a").modifier(Tag()) }, width: 100, height: 100)
    #expect(probe.texts.map(\.text) == ["a", "tag"])
    #expect(probe.frames("padding").count == 1)
  }

  @Test("a body reads the environment around it, with custom values")
  func environment() {
    let column = VStack {
      Speaker()
      Speaker().environment(\.isShouting, true)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(texts(column) == ["hey", "from the left", "HEY", "from the right"])
  }

  @Test("a view that is its own body is reported and left out")
  func endless() {
    struct Endless: View {
      var body: Endless { return self }
    }
    let probe = TreeProbe(Endless(), width: 100, height: 100)
    #expect(probe.tree.problems == [.endless(view: "Endless", limit: 200_000)])
  }
}

private struct Shouting: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isShouting: Bool {
    get { self[Shouting.self] }
    set { self[Shouting.self] = newValue }
  }
}
