// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Rules of the tree of row runs")
struct RunTreeRuleTests {
  private func row(
    _ points: CGFloat, _ count: Int = 1, measured: Bool = false, selected: Bool = false
  ) -> TableRun {
    TableRun(
      kind: .row, length: ExactLength(points), isMeasured: measured, isSelected: selected,
      count: count)
  }

  private func heights(_ tree: RunTree<TableRun>) -> [CGFloat] {
    (0..<tree.total.elements).compactMap { tree.element(at: $0)?.length.points }
  }

  private func parts(_ tree: RunTree<TableRun>) -> [String] {
    tree.runs.map { "\($0.count)×\(Int($0.length.points))" }
  }

  @Test("an empty tree has no elements, runs, or positions")
  func empty() {
    let tree = RunTree<TableRun>()
    #expect(tree.total.elements == 0 && tree.runCount == 0 && tree.runs.isEmpty)
    #expect(tree.position(ofElement: 0) == nil && tree.position(at: .zero) == nil)
    #expect(tree.index(at: .zero) == 0 && tree.sums(before: 1).length == .zero)
    #expect(tree.selectedIndices().isEmpty && tree.elements(ofSection: 0) == nil)
    var changed = tree
    changed.insert([row(10, 2)], at: 0)
    #expect(heights(changed) == [10, 10])
    changed.update(0..<0) { $0.length = ExactLength(5) }
    #expect(heights(changed) == [10, 10] && changed.remove(1..<1).isEmpty)
  }

  @Test("positions exist from the first to the last element, and below the end")
  func bounds() throws {
    let tree = RunTree([row(10, 3), row(20, 2)])
    #expect(tree.position(ofElement: -1) == nil && tree.position(ofElement: 5) == nil)
    let (first, last) = (
      try #require(tree.position(ofElement: 2)), try #require(tree.position(ofElement: 3))
    )
    #expect(first.start.elements == 0 && first.run.count == 3)
    #expect(last.start.elements == 3 && last.start.length.points == 30 && last.run.count == 2)
    #expect(tree.position(at: ExactLength(29.5))?.start.elements == 0)
    #expect(tree.position(at: ExactLength(30))?.start.elements == 3)
    #expect(tree.position(at: ExactLength(69.5))?.start.elements == 3)
    #expect(tree.position(at: ExactLength(70)) == nil)
    #expect(tree.index(at: ExactLength(49.5)) == 3 && tree.index(at: ExactLength(50)) == 4)
    #expect(tree.index(at: ExactLength(70)) == 5 && tree.index(at: ExactLength(-1)) == 0)
    #expect((0...5).map { tree.sums(before: $0).length.points } == [0, 10, 20, 30, 50, 70])
    #expect(tree.sums(before: 99).elements == 5 && tree.sums(before: -3).elements == 0)
  }

  @Test("elements between two distances are those that are at least partly between them")
  func between() {
    let tree = RunTree([row(10, 3), row(0, 2), row(20, 2)])
    func found(_ top: CGFloat, _ bottom: CGFloat) -> Range<Int> {
      tree.elements(from: ExactLength(top), to: ExactLength(bottom))
    }
    #expect(found(0, 10) == 0..<1 && found(0, 10.5) == 0..<2 && found(9.5, 10.5) == 0..<2)
    #expect(found(10, 20) == 1..<2 && found(-50, -10) == 0..<0 && found(5, 5).isEmpty)
    #expect(found(25, 35) == 2..<6 && found(60, 500) == 6..<7 && found(70, 500).isEmpty)
  }

