// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Publishers of properties, objects, and notifications", .serialized)
struct PublishedPublisherTests {
  private final class Form: ObservableObject {
    @Published var name = "a"
    @Published var age = 1
    @Published private(set) var isValid = false
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $name.combineLatest($age).map { !$0.isEmpty && $1 > 17 }.assign(to: &$isValid)
    }
  }

  @Test("a published property sends its value, and each new one before it has it")
  func values() {
    let form = Form()
    var received: [String] = []
    let subscription = form.$name.sink { received.append("\(form.name) to \($0)") }
    form.name = "b"
    form.name = "c"
    #expect(received == ["a to a", "a to b", "b to c"])
    subscription.cancel()
    form.name = "d"
    #expect(received.count == 3)
  }

  @Test("values are assigned to a published property while its object exists")
  func assigned() {
    var form: Form? = Form()
    weak let kept = form
    #expect(form?.isValid == false)
    form?.age = 18
    #expect(form?.isValid == true)
    form?.name = ""
    #expect(form?.isValid == false)
    form = nil
    #expect(kept == nil)
  }

  @Test("values are assigned to a property of an object")
  func keyPath() {
    final class Label { var text = "" }
    let (form, label) = (Form(), Label())
    let subscription = form.$name.assign(to: \.text, on: label)
    form.name = "b"
    #expect(label.text == "b")
    subscription.cancel()
  }

  @Test("an object announces changes of its published properties to subscribers before they happen")
  func willChange() {
    class Base: ObservableObject { @Published var inherited = 0 }
    final class Model: Base {
      @Published var own = 0
      override init() { super.init() }
    }
    let model = Model()
    var received: [Int] = []
    let subscription = model.objectWillChange.sink { received.append(model.own + model.inherited) }
    model.own = 1
    model.inherited = 2
    model.objectWillChange.send()
    #expect(received == [0, 1, 3])
    subscription.cancel()
    model.own = 5
    #expect(received.count == 3)
  }

  @Test("an object passes the changes of another on to views")
  func nested() {
    final class Inner: ObservableObject { @Published var count = 0 }
    final class Outer: ObservableObject {
      let inner = Inner()
      private var subscription: AnyCancellable?
      init() {
        subscription = inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      }
      var text: String { "\(inner.count)" }
    }
    struct Screen: View {
      @ObservedObject var outer: Outer
      var body: some View { Text(outer.text) }
    }
    let outer = Outer()
    let (screen, host) = shown { Screen(outer: outer) }
    outer.inner.count = 7
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"7\"\n")
  }

  @Test("views observe an object whose own publisher is a subject")
  func subject() {
    final class Store: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var count = 0 { willSet { objectWillChange.send() } }
    }
    struct Screen: View {
      @ObservedObject var store: Store
      var body: some View { Text("\(store.count)") }
    }
    let store = Store()
    let (screen, host) = shown { Screen(store: store) }
    store.count = 3
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"3\"\n")
    store.count = 4
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"4\"\n")
  }

  @Test("notifications are published while there is a subscription")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var received: [Int] = []
    let subscription = center.publisher(for: name)
      .compactMap { $0.userInfo?["count"] as? Int }.sink { received.append($0) }
    center.post(name: name, object: nil, userInfo: ["count": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["count": 2])
    subscription.cancel()
    center.post(name: name, object: nil, userInfo: ["count": 3])
    #expect(received == [1])
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
  }
}
