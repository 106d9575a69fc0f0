// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Rows about unknowns, while unknowns are taken out of them.
///
/// An unknown without bounds follows from a required equality in which it stands. When that is the
/// only row to speak of it, both go. When one other row does, the unknown is replaced there. So the
/// long chains that tie the parts of a screen together never reach an engine: those that hang loose
/// are peeled off, and those that are held at both ends become one sum.
///
/// Of two rows that are put together the shorter one moves, so that a chain of any length costs
/// little more than reading it.
struct Reduction {
  typealias Term = (unknown: Int32, factor: Double)

  private struct Cell {
    var unknown: Int32
    var row: Int32
    /// To be multiplied by the row's scale.
    var factor: Double
    var nextInRow: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
    var isAlive = true
  }

  private(set) var rows: ContiguousArray<ResidueRow>
  private let bounds: ContiguousArray<(low: Double, high: Double)>
  private var cells: ContiguousArray<Cell> = []
  /// By row: its first and last cell, their number, and what all factors are multiplied by.
  private var lists: ContiguousArray<(first: Int32, last: Int32, count: Int32, scale: Double)> = []
  /// By unknown: its first cell and their number.
  private var uses: ContiguousArray<(first: Int32, count: Int32)>
  /// The unknowns that were taken out, in order, each with a sum of others that it is.
  private(set) var taken: ContiguousArray<(unknown: Int32, firstTerm: Int32, constant: Double)> = []
  private(set) var takenTerms: ContiguousArray<Term> = []
  private var queue: ContiguousArray<Int32> = []
  /// How many cells were moved or looked at.
  private(set) var steps = 0

  init(
    _ rows: ContiguousArray<ResidueRow>, _ terms: ContiguousArray<Term>,
    _ bounds: ContiguousArray<(low: Double, high: Double)>
  ) {
    self.rows = rows
    self.bounds = bounds
    uses = ContiguousArray(repeating: (-1, 0), count: bounds.count)
    cells.reserveCapacity(terms.count)
    lists.reserveCapacity(rows.count)
    for row in rows.indices {
      lists.append((-1, -1, 0, 1))
      let first = Int(rows[row].firstTerm)
      for term in terms[first..<first + Int(rows[row].termCount)] {
        append(Int32(cells.count), to: row)
        cells.append(
          Cell(unknown: term.unknown, row: Int32(row), factor: term.factor, nextInRow: -1))
        link(Int32(cells.count - 1))
      }
    }
  }

  /// Takes out what can be taken out.
  mutating func run() {
    for unknown in bounds.indices { expect(Int32(unknown)) }
    var position = 0
    while position < queue.count {
      takeOut(queue[position])
      position += 1
    }
  }

  /// The terms of a row that is left, each unknown once.
  func terms(of row: Int, _ slots: inout ContiguousArray<Int32>) -> ContiguousArray<Term> {
    var found: ContiguousArray<Term> = []
    var cell = lists[row].first
    while cell >= 0 {
      let (unknown, factor) = (cells[Int(cell)].unknown, cells[Int(cell)].factor)
      if cells[Int(cell)].isAlive {
        if slots[Int(unknown)] < 0 {
          slots[Int(unknown)] = Int32(found.count)
          found.append((unknown, factor * lists[row].scale))
        } else {
          found[Int(slots[Int(unknown)])].factor += factor * lists[row].scale
        }
      }
      cell = cells[Int(cell)].nextInRow
    }
    for term in found { slots[Int(term.unknown)] = -1 }
    found.removeAll { abs($0.factor) <= 1e-11 }
    return found
  }

  // MARK: Steps

  private func isFree(_ unknown: Int32) -> Bool {
    bounds[Int(unknown)].low == -.infinity && bounds[Int(unknown)].high == .infinity
  }

  private func isEquation(_ row: Int) -> Bool {
    rows[row].priority >= 1000 && rows[row].relation == .equal
  }

  private mutating func expect(_ unknown: Int32) {
    if 1...2 ~= uses[Int(unknown)].count, isFree(unknown) { queue.append(unknown) }
  }

  private mutating func takeOut(_ unknown: Int32) {
    let use = uses[Int(unknown)]
    guard use.count > 0 else { return }
    let first = Int(use.first)
    let row = Int(cells[first].row)
    if use.count == 1 {
      if isEquation(row) {
        note(unknown, first)
        remove(row)
      }
      return
    }
    guard use.count == 2 else { return }
    let second = Int(cells[first].next)
    let other = Int(cells[second].row)
    if row == other { return }
    // The shorter of two equations is the one to follow; else there is no choice.
    let isFirst =
      isEquation(row) && (!isEquation(other) || lists[row].count <= lists[other].count)
    if isFirst {
      replace(unknown, first, in: second)
    } else if isEquation(other) {
      replace(unknown, second, in: first)
    }
  }

