// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A priority queue of active rows of which all variables but one are known: required ones first,
/// then soft ones, strong before weak, and by insertion among equals.
///
/// At a degenerate optimum, more rows are active than there are variables to compute. The rest are
/// active by coincidence, and a required row that is active by coincidence breaks with the next
/// change.
struct ReadyRows {
  private struct Entry {
    var priority: Double
    var number: Int32
    var row: Int32

    func precedes(_ other: Entry) -> Bool {
      priority != other.priority ? priority > other.priority : number < other.number
    }
  }

  private var required: ContiguousArray<Int32> = []
  private var nextRequired = 0
  /// The soft rows as a heap, the first on top.
  private var soft: ContiguousArray<Entry> = []
  private var softNumber: Int32 = 0

  mutating func append(_ row: Int32, priority: Double) {
    if priority >= 1000 { return required.append(row) }
    let entry = Entry(priority: priority, number: softNumber, row: row)
    softNumber += 1
    var position = soft.count
    soft.append(entry)
    while position > 0, entry.precedes(soft[(position - 1) / 2]) {
      soft[position] = soft[(position - 1) / 2]
      position = (position - 1) / 2
    }
    soft[position] = entry
  }

  mutating func popFirst() -> Int32? {
    if nextRequired < required.count {
      nextRequired += 1
      return required[nextRequired - 1]
    }
    guard let first = soft.first, let last = soft.popLast() else { return nil }
    var position = 0
    while 2 * position + 1 < soft.count {
      var child = 2 * position + 1
      if child + 1 < soft.count, soft[child + 1].precedes(soft[child]) { child += 1 }
      guard soft[child].precedes(last) else { break }
      soft[position] = soft[child]
      position = child
    }
    if position < soft.count { soft[position] = last }
    return first.row
  }
}
