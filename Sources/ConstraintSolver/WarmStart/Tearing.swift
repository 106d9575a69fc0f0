// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Loops of tight rows, each torn at one of its variables.
///
/// Views of equal widths that fill a row have no width that one row gives: each follows from the
/// others, and only all rows together determine them. With one of them taken for known, the rows
/// determine the others one after another, until a row is left over that closes the loop. The sum of
/// these rows in which all others cancel out is an equation for the torn variable alone. It holds as
/// long as all of its rows are tight.
struct Tearing: ~Copyable {
  struct Loop {
    /// The torn variable, −1 for a loop that is gone.
    var variable: Int32
    /// Its coefficient in the sum.
    var slope: Double
    fileprivate var firstPart: Int32
    fileprivate var partCount: Int32

    /// The places of its parts.
    var parts: Range<Int> { Int(firstPart)..<Int(firstPart + partCount) }
  }

  /// A row in the sum of a loop.
  struct Part {
    var row: Int32
    var factor: Double
  }

  private(set) var loops = Storage<Loop>()
  private(set) var parts = Storage<Part>()
  /// By constraint: the loop that it is a part of, or −1.
  private(set) var loopOfRow = Storage<Int32>()
  /// By variable: the loop in whose sum it cancels out or is left over, or −1.
  private(set) var loopOfVariable = Storage<Int32>()

  // The loop that is being looked for.
  private var slopes = Storage<Double>()
  private var followers: ContiguousArray<(variable: Int32, row: Int32)> = []
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
    parts.removeAll()
    for index in loopOfRow.indices { loopOfRow[index] = -1 }
    for index in loopOfVariable.indices { loopOfVariable[index] = -1 }
  }

  /// Forgets the loop that a row is a part of.
  ///
  /// Answers its torn variable, −1 where there is none.
  mutating func untie(_ row: Int32) -> Int32 {
    let loop = loopOfRow[row]
    if loop < 0 { return -1 }
    let variable = loops[loop].variable
    loops[loop].variable = -1
    for part in loops[loop].parts where loopOfRow[parts[part].row] == loop {
      loopOfRow[parts[part].row] = -1
    }
    return variable
  }

  // MARK: Looking for a loop

  /// Takes a variable for known.
  mutating func begin(at variable: Int32) {
    slopes.resize(to: loopOfVariable.count, filling: 0)
    followers.removeAll(keepingCapacity: true)
    closing.removeAll(keepingCapacity: true)
    torn = variable
    slopes[variable] = 1
  }

  /// Takes note of a variable that a row determines.
  mutating func follow(_ variable: Int32, _ row: Int32, in store: borrowing Store) {
    let (sum, own) = slope(of: row, without: variable, in: store)
    slopes[variable] = -sum / own
    followers.append((variable, row))
  }

  /// Takes note of a tight row that has no variable left to determine.
  mutating func close(_ row: Int32) { closing.append(row) }

  /// Ends the search; answers the variables that nothing determines, with the rows they were to be
  /// computed from, where no row closes the loop.
  mutating func finish(
    in store: borrowing Store
  ) -> ContiguousArray<(variable: Int32, row: Int32)> {
    defer {
      slopes[torn] = 0
      for follower in followers { slopes[follower.variable] = 0 }
      torn = -1
    }
    var best: (row: Int32, priority: Double)?
    for row in closing where abs(slope(of: row, without: -1, in: store).sum) > 1e-6 {
      let priority = store.constraints[Int(row)].priority
      if priority > best?.priority ?? 0 { best = (row, priority) }
    }
    guard let best else { return followers }
    tie(best.row, in: store)
    return []
  }

  /// Makes the loop of the search one that a row closes.
  private mutating func tie(_ row: Int32, in store: borrowing Store) {
    let loop = Int32(truncatingIfNeeded: loops.count)
    let first = parts.count
    // From here on slopes are the coefficients of the sum.
    for follower in followers { slopes[follower.variable] = 0 }
    slopes[torn] = 0
    add(row, factor: 1, loop, in: store)
    for follower in followers.reversed() {
      loopOfVariable[follower.variable] = loop
      let rest = slopes[follower.variable]
      if abs(rest) <= 1e-11 { continue }
      let own = slope(of: follower.row, without: follower.variable, in: store).own
      add(follower.row, factor: -rest / own, loop, in: store)
    }
    loopOfVariable[torn] = loop
    loops.append(
      Loop(
        variable: torn, slope: slopes[torn], firstPart: Int32(truncatingIfNeeded: first),
        partCount: Int32(truncatingIfNeeded: parts.count - first)))
    for part in first..<parts.count {
      let record = store.constraints[Int(parts[part].row)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        slopes[store.cells[cell].variable] = 0
      }
    }
  }

  private mutating func add(
    _ row: Int32, factor: Double, _ loop: Int32, in store: borrowing Store
  ) {
    parts.append(Part(row: row, factor: factor))
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

  /// How many numbers there is memory for.
  var room: Int {
    loops.capacity + parts.capacity + loopOfRow.capacity + loopOfVariable.capacity
      + slopes.capacity
  }
}
