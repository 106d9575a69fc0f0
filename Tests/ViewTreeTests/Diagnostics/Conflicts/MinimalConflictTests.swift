// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

/// `CONFLICT_TREES=100000` tries that many trees, `CONFLICT_SEED=42` only the one with that seed.
@Suite("Minimal conflicts")
struct MinimalConflictTests {
  nonisolated static let count = number("CONFLICT_TREES") ?? 800
  nonisolated static let only = number("CONFLICT_SEED")
  nonisolated static let parts = 8

  private nonisolated static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(
    "in random trees, each conflict is unsatisfiable and becomes satisfiable without any member",
    arguments: 0..<parts)
  func minimal(part: Int) throws {
    var found = 0
    var seed = part
    while found < Self.count / Self.parts {
      defer { seed += Self.parts }
      if let only = Self.only {
        if only % Self.parts != part { return }
        seed = only
      }
      let tree = RandomTree(seed: seed)
      let conflicts = tree.conflicts()
      if !conflicts.isEmpty { found += 1 }
      for conflict in conflicts where !isMinimal(conflict, tree) {
        Issue.record("seed \(seed): this is no minimal set.\n\(conflict)")
        return
      }
      if Self.only != nil { return }
    }
  }

  @Test("equal trees have equal conflicts, regardless of hash table order")
  func repeatable() {
    // The first is retained so that the tables of the second have other addresses and another
    // order.
    for seed in 0..<Self.count / 5 {
      let (first, second) = (RandomTree(seed: seed), RandomTree(seed: seed))
      #expect(first.conflicts() == second.conflicts(), "seed \(seed)")
    }
  }

  @Test(
    "unsatisfiable sets are reported apart from those that remain so without a member",
    arguments: [
      (["a.width = 5 @1000", "a.width = 6 @1000"], true),
      (["a.width = 5 @1000", "a.width = 5 @1000"], false),
      (["a.width = 5 @1000", "a.width = 6 @1000", "a.left = 0 @1000"], false),
      (["a.left ≥ b.right + 1 @1000", "b.width ≥ 0 @1000", "b.left ≥ a.left @1000"], true),
      (["a.left ≥ b.right @1000", "b.width ≥ 0 @1000", "b.left ≥ a.left @1000"], false),
      (["a.left ≥ 0 @1000", "a.left ≤ 5 @1000", "a.left ≥ 6 @1000"], false),
      (["a.width = 0.5 × b.height − 1 @1000", "b.height = 4 @1000", "a.width ≥ 2 @1000"], true),
      (
        ["a.leading = b.leading + 8 @1000", "a.right = b.right @1000", "a.width = b.width @1000"],
        true
      ),
      (["a.width = a.width + 1 @1000"], true),
    ] as [([String], Bool)])
  func judging(lines: [String], isMinimal: Bool) {
    for isRightToLeft in [false, true] {
      var reader = AlgebraReader(isRightToLeft: isRightToLeft)
      let isTurned = isRightToLeft && lines[0].contains("leading")
      #expect(
        reader.system(of: lines)?.isMinimalContradiction == (isMinimal && !isTurned), "\(lines)")
    }
  }

  private func isMinimal(_ conflict: LayoutConflict, _ tree: RandomTree) -> Bool {
    guard conflict.constraints.last == conflict.broken else { return false }
    var reader = AlgebraReader(isRightToLeft: tree.isRightToLeft)
    let system = reader.system(of: conflict.constraints.map(\.algebra))
    return system?.isMinimalContradiction == true
  }
}
