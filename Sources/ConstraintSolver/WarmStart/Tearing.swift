// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Loops of active rows, each torn at one of its variables.
///
/// If views of equal widths fill a row, no single row determines their width: each follows from the
/// others, and only all rows together determine them. If one variable is assumed to be known, the
/// rows determine the others one after another, until a row is left that closes the loop. The
/// linear combination of these rows in which all others cancel is an equation for the torn variable
/// alone. It holds while all of its rows are active.
struct Tearing: ~Copyable {
  struct Loop {
    /// The torn variable, −1 for a removed loop.
    var variable: Int32
    /// The coefficient of the variable in the sum.
    var slope: Double
    fileprivate var firstRow: Int32
    fileprivate var rowCount: Int32

    /// The range of the loop's rows.
    var rows: Range<Int> { Int(firstRow)..<Int(firstRow + rowCount) }
  }

  /// A row in the sum of a loop.
  struct LoopRow {
    var row: Int32
    var factor: Double
  }

  private(set) var loops = Storage<Loop>()
  private(set) var loopRows = Storage<LoopRow>()
  /// The loop to which each constraint belongs, or −1.
  private(set) var loopOfRow = Storage<Int32>()
  /// The loop whose sum involves each variable, whether or not it cancels, or −1.
  private(set) var loopOfVariable = Storage<Int32>()

  // The loop under construction.
  private var slopes = Storage<Double>()
  private var definedVariables: ContiguousArray<(variable: Int32, row: Int32)> = []
  private var closing: ContiguousArray<Int32> = []
  private(set) var torn: Int32 = -1

  var isEmpty: Bool { loops.isEmpty }

  mutating func grow(variables: Int, constraints: Int) {
    loopOfRow.resize(to: constraints, filling: -1)
    loopOfVariable.resize(to: variables, filling: -1)
  }

  mutating func removeAll() {
    if loops.isEmpty { return }
    loops.removeAll()
    loopRows.removeAll()
    for index in loopOfRow.indices { loopOfRow[index] = -1 }
    for index in loopOfVariable.indices { loopOfVariable[index] = -1 }
  }

  /// Removes the loop to which a row belongs.
  ///
  /// Returns its torn variable, or −1 if there is none.
  mutating func removeLoop(_ row: Int32) -> Int32 {
    let loop = loopOfRow[row]
    if loop < 0 { return -1 }
    let variable = loops[loop].variable
    loops[loop].variable = -1
    for rowIndex in loops[loop].rows where loopOfRow[loopRows[rowIndex].row] == loop {
      loopOfRow[loopRows[rowIndex].row] = -1
    }
    return variable
  }

  // MARK: Searching for a loop

  /// Starts a search, assuming that a variable is known.
  mutating func beginSearch(at variable: Int32) {
    slopes.resize(to: loopOfVariable.count, filling: 0)
    definedVariables.removeAll(keepingCapacity: true)
    closing.removeAll(keepingCapacity: true)
    torn = variable
    slopes[variable] = 1
  }

  /// Records a variable that a row determines.
  mutating func recordDefinedVariable(_ variable: Int32, _ row: Int32, in store: borrowing Store) {
    let (sum, own) = slope(of: row, without: variable, in: store)
    slopes[variable] = -sum / own
    definedVariables.append((variable, row))
  }

  /// Records an active row that has no variable left to determine.
  mutating func addClosingRow(_ row: Int32) { closing.append(row) }

  /// Finishes the search; if no row closes the loop, returns the variables that remain
  /// undetermined, with the rows from which they were to be computed.
  mutating func finishSearch(
    in store: borrowing Store
  ) -> ContiguousArray<(variable: Int32, row: Int32)> {
    defer {
      slopes[torn] = 0
      for defined in definedVariables { slopes[defined.variable] = 0 }
      torn = -1
    }
    var best: (row: Int32, priority: Double)?
    for row in closing where abs(slope(of: row, without: -1, in: store).sum) > 1e-6 {
      let priority = store.constraints[Int(row)].priority
      if priority > best?.priority ?? 0 { best = (row, priority) }
    }
    guard let best else { return definedVariables }
    makeLoop(best.row, in: store)
    return []
  }

  /// Creates a loop from the search, closed by a row.
  private mutating func makeLoop(_ row: Int32, in store: borrowing Store) {
    let loop = Int32(truncatingIfNeeded: loops.count)
    let first = loopRows.count
    // From here on, the slopes are the coefficients of the sum.
    for defined in definedVariables { slopes[defined.variable] = 0 }
    slopes[torn] = 0
    add(row, factor: 1, loop, in: store)
    for defined in definedVariables.reversed() {
      loopOfVariable[defined.variable] = loop
      let residual = slopes[defined.variable]
      if abs(residual) <= 1e-11 { continue }
      let own = slope(of: defined.row, without: defined.variable, in: store).own
      add(defined.row, factor: -residual / own, loop, in: store)
    }
    loopOfVariable[torn] = loop
    loops.append(
      Loop(
        variable: torn, slope: slopes[torn], firstRow: Int32(truncatingIfNeeded: first),
        rowCount: Int32(truncatingIfNeeded: loopRows.count - first)))
    for rowIndex in first..<loopRows.count {
      let record = store.constraints[Int(loopRows[rowIndex].row)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        slopes[store.cells[cell].variable] = 0
      }
    }
  }

  private mutating func add(
    _ row: Int32, factor: Double, _ loop: Int32, in store: borrowing Store
  ) {
    loopRows.append(LoopRow(row: row, factor: factor))
    loopOfRow[row] = loop
    let record = store.constraints[Int(row)]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      slopes[store.cells[cell].variable] += factor * store.cells[cell].coefficient
    }
  }

  private func slope(
    of row: Int32, without variable: Int32, in store: borrowing Store
  ) -> (sum: Double, own: Double) {
    var (sum, own) = (0.0, 1.0)
    let record = store.constraints[Int(row)]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      let term = store.cells[cell]
      if term.variable == variable {
        own = term.coefficient
      } else {
        sum += term.coefficient * slopes[term.variable]
      }
    }
    return (sum, own)
  }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int {
    loops.capacity + loopRows.capacity + loopOfRow.capacity + loopOfVariable.capacity
      + slopes.capacity
  }
}
