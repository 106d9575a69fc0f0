// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Refreshing lists")
struct RefreshTests {
  private struct Owner: View {
    let gate: Gate
    @State private var count = 0
    @State private var isRefreshable = true
    var body: some View {
      let list = List {
        Text("count \(count)")
        Button("Toggle") { isRefreshable.toggle() }
      }
      if isRefreshable {
        list.refreshable {
          await gate.pass()
          count += 1
        }
      } else {
        list
      }
    }
  }

  /// Something that takes as long as a test wants.
  @MainActor private final class Gate {
    private var isOpen = false
    func pass() async {
      while !isOpen { await Task.yield() }
    }
    func open() { isOpen = true }
  }

  @Test("pulling a list performs its action, and the control spins until it ends")
  @MainActor func pull() async throws {
    let gate = Gate()
    let (screen, host) = shown { Owner(gate: gate) }
    let table = try #require(host.first(TableNode.self))
    let control = try #require(table.refreshControl)
    #expect(!control.isRefreshing)
    control.sendActions(for: .valueChanged)
    #expect(control.isRefreshing)
    for _ in 0..<20 { await Task.yield() }
    screen.layoutIfNeeded()
    #expect(control.isRefreshing && host.accessibilityTree().contains("count 0"))
    gate.open()
    while control.isRefreshing { await Task.yield() }
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("count 1"))
    #expect(table.refreshControl === control)
  }

  @Test("a list has a control only with an action")
  @MainActor func withoutAction() throws {
    let (screen, host) = shown { Owner(gate: Gate()) }
    try screen.tap("Toggle")
    screen.layoutIfNeeded()
    #expect(host.first(TableNode.self)?.refreshControl == nil)
  }

  @Test("dragging dismisses the keyboard at once, unless the view says otherwise")
  func keyboards() throws {
    let modes: [(ScrollDismissesKeyboardMode?, ScrollNode.KeyboardDismissMode)] = [
      (nil, .onDrag), (.automatic, .onDrag), (.immediately, .onDrag), (.never, .none),
      (.interactively, .interactive),
    ]
    for (mode, expected) in modes {
      let content = VStack {
        List { Text("a") }
        ScrollView { Text("b") }
      }
      let (_, host) = shown {
        if let mode { content.scrollDismissesKeyboard(mode) } else { content }
      }
      let nodes = host.all(ScrollNode.self)
      #expect(nodes.count == 2 && nodes.allSatisfy { $0.keyboardDismissMode == expected })
    }
  }
}
