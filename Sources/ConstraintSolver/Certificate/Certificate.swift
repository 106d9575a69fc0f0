// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if DEBUG
  /// A certificate that the values of a subproblem are optimal, level by level.
  ///
  /// The active constraints form a triangular basis, strongest first: each determines one variable.
  /// Back substitution turns the gradient of a level's cost into the reduced cost of relaxing each
  /// constraint. If no constraint can be relaxed so that the cost of a level falls and that of no
  /// higher level rises, the values are optimal. At a degenerate point with several bases, the
  /// chosen one may prove nothing even though the values are optimal.
  struct Certificate {
    enum Verdict: Equatable {
      case proven
      /// The basis proves nothing.
      case inconclusive
      /// A required constraint is violated.
      case infeasible(constraint: Int32)
    }

    private struct CertificateRow {
      var constraint: Int32
      var priority: Double
      /// The sign of the violation: 1 if the row is violated from above, −1 from below.
      var violation: Double = 0
      var isActive = false
      /// The number of the row's variables that are not determined yet.
      var unknownCount = 0
      /// The directions in which the row can still be relaxed, given the levels above.
      var mayRise = false
      var mayFall = false
      /// The costs of relaxing the row on its own level.
      var riseCost = 0.0
      var fallCost = 0.0
    }

    private let variables: Elements<VariableRecord>
    private let cells: Elements<Cell>
    private let constraints: Elements<ConstraintRecord>
    private let subproblem: Subproblem
    private var rows: ContiguousArray<CertificateRow> = []
    private let numbers: Numbers
    /// The determined variables, in order, by their numbers in this subproblem, and the row that
    /// defines each.
    private var determinedVariables: ContiguousArray<Int32> = []
    private var definingRow: ContiguousArray<Int32>
    private var gradient: ContiguousArray<Double>

    /// The tolerance below which a reduced cost is treated as zero.
    private static var reducedCostTolerance: Double { 1e-7 }
    /// The rounding tolerances: relative to the terms of a row, and absolute for errors from
    /// outside the row.
    private static var relativeTolerance: Double { 1e-7 }
    private static var absoluteTolerance: Double { 1e-6 }

    /// The numbers of the variables and constraints in a subproblem; −1 for those outside it.
    ///
    /// The tables are created once for many subproblems, each of which resets them after use.
    final class Numbers {
      fileprivate var variables: ContiguousArray<Int32>
      fileprivate var constraints: ContiguousArray<Int32>

      init(for store: borrowing Store) {
        variables = ContiguousArray(repeating: -1, count: store.variables.count)
        constraints = ContiguousArray(repeating: -1, count: store.constraints.count)
      }
    }

    init(_ subproblem: Subproblem, of store: borrowing Store, _ numbers: Numbers) {
      self.numbers = numbers
      variables = store.variables.elements
      cells = store.cells.elements
      constraints = store.constraints.elements
      self.subproblem = subproblem
      definingRow = ContiguousArray(repeating: -1, count: subproblem.variables.count)
      gradient = ContiguousArray(repeating: 0, count: subproblem.variables.count)
    }

    mutating func check() -> Verdict {
      for (number, variable) in subproblem.variables.enumerated() {
        numbers.variables[Int(variable)] = Int32(number)
      }
      defer {
        for variable in subproblem.variables { numbers.variables[Int(variable)] = -1 }
        for constraint in subproblem.constraints { numbers.constraints[Int(constraint)] = -1 }
      }
      if let constraint = readRows() { return .infeasible(constraint: constraint) }
      let violated = Set(rows.lazy.filter { $0.violation != 0 }.map(\.priority)).sorted(by: >)
      if violated.isEmpty { return .proven }
      findBasis()
      var previous = Double.infinity
      for priority in violated {
        forbidRelaxing(below: previous, downTo: priority)
        if !isOptimal(at: priority) { return .inconclusive }
        previous = priority
      }
      return .proven
    }

    /// Returns the rounding error to expect in a row that should be zero.
    static func tolerance(
      _ record: ConstraintRecord, _ cells: Elements<Cell>, _ variables: Elements<VariableRecord>
    ) -> Double {
      var size = abs(record.constant)
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        size += abs(cells[cell].coefficient * variables[Int(cells[cell].variable)].value)
      }
      return relativeTolerance * size + absoluteTolerance
    }

    // MARK: Rows

    /// Reads all rows.
    ///
    /// Returns a required row that is violated.
    private mutating func readRows() -> Int32? {
      for constraint in subproblem.constraints {
        let record = constraints[Int(constraint)]
        if !record.isAlive || record.isBroken { continue }
        var sum = record.constant
        var unknownCount = 0
        for cell in range(of: record) {
          sum += cells[cell].coefficient * variables[Int(cells[cell].variable)].value
          if numbers.variables[Int(cells[cell].variable)] >= 0 { unknownCount += 1 }
        }
        let tolerance = Self.tolerance(record, cells, variables)
        let (isBelow, isAbove) = (sum < -tolerance, sum > tolerance)
        var row = CertificateRow(constraint: constraint, priority: record.priority)
        row.isActive = !isBelow && !isAbove
        row.unknownCount = unknownCount
        if isAbove, record.relation != .greaterThanOrEqual { row.violation = 1 }
        if isBelow, record.relation != .lessThanOrEqual { row.violation = -1 }
        row.riseCost = record.relation == .greaterThanOrEqual ? 0 : 1
        row.fallCost = record.relation == .lessThanOrEqual ? 0 : 1
        let isRequired = record.priority >= 1000
        if isRequired, row.violation != 0 { return constraint }
        row.mayRise = !isRequired || row.riseCost == 0
        row.mayFall = !isRequired || row.fallCost == 0
        numbers.constraints[Int(constraint)] = Int32(rows.count)
        rows.append(row)
      }
      return nil
    }

    private func range(of record: ConstraintRecord) -> Range<Int> {
      Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
    }

    private func terms(of row: Int32) -> Range<Int> {
      range(of: constraints[Int(rows[Int(row)].constraint)])
    }

    // MARK: Basis

    /// Determines variables by active rows, strongest first.
    private mutating func findBasis() {
      let active = rows.indices.filter { rows[$0].isActive }.sorted {
        rows[$0].priority != rows[$1].priority
          ? rows[$0].priority > rows[$1].priority : $0 < $1
      }
      for (position, first) in active.enumerated() {
        let priority = rows[first].priority
        if position > 0, rows[active[position - 1]].priority == priority { continue }
        let end = active[position...].firstIndex { rows[$0].priority != priority } ?? active.count
        var ready = active[position..<end].filter { rows[$0].unknownCount == 1 }
        while let row = ready.popLast() {
          guard rows[row].unknownCount == 1, let variable = unknownVariable(in: Int32(row)) else {
            continue
          }
          definingRow[Int(numbers.variables[Int(variable)])] = Int32(row)
          determinedVariables.append(variable)
          var link = variables[Int(variable)].firstCell
          while link >= 0 {
            let cell = cells[Int(link)]
            link = cell.next
            let other = Int(numbers.constraints[Int(cell.constraint)])
            if other < 0 { continue }
            rows[other].unknownCount -= 1
            if rows[other].unknownCount == 1, rows[other].isActive, rows[other].priority >= priority
            {
              ready.append(other)
            }
          }
        }
      }
    }

    private func unknownVariable(in row: Int32) -> Int32? {
      for cell in terms(of: row) {
        let number = numbers.variables[Int(cells[cell].variable)]
        if number >= 0, definingRow[Int(number)] < 0 { return cells[cell].variable }
      }
      return nil
    }

    // MARK: Levels

    /// Forbids relaxing the rows of levels that are already optimal.
    private mutating func forbidRelaxing(below previous: Double, downTo priority: Double) {
      for row in rows.indices
      where rows[row].priority < previous && rows[row].priority > priority {
        if rows[row].riseCost > 0 { rows[row].mayRise = false }
        if rows[row].fallCost > 0 { rows[row].mayFall = false }
      }
    }

    /// Returns whether no row can be relaxed so that the cost of a level falls and that of no
    /// higher one rises.
    private mutating func isOptimal(at priority: Double) -> Bool {
      for number in gradient.indices { gradient[number] = 0 }
      for row in rows.indices where rows[row].priority == priority && rows[row].violation != 0 {
        add(Int32(row), times: rows[row].violation)
      }
      var reducedCosts: [Int32: Double] = [:]
      for variable in determinedVariables.reversed() {
        let number = Int(numbers.variables[Int(variable)])
        if abs(gradient[number]) <= Self.reducedCostTolerance { continue }
        let row = definingRow[number]
        var own = 0.0
        for cell in terms(of: row) where cells[cell].variable == variable {
          own += cells[cell].coefficient
        }
        let reducedCost = gradient[number] / own
        reducedCosts[row] = reducedCost
        add(row, times: -reducedCost)
        gradient[number] = 0
      }
      // A variable that no row determines can move either way.
      if gradient.contains(where: { abs($0) > Self.reducedCostTolerance }) { return false }
      for variable in determinedVariables {
        let row = definingRow[Int(numbers.variables[Int(variable)])]
        if !restrictRelaxation(Int(row), reducedCosts[row] ?? 0, at: priority) { return false }
      }
      return true
    }

    private mutating func restrictRelaxation(_ row: Int, _ reducedCost: Double, at priority: Double)
      -> Bool
    {
      let isOwn = rows[row].priority == priority
      let rise = reducedCost + (isOwn ? rows[row].riseCost : 0)
      let fall = -reducedCost + (isOwn ? rows[row].fallCost : 0)
      if rows[row].mayRise {
        if rise < -Self.reducedCostTolerance { return false }
        rows[row].mayRise = rise <= Self.reducedCostTolerance
      }
      if rows[row].mayFall {
        if fall < -Self.reducedCostTolerance { return false }
        rows[row].mayFall = fall <= Self.reducedCostTolerance
      }
      return true
    }

    private mutating func add(_ row: Int32, times factor: Double) {
      for cell in terms(of: row) {
        let number = numbers.variables[Int(cells[cell].variable)]
        if number >= 0 { gradient[Int(number)] += factor * cells[cell].coefficient }
      }
    }
  }
#endif
