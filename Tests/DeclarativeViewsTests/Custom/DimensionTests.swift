// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

/// Looks at the dimensions of its views and places them at its corner.
private struct Looking: Layout {
  let look: (LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    look(subviews)
    return CGSize(width: 50, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: bounds.origin) }
  }
}

/// A guide a quarter down.
private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height / 4 + context.width
  }
}

@Suite("Dimensions of views")
struct DimensionTests {
  @Test("dimensions are the size for a proposal, with the default and the explicit guides")
  func dimensions() {
    let quarter = VerticalAlignment(Quarter.self)
    var seen: [ViewDimensions] = []
    let view = Looking(look: { views in
      let proposal = ProposedViewSize(width: 30, height: 40)
      seen = views.map { $0.dimensions(in: proposal) }
    })() {
      Color.red
      Color.red.alignmentGuide(.top) { $0.height - $0.width }
        .alignmentGuide(.trailing) { $0.width / 3 }
        .alignmentGuide(quarter) { $0[quarter] + 1 }
    }
    let probe = TreeProbe(view, width: 50, height: 50)
    #expect(probe.frames("Color").count == 2 && seen.count == 2)
    #expect(seen.map(\.width) == [30, 30] && seen.map(\.height) == [40, 40])
    #expect(seen.map { $0[.top] } == [0, 10])
    #expect(seen.map { $0[explicit: .top] } == [nil, 10])
    #expect(seen.map { $0[explicit: .bottom] } == [nil, nil])
    #expect(seen.map { $0[VerticalAlignment.bottom] } == [40, 40])
    #expect(seen.map { $0[HorizontalAlignment.trailing] } == [30, 10])
    #expect(seen.map { $0[explicit: HorizontalAlignment.trailing] } == [nil, 10])
    #expect(seen.map { $0[quarter] } == [40, 41])
    #expect(seen.map { $0[explicit: quarter] } == [nil, 41])
  }

  @Test("a guide computed from a view's dimensions aligns it")
  func computed() {
    let row = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 10, height: 40)
        .alignmentGuide(.top) { $0[VerticalAlignment.center] - $0.width }
      Color.red.frame(width: 10, height: 20)
    }
    #expect(TreeProbe(row, width: 20, height: 40).frames("Color").map(\.minY) == [0, 10])
  }
}
