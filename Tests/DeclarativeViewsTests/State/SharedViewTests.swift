// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Values of views that are placed several times")
struct SharedViewTests {
  /// Actions that are performed later.
  private final class Later {
    var actions: [() -> Void] = []
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  /// Returns the labels of the elements on a screen, separated by spaces.
  private func labels(_ host: HostingNode) -> String {
    host.accessibilityOrder.compactMap(\.accessibilityLabel).joined(separator: " ")
  }

  @Test("the action of each place changes the state of that place")
  func places() throws {
    let (screen, host) = shown {
      let counter = Counter()
      counter
      counter
      counter
    }
    try screen.tap(host.accessibilityOrder[0])
    #expect(labels(host) == "1 0 0")
    try screen.tap(host.accessibilityOrder[1])
    try screen.tap(host.accessibilityOrder[1])
    #expect(labels(host) == "1 2 0")
    try screen.tap(host.accessibilityOrder[0])
    try screen.tap(host.accessibilityOrder[2])
    #expect(labels(host) == "2 2 1")
  }

  @Test("a view that an enclosing view keeps is placed anew whenever it is updated")
  func kept() throws {
    struct Pair: View {
      let counter = Counter()
      @State private var isSwapped = false
      var body: some View {
        Button("swap") { isSwapped.toggle() }
        if isSwapped { counter.padding() } else { counter }
        counter
      }
    }
    let (screen, host) = shown { Pair() }
    try screen.tap(host.accessibilityOrder[1])
    try screen.tap(host.accessibilityOrder[2])
    try screen.tap(host.accessibilityOrder[2])
    #expect(labels(host) == "swap 1 2")
    try screen.tap("swap")
    #expect(labels(host) == "swap 0 2")
    try screen.tap(host.accessibilityOrder[1])
    try screen.tap(host.accessibilityOrder[2])
    #expect(labels(host) == "swap 1 3")
    try screen.tap("swap")
    try screen.tap(host.accessibilityOrder[2])
    #expect(labels(host) == "swap 0 4")
  }

