// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Carries changed constants along a plan, from variable to variable.
struct Follower {
  let variables: UnsafeMutablePointer<VariableRecord>
  let constraints: UnsafeMutablePointer<ConstraintRecord>
  let cells: UnsafeMutablePointer<Cell>
  let source: UnsafeMutablePointer<Int32>
  let turn: UnsafeMutablePointer<Int32>
  let order: UnsafeMutablePointer<Int32>
  let target: UnsafeMutablePointer<Int32>
  let standing: UnsafeMutablePointer<Plan.Standing>
  let pending: UnsafeMutablePointer<UInt64>
  let words: Int
  let floor: Double
  let mark: UInt32
  /// The constraints to check in the end.
  var checks: ContiguousArray<Int32> = []
  var changes: Table<Change>
  /// The variables that another plan computes from other constraints.
  private(set) var switched: ContiguousArray<Int32> = []
  /// The first word of `pending` that has a bit set.
  private var lowest = Int.max

  init(
    variables: UnsafeMutablePointer<VariableRecord>,
    constraints: UnsafeMutablePointer<ConstraintRecord>, cells: UnsafeMutablePointer<Cell>,
    _ plan: borrowing Plan, mark: UInt32, changes: Table<Change>
  ) {
    self.variables = variables
    self.constraints = constraints
    self.cells = cells
    source = plan.source.base
    turn = plan.turn.base
    order = plan.order.base
    target = plan.target.base
    standing = plan.standing.base
    pending = plan.pending.base
    words = plan.variableCount / 64 + 1
    floor = plan.floor
    self.mark = mark
    self.changes = changes
  }

  /// What came of following a plan.
  enum Outcome {
    case holds
    /// A constraint is not what it was planned as.
    case broken(PlanStates.Break)
    /// There is no way to go on.
    case stuck
  }

  /// Computes everything that is pending and what follows from it.
  mutating func run() -> Outcome {
    // A plan has no circles, so this is never used up; if it were, the part is solved as usual.
    var budget = words * 64 * 8
    while let variable = nextExpected() {
      budget -= 1
      guard budget > 0, compute(variable) else { return .stuck }
    }
    for place in checks where !keepsStanding(place) {
      let value = constraints[Int(place)].measure(cells, variables, floor).value
      return .broken(PlanStates.Break(row: place, isAbove: value > 0))
    }
    return .holds
  }

  /// Takes the pending variable whose turn is the first. Turns that lie behind come up when what they
  /// are computed from changes; then it goes back.
  @inline(__always)
  mutating func nextExpected() -> Int32? {
    while lowest < words {
      let bits = pending[lowest]
      if bits == 0 {
        lowest += 1
        continue
      }
      pending[lowest] = bits & (bits - 1)
      return order[lowest * 64 + bits.trailingZeroBitCount]
    }
    lowest = Int.max
    return nil
  }

  /// Leaves nothing pending.
  mutating func forgetExpected() {
    for index in 0..<words { pending[index] = 0 }
    lowest = Int.max
  }

  /// Changes over to a plan that sees a constraint otherwise, which is checked in the next run.
  mutating func take(_ change: PlanStates.RowChange) {
    target[Int(change.place)] = change.target
    standing[Int(change.place)] = change.standing
    let constraint = constraints + Int(change.place)
    if constraint.pointee.mark != mark {
      constraint.pointee.mark = mark
      checks.append(change.place)
    }
  }

  /// Changes over to a plan that computes a variable otherwise, which is done in the next run.
  mutating func take(_ change: PlanStates.VariableChange) {
    source[Int(change.variable)] = change.source
    switched.append(change.variable)
    expect(change.variable)
  }

  @inline(__always)
  mutating func expect(_ variable: Int32) {
    let turn = Int(turn[Int(variable)])
    pending[turn / 64] |= 1 << UInt64(turn % 64)
    lowest = min(lowest, turn / 64)
  }

  /// Sees to what a changed constraint means: a variable to compute, or something to check.
  @inline(__always)
  mutating func touch(_ place: Int32, from variable: Int32) -> Bool {
    let target = target[Int(place)]
    if target >= 0 {
      if target != variable { expect(target) }
      return true
    }
    let constraint = constraints + Int(place)
    if constraint.pointee.mark != mark {
      constraint.pointee.mark = mark
      if standing[Int(place)] == .broken { return false }
      checks.append(place)
    }
    return true
  }

  /// Computes a variable from its source, and touches what it is in if it changed.
  private mutating func compute(_ variable: Int32) -> Bool {
    let record = variables + Int(variable)
    let source = source[Int(variable)]
    let before = record.pointee.value
    let value: Double
    if source >= 0 {
      let row = constraints + Int(source)
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
    } else if source == Plan.Source.parent {
      value = preferred(record.pointee)
    } else {
      return false
    }
    guard value.isFinite else { return false }
    if abs(value - before) <= 1e-13 * abs(value) { return true }
    if record.pointee.isSettled, source != Plan.Source.parent {
      // It was held off the value it prefers; which side of it must stay the same.
      let preferred = preferred(record.pointee)
      if side(of: value - preferred) != side(of: before - preferred) { return false }
    }
    if !record.pointee.isChanged {
      record.pointee.isChanged = true
      changes.append(Change(variable: variable, before: before))
    }
    record.pointee.value = value
    var link = record.pointee.firstCell
    while link >= 0 {
      let cell = cells + Int(link)
      link = cell.pointee.next
      if !touch(cell.pointee.constraint, from: variable) { return false }
    }
    var child = record.pointee.firstChild
    while child >= 0 {
      if variables[Int(child)].isSettled {
        guard self.source[Int(child)] == Plan.Source.parent else { return false }
        expect(child)
      }
      child = variables[Int(child)].nextChild
    }
    return true
  }

  private func preferred(_ record: VariableRecord) -> Double {
    record.parent >= 0 ? variables[Int(record.parent)].value : 0
  }

  private func side(of distance: Double) -> PreferredSide { PreferredSide(of: distance, floor) }

  /// Whether a constraint still is what it was when it was planned.
  func keepsStanding(_ place: Int32) -> Bool {
    let record = constraints[Int(place)]
    let (value, slack) = record.measure(cells, variables, floor)
    switch standing[Int(place)] {
    case .tight: return abs(value) <= slack
    case .missedAbove: return value >= -slack
    case .missedBelow: return value <= slack
    case .slack: return record.relation == .lessThanOrEqual ? value <= slack : value >= -slack
    case .broken: return false
    }
  }
}
