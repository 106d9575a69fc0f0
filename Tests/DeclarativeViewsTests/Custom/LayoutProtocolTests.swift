// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

/// Counts the calls to a layout.
private final class Calls {
  var made = 0
  var updated = 0
  var seen: [Int] = []
}

/// A column that measures when it is asked for its size and only reads when it places, as published
/// layouts do.
private struct CachedColumn: Layout {
  let calls: Calls

  struct Cache {
    var heights: [CGFloat] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    calls.made += 1
    return Cache()
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    calls.updated += 1
    cache.heights = []
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    cache.heights = sizes.map(\.height)
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: cache.heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    calls.seen.append(cache.heights.count)
    var y = bounds.minY
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: bounds.minX, y: y))
      y += cache.heights[index]
    }
  }
}

/// A row that states its guides and the distance to its neighbours.
private struct Stating: Layout {
  var guide: CGFloat? = 7
  var distance: ViewSpacing?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 40, height: 20) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    distance ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .top ? self.guide : nil
  }
}

/// Lays its views on top of each other and says nothing more.
private struct Silent: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 40, height: 20) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: CGPoint(x: 0, y: 5), proposal: proposal) }
  }
}

@Suite("Capabilities of custom layouts")
struct LayoutProtocolTests {
  @Test("values cached during measurement are available during placement")
  func cache() {
    let calls = Calls()
    let view = CachedColumn(calls: calls)() {
      Color.red.frame(width: 10, height: 30)
      Color.blue.frame(width: 20, height: 5)
    }
    let probe = TreeProbe(view, width: 100, height: 100)
    #expect(probe.frames("Color").map(\.minY) == [32.5, 62.5])
    #expect(calls.made == 1)
    #expect(calls.seen == [2])
    probe.tree.place(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(calls.made == 1)
    #expect(calls.updated == 0)
  }

  @Test("a cache is recreated when views change, unless the layout says otherwise")
  func defaultUpdate() {
    struct Counted: Layout {
      func makeCache(subviews: Subviews) -> Int { subviews.count }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize { CGSize(width: cache, height: cache) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {}
    }
    let view = Counted() {
      Color.red
      Color.blue
    }
    let probe = TreeProbe(view, width: 100, height: 100)
    #expect(probe.frames("Counted").map(\.width) == [2])
    var cache = 7
    let tree = probe.tree
    let subviews = LayoutSubviews(
      tree: tree, container: 1, nodes: tree.childIndices(of: 1), precision: .exact)
    Counted().updateCache(&cache, subviews: subviews)
    #expect(cache == 2)
  }

  @Test("a layout that updates its cache after a change gets it when its size is requested")
  func updatedCache() throws {
    struct Toggle: View {
      @State private var isOn = false
      var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
    }
    struct Noting: Layout {
      let calls: Calls
      func makeCache(subviews: Subviews) -> [Int] { [] }
      func updateCache(_ cache: inout [Int], subviews: Subviews) { cache.append(subviews.count) }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
      ) -> CGSize {
        calls.seen = cache
        return CGSize(width: 100, height: 50)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
      ) {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
      }
    }
    let calls = Calls()
    let (screen, _) = shown {
      Noting(calls: calls)() {
        Toggle()
        Color.red
      }
    }
    #expect(calls.seen.isEmpty)
    try screen.tap("Off")
    screen.layoutIfNeeded()
    #expect(!calls.seen.isEmpty && calls.seen.allSatisfy { $0 == 2 })
  }

  @Test("a guide that a layout returns aligns its container")
  func statedGuide() {
    func tops(_ guide: CGFloat?) -> [CGFloat] {
      let row = HStack(alignment: .top, spacing: 0) {
        Stating(guide: guide)() { Color.red }
        Color.blue.frame(width: 10, height: 40)
      }
      return TreeProbe(row, width: 100, height: 47).frames("Color").map(\.minY)
    }
    #expect(tops(7) == [0, 7])
    #expect(tops(nil)[0] == tops(nil)[1])
    // Also beside a view that states the same one.
    let both = HStack(alignment: .top, spacing: 0) {
      Stating()() { Color.red }
      Color.blue.frame(width: 10, height: 40).alignmentGuide(.top) { _ in 0 }
    }
    #expect(TreeProbe(both, width: 100, height: 47).frames("Color").map(\.minY) == [0, 7])
  }

  @Test("a layout that returns no guide uses those of its views")
  func combinedGuide() {
    let row = HStack(alignment: .top, spacing: 0) {
      Silent() { Color.red.frame(width: 5, height: 5).alignmentGuide(.top) { _ in 2 } }
      Color.blue.frame(width: 10, height: 40)
    }
    // The guide is 2 below the view, which is 5 below the container.
    #expect(TreeProbe(row, width: 100, height: 47).frames("Color").map(\.minY) == [5, 7])
  }

  @Test("a layout's preferred spacing is respected, and by default it is that of its views")
  func spacing() {
    func gap(_ layout: Stating) -> CGFloat {
      let column = VStack {
        layout() { Spacer() }
        Color.blue.frame(width: 10, height: 10)
      }
      let probe = TreeProbe(column, width: 100, height: 100)
      return probe.frames("Color")[0].minY - probe.frames("Stating")[0].maxY
    }
    #expect(gap(Stating(distance: .zero)) == 0)
    #expect(gap(Stating(distance: ViewSpacing())) == 8)
    var row = ViewSpacing()
    row.formUnion(.zero, edges: .top)
    #expect(gap(Stating(distance: row)) == 8)
    #expect(gap(Stating(distance: row.union(.zero, edges: .bottom))) == 0)
    let text = VStack {
      Silent() { Text("a") }
      Text("b")
    }
    let probe = TreeProbe(text, width: 100, height: 100)
    let font = EnvironmentValues().resolvedFont
    #expect(
      abs(probe.frames("Text")[1].minY - probe.frames("Silent")[0].maxY - max(font.leading, 0))
        < 0.34)
  }