  /// Notes that an unknown is a sum of others, by the row of one of its cells.
  private mutating func note(_ unknown: Int32, _ cell: Int) {
    let row = Int(cells[cell].row)
    let own = cells[cell].factor
    taken.append(
      (unknown, Int32(takenTerms.count), rows[row].bound / (own * lists[row].scale)))
    var link = lists[row].first
    while link >= 0 {
      let other = cells[Int(link)]
      if other.isAlive, Int(link) != cell {
        takenTerms.append((other.unknown, -other.factor / own))
      }
      link = other.nextInRow
      steps += 1
    }
  }

  private mutating func remove(_ row: Int) {
    rows[row].isPeeled = true
    var link = lists[row].first
    while link >= 0 {
      if cells[Int(link)].isAlive { drop(link) }
      link = cells[Int(link)].nextInRow
      steps += 1
    }
  }

  /// Replaces an unknown in another row by what its row says.
  private mutating func replace(_ unknown: Int32, _ source: Int, in target: Int) {
    let from = Int(cells[source].row)
    let into = Int(cells[target].row)
    note(unknown, source)
    let times =
      -(cells[target].factor * lists[into].scale) / (cells[source].factor * lists[from].scale)
    drop(Int32(source))
    drop(Int32(target))
    let bound = rows[into].bound + times * rows[from].bound
    if lists[from].count <= lists[into].count {
      move(from, into, times: times)
      rows[into].bound = bound
      rows[from].isPeeled = true
    } else {
      // The longer row stays where it is and becomes the other one.
      lists[from].scale *= times
      move(into, from, times: 1)
      rows[from] = rows[into]
      rows[from].bound = bound
      rows[into].isPeeled = true
    }
  }

  /// Adds a row, multiplied, to another one; nothing is left of it.
  private mutating func move(_ from: Int, _ into: Int, times: Double) {
    let factor = times * lists[from].scale / lists[into].scale
    var link = lists[from].first
    while link >= 0 {
      let cell = Int(link)
      link = cells[cell].nextInRow
      steps += 1
      if !cells[cell].isAlive { continue }
      cells[cell].factor *= factor
      cells[cell].row = Int32(into)
      cells[cell].nextInRow = -1
      append(Int32(cell), to: into)
      fold(cell)
    }
    lists[from] = (-1, -1, 0, 1)
  }

  /// Puts a cell together with another one of the same row and unknown, if there is one near.
  private mutating func fold(_ cell: Int) {
    let unknown = cells[cell].unknown
    var other = uses[Int(unknown)].first
    var budget = 8
    while other >= 0, budget > 0 {
      budget -= 1
      let next = cells[Int(other)].next
      if Int(other) != cell, cells[Int(other)].row == cells[cell].row {
        let sum = cells[Int(other)].factor + cells[cell].factor
        let size = abs(cells[Int(other)].factor) + abs(cells[cell].factor)
        cells[Int(other)].factor = sum
        drop(Int32(cell))
        if abs(sum) <= 1e-12 * size { drop(other) }
        return
      }
      other = next
    }
  }

  private mutating func append(_ cell: Int32, to row: Int) {
    if lists[row].last >= 0 {
      cells[Int(lists[row].last)].nextInRow = cell
    } else {
      lists[row].first = cell
    }
    lists[row].last = cell
    lists[row].count += 1
  }

  private mutating func link(_ cell: Int32) {
    let unknown = Int(cells[Int(cell)].unknown)
    let next = uses[unknown].first
    cells[Int(cell)].next = next
    if next >= 0 { cells[Int(next)].previous = cell }
    uses[unknown] = (cell, uses[unknown].count + 1)
  }

  /// Takes a cell out of its unknown's list; in its row it stays as a gap.
  private mutating func drop(_ cell: Int32) {
    let (unknown, next, previous) = (
      cells[Int(cell)].unknown, cells[Int(cell)].next, cells[Int(cell)].previous
    )
    cells[Int(cell)].isAlive = false
    if previous >= 0 { cells[Int(previous)].next = next } else { uses[Int(unknown)].first = next }
    if next >= 0 { cells[Int(next)].previous = previous }
    uses[Int(unknown)].count -= 1
    lists[Int(cells[Int(cell)].row)].count -= 1
    expect(unknown)
  }
}
