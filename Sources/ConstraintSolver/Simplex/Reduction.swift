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
  struct Term {
    var unknown: Int32
    var factor: Double
  }

  /// An unknown that was taken out: the constant and the terms up to those of the next one.
  struct Taken {
    var unknown: Int32
    var firstTerm: Int32
    var constant: Double
  }

  private struct Cell {
    /// To be multiplied by the row's scale.
    var factor: Double
    var unknown: Int32
    var row: Int32
    var nextInRow: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    var isAlive = true
  }

  /// The cells of a row.
  private struct List {
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
    /// What all factors are multiplied by.
    var scale = 1.0
  }

  /// The cells of an unknown.
  private struct Use {
    var first: Int32 = -1
    var count: Int32 = 0
  }

  private(set) var unknownCount = 0
  private(set) var rowCount = 0
  let bounds: UnsafeMutablePointer<Interval>
  let rows: UnsafeMutablePointer<ResidueRow>
  private var cellCount = 0
  private let cells: UnsafeMutablePointer<Cell>
  private let lists: UnsafeMutablePointer<List>
  private let uses: UnsafeMutablePointer<Use>
  /// The unknowns that were taken out, in order, each with a sum of others that it is.
  private(set) var taken: Table<Taken>
  private(set) var takenTerms: Table<Term>
  private var queue: Table<Int32>
  /// How many cells were moved or looked at.
  private(set) var steps = 0

  /// The room that so much takes at most.
  static func byteCount(unknowns: Int, rows: Int, terms: Int) -> Int {
    Arena.size(of: Interval.self, unknowns) + Arena.size(of: ResidueRow.self, rows)
      + Arena.size(of: Cell.self, terms) + Arena.size(of: List.self, rows)
      + Arena.size(of: Use.self, unknowns) + Arena.size(of: Taken.self, unknowns)
      + Arena.size(of: Term.self, terms) + Arena.size(of: Int32.self, unknowns + terms)
  }

  /// With nothing in it yet.
  init(in arena: inout Arena, unknowns: Int, rows: Int, terms: Int) {
    bounds = arena.take(unknowns)
    self.rows = arena.take(rows)
    cells = arena.take(terms)
    lists = arena.take(rows)
    uses = arena.take(unknowns)
    taken = Table(in: &arena, capacity: unknowns)
    takenTerms = Table(in: &arena, capacity: terms)
    queue = Table(in: &arena, capacity: unknowns + terms)
  }

  func free() {
    taken.free()
    takenTerms.free()
    queue.free()
  }

  // MARK: Taking in

  mutating func addUnknown(_ bound: Interval) -> Int32 {
    bounds[unknownCount] = bound
    uses[unknownCount] = Use()
    unknownCount += 1
    return Int32(unknownCount - 1)
  }

  mutating func addRow(_ row: ResidueRow) {
    rows[rowCount] = row
    lists[rowCount] = List()
    rowCount += 1
  }

  /// Adds a term to the last row.
  mutating func addTerm(_ unknown: Int32, _ factor: Double) {
    let cell = Int32(cellCount)
    cells[cellCount] = Cell(factor: factor, unknown: unknown, row: Int32(rowCount - 1))
    cellCount += 1
    append(cell, to: rowCount - 1)
    link(cell)
  }

  /// Takes out what can be taken out.
  mutating func run() {
    for unknown in 0..<unknownCount { expect(Int32(unknown)) }
    var position = 0
    while position < queue.count {
      takeOut(queue[position])
      position += 1
    }
  }

  /// Writes down the terms of a row that is left, each unknown once. Answers their number.
  ///
  /// - Parameter slots: -1 for each unknown, and so again afterwards.
  func collect(
    _ row: Int, into found: UnsafeMutablePointer<Term>, _ slots: UnsafeMutablePointer<Int32>
  ) -> Int {
    var count = 0
    let scale = lists[row].scale
    var link = lists[row].first
    while link >= 0 {
      let cell = cells[Int(link)]
      link = cell.nextInRow
      if !cell.isAlive { continue }
      let slot = slots[Int(cell.unknown)]
      if slot < 0 {
        slots[Int(cell.unknown)] = Int32(count)
        found[count] = Term(unknown: cell.unknown, factor: cell.factor * scale)
        count += 1
      } else {
        found[Int(slot)].factor += cell.factor * scale
      }
    }
    var kept = 0
    for position in 0..<count {
      let term = found[position]
      slots[Int(term.unknown)] = -1
      if abs(term.factor) <= 1e-11 { continue }
      found[kept] = term
      kept += 1
    }
    return kept
  }

  // MARK: Steps

  private func isFree(_ unknown: Int32) -> Bool {
    bounds[Int(unknown)].low == -.infinity && bounds[Int(unknown)].high == .infinity
  }

  private func isEquation(_ row: Int) -> Bool {
    rows[row].isRequired && rows[row].relation == .equal
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
      Taken(
        unknown: unknown, firstTerm: Int32(takenTerms.count),
        constant: rows[row].bound / (own * lists[row].scale)))
    var link = lists[row].first
    while link >= 0 {
      let other = cells[Int(link)]
      if other.isAlive, Int(link) != cell {
        takenTerms.append(Term(unknown: other.unknown, factor: -other.factor / own))
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
    lists[from] = List()
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
    uses[unknown] = Use(first: cell, count: uses[unknown].count + 1)
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
