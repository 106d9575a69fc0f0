// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Batches of updates")
struct UpdateBatchTests {
  private let path = IndexPath(item: 3, section: 1)

  @Test("updates are collected until the outermost batch ends")
  func nesting() {
    var batch = UpdateBatch()
    let early = batch.add { $0.insertedItems = [] }
    let none = batch.end()
    #expect(!batch.isOpen && !early && none == nil)
    let (first, second) = (batch.begin(), batch.begin())
    #expect(first && !second && batch.isOpen)
    let adds = batch.add { $0.insertedItems.append(path) }
    let inner = batch.end()
    #expect(adds && inner == nil && batch.isOpen)
    let addsMore = batch.add { $0.deletedSections.append(2) }
    let updates = batch.end()
    #expect(addsMore && updates?.insertedItems == [path] && updates?.deletedSections == [2])
    let late = batch.end()
    #expect(!batch.isOpen && late == nil)
    // The next batch is empty.
    let isOutermost = batch.begin()
    let next = batch.end()
    #expect(isOutermost && next?.insertedItems.isEmpty == true)
  }

  @Test("a canceled batch has no updates, and collects none before it ends")
  func canceling() {
    var batch = UpdateBatch()
    _ = (batch.begin(), batch.begin())
    _ = batch.add { $0.deletedSections.append(2) }
    batch.cancel()
    let adds = batch.add { $0.deletedSections.append(3) }
    #expect(!batch.isOpen && !adds)
    let inner = batch.end()
    let isOutermost = batch.begin()
    #expect(inner == nil && !isOutermost && !batch.isOpen)
    let ends = [batch.end(), batch.end(), batch.end()]
    #expect(ends.allSatisfy { $0 == nil })
    let isNew = batch.begin()
    let next = batch.end()
    #expect(isNew && next?.deletedSections == [])
  }

  @Test(
    "a count is used as far as it is possible, and reported otherwise",
    arguments: [
      (Int.min, 0), (-1, 0), (0, 0), (1, 1), (Int(Int32.max), Int(Int32.max)),
      (Int(Int32.max) + 1, Int(Int32.max)), (Int.max, Int(Int32.max)),
    ])
  func counts(answer: Int, usable: Int) {
    let table = TableNode()
    #expect(table.usableCount(answer, section: 4) == usable)
    let problem = ScrollProblem.invalidCount(node: "TableNode", section: 4, count: answer)
    #expect(table.layoutProblems == (answer == usable ? [] : [.scrolling(problem)]))
  }

  @Test("only a run that is like the last one is joined to it")
  func joining() {
    func row(_ points: CGFloat, _ count: Int) -> TableRun {
      TableRun(kind: .row, length: ExactLength(points), count: count)
    }
    var runs: [TableRun] = []
    for run in [row(10, 2), row(10, 3), row(20, 1), row(10, 4)] { runs.appendJoined(run) }
    #expect(runs.map(\.count) == [5, 1, 4] && runs.map(\.length.points) == [10, 20, 10])
  }
}
