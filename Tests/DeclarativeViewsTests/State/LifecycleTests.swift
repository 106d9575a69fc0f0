// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Life cycle of views")
struct LifecycleTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Appearing: View {
    let log: Log
    @State private var isThere = true
    @State private var count = 0

    var body: some View {
      VStack {
        if isThere {
          Text("Count \(count)")
            .onAppear { log.lines.append("appears") }
            .onDisappear { log.lines.append("disappears") }
        }
        Button("Add") { count += 1 }
        Button("Switch") { isThere.toggle() }
      }
      .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
      .onChange(of: isThere, initial: true) { log.lines.append("there \(isThere)") }
    }
  }

  @Test("a view appears once, disappears, and observes changed values")
  func life() throws {
    let log = Log()
    let (screen, _) = shown { Appearing(log: log) }
    #expect(log.lines.sorted() == ["appears", "there true"])
    log.lines = []
    try screen.tap("Add")
    try screen.tap("Add")
    #expect(log.lines == ["0 to 1", "1 to 2"])
    log.lines = []
    try screen.tap("Switch")
    #expect(log.lines.sorted() == ["disappears", "there false"])
    try screen.tap("Switch")
    #expect(log.lines.suffix(2).sorted() == ["appears", "there true"])
  }

  @Test("a change handler can make further changes in the same pass")
  func chain() throws {
    struct Chain: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("\(first) \(second)") { first += 1 }
          .onChange(of: first) { _, new in second = new * 10 }
      }
    }
    let (screen, host) = shown { Chain() }
    try screen.tap("0 0")
    #expect(host.accessibilityTree() == "button \"1 10\"\n")
  }

  @Test("views that change each other endlessly are reported")
  func endless() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("a").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let (_, host) = shown { Restless() }
    #expect(host.problems.contains(.endlessChange(limit: 100)))
    #expect(
      ViewProblem.endlessChange(limit: 100).description
        == "Views have changed each other 100 times in one layout; the rest waits for the next one."
    )
  }

  @MainActor @Test("a task runs, changes the state, and is canceled with its view")
  func task() async throws {
    let log = Log()
    struct Loading: View {
      let log: Log
      @State private var text = "loading"
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Text(text).task {
              text = "loaded"
              await sleepUntilCancelled()
              log.lines.append("cancelled")
            }
          }
          Button("Close") { isThere = false }
        }
      }
    }
    let (screen, host) = shown { Loading(log: log) }
    await waitUntil {
      screen.layoutIfNeeded()
      return host.accessibilityTree().contains("loaded")
    }
    #expect(host.accessibilityTree().hasPrefix("text \"loaded\""))
    try screen.tap("Close")
    await waitUntil { !log.lines.isEmpty }
    #expect(log.lines == ["cancelled"])
  }

  @MainActor @Test("a task restarts when its value changes")
  func taskOfValue() async throws {
    let log = Log()
    struct Loading: View {
      let log: Log
      @State private var number = 1
      var body: some View {
        Button("\(number)") { number += 1 }.task(id: number) { log.lines.append("\(number)") }
      }
    }
    let (screen, _) = shown { Loading(log: log) }
    await waitUntil { !log.lines.isEmpty }
    try screen.tap("1")
    await waitUntil { log.lines.count >= 2 }
    #expect(log.lines == ["1", "2"])
  }

  @MainActor @Test("a task is canceled before it restarts")
  func restartedTask() async throws {
    let log = Log()
    struct Waiting: View {
      let log: Log
      @State private var number = 1
      var body: some View {
        Button("\(number)") { number += 1 }.task(id: number) { [number] in
          log.lines.append("began \(number)")
          await sleepUntilCancelled()
          log.lines.append("ended \(number)")
        }
      }
    }
    let (screen, _) = shown { Waiting(log: log) }
    await waitUntil { !log.lines.isEmpty }
    try screen.tap("1")
    await waitUntil { log.lines.count >= 3 }
    #expect(log.lines.sorted() == ["began 1", "began 2", "ended 1"])
    screen.rootNode = nil
  }
}
