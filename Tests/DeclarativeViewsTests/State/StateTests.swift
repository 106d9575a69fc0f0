// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Observation
import Testing
import ViewTesting

@testable import DeclarativeViews

/// A host of 300 × 600 on a screen.
func shown(@ViewBuilder _ content: () -> some View) -> (screen: Screen, host: HostingNode) {
  let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600), content: content)
  let screen = Screen(size: CGSize(width: 300, height: 600), rootNode: host)
  screen.layoutIfNeeded()
  return (screen, host)
}

/// Counts how often bodies are made.
private final class Bodies {
  var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }
}

private struct Counter: View {
  var bodies: Bodies?
  var name = "Count"
  @State private var count = 0

  var body: some View {
    let _ = bodies?.count(name)
    Button("\(name) \(count)") { count += 1 }
  }
}

@Observable private final class Model {
  var name = "Ada"
  var age = 36
}

@Suite("The state of views")
struct StateTests {
  @Test("a tap changes the state and updates what shows it")
  func counter() throws {
    let (screen, host) = shown { Counter() }
    try screen.tap("Count 0")
    try screen.tap("Count 1")
    #expect(host.accessibilityTree() == "button \"Count 2\"\n")
  }

  @Test("a changed state creates and measures only what depends on it, among 10,000 views")
  func cost() throws {
    let bodies = Bodies()
    let (screen, host) = shown {
      ScrollView {
        VStack(spacing: 0) {
          Counter(bodies: bodies, name: "First")
          ForEach(0..<3_333) { index in
            HStack {
              Text("Row \(index)")
              Text("\(index)")
            }
          }
          Counter(bodies: bodies, name: "Last")
        }
      }
    }
    #expect(host.statistics.views > 10_000)
    let before = host.statistics
    try screen.tap("First 0")
    #expect(bodies.counts["Last"] == 1)
    // Pressed, released and counted.
    #expect((bodies.counts["First"] ?? 0) <= 4)
    let after = host.statistics
    #expect(after.views == before.views)
    #expect(after.measurements - before.measurements < 60)
    #expect(after.bodies - before.bodies <= 12)
    #expect(after.placements < 60)
  }

