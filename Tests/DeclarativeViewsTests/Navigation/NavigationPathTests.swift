// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Paths of navigation stacks")
struct NavigationPathTests {
  /// A stack of numbers and words, whose buttons change its path.
  private struct Owner: View {
    @State var path: NavigationPath

    var body: some View {
      VStack {
        Text("count \(path.count)")
        Button("Root") { path = NavigationPath() }
        Button("Replace") { path = NavigationPath([1, 9]) }
        NavigationStack(path: $path) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("number \(number)")
                NavigationLink("Next", value: number + 1)
                NavigationLink("Word", value: "word")
              }
            }
            .navigationDestination(for: String.self) { Text("\($0) \(path.count)") }
        }
      }
    }
  }

  @Test("links append to the path, and the back button removes the last value")
  func links() throws {
    let (screen, host) = shown { Owner(path: NavigationPath()) }
    try screen.tap("One")
    #expect(host.accessibilityTree().contains("\"number 1\""))
    #expect(host.accessibilityTree().contains("\"count 1\""))
    try screen.tap("Next")
    #expect(host.accessibilityTree().contains("\"number 2\""))
    try screen.tap("Word")
    #expect(host.accessibilityTree().contains("\"word 3\""))
    #expect(host.accessibilityTree().contains("\"count 3\""))
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("\"number 2\""))
    #expect(host.accessibilityTree().contains("\"count 2\""))
    try screen.tapBack()
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("button \"One\""))
    #expect(host.accessibilityTree().contains("\"count 0\""))
  }

  @Test("a stack shows the pages of its path from the beginning, and of every other one")
  func changes() throws {
    let (screen, host) = shown { Owner(path: NavigationPath([1, 2, 3])) }
    #expect(host.accessibilityTree().contains("\"number 3\""))
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("\"number 2\""))
    #expect(host.accessibilityTree().contains("\"count 2\""))
    try screen.tap("Replace")
    #expect(host.accessibilityTree().contains("\"number 9\""))
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("\"number 1\""))
    try screen.tap("Next")
    try screen.tap("Root")
    #expect(host.accessibilityTree().contains("button \"One\""))
    #expect(!host.accessibilityTree().contains("number"))
  }

  @Test("pages that stay on the path keep their state")
  func state() throws {
    struct Counter: View {
      let number: Int
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Count \(number): \(count)") { count += 1 }
          NavigationLink("Next", value: number + 1)
        }
      }
    }
    struct Owner: View {
      @State private var path = [1]
      var body: some View {
        VStack {
          Button("Push") { path.append(7) }
          Button("Pop") { path.removeLast() }
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { Counter(number: $0) }
          }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Count 1: 0")
    try screen.tap("Push")
    #expect(host.accessibilityTree().contains("\"Count 7: 0\""))
    try screen.tap("Pop")
    #expect(host.accessibilityTree().contains("\"Count 1: 1\""))
  }

  @Test("a path of numbers takes no words")
  func types() throws {
    struct Owner: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Word", value: "word")
            NavigationLink("Number", value: 5)
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Word")
    #expect(!host.accessibilityTree().contains("\"word word\""))
    try screen.tap("Number")
    #expect(host.accessibilityTree().contains("\"number 5\""))
  }

  @Test("a value without a destination waits for one")
  func unknown() throws {
    struct Owner: View {
      @State private var path = NavigationPath(["later"])
      @State private var isKnown = false
      var body: some View {
        VStack {
          Button("Learn \(path.count)") { isKnown = true }
          NavigationStack(path: $path) {
            if isKnown {
              Text("root").navigationDestination(for: String.self) { Text("shown \($0)") }
            } else {
              Text("unknown")
            }
          }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(host.accessibilityTree().contains("\"unknown\""))
    try screen.tap("Learn 1")
    #expect(host.accessibilityTree().contains("\"shown later\""))
  }

  @Test("pages follow the state of the view that sets their destination")
  func refresh() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        let doubled = 2 * count
        VStack {
          Button("Count") { count += 1 }
          NavigationStack {
            VStack {
              NavigationLink("Value", value: 1)
              NavigationLink("View") { Text("view, count \(count)") }
            }
            .navigationDestination(for: Int.self) {
              Text("page \($0), count \(count), doubled \(doubled)")
            }
          }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Value")
    #expect(host.accessibilityTree().contains("\"page 1, count 0, doubled 0\""))
    try screen.tap("Count")
    #expect(host.accessibilityTree().contains("\"page 1, count 1, doubled 2\""))
    try screen.tapBack()
    try screen.tap("View")
    try screen.tap("Count")
    #expect(host.accessibilityTree().contains("\"view, count 2\""))
  }

  @Test("a page is shown while a value is true, and the back button sets it to false")
  func presented() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Show \(isShown)") { isShown = true }
          Button("Hide") { isShown = false }
          Button("Count") { count += 1 }
          NavigationStack {
            Text("root").navigationDestination(isPresented: $isShown) { Text("page \(count)") }
          }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(!host.accessibilityTree().contains("page"))
    try screen.tap("Show false")
    #expect(host.accessibilityTree().contains("\"page 0\""))
    try screen.tap("Count")
    #expect(host.accessibilityTree().contains("\"page 1\""))
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("\"root\""))
    #expect(host.accessibilityTree().contains("\"Show false\""))
    try screen.tap("Show false")
    try screen.tap("Hide")
    #expect(host.accessibilityTree().contains("\"root\""))
  }

  @Test("a page is shown while there is an item, and another item has its own state")
  func item() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var item: String?
      var body: some View {
        VStack {
          Button("A") { item = "a" }
          Button("B \(item ?? "none")") { item = "b" }
          NavigationStack {
            Text("root").navigationDestination(item: $item) { Counter(name: $0) }
          }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("A")
    try screen.tap("a 0")
    #expect(host.accessibilityTree().contains("\"a 1\""))
    try screen.tap("B a")
    #expect(host.accessibilityTree().contains("\"b 0\""))
    try screen.tapBack()
    #expect(host.accessibilityTree().contains("\"B none\""))
  }

  @Test("paths are equal if their values are, and removing too many values removes all")
  func values() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty)
    var other = NavigationPath()
    #expect(other.isEmpty && other != path)
    other.append(1)
    path.removeLast(2)
    #expect(path == other)
    path.removeLast(-1)
    #expect(path.count == 1)
    path.removeLast(5)
    #expect(path.isEmpty)
  }
}
