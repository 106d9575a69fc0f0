// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("The order in which views are read")
struct SortPriorityTests {
  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("views with a higher priority are read first, others by their position")
  func order() {
    let (_, host) = shown {
      Text("a").accessibilitySortPriority(-1)
      Text("b")
      Button("c") {}.accessibilitySortPriority(2)
      Text("d").accessibility(sortPriority: 2)
      Text("e").accessibilitySortPriority(.nan)
    }
    #expect(words(host) == ["c", "d", "b", "e", "a"])
  }

  @Test("a priority applies among the elements of the same container")
  func containers() {
    let (_, host) = shown {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
      VStack {
        Text("c")
        Text("d").accessibilitySortPriority(5)
      }
      .accessibilityElement(children: .contain)
    }
    #expect(words(host) == ["b", "a", "d", "c"])
  }

  @Test("the value of the accessibility focus is that of the view")
  func focus() throws {
    struct Field: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState private var number: Int?
      var body: some View {
        Button("\(isFocused) \(number ?? 0)") {
          isFocused = true
          number = 5
        }
        .accessibilityFocused($isFocused)
        Part(focus: $number)
      }
    }
    struct Part: View {
      @AccessibilityFocusState.Binding var focus: Int?
      var body: some View {
        Button("part \(focus ?? 0)") { focus = 7 }.accessibilityFocused($focus, equals: 7)
      }
    }
    let (screen, host) = shown { Field() }
    #expect(words(host) == ["false 0", "part 0"])
    try screen.tap("false 0")
    #expect(words(host) == ["true 5", "part 5"])
    try screen.tap("part 5")
    #expect(words(host) == ["true 7", "part 7"])
  }
}
