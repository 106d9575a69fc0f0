// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Observation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Observable private final class Tally {
  var count = 0
}

/// Calls something at every question and every placing.
private struct CallingLayout: Layout {
  var onSize: () -> Void = {}
  var onPlacing: () -> Void = {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    onSize()
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    onPlacing()
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

@Suite("Changes while views are created and laid out")
struct UntimelyChangeTests {
  /// When a view changes its state to 3, one at a time.
  enum Moment: CaseIterable {
    case beforeReading, afterReading, whenMeasured, whenPlaced, appearing, changing, disappearing
    case inBinding
  }

  private struct Changing: View {
    let moment: Moment
    @State private var count = 0
    @State private var isThere = true

    private func raise() { if count < 3 { count += 1 } }

    var body: some View {
      let _ = moment == .beforeReading ? raise() : ()
      let count = count
      let _ = moment == .afterReading ? raise() : ()
      VStack {
        CallingLayout(
          onSize: { if moment == .whenMeasured { raise() } },
          onPlacing: { if moment == .whenPlaced { raise() } }
        ) { Text("Count \(count)") }
        if moment == .appearing {
          Color.red.frame(height: 1).onAppear { raise() }.id(count)
        }
        if moment == .changing {
          Color.red.frame(height: 1).onChange(of: count, initial: true) { raise() }
        }
        if moment == .disappearing, isThere {
          Color.red.frame(height: 1).onAppear { isThere = false }.onDisappear {
            raise()
            isThere = self.count < 3
          }
        }
        if moment == .inBinding {
          Reading(
            value: Binding(
              get: {
                raise()
                return self.count
              }, set: { _ in }))
        }
      }
    }
  }

  private struct Reading: View {
    @Binding var value: Int
    var body: some View { Color.red.frame(height: CGFloat(value)) }
  }

  @Test("a state changed at any moment is eventually shown", arguments: Moment.allCases)
  func state(_ moment: Moment) {
    let (screen, host) = shown { Changing(moment: moment) }
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"Count 3\"\n")
    #expect(host.problems.isEmpty)
  }

  @Test("an object changed while views are created and laid out is eventually shown")
  func object() {
    struct Showing: View {
      let tally: Tally
      var body: some View { Text("Count \(tally.count)") }
    }
    struct Raising: View {
      let tally: Tally
      var body: some View {
        let _ = tally.count < 1 ? (tally.count = 1) : ()
        CallingLayout(
          onSize: { if tally.count == 1 { tally.count = 2 } },
          onPlacing: { if tally.count == 2 { tally.count = 3 } }
        ) { Color.red.frame(height: 1) }
      }
    }
    let tally = Tally()
    let (screen, host) = shown {
      VStack {
        Showing(tally: tally)
        Raising(tally: tally)
        Showing(tally: tally)
      }
    }
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"Count 3\"\ntext \"Count 3\"\n")
  }

  @Test("a body that endlessly changes what it reads is reported")
  func endlessBody() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
        let _ = count += 1
      }
    }
    let (_, host) = shown { Restless() }
    #expect(host.problems.contains(.endlessChange(limit: 100)))
  }

  @MainActor @Test("an object changed by a task is shown at the next layout")
  func task() async {
    struct Showing: View {
      let tally: Tally
      var body: some View {
        Text("Count \(tally.count)").task {
          for _ in 0..<3 {
            tally.count += 1
            await Task.yield()
          }
        }
      }
    }
    let tally = Tally()
    let (screen, host) = shown { Showing(tally: tally) }
    await waitUntil {
      screen.layoutIfNeeded()
      return tally.count == 3
    }
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"Count 3\"\n")
  }

  @Test("views with the same identity are all shown and keep their places")
  func sameIdentity() throws {
    struct Rows: View {
      @State private var names = ["a", "b", "a", "a"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Text($0) }
          Button("Turn") { names.reverse() }
          Button("Drop") { names.removeFirst() }
        }
      }
    }
    let (screen, host) = shown { Rows() }
    func texts() -> [String] {
      host.accessibilityTree().split(separator: "\n").compactMap {
        $0.hasPrefix("text") ? String($0.dropFirst(6).dropLast()) : nil
      }
    }
    #expect(texts() == ["a", "b", "a", "a"])
    try screen.tap("Turn")
    #expect(texts() == ["a", "a", "b", "a"])
    try screen.tap("Drop")
    #expect(texts() == ["a", "b", "a"])
  }

  @Test("rows can change the data that they are created from", arguments: [false, true])
  func changingData(isLazy: Bool) {
    struct Rows: View {
      let isLazy: Bool
      @State private var numbers = Array(0..<5)

      private func row(_ number: Int) -> some View {
        if numbers.count > 2 { numbers.removeLast() }
        return Text("Row \(number)")
      }

      var body: some View {
        if isLazy {
          ScrollView { LazyVStack { ForEach(numbers, id: \.self) { row($0) } } }
        } else {
          VStack { ForEach(numbers.indices, id: \.self) { row(numbers.count > $0 ? $0 : 0) } }
        }
      }
    }
    let (screen, host) = shown { Rows(isLazy: isLazy) }
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"Row 0\"\ntext \"Row 1\"\n")
    #expect(host.problems.isEmpty)
  }

  @Test("a sheet can dismiss itself when it appears", arguments: [false, true])
  func closingSheet(byValue: Bool) throws {
    struct Closing: View {
      let byValue: Bool
      @Binding var isOpen: Bool
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("Sheet").onAppear { if byValue { isOpen = false } else { dismiss() } }
      }
    }
    struct Opening: View {
      let byValue: Bool
      @State private var isOpen = false
      @State private var closed = 0
      var body: some View {
        Button("Closed \(closed)") { isOpen = true }
          .sheet(isPresented: $isOpen, onDismiss: { closed += 1 }) {
            Closing(byValue: byValue, isOpen: $isOpen)
          }
      }
    }
    let (screen, host) = shown { Opening(byValue: byValue) }
    try screen.tap("Closed 0")
    screen.layoutIfNeeded()
    try screen.tap("Closed 1")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "button \"Closed 2\"\n")
  }

  @Test("a destination can go back when it appears")
  func goingBack() throws {
    struct Destination: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("There").onAppear { dismiss() } }
    }
    let (screen, host) = shown {
      NavigationStack { NavigationLink("Go") { Destination() } }
    }
    for _ in 0..<2 {
      try screen.tap("Go")
      screen.layoutIfNeeded()
      #expect(host.accessibilityTree().contains("\"Go\""))
      #expect(!host.accessibilityTree().contains("There"))
    }
  }
}
