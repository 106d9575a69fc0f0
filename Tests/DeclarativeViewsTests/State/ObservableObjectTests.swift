// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

private final class Basket: ObservableObject {
  nonisolated(unsafe) static var made = 0

  @Published var apples = 1
  @Published var pears: Int
  var other = 0

  init(pears: Int = 5) {
    Basket.made += 1
    _pears = Published(initialValue: pears)
  }
}

@Suite("Objects with published properties", .serialized)
struct ObservableObjectTests {
  @Test("a published property updates only views that read it")
  func observed() {
    final class Bodies { var names: [String] = [] }
    struct Apples: View {
      @ObservedObject var basket: Basket
      let bodies: Bodies
      var body: some View {
        let _ = bodies.names.append("apples")
        Text("\(basket.apples) apples")
      }
    }
    struct Pears: View {
      let basket: Basket
      let bodies: Bodies
      var body: some View {
        let _ = bodies.names.append("pears")
        Text("\(basket.pears) pears")
      }
    }
    let (basket, bodies) = (Basket(), Bodies())
    let (screen, host) = shown {
      VStack {
        Apples(basket: basket, bodies: bodies)
        Pears(basket: basket, bodies: bodies)
      }
    }
    bodies.names = []
    basket.apples = 2
    screen.layoutIfNeeded()
    basket.pears = 6
    basket.other = 7
    screen.layoutIfNeeded()
    #expect(bodies.names == ["apples", "pears"])
    #expect(host.accessibilityTree() == "text \"2 apples\"\ntext \"6 pears\"\n")
  }

  @Test("an object that a view owns is created once, and bindings lead to it")
  func owned() throws {
    struct Child: View {
      @StateObject private var basket = Basket(pears: 1)
      var body: some View {
        VStack {
          Stepper("\(basket.apples) apples", value: $basket.apples)
          Button("\(basket.pears) pears") { basket.pears += 1 }
        }
      }
    }
    struct Parent: View {
      @State private var round = 0
      var body: some View {
        VStack {
          Child()
          Button("Round \(round)") { round += 1 }
        }
      }
    }
    Basket.made = 0
    let (screen, host) = shown { Parent() }
    try screen.tap("1 pears")
    try screen.tap("Round 0")
    try #require(host.accessibilityOrder.first).accessibilityIncrement()
    screen.layoutIfNeeded()
    #expect(Basket.made == 1)
    #expect(host.accessibilityTree().contains("2 apples"))
    #expect(host.accessibilityTree().contains("\"2 pears\"\nbutton \"Round 1\""))
  }

  @Test("an object is kept while its view is out of sight")
  func outOfSight() throws {
    struct Row: View {
      let number: Int
      @StateObject private var basket = Basket()
      var body: some View {
        Text("Row \(number): \(basket.apples)").frame(height: 100)
          .onAppear { basket.apples += 1 }
      }
    }
    Basket.made = 0
    let (screen, host) = shown {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0) } } }
    }
    let scroll = try #require(
      host.subviews.compactMap { $0 as? ScrollNode }.first)
    let first = Basket.made
    scroll.contentOffset.y = 5000
    screen.layoutIfNeeded()
    let second = Basket.made
    #expect(second > first)
    scroll.contentOffset.y = 0
    screen.layoutIfNeeded()
    #expect(Basket.made == second)
  }

  @Test("an object that a list row owns is kept while the row is out of sight")
  func row() throws {
    struct Row: View {
      let number: Int
      @StateObject private var basket = Basket()
      var body: some View {
        Button("row \(number): \(basket.apples)") { basket.apples += 1 }
      }
    }
    let (screen, host) = shown { List(0..<300, id: \.self) { Row(number: $0) } }
    let table = try #require(host.subviews.first as? TableNode)
    try screen.tap("row 1: 1")
    table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(!host.accessibilityTree().contains("row 1:"))
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("\"row 1: 2\""))
    #expect(host.accessibilityTree().contains("\"row 0: 1\""))
  }
}
