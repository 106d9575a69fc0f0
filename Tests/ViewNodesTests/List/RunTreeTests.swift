// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("A balanced tree of row runs")
struct RunTreeTests {
  private func row(_ points: Double, count: Int = 1, selected: Bool = false) -> TableRun {
    TableRun(
      kind: .row, length: ExactLength(points), isSelected: selected, count: count)
  }

  @Test("a million unseen rows are one run")
  func unseenRows() {
    let tree = RunTree([row(44, count: 1_000_000)])
    #expect(tree.runCount == 1)
    #expect(tree.total.elements == 1_000_000)
    #expect(tree.total.length.points == 44_000_000)
    #expect(tree.index(at: ExactLength(44.0 * 500_000)) == 500_000)
    #expect(tree.sums(before: 250_000).length.points == 11_000_000)
  }

  @Test("a measured row splits a run, and an equal neighbor merges with it again")
  func splitsAndJoins() {
    var tree = RunTree([row(44, count: 100)])
    tree.update(50..<51) { $0.length = ExactLength(60) }
    #expect(tree.runCount == 3)
    tree.update(51..<52) { $0.length = ExactLength(60) }
    #expect(tree.runCount == 3)
    tree.update(50..<52) { $0.length = ExactLength(44) }
    #expect(tree.runCount == 1)
    #expect(tree.total.elements == 100)
  }

  @Test("the path to a row is logarithmic in the number of runs, however rows were measured")
  func depth() {
    var tree = RunTree([row(44, count: 1_000_000)])
    // In order, which would degenerate a tree without balancing, then alternately far and near.
    for index in 0..<4000 {
      tree.update(index..<index + 1) { $0.length = ExactLength(Double(50 + index % 2)) }
    }
    for index in 0..<2000 {
      let place = index % 2 == 0 ? 999_999 - index : 400_000 + index * 7
      tree.update(place..<place + 1) { $0.length = ExactLength(60) }
    }
    #expect(tree.runCount > 6000)
    let depth = Double(tree.joints[Int(tree.root)].depth)
    #expect(depth <= 1.45 * log2(Double(tree.runCount + 2)))
  }

  @Test("thirds of a point add up exactly")
  func thirds() {
    #expect((ExactLength(56 + 1.0 / 3) * 3).points == 169)
    #expect((ExactLength(20.5) * 3).points == 61.5)
  }

  @Test("lengths beyond the range saturate", arguments: [1e300, .infinity])
  func saturates(points: Double) {
    #expect((ExactLength(points) + ExactLength(points)).parts == .max)
    #expect((ExactLength(points) * 1_000_000).parts == .max)
    #expect(ExactLength(.nan) == .zero)
  }

  @Test("sections are found by their headers")
  func sections() {
    let header = TableRun(kind: .header, length: ExactLength(28))
    let footer = TableRun(kind: .footer, length: .zero)
    let tree = RunTree([
      header, row(44, count: 3), footer, header, footer, header, row(10, count: 2), footer,
    ])
    #expect(tree.total.sections == 3)
    #expect((0...3).map(tree.header(ofSection:)) == [0, 5, 7, 11])
  }

  @Test(
    "random edits give the same result as a plain list", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func randomEdits(seed: UInt64) {
    var random = Dice(seed: seed)
    var tree = RunTree([row(44, count: 50)])
    var list = Array(repeating: (44.0, false), count: 50)
    for _ in 0..<2000 {
      switch random.next(below: 4) {
      case 0:
        let place = random.next(below: list.count + 1)
        let count = 1 + random.next(below: 5)
        let length = Double(10 + random.next(below: 4))
        tree.insert([row(length, count: count)], at: place)
        list.insert(contentsOf: Array(repeating: (length, false), count: count), at: place)
      case 1 where !list.isEmpty:
        let first = random.next(below: list.count)
        let end = min(list.count, first + 1 + random.next(below: 5))
        tree.remove(first..<end)
        list.removeSubrange(first..<end)
      case 2 where !list.isEmpty:
        let place = random.next(below: list.count)
        let length = Double(10 + random.next(below: 4))
        tree.update(place..<place + 1) { $0.length = ExactLength(length) }
        list[place].0 = length
      case 3 where !list.isEmpty:
        let place = random.next(below: list.count)
        tree.update(place..<place + 1) { $0.isSelected.toggle() }
        list[place].1.toggle()
      default: break
      }
      let place = random.next(below: list.count + 1)
      let before = CGFloat(list[..<place].reduce(0) { $0 + $1.0 })
      #expect(tree.sums(before: place).length.points == before, "seed \(seed)")
      #expect(tree.index(at: ExactLength(before)) == place, "seed \(seed)")
      #expect(tree.isBalanced, "seed \(seed)")
    }
    #expect((0..<list.count).map { tree.element(at: $0)?.length } == list.map { ExactLength($0.0) })
    #expect(tree.selectedIndices() == list.indices.filter { list[$0].1 }, "seed \(seed)")
    #expect(tree.element(at: -1) == nil)
    #expect(tree.element(at: list.count) == nil)
  }

  @Test(
    "inserting and removing large ranges keeps the tree balanced",
    arguments: [11, 12, 13, 14] as [UInt64])
  func largeParts(seed: UInt64) {
    var random = Dice(seed: seed)
    var tree = RunTree([row(1)])
    var list = [1.0]
    for step in 0..<150 {
      if list.count < 20 || random.next(below: 2) == 0 {
        // Neighbors differ, so that each is a run of its own.
        let added = (0..<1 + random.next(below: 120)).map { Double(2 + ($0 + step) % 5) }
        let place = random.next(below: list.count + 1)
        tree.insert(added.map { row($0) }, at: place)
        list.insert(contentsOf: added, at: place)
      } else {
        let first = random.next(below: list.count)
        let end = first + 1 + random.next(below: list.count - first)
        tree.remove(first..<end)
        list.removeSubrange(first..<end)
      }
      #expect(tree.isBalanced, "seed \(seed)")
      #expect(tree.total.elements == list.count, "seed \(seed)")
      #expect(tree.total.length == ExactLength(list.reduce(0, +)), "seed \(seed)")
    }
    #expect((0..<list.count).map { tree.element(at: $0)?.length } == list.map { ExactLength($0) })
  }
}

extension RunTree {
  /// Whether no two sibling subtrees differ by more than one in depth.
  fileprivate var isBalanced: Bool {
    var pending = [root]
    while let handle = pending.popLast() {
      if handle == Self.none { continue }
      let joint = joints[Int(handle)]
      if abs(depth(of: joint.left) - depth(of: joint.right)) > 1 { return false }
      pending += [joint.left, joint.right]
    }
    return true
  }

  private func depth(of handle: Handle) -> Int32 {
    handle == Self.none ? 0 : joints[Int(handle)].depth
  }
}
