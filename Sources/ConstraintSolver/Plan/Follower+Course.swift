// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Follower {
  /// Works out the course that the plan as it is takes from edits that come again and again. What it
  /// computes joins the variables that may get other values.
  func course(for repeats: inout Repeats) -> Course {
    guard collect(into: &repeats), let steps = order(repeats) else {
      return Course(unusableIn: repeats.version)
    }
    var terms = Table<Course.Term>(capacity: 2 * steps.count)
    var made = Table<Course.Step>(capacity: max(1, steps.count))
    for variable in steps {
      let row = source[Int(variable)]
      let before = terms.count
      var (factor, divisor) = (-1.0, 1.0)
      if row >= 0 {
        for cell in cells(of: row) {
          if cell.variable == variable {
            divisor = cell.coefficient
          } else {
            terms.append(Course.Term(cell))
          }
        }
        // Dividing by a power of two, early or late, rounds nothing.
        if abs(divisor).significand == 1 { (factor, divisor) = (-1 / divisor, 1) }
        for place in before..<terms.count { terms[place].coefficient *= factor }
      } else {
        let parent = variables[Int(variable)].parent
        if parent >= 0 {
          terms.append(Course.Term(coefficient: 1, variable: Course.place(ofVariable: parent)))
        }
      }
      made.append(
        Course.Step(
          factor: factor, divisor: divisor, variable: Course.place(ofVariable: variable),
          row: row >= 0 ? Int(row) * MemoryLayout<ConstraintRecord>.stride : -1,
          count: terms.count - before))
    }
    let stepTerms = terms.count
    let checks = listChecks(repeats, &terms)
    return Course(
      version: repeats.version, steps: made, checks: checks, terms: terms, stepTerms: stepTerms)
  }

  /// Collects the variables that something may follow for. Answers false where that is not by
  /// computing one after another from one constraint each.
  private func collect(into repeats: inout Repeats) -> Bool {
    func takeTarget(of row: Int32, from variable: Int32) -> Bool {
      let target = target[Int(row)]
      if target < 0 { return standing[Int(row)] != .broken }
      if target == variable { return true }
      repeats.insert(variable: target)
      return source[Int(target)] == row
    }
    for position in 0..<repeats.edited.count {
      if !takeTarget(of: repeats.edited[position], from: -1) { return false }
    }
    var position = 0
    while position < repeats.variables.count {
      let variable = repeats.variables[position]
      position += 1
      let record = variables[Int(variable)]
      let source = source[Int(variable)]
      guard record.isAlive, source != Plan.Source.tangle, source < 0 || !record.isSettled else {
        return false
      }
      var link = record.firstCell
      while link >= 0 {
        let cell = cells[Int(link)]
        link = cell.next
        if !takeTarget(of: cell.constraint, from: variable) { return false }
      }
      var child = record.firstChild
      while child >= 0 {
        let next = variables[Int(child)].nextChild
        if variables[Int(child)].isSettled { repeats.insert(variable: child) }
        child = next
      }
    }
    return true
  }

  /// The variables in an order in which each comes after those that it is computed from; `nil` when
  /// there is none.
  private func order(_ repeats: Repeats) -> ContiguousArray<Int32>? {
    var waiting: [Int32: Int32] = [:]
    var ready: ContiguousArray<Int32> = []
    for position in 0..<repeats.variables.count {
      let variable = repeats.variables[position]
      var count: Int32 = 0
      let source = source[Int(variable)]
      if source >= 0 {
        for cell in cells(of: source)
        where cell.variable != variable && repeats.variables.contains(cell.variable) {
          count += 1
        }
      } else {
        let parent = variables[Int(variable)].parent
        if parent >= 0, repeats.variables.contains(parent) { count = 1 }
      }
      if count == 0 { ready.append(variable) } else { waiting[variable] = count }
    }
    func release(_ variable: Int32) {
      guard let count = waiting[variable] else { return }
      waiting[variable] = count > 1 ? count - 1 : nil
      if count == 1 { ready.append(variable) }
    }
    var position = 0
    while position < ready.count {
      let variable = ready[position]
      position += 1
      let record = variables[Int(variable)]
      var link = record.firstCell
      while link >= 0 {
        let cell = cells[Int(link)]
        link = cell.next
        let target = target[Int(cell.constraint)]
        if target >= 0, target != variable { release(target) }
      }
      var child = record.firstChild
      while child >= 0 {
        if source[Int(child)] == Plan.Source.parent { release(child) }
        child = variables[Int(child)].nextChild
      }
    }
    return waiting.isEmpty ? ready : nil
  }

  /// What has to be as it was planned when the variables have other values.
  private func listChecks(
    _ repeats: Repeats, _ terms: inout Table<Course.Term>
  ) -> Table<Course.Check> {
    var checks = Table<Course.Check>(capacity: max(1, repeats.variables.count))
    func check(_ row: Int32) {
      let constraint = constraints + Int(row)
      if constraint.pointee.mark == mark || target[Int(row)] >= 0 { return }
      constraint.pointee.mark = mark
      if constraint.pointee.cellCount == 0 || !constraint.pointee.isAlive { return }
      let side: Course.Side =
        switch standing[Int(row)] {
        case .tight, .broken: .zero
        case .missedAbove: .above
        case .missedBelow: .below
        case .slack: constraint.pointee.relation == .lessThanOrEqual ? .below : .above
        }
      checks.append(Course.Check(row: row, count: constraint.pointee.cellCount, side: side))
      for cell in cells(of: row) { terms.append(Course.Term(cell)) }
    }
    for position in 0..<repeats.edited.count { check(repeats.edited[position]) }
    for position in 0..<repeats.rows.count { check(repeats.rows[position]) }
    for position in 0..<repeats.variables.count {
      var link = variables[Int(repeats.variables[position])].firstCell
      while link >= 0 {
        check(cells[Int(link)].constraint)
        link = cells[Int(link)].next
      }
    }
    return checks
  }

  private func cells(of row: Int32) -> UnsafeBufferPointer<Cell> {
    let record = constraints + Int(row)
    return UnsafeBufferPointer(
      start: cells + Int(record.pointee.firstCell), count: Int(record.pointee.cellCount))
  }
}

extension Course {
  /// How far the record of a variable lies from the first, in bytes; the value is the first in it.
  fileprivate static func place(ofVariable variable: Int32) -> Int {
    Int(variable) * MemoryLayout<VariableRecord>.stride
  }
}

extension Course.Term {
  fileprivate init(_ cell: Cell) {
    self.init(
      coefficient: cell.coefficient, variable: Course.place(ofVariable: cell.variable))
  }
}
