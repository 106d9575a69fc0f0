// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Propagates changed constants along a basis, from variable to variable.
struct ActiveSetPropagator {
  let variables: Elements<VariableRecord>
  let constraints: Elements<ConstraintRecord>
  let cells: Elements<Cell>
  let definingRow: Elements<Int32>
  let topologicalRank: Elements<Int32>
  let variableOfRank: Elements<Int32>
  let definedVariable: Elements<Int32>
  let status: Elements<Basis.Status>
  let pending: Elements<UInt64>
  let hasLoops: Bool
  let loops: Elements<Tearing.Loop>
  let loopRows: Elements<Tearing.LoopRow>
  let loopOfRow: Elements<Int32>
  let loopOfVariable: Elements<Int32>
  let variableCount: Int
  let words: Int
  let floor: Double
  let mark: UInt32
  /// The constraints to check at the end.
  var checks: ContiguousArray<Int32> = []
  /// The variables whose defining rows changed with a switch to a different basis.
  private(set) var switched: ContiguousArray<Int32> = []
  /// The first word of `pending` that has a bit set.
  private var lowest = Int.max

  init(
    variables: Elements<VariableRecord>,
    constraints: Elements<ConstraintRecord>, cells: Elements<Cell>,
    _ basis: borrowing Basis, mark: UInt32
  ) {
    self.variables = variables
    self.constraints = constraints
    self.cells = cells
    definingRow = basis.definingRow.elements
    topologicalRank = basis.topologicalRank.elements
    variableOfRank = basis.variableOfRank.elements
    definedVariable = basis.definedVariable.elements
    status = basis.status.elements
    pending = basis.pending.elements
    hasLoops = !basis.tearing.isEmpty
    loops = basis.tearing.loops.elements
    loopRows = basis.tearing.loopRows.elements
    loopOfRow = basis.tearing.loopOfRow.elements
    loopOfVariable = basis.tearing.loopOfVariable.elements
    variableCount = basis.variableCount
    words = variableCount / 64 + 1
    floor = basis.floor
    self.mark = mark
  }

  /// The result of propagation along a basis.
  enum Outcome {
    case holds
    /// A constraint did not keep its status.
    case broken(BasisCache.StatusViolation)
    /// Propagation cannot continue.
    case stuck
  }

  /// Computes everything that is pending and its consequences.
  mutating func run(_ journal: inout ValueJournal) -> Outcome {
    // A basis is acyclic, so the budget is never exhausted; if it were, the subproblem would be
    // solved as usual.
    var budget = words * 64 * 8
    while let variable = dequeue() {
      budget -= 1
      guard budget > 0, compute(variable, &journal) else { return .stuck }
    }
    for row in checks where !keepsStatus(row) {
      let value = constraints[Int(row)].measure(cells, variables, floor).value
      return .broken(BasisCache.StatusViolation(row: row, isAbove: value > 0))
    }
    return .holds
  }

  /// Removes and returns the pending variable with the lowest topological rank.
  ///
  /// A variable of a lower rank becomes pending again if its dependencies change.
  @inline(__always)
  mutating func dequeue() -> Int32? {
    while lowest < words {
      let bits = pending[lowest]
      if bits == 0 {
        lowest += 1
        continue
      }
      pending[lowest] = bits & (bits - 1)
      return variableOfRank[lowest * 64 + bits.trailingZeroBitCount]
    }
    lowest = Int.max
    return nil
  }

  /// Clears all pending variables.
  mutating func clearPending() {
    for index in 0..<words { pending[index] = 0 }
    lowest = Int.max
  }

  /// Applies the status of a constraint in a different basis; the next run checks it.
  mutating func apply(_ change: BasisCache.RowChange) {
    definedVariable[Int(change.row)] = change.definedVariable
    status[Int(change.row)] = change.status
    let constraint = constraints + Int(change.row)
    if constraint.pointee.mark != mark {
      constraint.pointee.mark = mark
      checks.append(change.row)
    }
  }

  /// Applies the defining row of a variable in a different basis; the next run computes it.
  mutating func apply(_ change: BasisCache.VariableChange) {
    definingRow[Int(change.variable)] = change.definingRow
    switched.append(change.variable)
    enqueue(change.variable)
  }

  @inline(__always)
  mutating func enqueue(_ variable: Int32) {
    let topologicalRank = Int(topologicalRank[Int(variable)])
    pending[topologicalRank / 64] |= 1 << UInt64(topologicalRank % 64)
    lowest = min(lowest, topologicalRank / 64)
  }

