// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// What a tree shows depends on what it is, and not on how it came to be so.
@Suite("Randomly edited trees")
struct RandomTreeTests {
  /// The seeds of the trees; `VIEW_NODES_RANDOM` in the environment sets another number of them, and
  /// with `VIEW_NODES_FIRST` where they begin.
  private nonisolated static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["VIEW_NODES_FIRST"].flatMap(Int.init) ?? 0
    let count = environment["VIEW_NODES_RANDOM"].flatMap(Int.init) ?? (testsAreThorough ? 200 : 50)
    return first..<first + max(0, count)
  }()

  /// What differs between a tree and the same tree built anew.
  private func difference(_ tree: EditedTree) -> String? {
    tree.root.layoutIfNeeded()
    let (root, copies) = tree.builtAnew()
    root.layoutIfNeeded()
    for (number, (node, copy)) in zip(tree.present, copies).enumerated() {
      let (left, right) = (node.frame, copy.frame)
      let distance =
        [
          left.minX - right.minX, left.minY - right.minY, left.width - right.width,
          left.height - right.height,
        ].map(abs).max() ?? 0
      if distance > 0.34 {
        return "node \(number), a \(type(of: node)), is at \(left) and built anew at \(right)"
      }
    }
    return nil
  }

  /// The first node whose order is not greater than that of the node before it.
  private func disorder(_ tree: EditedTree) -> String? {
    guard let engine = tree.root.ownEngine else { return nil }
    var last = Int.min
    var pending = [tree.root]
    while let node = pending.popLast() {
      let index = engine.index(of: node)
      if index >= 0 {
        let order = engine.items[Int(index)].order
        if order <= last { return "a \(type(of: node)) has no order after the node before it" }
        last = order
      }
      pending.append(contentsOf: node.subviewsInLayoutOrder.reversed())
    }
    return nil
  }

  /// The seeds of trees with texts whose heights follow their own baselines.
  private nonisolated static let seedsWithBaselines = [114, 913]

  @Test("look like trees built from scratch", arguments: Array(seeds) + seedsWithBaselines)
  func edited(seed: Int) {
    var tree = EditedTree(seed: UInt64(seed))
    for step in 0..<24 {
      let change = difference(tree)
      if let difference = disorder(tree) ?? change {
        let report = tree.root.layoutReport()
        let state =
          report.ambiguities.isEmpty
          ? report.conflicts.isEmpty ? "decided" : "in conflict" : "ambiguous"
        Issue.record("seed \(seed), step \(step), \(state): \(difference)")
        return
      }
      for _ in 0...tree.dice.next(below: 3) { tree.edit() }
    }
  }
}
