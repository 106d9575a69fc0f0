// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Use after removal")
struct GoneTests {
  private func texts(in host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Test("a binding to a removed element has its last value, and changes to it are lost")
  func element() {
    var names = ["a", "b"]
    let last = Binding(get: { names }, set: { names = $0 })[1]
    #expect(last.wrappedValue == "b")
    last.wrappedValue = "c"
    #expect(last.wrappedValue == "c")
    names = ["a"]
    #expect(last.wrappedValue == "c")
    last.wrappedValue = "d"
    #expect(names == ["a"] && last.wrappedValue == "c")
    names = ["x", "y"]
    #expect(last.wrappedValue == "y")
  }

  /// How rows are shown.
  enum Container: CaseIterable { case stack, lazyStack, list }

  private struct Rows: View {
    let container: Container
    @State private var items = (0..<4).map { Item(id: $0, name: "\($0)") }
    @State private var other = 0

    @ViewBuilder private var rows: some View {
      ForEach($items) { $item in
        Button("Drop \(item.name)") {
          items.removeAll()
          item.name = "gone"
          other = Int(item.name) ?? 0
        }
      }
    }

    var body: some View {
      switch container {
      case .stack: VStack { rows }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      case .list: List { rows }
      }
    }
  }

  @Test("a row can remove all rows and continue with its own", arguments: Container.allCases)
  func rows(_ container: Container) throws {
    let (screen, host) = shown { Rows(container: container) }
    try screen.tap("Drop 3")
    screen.layoutIfNeeded()
    #expect(!host.accessibilityTree().contains("Drop"))
  }

  @Test("rows can remove others while they are created", arguments: Container.allCases)
  func shrinking(_ container: Container) {
    struct Shrinking: View {
      let container: Container
      @State private var items = (0..<6).map { Item(id: $0, name: "\($0)") }

      private func row(_ item: Binding<Item>) -> some View {
        if items.count > 2 { items.removeLast(2) }
        return Text("Row \(item.wrappedValue.name)")
      }

      var body: some View {
        switch container {
        case .stack: VStack { ForEach($items) { row($0) } }
        case .lazyStack: ScrollView { LazyVStack { ForEach($items) { row($0) } } }
        case .list: List { ForEach($items) { row($0) } }
        }
      }
    }
    let (screen, host) = shown { Shrinking(container: container) }
    screen.layoutIfNeeded()
    #expect(texts(in: host) == ["Row 0", "Row 1"])
  }

  @Test(
    "elements with the same identity are all shown in lazy stacks and lists",
    arguments: [true, false])
  func sameIdentity(isLazy: Bool) {
    let (_, host) = shown {
      if isLazy {
        ScrollView { LazyVStack { ForEach(["a", "a", "b"], id: \.self) { Text($0) } } }
      } else {
        List { ForEach(["a", "a", "b"], id: \.self) { Text($0) } }
      }
    }
    #expect(texts(in: host) == ["a", "a", "b"])
  }

  @MainActor @Test("a task is canceled with its host, and can change state after that")
  func task() async {
    final class Log { var lines: [String] = [] }
    struct Loading: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").task {
          await sleepUntilCancelled()
          count += 1
          log.lines.append("count \(count)")
        }
      }
    }
    let log = Log()
    weak var gone: HostingNode?
    do {
      let (screen, host) = shown { Loading(log: log) }
      screen.layoutIfNeeded()
      gone = host
      log.lines = []
    }
    #expect(gone == nil)
    log.lines.append("closed")
    await waitUntil { log.lines.count >= 2 }
    #expect(log.lines == ["closed", "count 1"])
  }

  @Test("a layout can keep subviews of an earlier pass and use them")
  func keptSubviews() throws {
    final class Keeper { var subviews: LayoutSubviews? }
    struct Keeping: Layout {
      let keeper: Keeper
      func makeCache(subviews: Subviews) -> LayoutSubviews { subviews }
      func updateCache(_ cache: inout LayoutSubviews, subviews: Subviews) {}
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutSubviews
      ) -> CGSize {
        ask(cache)
        if let former = keeper.subviews { ask(former) }
        keeper.subviews = subviews
        return CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout LayoutSubviews
      ) { ask(cache) }
      private func ask(_ subviews: LayoutSubviews) {
        for subview in subviews {
          _ = subview.dimensions(in: .unspecified)[.leading]
          _ = (subview.priority, subview.spacing)
          subview.place(at: .zero)
        }
      }
    }
    struct Views: View {
      let keeper: Keeper
      @State private var count = 50
      var body: some View {
        VStack {
          Keeping(keeper: keeper)() { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          Button("Halve") { count /= 2 }
          Button("Double") { count *= 2 }
        }
      }
    }
    let keeper = Keeper()
    let (screen, _) = shown { Views(keeper: keeper) }
    for name in ["Halve", "Halve", "Halve", "Double", "Double", "Halve"] { try screen.tap(name) }
    #expect(keeper.subviews?.count == 12)
  }
}