  @Test("the properties of a style belong to each view in the style")
  func styles() throws {
    struct Counting: PrimitiveButtonStyle {
      @State private var count = 0
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(count)").onTapGesture { count += 1 }
        }
      }
    }
    struct Page: View {
      var body: some View {
        VStack {
          Button("a") {}
          Button("b") {}
        }
        .buttonStyle(Counting())
      }
    }
    let (screen, host) = shown { Page() }
    #expect(labels(host) == "a 0 b 0")
    try screen.tap(host.accessibilityOrder[1])
    #expect(labels(host) == "a 1 b 0")
    try screen.tap(host.accessibilityOrder[3])
    try screen.tap(host.accessibilityOrder[3])
    #expect(labels(host) == "a 1 b 2")
  }

  @Test("the properties of a modifier belong to each view that it modifies")
  func modifiers() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("\(count)") { count += 1 }
      }
    }
    let (screen, host) = shown {
      let counting = Counting()
      Text("a").modifier(counting)
      Text("b").modifier(counting)
    }
    try screen.tap(host.accessibilityOrder[1])
    #expect(labels(host) == "a 1 b 0")
    try screen.tap(host.accessibilityOrder[3])
    try screen.tap(host.accessibilityOrder[3])
    #expect(labels(host) == "a 1 b 2")
  }

  @Test("what an action does later, and bindings, concern its own place")
  func later() throws {
    struct Field: View {
      @State private var isOn = false
      let later: Later
      var body: some View {
        Toggle("\(isOn)", isOn: $isOn)
        Button("turn off") { later.actions.append { isOn = false } }
      }
    }
    let later = Later()
    let (screen, host) = shown {
      let field = Field(later: later)
      field
      field
    }
    try screen.tap(host.accessibilityOrder[0])
    #expect(labels(host) == "true turn off false turn off")
    try screen.tap(host.accessibilityOrder[2])
    try screen.tap(host.accessibilityOrder[1])
    for action in later.actions { action() }
    screen.layoutIfNeeded()
    #expect(labels(host) == "false turn off true turn off")
  }

  @Test("each place has an object of its own")
  func objects() throws {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Counter: View {
      @StateObject private var model = Model()
      var body: some View { Button("\(model.count)") { model.count += 1 } }
    }
    let (screen, host) = shown {
      let counter = Counter()
      counter
      counter
    }
    try screen.tap(host.accessibilityOrder[0])
    #expect(labels(host) == "1 0")
    try screen.tap(host.accessibilityOrder[1])
    try screen.tap(host.accessibilityOrder[1])
    #expect(labels(host) == "1 2")
  }

  @Test("properties are found among others, and inside of others")
  func fields() throws {
    struct Tally: DynamicProperty {
      let step: UInt8
      @State var count = 0
    }
    struct Mixed: View {
      let flag = true
      let any: Any = "any"
      weak var gone: Later?
      @State private var text: String? = "-"
      let later: Later
      let tally: Tally
      let perform: () -> Void = {}
      let other: Tally? = Tally(step: 1)
      let none: Tally? = nil
      @State private var isDone = false
      var body: some View {
        Button("\(text ?? "")\(tally.count)\(isDone ? "!" : "")\(other?.count ?? 0)") {
          text = (text ?? "") + "x"
          other?.count += 1
          tally.count += Int(tally.step)
          isDone = tally.count > 5
        }
      }
    }
    let (screen, host) = shown {
      let mixed = Mixed(later: Later(), tally: Tally(step: 3))
      mixed
      mixed
    }
    try screen.tap(host.accessibilityOrder[0])
    #expect(labels(host) == "-x31 -00")
    try screen.tap(host.accessibilityOrder[1])
    try screen.tap(host.accessibilityOrder[1])
    #expect(labels(host) == "-x31 -xx6!2")
  }

  @Test("weak and unowned references between properties stay what they are")
  func references() throws {
    final class Model {}
    struct Counter: View {
      weak var model: Model?
      @State private var first = 0
      unowned let owner: Later
      unowned(unsafe) let same: Later
      weak var gone: Model?
      @State private var second: Int? = 10
      init(_ model: Model, _ owner: Later) {
        (self.model, self.owner, same, gone) = (model, owner, owner, Self.lost())
      }
      static func lost() -> Model { Model() }
      var body: some View {
        Button("\(first + (second ?? 0))") {
          guard model != nil, gone == nil, owner === same else { return }
          first += 1
          second = (second ?? 0) + 1
          owner.actions.append {}
        }
      }
    }
    let (model, owner) = (Model(), Later())
    let (screen, host) = shown {
      let counter = Counter(model, owner)
      counter
      counter
    }
    try screen.tap(host.accessibilityOrder[1])
    try screen.tap(host.accessibilityOrder[1])
    try screen.tap(host.accessibilityOrder[0])
    #expect(labels(host) == "12 14" && owner.actions.count == 3)
    withExtendedLifetime(model) {}
  }

  @Test("actions read the environment of their own place")
  func environment() throws {
    struct Reading: View {
      @Environment(\.layoutDirection) private var direction
      let later: Later
      let log: (String) -> Void
      var body: some View { Button("read") { log("\(direction)") } }
    }
    var log: [String] = []
    let (screen, host) = shown {
      let reading = Reading(later: Later()) { log.append($0) }
      reading
      reading.environment(\.layoutDirection, .rightToLeft)
    }
    try screen.tap(host.accessibilityOrder[0])
    try screen.tap(host.accessibilityOrder[1])
    #expect(log == ["leftToRight", "rightToLeft"])
  }

  @Test("focus, gestures, and namespaces belong to each place")
  func others() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool
      @GestureState private var isDragging = false
      @Namespace private var names
      let log: (Namespace.ID) -> Void
      var body: some View {
        Button(isFocused ? "focused" : "field") {
          isFocused = true
          log(names)
        }
      }
    }
    var log: [Namespace.ID] = []
    let (screen, host) = shown {
      let field = Field { log.append($0) }
      field
      field
    }
    try screen.tap(host.accessibilityOrder[0])
    #expect(labels(host) == "focused field")
    try screen.tap(host.accessibilityOrder[1])
    #expect(labels(host) == "focused focused" && Set(log).count == 2)
    let gesture = GestureState(wrappedValue: 5)
    #expect(gesture.separated().wrappedValue == 5)
  }

  @Test("properties of a style of any type are those of the place that was updated last")
  func unreachable() throws {
    struct Counting: ViewModifier {
      @State var count = 0
      func body(content: Content) -> some View { content }
    }
    struct Counter: View {
      let modifier: any ViewModifier
      var body: some View {
        let counting = modifier as? Counting
        Button("\(counting?.count ?? 0)") { counting?.count += 1 }
      }
    }
    let (screen, host) = shown {
      let counter = Counter(modifier: Counting())
      counter
      counter
    }
    try screen.tap(host.accessibilityOrder[0])
    #expect(labels(host) == "0 1")
  }

  @Test("a view that is shown again after its host is gone has its initial state")
  func again() throws {
    let counter = Counter()
    for _ in 0..<2 {
      let (screen, host) = shown { counter }
      #expect(labels(host) == "0")
      try screen.tap("0")
      #expect(labels(host) == "1")
    }
  }
}