  @Test("changed elements split a run, and join their neighbors once they are alike")
  func joining() {
    var tree = RunTree([row(10, 6)])
    tree.update(2..<4) { $0.length = ExactLength(20) }
    #expect(parts(tree) == ["2×10", "2×20", "2×10"])
    // A whole run changes in place while it differs from both neighbors.
    tree.update(2..<4) { $0.length = ExactLength(30) }
    #expect(parts(tree) == ["2×10", "2×30", "2×10"] && tree.total.length.points == 100)
    tree.update(0..<2) { $0.length = ExactLength(30) }
    #expect(parts(tree) == ["4×30", "2×10"])
    tree.update(4..<6) { $0.length = ExactLength(30) }
    #expect(parts(tree) == ["6×30"] && tree.runCount == 1 && tree.total.elements == 6)
    tree.update(5..<6) { $0.isSelected = true }
    tree.update(0..<1) { $0.isMeasured = true }
    #expect(parts(tree) == ["1×30", "4×30", "1×30"])
    #expect(tree.total.selected == 1 && tree.selectedIndices() == [5])
  }

  @Test("only rows that are alike in height, selection, and measurement are one run")
  func alike() {
    let base = row(10, 2)
    #expect(base.joined(with: row(10, 3))?.count == 5)
    #expect(base.joined(with: row(11)) == nil)
    #expect(base.joined(with: row(10, measured: true)) == nil)
    #expect(base.joined(with: row(10, selected: true)) == nil)
    let header = TableRun(kind: .header, length: ExactLength(10))
    #expect(header.joined(with: base) == nil && base.joined(with: header) == nil)
    #expect(header.joined(with: header) == nil)
    let (front, rest) = row(10, 5, selected: true).split(at: 2)
    #expect(front.count == 2 && rest.count == 3 && front.isSelected && rest.isSelected)
    #expect(row(10, 5, selected: true).sums.selected == 5 && row(10, 5).sums.selected == 0)
    #expect(header.sums.sections == 1 && base.sums.sections == 0)
  }

  @Test("changing all runs joins those that become alike")
  func updateAll() {
    var tree = RunTree([row(10, 2), row(20), row(30, 3)])
    tree.updateAll { $0.length = $0.length == ExactLength(30) ? $0.length : ExactLength(5) }
    #expect(parts(tree) == ["3×5", "3×30"] && tree.runCount == 2)
    #expect(tree.total.length.points == 105)
  }

  @Test("removed elements are returned in order, as runs")
  func removing() {
    var tree = RunTree([row(10, 3), row(20), row(30, 3)])
    let removed = tree.remove(1..<5)
    #expect(removed.map(\.count) == [2, 1, 1])
    #expect(removed.map(\.length.points) == [10, 20, 30])
    #expect(heights(tree) == [10, 30, 30])
    tree.insert(removed, at: 1)
    #expect(heights(tree) == [10, 10, 10, 20, 30, 30, 30])
    #expect(parts(tree) == ["3×10", "1×20", "3×30"])
    #expect(tree.remove(0..<7).count == 3 && tree.total.elements == 0 && tree.runCount == 0)
  }

  @Test(
    "after any edits, the tree holds as many runs as necessary and reuses the memory of others",
    arguments: [21, 22, 23] as [UInt64])
  func memory(seed: UInt64) {
    var random = Dice(seed: seed)
    var tree = RunTree([row(10, 30)])
    var most = 0
    for _ in 0..<1500 {
      let count = tree.total.elements
      switch random.next(below: 3) {
      case 0 where count < 60:
        let height = CGFloat(10 + random.next(below: 3))
        tree.insert([row(height, 1 + random.next(below: 3))], at: random.next(below: count + 1))
      case 1 where count > 10:
        let first = random.next(below: count - 3)
        tree.remove(first..<first + 1 + random.next(below: 3))
      default:
        let first = random.next(below: count - 3)
        let height = CGFloat(10 + random.next(below: 3))
        tree.update(first..<first + 1 + random.next(below: 3)) {
          $0.length = ExactLength(height)
        }
      }
      let runs = tree.runs
      most = max(most, runs.count)
      #expect(tree.runCount == runs.count, "seed \(seed)")
      #expect(Set(tree.unused).count == tree.unused.count, "seed \(seed)")
    }
    #expect(tree.joints.count <= most + 8, "seed \(seed)")
  }
}
