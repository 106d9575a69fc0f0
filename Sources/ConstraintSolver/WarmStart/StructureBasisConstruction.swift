// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The construction of a ``StructureBasis`` from a solution: whenever all variables of an active row
/// but one are known, that one is computed from it, from required rows before soft ones.
///
/// If no such row is left, one variable is assumed to be known, so that others follow from it, until
/// a row is left that closes the loop; see ``Tearing``.
struct StructureBasisConstruction: ~Copyable {
  private(set) var steps: ContiguousArray<StructureBasis.Step> = []
  private(set) var loops: ContiguousArray<StructureBasis.Loop> = []
  private(set) var checks: ContiguousArray<StructureBasis.Check> = []

  private let columns: StructureColumns
  private var statuses: Storage<Basis.Status>
  private var unknownCounts = Storage<Int32>()
  private var isKnown = Storage<Bool>()
  private var isDefining = Storage<Bool>()
  private var ready = ReadyRows()
  /// The number of steps before those that follow from the torn variable, or −1 if there is none.
  private var tornStep = -1
  /// Active rows without variables that they could define, since one was torn.
  private var closingRows: ContiguousArray<Int32> = []
  /// For each variable, how it changes with the torn one, or its coefficient in the loop.
  private var slopes = Storage<Double>()

  init(_ structure: borrowing SubproblemStructure) {
    let rowCount = structure.rows.count
    columns = StructureColumns(structure)
    statuses = Storage(capacity: rowCount)
    for row in 0..<rowCount {
      let (value, epsilon) = structure.measure(Int32(row))
      let record = structure.rows[row]
      statuses.append(
        Basis.Status(of: value, epsilon, record.relation, priority: record.priority))
    }
    unknownCounts.resize(to: rowCount, filling: 0)
    for position in columns.rows.indices { unknownCounts[columns.rows[position]] += 1 }
    isKnown.resize(to: structure.variableCount, filling: false)
    isDefining.resize(to: rowCount, filling: false)
    steps.reserveCapacity(structure.variableCount)
  }

  /// Constructs the basis.
  ///
  /// Returns `false` if active rows don't determine all variables, or only in loops within loops.
  mutating func run(_ structure: borrowing SubproblemStructure) -> Bool {
    let rowCount = structure.rows.count
    for row in 0..<rowCount { enqueueIfReady(Int32(row), structure) }
    defineReady(structure)
    var next = 0
    while let variable = nextToTear(from: &next) {
      tornStep = steps.count
      closingRows.removeAll(keepingCapacity: true)
      define(variable, by: -1, structure)
      defineReady(structure)
      guard closeLoop(structure) else { return false }
      tornStep = -1
    }
    guard steps.count + columns.unusedCount == structure.variableCount else { return false }
    checks.reserveCapacity(rowCount - steps.count + loops.count)
    for row in 0..<rowCount where !isDefining[row] {
      checks.append(StructureBasis.Check(row: Int32(row), status: statuses[row]))
    }
    return true
  }

  private mutating func enqueueIfReady(
    _ row: Int32, _ structure: borrowing SubproblemStructure
  ) {
    if unknownCounts[row] == 1, statuses[Int(row)] == .active {
      ready.append(row, priority: structure.rows[row].priority)
    }
  }

  private mutating func defineReady(_ structure: borrowing SubproblemStructure) {
    while let row = ready.popFirst() {
      guard unknownCounts[row] == 1 else { continue }
      for position in structure.terms(of: row) {
        let variable = structure.terms[position].variable
        if variable >= structure.variableCount || isKnown[variable] { continue }
        isDefining[row] = true
        define(variable, by: row, structure)
        break
      }
    }
  }

  private mutating func define(
    _ variable: Int32, by row: Int32, _ structure: borrowing SubproblemStructure
  ) {
    isKnown[variable] = true
    steps.append(StructureBasis.Step(row: row, variable: variable))
    for position in columns.range(of: variable) {
      let other = columns.rows[position]
      unknownCounts[other] -= 1
      enqueueIfReady(other, structure)
      if tornStep >= 0, unknownCounts[other] == 0, other != row, statuses[Int(other)] == .active {
        closingRows.append(other)
      }
    }
  }

  /// Returns the next unknown variable that would make further rows ready if it were known.
  private func nextToTear(from position: inout Int) -> Int32? {
    while position < isKnown.count {
      let variable = Int32(truncatingIfNeeded: position)
      position += 1
      if isKnown[variable] { continue }
      for place in columns.range(of: variable) {
        let row = columns.rows[place]
        if unknownCounts[row] == 2, statuses[Int(row)] == .active { return variable }
      }
    }
    return nil
  }

