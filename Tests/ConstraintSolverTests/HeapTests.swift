// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Heaps")
struct HeapTests {
  /// Numbers that look random, the same in each run.
  private struct Sequence {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  @Test("ready rows come required first, then strong before weak, then in the order of arrival")
  func order() {
    var rows = ReadyRows()
    let entries: [(row: Int32, priority: Double)] = [
      (0, 250), (1, 750), (2, 1000), (3, 250), (4, 750), (5, 1000), (6, 999), (7, 1),
    ]
    for entry in entries { rows.append(entry.row, priority: entry.priority) }
    var order: [Int32] = []
    while let row = rows.popFirst() { order.append(row) }
    #expect(order == [2, 5, 6, 1, 4, 0, 3, 7])
  }

  @Test("ready rows keep their order while more arrive between removals", arguments: 0..<60)
  func mixed(seed: Int) {
    var sequence = Sequence(state: UInt64(seed))
    var rows = ReadyRows()
    var waiting: [(row: Int32, priority: Double)] = []
    for number in 0..<200 {
      if sequence.next(below: 3) > 0 {
        let priority = Double([1000, 999, 750, 500, 250, 1][sequence.next(below: 6)])
        rows.append(Int32(number), priority: priority)
        waiting.append((Int32(number), priority))
      } else {
        let first = waiting.enumerated().max {
          ($0.element.priority, -$0.offset) < ($1.element.priority, -$1.offset)
        }
        #expect(rows.popFirst() == first?.element.row)
        if let first { waiting.remove(at: first.offset) }
      }
    }
    var rest: [Int32] = []
    while let row = rows.popFirst() { rest.append(row) }
    let sorted = waiting.enumerated().sorted {
      $0.element.priority != $1.element.priority
        ? $0.element.priority > $1.element.priority : $0.offset < $1.offset
    }
    #expect(rest == sorted.map(\.element.row))
  }

  @Test("the smallest number comes first, while more arrive between removals", arguments: 0..<40)
  func minimum(seed: Int) {
    var sequence = Sequence(state: UInt64(seed))
    var heap = ReducedProblem.Heap()
    var waiting: [Int32] = []
    for _ in 0..<200 {
      if sequence.next(below: 3) > 0 {
        let number = Int32(sequence.next(below: 50))
        heap.insert(number)
        waiting.append(number)
      } else {
        let least = waiting.min()
        #expect(heap.removeFirst() == least)
        if let index = waiting.firstIndex(where: { $0 == least }) { waiting.remove(at: index) }
      }
    }
    var rest: [Int32] = []
    while let number = heap.removeFirst() { rest.append(number) }
    #expect(rest == waiting.sorted())
  }
}
