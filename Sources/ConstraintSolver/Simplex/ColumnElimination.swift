// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A column presolve: rows over unknowns, from which unknowns are eliminated.
///
/// A free unknown is implied by any row that contains it. A required equality expresses it as a sum
/// of the others. For any other row, the left side becomes an unknown itself, which inherits the
/// row's soft interval or bounds. The unknown is then substituted in its other rows. So the long
/// chains that connect the parts of a screen never reach an engine: chains attached at one end are
/// eliminated, those attached at both ends become one sum, and only the cycles of coupled systems
/// are left, as separate biconnected blocks.
///
/// When two rows are merged, the shorter one is added to the longer one, so that eliminating a
/// chain of any length costs little more than reading it.
struct ColumnElimination: ~Copyable {
  struct Term {
    var unknown: Int32
    var factor: Double
  }

  /// An eliminated unknown: its constant, and its terms up to those of the next one.
  struct EliminatedUnknown {
    var unknown: Int32
    var firstTerm: Int32
    var constant: Double
  }

  struct Cell {
    /// The coefficient before multiplication by the row's scale.
    var factor: Double
    var unknown: Int32
    var row: Int32
    var nextInRow: Int32 = -1
    var previousInRow: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  /// The cells of a row.
  struct List {
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
    /// The round in which the row was last changed.
    var round: Int32 = 0
    /// The common scale of all coefficients.
    var scale = 1.0
  }

  /// The cells of an unknown.
  struct Use {
    var first: Int32 = -1
    var count: Int32 = 0
  }

  var bounds: Storage<Interval>
  var rows: Storage<ReducedRow>
  var cells: Storage<Cell>
  var lists: Storage<List>
  var uses: Storage<Use>
  /// The eliminated unknowns in order, each as a sum of others.
  var eliminated: Storage<EliminatedUnknown>
  var eliminatedTerms: Storage<Term>
  /// The candidates for elimination.
  var queue: Storage<Int32>
  var cellCount = 0
  private var freeCell: Int32 = -1
  /// The number of cells moved or visited.
  var steps = 0

  var unknownCount: Int { bounds.count }
  var rowCount: Int { rows.count }

  /// Returns the initial memory requirement in bytes.
  static func byteCount(unknowns: Int, rows: Int, terms: Int) -> Int {
    Arena.size(of: Interval.self, unknowns) + Arena.size(of: ReducedRow.self, rows)
      + Arena.size(of: Cell.self, terms) + Arena.size(of: List.self, rows)
      + Arena.size(of: Use.self, unknowns) + Arena.size(of: EliminatedUnknown.self, unknowns)
      + Arena.size(of: Term.self, terms) + Arena.size(of: Int32.self, unknowns + terms)
  }

  /// Creates an empty system.
  init(in arena: inout Arena, unknowns: Int, rows: Int, terms: Int) {
    bounds = Storage(in: &arena, capacity: unknowns)
    self.rows = Storage(in: &arena, capacity: rows)
    cells = Storage(in: &arena, capacity: terms)
    lists = Storage(in: &arena, capacity: rows)
    uses = Storage(in: &arena, capacity: unknowns)
    eliminated = Storage(in: &arena, capacity: unknowns)
    eliminatedTerms = Storage(in: &arena, capacity: terms)
    queue = Storage(in: &arena, capacity: unknowns + terms)
  }

  // MARK: Adding rows

  mutating func addUnknown(_ bound: Interval) -> Int32 {
    bounds.append(bound)
    uses.append(Use())
    return Int32(unknownCount - 1)
  }

  mutating func addRow(_ row: ReducedRow) {
    rows.append(row)
    lists.append(List())
  }

  /// Adds a term to the last row.
  mutating func addTerm(_ unknown: Int32, _ factor: Double) {
    addCell(unknown, factor, to: rowCount - 1)
  }

  /// Collects the terms of a remaining row, each unknown once.
  ///
  /// Returns the number of terms.
  ///
  /// `slots` contains −1 for each unknown, before and after the call.
  func collect(
    _ row: Int, into found: Elements<Term>, _ slots: Elements<Int32>
  ) -> Int {
    var count = 0
    let scale = lists[row].scale
    var link = lists[row].first
    while link >= 0 {
      let cell = cells[link]
      link = cell.nextInRow
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

  // MARK: Cells

  mutating func addCell(_ unknown: Int32, _ factor: Double, to row: Int) {
    let new = Cell(factor: factor, unknown: unknown, row: Int32(row))
    let cell: Int32
    if freeCell >= 0 {
      cell = freeCell
      freeCell = cells[cell].next
      cells[cell] = new
    } else {
      cell = Int32(cells.count)
      cells.append(new)
    }
    cellCount += 1
    append(cell, to: row)
    let next = uses[unknown].first
    cells[cell].next = next
    if next >= 0 { cells[next].previous = cell }
    uses[unknown] = Use(first: cell, count: uses[unknown].count + 1)
  }

  mutating func append(_ cell: Int32, to row: Int) {
    let last = lists[row].last
    if last >= 0 { cells[last].nextInRow = cell } else { lists[row].first = cell }
    cells[cell].previousInRow = last
    cells[cell].nextInRow = -1
    lists[row].last = cell
    lists[row].count += 1
  }

  /// Removes a cell from its row and from its unknown's list, and queues the unknown.
  mutating func drop(_ index: Int32) {
    let cell = cells[index]
    let row = Int(cell.row)
    if cell.previous >= 0 {
      cells[cell.previous].next = cell.next
    } else {
      uses[cell.unknown].first = cell.next
    }
    if cell.next >= 0 { cells[cell.next].previous = cell.previous }
    uses[cell.unknown].count -= 1
    if cell.previousInRow >= 0 {
      cells[cell.previousInRow].nextInRow = cell.nextInRow
    } else {
      lists[row].first = cell.nextInRow
    }
    if cell.nextInRow >= 0 {
      cells[cell.nextInRow].previousInRow = cell.previousInRow
    } else {
      lists[row].last = cell.previousInRow
    }
    lists[row].count -= 1
    cells[index].next = freeCell
    freeCell = index
    cellCount -= 1
    enqueueIfEligible(cell.unknown)
  }
}
