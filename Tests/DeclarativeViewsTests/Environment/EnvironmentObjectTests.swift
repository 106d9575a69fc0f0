// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Observation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Observable
private final class Person {
  var name = "Ada"
}

private final class Basket: ObservableObject {
  @Published var apples = 1
}

/// Shows an object that it needs.
private struct Name: View {
  @Environment(Person.self) private var person
  var body: some View { Text(person.name) }
}

@Suite("Objects in the environment")
struct EnvironmentObjectTests {
  private static let missingName = ViewProblem.missingObject(view: "Name", object: "Person")

  @Test("an observable object is read from the environment, and its changes update the view")
  func observable() {
    let person = Person()
    let (screen, host) = shown { Name().environment(person) }
    #expect(host.accessibilityTree() == "text \"Ada\"\n")
    person.name = "Grace"
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"Grace\"\n")
  }

  @Test("a view without the object that it needs is left out and reported")
  func missing() {
    let (_, host) = shown {
      VStack {
        Text("first")
        Name()
        Text("last")
      }
    }
    #expect(host.accessibilityTree() == "text \"first\"\ntext \"last\"\n")
    #expect(host.problems == [Self.missingName])
    #expect(
      Self.missingName.description
        == "Name: there is no object of type Person in the environment; the view is left out.")
  }

  @Test("an optional object is nil if there is none")
  func optional() {
    struct Reader: View {
      @Environment(Person.self) private var person: Person?
      var body: some View { Text(person?.name ?? "nobody") }
    }
    let (_, host) = shown {
      VStack {
        Reader().environment(Person())
        Reader()
      }
    }
    #expect(host.accessibilityTree() == "text \"Ada\"\ntext \"nobody\"\n")
    #expect(host.problems.isEmpty)
  }

  @Test("a view goes when its object does, and comes back with it; its actions keep the object")
  func changing() throws {
    final class Actions { var last: (() -> String)? }
    struct Reader: View {
      let actions: Actions
      @Environment(Person.self) private var person
      var body: some View {
        let _ = actions.last = { person.name }
        Text(person.name)
      }
    }
    struct Page: View {
      let actions: Actions
      @State private var person: Person? = Person()
      var body: some View {
        VStack {
          Button("switch") { person = person == nil ? Person() : nil }
          Reader(actions: actions).environment(person)
        }
      }
    }
    let actions = Actions()
    let (screen, host) = shown { Page(actions: actions) }
    #expect(host.accessibilityTree().contains("Ada"))
    try screen.tap("switch")
    screen.layoutIfNeeded()
    #expect(!host.accessibilityTree().contains("Ada"))
    #expect(actions.last?() == "Ada")
    try screen.tap("switch")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("Ada"))
  }

  @Test("modifiers, styles, and dynamic properties read objects, and are left out without them")
  func parts() {
    struct Signed: ViewModifier {
      @Environment(Person.self) private var person
      func body(content: Content) -> some View {
        HStack {
          content
          Text(person.name)
        }
      }
    }
    struct Personal: LabelStyle {
      @Environment(Person.self) private var person
      func makeBody(configuration: Configuration) -> some View { Text(person.name) }
    }
    struct Part: DynamicProperty {
      @Environment(Person.self) var person
    }
    struct Whole: View {
      private let part = Part()
      var body: some View { Text(part.person.name) }
    }
    struct Parts: View {
      var body: some View {
        Text("by").modifier(Signed())
        Label("label", systemImage: "star").labelStyle(Personal())
        Whole()
      }
    }
    let (_, host) = shown { VStack { Parts().environment(Person()) } }
    #expect(
      host.accessibilityTree()
        == "text \"by\"\ntext \"Ada\"\ntext \"Ada\"\ntext \"Ada\"\n")
    #expect(host.problems.isEmpty)
    let (_, without) = shown { VStack { Parts() } }
    #expect(without.accessibilityTree() == "")
    #expect(without.problems.count == 3)
  }

  @Test("a style keeps its state")
  func stateOfStyle() throws {
    struct Counting: LabelStyle {
      @State private var presses = 0
      func makeBody(configuration: Configuration) -> some View {
        Button("\(presses)") { presses += 1 }
      }
    }
    let (screen, host) = shown { Label("a", systemImage: "star").labelStyle(Counting()) }
    for count in 0..<3 {
      #expect(host.accessibilityTree() == "button \"\(count)\"\n")
      try screen.tap("\(count)")
      screen.layoutIfNeeded()
    }
  }

  @Test("an environment object updates the view, and bindings lead to it")
  func environmentObject() throws {
    struct Apples: View {
      @EnvironmentObject private var basket: Basket
      var body: some View { Stepper("\(basket.apples) apples", value: $basket.apples) }
    }
    let basket = Basket()
    let (screen, host) = shown {
      VStack {
        Apples()
        Apples()
      }
      .environmentObject(basket)
    }
    basket.apples = 2
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("2 apples"))
    try #require(host.accessibilityOrder.first).accessibilityIncrement()
    screen.layoutIfNeeded()
    #expect(basket.apples == 3)
    #expect(!host.accessibilityTree().contains("2 apples"))
    let (_, without) = shown { Apples() }
    #expect(without.problems == [.missingObject(view: "Apples", object: "Basket")])
  }

  @Test("reading an object of a view that isn't shown is a programming error")
  func unshown() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Name().body }
    }
    #expect(
      MissingObject(type: Person.self).description
        == "An object of type Person was read by a view that isn't shown, or set by no ancestor.")
  }
}
