// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// Columns whose widths are in proportion to a value that the views state.
private struct Proportions: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]
  ) {
    var x = bounds.minX
    for (view, share) in zip(subviews, cache) {
      let width = bounds.width * CGFloat(share)
      view.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  func makeCache(subviews: Subviews) -> [Double] {
    let weights = subviews.map { $0[Weight.self] }
    return weights.map { $0 / weights.reduce(0, +) }
  }
}

/// A layout as large as its view, which returns a wrong size on demand.
private struct Wrapper: Layout {
  var answer: CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    answer ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: proposal)
  }
}

/// Places nothing.
private struct Lazy: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 100, height: 100) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@Suite("Custom layouts")
struct LayoutTests {
  @Test("a layout reads values of its views, keeps a cache, and places them")
  func proportions() {
    let view = Proportions() {
      Color.red
      Color.blue.layoutValue(key: Weight.self, value: 3).padding(1)
    }
    let probe = TreeProbe(view, width: 100, height: 10)
    #expect(
      probe.frames("Color") == [
        CGRect(x: 0, y: 0, width: 25, height: 10), CGRect(x: 26, y: 1, width: 73, height: 8),
      ])
    let mirrored = TreeProbe(
      view.environment(\.layoutDirection, .rightToLeft), width: 100, height: 10)
    #expect(mirrored.frames("Color").map(\.minX) == [75, 1])
  }

  @Test("a view that isn't placed is centered")
  func unplaced() {
    let view = Lazy() { Color.red.frame(width: 20, height: 20) }
    #expect(
      TreeProbe(view, width: 100, height: 100).frames("Color")
        == [CGRect(x: 40, y: 40, width: 20, height: 20)])
  }

  @Test("a size that isn't a number is reported and treated as zero")
  func unusable() {
    let view = Wrapper(answer: CGSize(width: CGFloat.nan, height: 10)) { Color.red }
    let probe = TreeProbe(view, width: 100, height: 100)
    #expect(probe.tree.problems == [.unusableSize(layout: "Wrapper")])
    #expect(probe.frames("Wrapper").map(\.size) == [CGSize(width: 0, height: 10)])
  }

  @Test("layouts can be nested 200 deep, and are reported beyond that")
  func nested() {
    func nested(_ depth: Int) -> TreeProbe {
      var view = AnyView(Color.red.frame(width: 10, height: 10))
      for _ in 0..<depth {
        let inner = view
        view = AnyView(Wrapper() { inner })
      }
      return TreeProbe(view, width: 100, height: 100)
    }
    #expect(nested(200).frames("Color").map(\.width) == [10])
    #expect(nested(200).tree.problems.isEmpty)
    #expect(nested(700).tree.problems == [.nestedTooDeep(view: "Wrapper", limit: 500)])
  }

  @Test("a layout knows the priority, spacing, and guides of its views")
  func knowledge() {
    final class Seen {
      var values: [CGFloat] = []
    }
    struct Asking: Layout {
      let seen: Seen
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let (first, second) = (subviews[0], subviews[1])
        seen.values = [
          CGFloat(first.priority), first.spacing.distance(to: second.spacing, along: .vertical),
          second.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline],
          first.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] ?? -1,
        ]
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let seen = Seen()
    let view = Asking(seen: seen) {
      Color.red.layoutPriority(3)
      Text("a").font(.systemFont(ofSize: 20))
    }
    _ = TreeProbe(view, width: 100, height: 100)
    #expect(seen.values.count == 4)
    #expect(seen.values.prefix(2) == [3, 8])
    #expect(abs(seen.values[2] - Font.systemFont(ofSize: 20).ascender) < 0.2)
    #expect(seen.values[3] == -1)
  }
}