  // MARK: Loops

  /// Turns the steps since the last variable was torn into a loop and what follows from it.
  ///
  /// Returns `false` if no row closes the loop.
  private mutating func closeLoop(_ structure: borrowing SubproblemStructure) -> Bool {
    let torn = steps[tornStep].variable
    slopes.removeAll()
    slopes.resize(to: structure.values.count, filling: 0)
    slopes[torn] = 1
    for step in steps[(tornStep + 1)...] {
      let (sum, own) = slope(of: step.row, without: step.variable, structure)
      slopes[step.variable] = -sum / own
    }
    var closing: (row: Int32, priority: Double)?
    for row in closingRows where abs(slope(of: row, without: -1, structure).sum) > 1e-6 {
      let priority = structure.rows[row].priority
      if priority > closing?.priority ?? 0 { closing = (row, priority) }
    }
    guard let closing else { return false }
    loops.append(loop(closedBy: closing.row, tornAt: torn, structure))
    return true
  }

  private mutating func loop(
    closedBy closing: Int32, tornAt torn: Int32, _ structure: borrowing SubproblemStructure
  ) -> StructureBasis.Loop {
    // From here on, the slopes are the coefficients of the combination.
    slopes[torn] = 0
    for step in steps[(tornStep + 1)...] { slopes[step.variable] = 0 }
    var rows: ContiguousArray<(row: Int32, factor: Double)> = []
    func add(_ row: Int32, _ factor: Double, _ slopes: inout Storage<Double>) {
      rows.append((row, factor))
      for position in structure.terms(of: row) {
        let term = structure.terms[position]
        slopes[term.variable] += factor * term.coefficient
      }
    }
    add(closing, 1, &slopes)
    for step in steps[(tornStep + 1)...].reversed() {
      let residual = slopes[step.variable]
      slopes[step.variable] = 0
      if abs(residual) <= 1e-11 { continue }
      let own = slope(of: step.row, without: step.variable, structure).own
      add(step.row, -residual / own, &slopes)
      slopes[step.variable] = 0
    }
    let slope = slopes[torn]
    slopes[torn] = 0
    var terms: ContiguousArray<(variable: Int32, coefficient: Double)> = []
    for variable in slopes.indices where slopes[variable] != 0 {
      terms.append((Int32(truncatingIfNeeded: variable), slopes[variable]))
    }
    return StructureBasis.Loop(rows: rows, terms: terms, slope: slope)
  }

  /// Returns the sum of a row's coefficients times slopes, and the coefficient of a variable that is
  /// left out.
  private func slope(
    of row: Int32, without variable: Int32, _ structure: borrowing SubproblemStructure
  ) -> (sum: Double, own: Double) {
    var (sum, own) = (0.0, 1.0)
    for position in structure.terms(of: row) {
      let term = structure.terms[position]
      if term.variable == variable {
        own = term.coefficient
      } else {
        sum += term.coefficient * slopes[term.variable]
      }
    }
    return (sum, own)
  }
}

extension SubproblemStructure {
  /// The positions of a row's terms.
  fileprivate func terms(of row: Int32) -> Range<Int> {
    let record = rows[row]
    return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
  }
}

/// The rows that contain each variable of a structure.
private struct StructureColumns: ~Copyable {
  private(set) var rows = Storage<Int32>()
  private var ends = Storage<Int32>()

  init(_ structure: borrowing SubproblemStructure) {
    let count = structure.variableCount
    ends.resize(to: count + 1, filling: 0)
    for position in structure.terms.indices where structure.terms[position].variable < count {
      ends[structure.terms[position].variable + 1] += 1
    }
    for variable in 0..<count { ends[variable + 1] += ends[variable] }
    rows.resize(to: Int(ends[count]), filling: 0)
    // Filling the columns turns each start into an end.
    for row in structure.rows.indices {
      for position in structure.terms(of: Int32(row)) {
        let variable = structure.terms[position].variable
        if variable >= count { continue }
        rows[ends[variable]] = Int32(row)
        ends[variable] += 1
      }
    }
  }

  /// The number of variables without rows.
  var unusedCount: Int { ends.indices.dropLast().count { range(of: Int32($0)).isEmpty } }

  func range(of variable: Int32) -> Range<Int> {
    Int(variable == 0 ? 0 : ends[variable - 1])..<Int(ends[variable])
  }
}