  @Test("each view has its own state, which follows its identity")
  func identity() throws {
    struct List: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Button("Turn") { names.reverse() }
          Button("Drop") { names.removeAll { $0 == "a" } }
          Button("Add") { names.append("a") }
        }
      }
    }
    let (screen, host) = shown { List() }
    try screen.tap("a 0")
    try screen.tap("a 1")
    try screen.tap("c 0")
    try screen.tap("Turn")
    #expect(host.accessibilityTree().hasPrefix("button \"c 1\"\nbutton \"b 0\"\nbutton \"a 2\"\n"))
    try screen.tap("Drop")
    try screen.tap("Add")
    #expect(host.accessibilityTree().hasPrefix("button \"c 1\"\nbutton \"b 0\"\nbutton \"a 0\"\n"))
  }

  @Test("the branches of a condition are different views, and another identity starts over")
  func branches() throws {
    struct Switching: View {
      @State private var isFirst = true
      @State private var round = 0
      var body: some View {
        VStack {
          if isFirst { Counter() } else { Counter() }
          Counter(name: "Round").id(round)
          Button("Switch") { isFirst.toggle() }
          Button("Begin") { round += 1 }
        }
      }
    }
    let (screen, host) = shown { Switching() }
    try screen.tap("Count 0")
    try screen.tap("Round 0")
    try screen.tap("Switch")
    #expect(host.accessibilityTree().hasPrefix("button \"Count 0\"\nbutton \"Round 1\""))
    try screen.tap("Begin")
    #expect(host.accessibilityTree().hasPrefix("button \"Count 0\"\nbutton \"Round 0\""))
  }

  @Test("state persists when the host is given the same kind of view again")
  func newRoot() throws {
    let (screen, host) = shown { Counter() }
    try screen.tap("Count 0")
    host.rootView = AnyView(Counter())
    screen.layoutIfNeeded()
    host.rootView = Counter()
    #expect(host.accessibilityTree() == "button \"Count 1\"\n")
  }

  @Test("a binding changes the state of the view that owns it")
  func binding() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Button("Add") { value += 5 } }
    }
    struct Owner: View {
      let bodies: Bodies
      @State private var value = 1
      var body: some View {
        let _ = bodies.count("Owner")
        VStack {
          Child(value: $value)
          Reader(value: $value)
        }
      }
    }
    struct Reader: View {
      @Binding var value: Int
      var body: some View { Text("Value \(value)") }
    }
    let bodies = Bodies()
    let (screen, host) = shown { Owner(bodies: bodies) }
    try screen.tap("Add")
    #expect(host.accessibilityTree() == "button \"Add\"\ntext \"Value 6\"\n")
    // The owner does not read the value itself.
    #expect(bodies.counts == ["Owner": 1])
  }

  @Test("bindings lead to parts, elements and optional values")
  func bindings() {
    struct Person { var name = "Ada" }
    var people = [Person(), Person()]
    let all = Binding(get: { people }, set: { people = $0 })
    all[1].name.wrappedValue = "Grace"
    #expect(people.map(\.name) == ["Ada", "Grace"])
    var chosen: Int? = nil
    let optional = Binding(get: { chosen }, set: { chosen = $0 })
    #expect(Binding(optional) == nil)
    chosen = 3
    Binding(optional)?.wrappedValue = 4
    #expect(chosen == 4)
    let constant = Binding.constant(7)
    constant.wrappedValue = 8
    #expect(constant.wrappedValue == 7)
    #expect(Binding<Int?>(Binding.constant(7)).wrappedValue == 7)
  }

  @Test("an observed object updates only views that read what has changed")
  func observation() throws {
    struct Name: View {
      let model: Model
      let bodies: Bodies
      var body: some View {
        let _ = bodies.count("Name")
        Text(model.name)
      }
    }
    struct Age: View {
      @Bindable var model: Model
      let bodies: Bodies
      var body: some View {
        let _ = bodies.count("Age")
        Stepper("Age \(model.age)", value: $model.age, in: 0...200)
      }
    }
    let bodies = Bodies()
    let model = Model()
    let (screen, host) = shown {
      VStack {
        Name(model: model, bodies: bodies)
        Age(model: model, bodies: bodies)
      }
    }
    #expect(bodies.counts == ["Name": 1, "Age": 1])
    model.name = "Grace"
    screen.layoutIfNeeded()
    #expect(bodies.counts == ["Name": 2, "Age": 1])
    #expect(host.accessibilityTree().hasPrefix("text \"Grace\"\n"))
    try #require(host.accessibilityOrder.last).accessibilityIncrement()
    screen.layoutIfNeeded()
    #expect(model.age == 37)
    #expect(bodies.counts["Name"] == 2)
  }

  @Test("an action reads the environment of its view")
  func environmentInActions() throws {
    final class Seen { var size: ContentSizeCategory? }
    struct Asking: View {
      let seen: Seen
      @Environment(\.sizeCategory) private var size
      var body: some View { Button("Ask") { seen.size = size } }
    }
    let seen = Seen()
    let (screen, _) = shown { Asking(seen: seen).environment(\.sizeCategory, .accessibilityLarge) }
    try screen.tap("Ask")
    #expect(seen.size == .accessibilityLarge)
  }

  @Test("a dynamic property with state works as if the state were the view's")
  func dynamicProperty() throws {
    struct Doubled: DynamicProperty {
      @State var value = 2
    }
    struct Showing: View {
      var doubled = Doubled()
      var body: some View { Button("\(doubled.value)") { doubled.value *= 2 } }
    }
    let (screen, host) = shown { Showing() }
    try screen.tap("2")
    #expect(host.accessibilityTree() == "button \"4\"\n")
  }

  @Test("a modifier can have state as well")
  func modifierState() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          content
          Button("\(count)") { count += 1 }
        }
      }
    }
    let (screen, host) = shown { Text("a").modifier(Counting()) }
    try screen.tap("0")
    #expect(host.accessibilityTree() == "text \"a\"\nbutton \"1\"\n")
  }

  @Test("the size of a host follows the state")
  func size() throws {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        Button("Grow") { isLarge.toggle() }.frame(width: isLarge ? 200 : 100, height: 20)
      }
    }
    let (screen, host) = shown { Growing() }
    #expect(host.intrinsicContentSize.width == 100)
    try screen.tap("Grow")
    #expect(host.intrinsicContentSize.width == 200)
  }

  @Test("state inside a geometry reader persists when the size changes")
  func geometry() throws {
    let (screen, host) = shown {
      GeometryReader { proxy in
        Counter().frame(width: proxy.size.width)
      }
    }
    try screen.tap("Count 0")
    host.frame.size.width = 200
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "button \"Count 1\"\n")
    try screen.tap("Count 1")
    #expect(host.accessibilityTree() == "button \"Count 2\"\n")
  }

  @Test("state that stays equal, or isn't read anymore, updates nothing")
  func unread() throws {
    struct Choosing: View {
      let bodies: Bodies
      @State private var isOn = true
      @State private var count = 0
      var body: some View {
        let _ = bodies.count("Choosing")
        VStack {
          Text(isOn ? "\(count)" : "off")
          Button("Add") { count += 1 }
          Button("Keep") { isOn = isOn ? true : false }
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let bodies = Bodies()
    let (screen, _) = shown { Choosing(bodies: bodies) }
    for (name, count) in [("Add", 2), ("Keep", 2), ("Switch", 3), ("Add", 3)] {
      try screen.tap(name)
      #expect(bodies.counts["Choosing"] == count, "\(name)")
    }
  }

  @Test("a view of another type in the same place starts over")
  func otherType() throws {
    struct Ten: View {
      @State private var count = 10
      var body: some View { Button("Ten \(count)") { count += 1 } }
    }
    struct Either: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          isFirst ? AnyView(Counter()) : AnyView(Ten())
          Button("Other") { isFirst.toggle() }
        }
      }
    }
    let (screen, host) = shown { Either() }
    try screen.tap("Count 0")
    try screen.tap("Other")
    #expect(host.accessibilityTree().hasPrefix("button \"Ten 10\"\n"))
  }

  @Test("the content of a geometry reader keeps its state when the views around it change")
  func reader() throws {
    struct Around: View {
      @State private var changes = 0
      var body: some View {
        VStack {
          Button("Around \(changes)") { changes += 1 }
          GeometryReader { _ in Counter() }
        }
      }
    }
    let (screen, host) = shown { Around() }
    try screen.tap("Count 0")
    try screen.tap("Around 0")
    try screen.tap("Around 1")
    try screen.tap("Count 1")
    #expect(host.accessibilityTree() == "button \"Around 2\"\nbutton \"Count 2\"\n")
  }

  @Test("a thousand changes leave nothing behind")
  func manyChanges() throws {
    let (screen, host) = shown {
      VStack {
        Counter()
        Text("below")
      }
    }
    let views = host.statistics.views
    for count in 0..<300 { try screen.tap("Count \(count)") }
    #expect(host.statistics.views == views)
    #expect(host.accessibilityTree() == "button \"Count 300\"\ntext \"below\"\n")
  }
}
