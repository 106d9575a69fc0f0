// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Spacing of views as values")
struct SpacingValueTests {
  private func spacing(_ value: CGFloat) -> ViewSpacing {
    func side(_ number: CGFloat) -> SpacingPreferences.Side {
      SpacingPreferences.Side(plain: value + number)
    }
    return ViewSpacing(
      SpacingPreferences(top: side(1), leading: side(2), bottom: side(3), trailing: side(4)))
  }

  @Test("the distance is the larger preference of the two sides that meet")
  func distances() {
    let (small, large) = (spacing(0), spacing(20))
    #expect(small.distance(to: large, along: .horizontal) == 22)
    #expect(large.distance(to: small, along: .horizontal) == 24)
    #expect(small.distance(to: large, along: .vertical) == 21)
    #expect(large.distance(to: small, along: .vertical) == 23)
    #expect(small.distance(to: ViewSpacing(), along: .horizontal) == 4)
    #expect(ViewSpacing().distance(to: small, along: .vertical) == 1)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
  }

  @Test("spacing is united at the edges that are named")
  func unions() {
    for bits in 0..<16 {
      let edges = Edge.Set(rawValue: bits)
      let result = spacing(0).union(spacing(20), edges: edges)
      for edge in Edge.allCases {
        let expected = (edges.contains(Edge.Set(edge)) ? spacing(20) : spacing(0)).preferences[edge]
        #expect(result.preferences[edge] == expected)
      }
    }
    #expect(spacing(20).union(spacing(0)) == spacing(20))
    #expect(ViewSpacing().union(spacing(0)) == spacing(0))
    var changed = spacing(0)
    changed.formUnion(spacing(20))
    #expect(changed == spacing(20) && changed != spacing(0))
  }
}
