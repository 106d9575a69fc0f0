// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if DEBUG
  /// A certificate that the values of a subproblem are optimal, level by level.
  ///
  /// The active constraints form a triangular basis, strongest first: each determines one variable.
  /// Back substitution turns the gradient of a level's cost into the reduced cost of relaxing each
  /// constraint. If no reduced cost on a level is negative without a loss on that level or a higher
  /// one, the values are optimal. At a degenerate point with several bases, the chosen one may
  /// prove nothing although the values are optimal.
  struct Certificate {
    enum Finding: Equatable {
      case proven
      /// The basis proves nothing.
      case open
      /// A required constraint is violated.
      case infeasible(place: Int32)
    }

    private struct Line {
      var place: Int32
      var priority: Double
      /// The sign of the violation: 1 if the row is violated from above, −1 from below.
      var miss: Double = 0
      var isTight = false
      /// The number of its variables that are not determined yet.
      var open = 0
      /// The directions in which it can still be relaxed, given the levels above.
      var mayRise = false
      var mayFall = false
      /// The cost of relaxing it on its own level.
      var riseCost = 0.0
      var fallCost = 0.0
    }

    private let variables: Elements<VariableRecord>
    private let cells: Elements<Cell>
    private let constraints: Elements<ConstraintRecord>
    private let part: Subproblem
    private var lines: ContiguousArray<Line> = []
    private let numbers: Numbers
    /// The determined variables, in order, by their numbers in this subproblem, and the line that
    /// defines each.
    private var order: ContiguousArray<Int32> = []
    private var definingLine: ContiguousArray<Int32>
    private var slope: ContiguousArray<Double>

    /// The tolerance below which a reduced cost counts as zero.
    private static var level: Double { 1e-7 }
    /// The tolerances for rounding: relative to the terms of a row, and absolute for errors that
    /// the row cannot know of.
    private static var rounding: Double { 1e-7 }
    private static var floor: Double { 1e-6 }

    /// The numbers of variables and constraints within a subproblem; −1 for those outside it.
    ///
    /// Created once for many subproblems, each of which restores it after use.
    final class Numbers {
      fileprivate var variables: ContiguousArray<Int32>
      fileprivate var constraints: ContiguousArray<Int32>

      init(for store: borrowing Store) {
        variables = ContiguousArray(repeating: -1, count: store.variables.count)
        constraints = ContiguousArray(repeating: -1, count: store.constraints.count)
      }
    }

    init(_ part: Subproblem, of store: borrowing Store, _ numbers: Numbers) {
      self.numbers = numbers
      variables = store.variables.elements
      cells = store.cells.elements
      constraints = store.constraints.elements
      self.part = part
      definingLine = ContiguousArray(repeating: -1, count: part.variables.count)
      slope = ContiguousArray(repeating: 0, count: part.variables.count)
    }

    mutating func check() -> Finding {
      for (number, variable) in part.variables.enumerated() {
        numbers.variables[Int(variable)] = Int32(number)
      }
      defer {
        for variable in part.variables { numbers.variables[Int(variable)] = -1 }
        for place in part.constraints { numbers.constraints[Int(place)] = -1 }
      }
      if let place = takeRows() { return .infeasible(place: place) }
      let missed = Set(lines.lazy.filter { $0.miss != 0 }.map(\.priority)).sorted(by: >)
      if missed.isEmpty { return .proven }
      findBasis()
      var former = Double.infinity
      for priority in missed {
        close(below: former, downTo: priority)
        if !isOptimal(at: priority) { return .open }
        former = priority
      }
      return .proven
    }

    /// Returns the rounding error to expect in a row that should be zero.
    static func slack(
      _ record: ConstraintRecord, _ cells: Elements<Cell>, _ variables: Elements<VariableRecord>
    ) -> Double {
      var size = abs(record.constant)
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        size += abs(cells[cell].coefficient * variables[Int(cells[cell].variable)].value)
      }
      return rounding * size + floor
    }

    // MARK: Rows

    /// Reads all rows.
    ///
    /// Returns a required row that is violated.
    private mutating func takeRows() -> Int32? {
      for place in part.constraints {
        let record = constraints[Int(place)]
        if !record.isAlive || record.isBroken { continue }
        var sum = record.constant
        var open = 0
        for cell in range(of: record) {
          sum += cells[cell].coefficient * variables[Int(cells[cell].variable)].value
          if numbers.variables[Int(cells[cell].variable)] >= 0 { open += 1 }
        }
        let slack = Self.slack(record, cells, variables)
        let (isBelow, isAbove) = (sum < -slack, sum > slack)
        var line = Line(place: place, priority: record.priority)
        line.isTight = !isBelow && !isAbove
        line.open = open
        if isAbove, record.relation != .greaterThanOrEqual { line.miss = 1 }
        if isBelow, record.relation != .lessThanOrEqual { line.miss = -1 }
        line.riseCost = record.relation == .greaterThanOrEqual ? 0 : 1
        line.fallCost = record.relation == .lessThanOrEqual ? 0 : 1
        let isRequired = record.priority >= 1000
        if isRequired, line.miss != 0 { return place }
        line.mayRise = !isRequired || line.riseCost == 0
        line.mayFall = !isRequired || line.fallCost == 0
        numbers.constraints[Int(place)] = Int32(lines.count)
        lines.append(line)
      }
      return nil
    }

    private func range(of record: ConstraintRecord) -> Range<Int> {
      Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
    }

    private func terms(of line: Int32) -> Range<Int> {
      range(of: constraints[Int(lines[Int(line)].place)])
    }

    // MARK: Basis

    /// Determines variables by active rows, strongest first.
    private mutating func findBasis() {
      let tight = lines.indices.filter { lines[$0].isTight }.sorted {
        lines[$0].priority != lines[$1].priority
          ? lines[$0].priority > lines[$1].priority : $0 < $1
      }
      for (position, first) in tight.enumerated() {
        let priority = lines[first].priority
        if position > 0, lines[tight[position - 1]].priority == priority { continue }
        let end = tight[position...].firstIndex { lines[$0].priority != priority } ?? tight.count
        var ready = tight[position..<end].filter { lines[$0].open == 1 }
        while let line = ready.popLast() {
          guard lines[line].open == 1, let variable = openVariable(in: Int32(line)) else {
            continue
          }
          definingLine[Int(numbers.variables[Int(variable)])] = Int32(line)
          order.append(variable)
          var link = variables[Int(variable)].firstCell
          while link >= 0 {
            let cell = cells[Int(link)]
            link = cell.next
            let other = Int(numbers.constraints[Int(cell.constraint)])
            if other < 0 { continue }
            lines[other].open -= 1
            if lines[other].open == 1, lines[other].isTight, lines[other].priority >= priority {
              ready.append(other)
            }
          }
        }
      }
    }

    private func openVariable(in line: Int32) -> Int32? {
      for cell in terms(of: line) {
        let number = numbers.variables[Int(cells[cell].variable)]
        if number >= 0, definingLine[Int(number)] < 0 { return cells[cell].variable }
      }
      return nil
    }

    // MARK: Levels

    /// Forbids relaxing the rows of levels that are already optimal.
    private mutating func close(below former: Double, downTo priority: Double) {
      for line in lines.indices
      where lines[line].priority < former && lines[line].priority > priority {
        if lines[line].riseCost > 0 { lines[line].mayRise = false }
        if lines[line].fallCost > 0 { lines[line].mayFall = false }
      }
    }

    /// Returns whether no row can be relaxed so that the cost of a level falls and that of no
    /// higher one rises.
    private mutating func isOptimal(at priority: Double) -> Bool {
      for number in slope.indices { slope[number] = 0 }
      for line in lines.indices where lines[line].priority == priority && lines[line].miss != 0 {
        add(Int32(line), times: lines[line].miss)
      }
      var gains: [Int32: Double] = [:]
      for variable in order.reversed() {
        let number = Int(numbers.variables[Int(variable)])
        if abs(slope[number]) <= Self.level { continue }
        let line = definingLine[number]
        var own = 0.0
        for cell in terms(of: line) where cells[cell].variable == variable {
          own += cells[cell].coefficient
        }
        let gain = slope[number] / own
        gains[line] = gain
        add(line, times: -gain)
        slope[number] = 0
      }
      // A variable that no row determines can move either way.
      if slope.contains(where: { abs($0) > Self.level }) { return false }
      for variable in order {
        let line = definingLine[Int(numbers.variables[Int(variable)])]
        if !giveWay(Int(line), gains[line] ?? 0, at: priority) { return false }
      }
      return true
    }

    private mutating func giveWay(_ line: Int, _ gain: Double, at priority: Double) -> Bool {
      let isOwn = lines[line].priority == priority
      let rise = gain + (isOwn ? lines[line].riseCost : 0)
      let fall = -gain + (isOwn ? lines[line].fallCost : 0)
      if lines[line].mayRise {
        if rise < -Self.level { return false }
        lines[line].mayRise = rise <= Self.level
      }
      if lines[line].mayFall {
        if fall < -Self.level { return false }
        lines[line].mayFall = fall <= Self.level
      }
      return true
    }

    private mutating func add(_ line: Int32, times factor: Double) {
      for cell in terms(of: line) {
        let number = numbers.variables[Int(cells[cell].variable)]
        if number >= 0 { slope[Int(number)] += factor * cells[cell].coefficient }
      }
    }
  }
#endif
