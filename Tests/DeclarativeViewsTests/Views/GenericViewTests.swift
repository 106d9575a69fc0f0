// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

// Extensions of the library's views for types of their parts, as clients write them.

extension Button where Label == Text {
  fileprivate init(words: [String]) {
    self.init(action: {}, label: { Text(words.joined(separator: " ")) })
  }
}

extension Label where Title == Text, Icon == Image {
  fileprivate init(starred title: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: "star")
    }
  }
}

extension Toggle where Label == DeclarativeViews.Label<Text, Image> {
  fileprivate static func starred(_ isOn: Binding<Bool>) -> Self {
    Toggle(isOn: isOn) { Label(starred: "favorite") }
  }
}

extension TextField where Label == Text {
  fileprivate init(named name: String) {
    self.init(text: .constant(""), label: { Text(name) })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  fileprivate init(loud title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title.uppercased()) })
  }
}

extension List where SelectionValue == Never, Content == ViewList {
  fileprivate init(lines: [String]) { self.init { for line in lines { Text(line) } } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  fileprivate init(percent: Double) { self.init("done", value: percent, total: 100) }
}

extension LabeledContent where Label == Text, Content == Text {
  fileprivate init(pair: (String, String)) { self.init(pair.0, value: pair.1) }
}

extension NavigationLink where Label == Text, Destination == Text {
  fileprivate init(to place: String) { self.init(place, destination: Text("at \(place)")) }
}

extension Picker where Label == Text, SelectionValue == Int {
  fileprivate init(number: Binding<Int>, @ViewBuilder content: () -> Content) {
    self.init("number", selection: number, content: content)
  }
}

extension GroupBox where Label == EmptyView, Content == Text {
  fileprivate init(text: String) { self.init { Text(text) } }
}

extension Menu where Label == Text, Content == Button<Text> {
  fileprivate init(single title: String) { self.init(title) { Button(title) {} } }
}

@Suite("Types of views")
struct GenericViewTests {
  private struct Screen: View {
    let button: Button<Text>
    let label: Label<Text, Image>
    let link: Link<Text>
    let menu: Menu<Text, Button<Text>>
    let gauge: Gauge<Text, Text, EmptyView, EmptyView>
    let stepper: Stepper<Text>
    let picker: Picker<Text, Int, ForEach<Range<Int>, Int, ViewList>>

    var body: some View {
      VStack {
        button
        label
        link
        menu
        gauge
        stepper
        picker
      }
    }
  }

  /// A view of a client's own whose initializers depend on the types of its parts.
  private struct Card<Content: View, Badge: View>: View {
    let content: Content
    let badge: Badge

    init(@ViewBuilder content: () -> Content, @ViewBuilder badge: () -> Badge) {
      self.content = content()
      self.badge = badge()
    }

    var body: some View {
      HStack {
        content
        badge
      }
    }
  }

  private struct Plain: View {
    let words: String
    var body: Text { Text(words) }
  }

  private func texts(_ view: some View) -> [String] {
    TreeProbe(view, width: 300, height: 600).texts.map(\.text)
  }

  @Test("a view can be extended for types of its parts")
  func extensions() throws {
    #expect(texts(Button(words: ["press", "me"])) == ["press me"])
    #expect(texts(Label(starred: "good")) == ["good"])
    #expect(texts(Section(loud: "head") { Text("row") }) == ["HEAD", "row"])
    #expect(texts(ProgressView(percent: 50)) == ["done"])
    #expect(texts(LabeledContent(pair: ("name", "value"))) == ["name", "value"])
    #expect(texts(GroupBox(text: "boxed")) == ["boxed"])
    #expect(texts(Menu(single: "more")) == ["more"])
    #expect(texts(Toggle.starred(.constant(true))) == ["favorite"])
    #expect(texts(NavigationLink(to: "sea")) == ["sea"])
    let picker = Picker(number: .constant(2)) { ForEach(0..<4) { Text("#\($0)") } }
    #expect(texts(picker).contains("#2"))
    let (screen, host) = shown {
      List(lines: ["first", "second"])
      TextField(named: "given name")
    }
    #expect(host.accessibilityTree().contains("second"))
    #expect(try #require(host.first(InputNode.self)).placeholder == "given name")
    withExtendedLifetime(screen) {}
  }

  @Test("a view is stored in a property with the types of its parts")
  func properties() throws {
    let url = try #require(URL(string: "https://example.org"))
    let screen = Screen(
      button: Button("press") {}, label: Label("label", systemImage: "star"),
      link: Link("link", destination: url), menu: Menu(single: "menu"),
      gauge: Gauge(value: 0.5) {
        Text("gauge")
      } currentValueLabel: {
        Text("half")
      },
      stepper: Stepper("stepper", value: .constant(1)),
      picker: Picker(selection: .constant(1)) {
        ForEach(0..<3) { Text("#\($0)") }
      } label: {
        Text("picker")
      })
    let shown = Set(texts(screen))
    #expect(shown.isSuperset(of: ["press", "label", "link", "menu", "stepper", "picker", "#1"]))
  }

  @Test("a block with one view has its type where the context states it")
  func blocks() {
    let card: Card<Text, Image> = Card {
      Text("words")
    } badge: {
      Image(systemName: "star")
    }
    #expect(texts(card) == ["words"])
    #expect(texts(Plain(words: "plain")) == ["plain"])
    let row: HStack<Text> = HStack { Text("row") }
    #expect(texts(row) == ["row"])
  }

  @Test("a button of any type is an action in a swipe, and cancels a dialog")
  func roles() {
    let buttons: [any AnyButton] = [
      Button("a", role: .cancel) {}, Button(role: .cancel, action: {}) { Color.red },
      Button("b", systemImage: "star", role: .cancel) {},
    ]
    #expect(buttons.allSatisfy { $0.role == .cancel })
  }
}