  @Test("spacers in a layout follow its axis")
  func direction() {
    let across = TreeProbe(Stating()() { Spacer() }, width: 100, height: 100)
    #expect(across.frames("Spacer").map(\.size) == [CGSize(width: 40, height: 0)])
    let both = TreeProbe(Silent()() { Spacer() }, width: 100, height: 100)
    #expect(both.frames("Spacer").map(\.size) == [CGSize(width: 100, height: 100)])
  }

  @Test("subviews of a layout can be compared and sliced, and know the layout direction")
  func subviews() {
    final class Seen {
      var facts: [Bool] = []
    }
    struct Looking: Layout {
      let seen: Seen
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        seen.facts = [
          subviews[0] == subviews[0], subviews[0] != subviews[1], subviews == subviews,
          subviews[1..<3] != subviews, subviews[1..<3].first == subviews[1],
          subviews[[2, 0, 7]].map { $0.sizeThatFits(.unspecified).width } == [3, 1],
          subviews.dropFirst().startIndex == 1,
          subviews.layoutDirection == .rightToLeft,
        ]
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let seen = Seen()
    let view = Looking(seen: seen)() {
      ForEach(1..<4) { Color.red.frame(width: CGFloat($0)) }
    }.environment(\.layoutDirection, .rightToLeft)
    _ = TreeProbe(view, width: 100, height: 100)
    #expect(seen.facts == Array(repeating: true, count: 8))
  }

  @Test("a row with infinite width offers infinite width to each of its views")
  func endlessRow() {
    let texts = HStack(spacing: 0) {
      Color.red
      Text("two words")
    }
    let line = TreeProbe.size(of: Text("two words"), nil, nil).height
    #expect(TreeProbe.size(of: texts.frame(minHeight: 0), .infinity, nil).height == line)
  }
}