  /// Marks the consequence of a changed constraint: a variable to compute, or a constraint to
  /// check.
  @inline(__always)
  mutating func propagateChange(of row: Int32, from variable: Int32) -> Bool {
    let definedVariable = definedVariable[Int(row)]
    if hasLoops { enqueueTornVariable(of: row, from: variable) }
    if definedVariable >= 0 {
      if definedVariable != variable { enqueue(definedVariable) }
      return true
    }
    let constraint = constraints + Int(row)
    if constraint.pointee.mark != mark {
      constraint.pointee.mark = mark
      if status[Int(row)] == .broken { return false }
      checks.append(row)
    }
    return true
  }

  /// Computes a variable from its defining row, and marks the constraints that contain it if it
  /// changed.
  private mutating func compute(
    _ variable: Int32, _ journal: inout ValueJournal
  ) -> Bool {
    let record = variables + Int(variable)
    let definingRow = definingRow[Int(variable)]
    let before = record.pointee.value
    let value: Double
    if definingRow >= 0 {
      let row = constraints + Int(definingRow)
      var sum = row.pointee.constant
      var own = 1.0
      var cell = cells + Int(row.pointee.firstCell)
      for _ in 0..<row.pointee.cellCount {
        if cell.pointee.variable == variable {
          own = cell.pointee.coefficient
        } else {
          sum += cell.pointee.coefficient * variables[Int(cell.pointee.variable)].value
        }
        cell += 1
      }
      value = -sum / own + 0
    } else if definingRow == Basis.Source.parent {
      value = preferred(record.pointee)
    } else if let torn = tornValue(of: variable) {
      value = torn
    } else {
      return false
    }
    guard value.isFinite else { return false }
    if abs(value - before) <= 1e-13 * abs(value) { return true }
    if record.pointee.hasDefaultValue, definingRow != Basis.Source.parent {
      // The variable was held off its preferred value and must stay on the same side.
      let preferred = preferred(record.pointee)
      if side(of: value - preferred) != side(of: before - preferred) { return false }
    }
    if !record.pointee.isChanged {
      record.pointee.isChanged = true
      journal.append(Change(variable: variable, before: before))
    }
    record.pointee.value = value
    var link = record.pointee.firstCell
    while link >= 0 {
      let cell = cells + Int(link)
      link = cell.pointee.next
      if !propagateChange(of: cell.pointee.constraint, from: variable) { return false }
    }
    var child = record.pointee.firstChild
    while child >= 0 {
      if variables[Int(child)].hasDefaultValue {
        guard self.definingRow[Int(child)] == Basis.Source.parent else { return false }
        enqueue(child)
      }
      child = variables[Int(child)].nextChild
    }
    return true
  }

  /// Marks the torn variable of the loop that contains a changed constraint.
  ///
  /// Changes within the loop itself do not affect it.
  @inline(never)
  mutating func enqueueTornVariable(of row: Int32, from variable: Int32) {
    let loop = loopOfRow[Int(row)]
    if loop < 0 || (variable >= 0 && loopOfVariable[Int(variable)] == loop) { return }
    enqueue(loops[Int(loop)].variable)
  }

  /// Returns the value of a torn variable from the rows of its loop, or `nil` if they do not
  /// determine it.
  private func tornValue(of variable: Int32) -> Double? {
    guard let loop = loop(tornAt: variable) else { return nil }
    let number = loopOfVariable[Int(variable)]
    var sum = 0.0
    for position in loop.rows {
      let loopRow = loopRows[position]
      let row = constraints[Int(loopRow.row)]
      var value = row.constant
      for cell in Int(row.firstCell)..<Int(row.firstCell + row.cellCount)
      where loopOfVariable[Int(cells[cell].variable)] != number {
        value += cells[cell].coefficient * variables[Int(cells[cell].variable)].value
      }
      sum += loopRow.factor * value
    }
    return -sum / loop.slope + 0
  }

  /// Returns the loop that is torn at a variable, if all of its rows are active.
  func loop(tornAt variable: Int32) -> Tearing.Loop? {
    let number = hasLoops ? loopOfVariable[Int(variable)] : -1
    guard number >= 0, loops[Int(number)].variable == variable,
      loops[Int(number)].rows.allSatisfy({ status[Int(loopRows[$0].row)] == .active })
    else { return nil }
    return loops[Int(number)]
  }

  private func preferred(_ record: VariableRecord) -> Double {
    record.parent >= 0 ? variables[Int(record.parent)].value : 0
  }

  private func side(of distance: Double) -> PreferredSide { PreferredSide(of: distance, floor) }

  /// Returns whether a constraint keeps its status in the basis.
  func keepsStatus(_ row: Int32) -> Bool {
    let record = constraints[Int(row)]
    let (value, epsilon) = record.measure(cells, variables, floor)
    return status[Int(row)].isKept(at: value, epsilon, record.relation)
  }
}
