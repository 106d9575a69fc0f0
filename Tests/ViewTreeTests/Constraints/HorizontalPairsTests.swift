// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Pairs of horizontal attributes")
struct HorizontalPairsTests {
  nonisolated private static let directional: [LayoutAttribute] = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]
  nonisolated private static let absolute: [LayoutAttribute] = [
    .left, .right, .leftMargin, .rightMargin,
  ]
  nonisolated private static let centers: [LayoutAttribute] = [.centerX, .centerXWithinMargins]
  nonisolated private static let vertical: [LayoutAttribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]

  private func problem(_ first: LayoutAttribute, _ second: LayoutAttribute) -> LayoutProblem? {
    let root = rooted(100, 100)
    let child = constrained("child")
    root.addSubview(child)
    let constraint = LayoutConstraint(
      item: child, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    return root.layoutProblems.first
  }

  @Test("positions of one kind can be combined, and with centers, whichever comes first")
  func combined() {
    for kind in [Self.directional, Self.absolute] {
      for first in kind + Self.centers {
        for second in kind + Self.centers { #expect(problem(first, second) == nil) }
      }
    }
    for first in Self.vertical {
      for second in Self.vertical { #expect(problem(first, second) == nil) }
    }
  }

  @Test("positions that flip can't be combined with those that never do")
  func mixed() {
    for first in Self.directional {
      for second in Self.absolute {
        for (one, other) in [(first, second), (second, first)] {
          guard case .illegalPair(_, let reason)? = problem(one, other) else {
            Issue.record("\(one) with \(other) was accepted")
            continue
          }
          #expect(reason == .directionalWithAbsolute)
        }
      }
    }
  }

  @Test("horizontal positions can't be combined with vertical ones")
  func crossed() {
    for first in Self.directional + Self.absolute + Self.centers {
      for second in Self.vertical {
        #expect(problem(first, second) != nil && problem(second, first) != nil)
      }
    }
  }
}
