// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Bindings and properties of views")
struct BindingTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Test("a binding to a part reads and writes that part, and nothing else")
  func parts() {
    var person = Person(id: 1, name: "Ada")
    let binding = Binding(get: { person }, set: { person = $0 })
    let name = binding.name
    #expect(name.wrappedValue == "Ada")
    name.wrappedValue = "Grace"
    #expect(person == Person(id: 1, name: "Grace") && name.wrappedValue == "Grace")
    #expect(Binding(projectedValue: binding).wrappedValue == person)
    #expect(binding.projectedValue.name.wrappedValue == "Grace")
  }

  @Test("a binding has the identity of its value")
  func identity() {
    let binding: Binding<Person> = .constant(Person(id: 7, name: "Ada"))
    let id: Int = binding.id
    #expect(id == 7)
  }

  @Test("an optional binding to a value that is always there ignores nil")
  func optional() {
    var number = 1
    let base = Binding(get: { number }, set: { number = $0 })
    let optional = Binding<Int?>(base)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 5
    #expect(number == 5)
    optional.wrappedValue = nil
    #expect(number == 5)
  }

  @Test("a binding to the value of an optional has its first value once that is nil")
  func unwrapped() throws {
    var chosen: Int? = 3
    let base = Binding(get: { chosen }, set: { chosen = $0 })
    let binding = try #require(Binding(base))
    chosen = 4
    #expect(binding.wrappedValue == 4)
    chosen = nil
    #expect(binding.wrappedValue == 3)
    binding.wrappedValue = 6
    #expect(chosen == 6)
  }

  @Test("the elements of a bound collection can be walked in both directions")
  func elements() {
    var numbers = [1, 2, 3]
    let all = Binding(get: { numbers }, set: { numbers = $0 })
    #expect(all.map(\.wrappedValue) == [1, 2, 3])
    #expect(all.reversed().map(\.wrappedValue) == [3, 2, 1])
    #expect(all.index(before: 2) == 1 && all.index(after: 0) == 1)
    #expect(all.startIndex == 0 && all.endIndex == 3 && all.count == 3)
    all.last?.wrappedValue = 9
    #expect(numbers == [1, 2, 9])
  }

  @Test("a binding to an element that is gone has its last value, and ignores changes")
  func goneElement() {
    var numbers = [1, 2, 3]
    let all = Binding(get: { numbers }, set: { numbers = $0 })
    let last = all[2]
    #expect(last.wrappedValue == 3)
    numbers = [7]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 8
    #expect(numbers == [7])
    numbers = [4, 5, 6]
    #expect(last.wrappedValue == 6)
    last.wrappedValue = 8
    #expect(numbers == [4, 5, 8])
  }

  @Test("before a view is shown, its state is the initial value, and can be changed")
  func unshown() {
    struct Holder {
      @State var number = 4
      @State var name: String?
    }
    let holder = Holder()
    #expect(holder.number == 4 && holder.name == nil)
    holder.number = 5
    holder.$name.wrappedValue = "Ada"
    #expect(holder.number == 5 && holder.$number.wrappedValue == 5 && holder.name == "Ada")
    let optional = State<Int?>()
    #expect(optional.wrappedValue == nil)
  }

  @Test("changes before a view is shown are its initial state")
  func changedBefore() {
    struct Counter: View {
      @State var number = 4
      var body: some View { Text("\(number)") }
    }
    let counter = Counter()
    counter.number = 6
    let (_, host) = shown { counter }
    #expect(host.accessibilityTree() == "text \"6\"\n")
  }

  @Test("an observed object can be given as an initial value, and leads to bindings")
  func observedObject() throws {
    final class Basket: ObservableObject { @Published var apples = 1 }
    struct Apples: View {
      @ObservedObject var basket: Basket
      init(_ basket: Basket) { _basket = ObservedObject(initialValue: basket) }
      var body: some View { Stepper("\(basket.apples)", value: $basket.apples) }
    }
    let basket = Basket()
    let (screen, host) = shown { Apples(basket) }
    try screen.increment("1")
    screen.layoutIfNeeded()
    #expect(basket.apples == 2)
    #expect(host.accessibilityOrder.map(\.accessibilityLabel) == ["2"])
  }
}
