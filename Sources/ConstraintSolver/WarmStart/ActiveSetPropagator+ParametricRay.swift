// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ActiveSetPropagator {
  /// Computes how the variables move with the constant of a constraint in the current basis.
  ///
  /// Returns `nil` if their paths are not linear.
  ///
  /// `slopes` contains a zero for each variable, before and after the call.
  mutating func ray(
    _ editedRow: Int32, _ slopes: Elements<Double>, _ affected: inout AffectedVariables,
    mark: UInt32
  ) -> ParametricRay? {
    var moved: ContiguousArray<Int32> = []
    var rows: ContiguousArray<Int32> = []
    defer { for variable in moved { slopes[Int(variable)] = 0 } }
    func slope(ofRow row: Int32, without variable: Int32) -> (sum: Double, own: Double) {
      var sum = row == editedRow ? 1.0 : 0
      var own = 1.0
      let record = constraints[Int(row)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        if cells[cell].variable == variable {
          own = cells[cell].coefficient
        } else {
          sum += cells[cell].coefficient * slopes[Int(cells[cell].variable)]
        }
      }
      return (sum, own)
    }
    func slope(ofRow row: Int32, outside loop: Int32) -> Double {
      var sum = row == editedRow ? 1.0 : 0
      let record = constraints[Int(row)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
      where loopOfVariable[Int(cells[cell].variable)] != loop {
        sum += cells[cell].coefficient * slopes[Int(cells[cell].variable)]
      }
      return sum
    }
    func propagate(_ row: Int32, from variable: Int32) {
      if hasLoops { enqueueTornVariable(of: row, from: variable) }
      let definedVariable = definedVariable[Int(row)]
      if definedVariable >= 0 {
        if definedVariable != variable { enqueue(definedVariable) }
      } else if constraints[Int(row)].mark != mark {
        constraints[Int(row)].mark = mark
        rows.append(row)
      }
    }
    propagate(editedRow, from: -1)
    var budget = words * 64 * 8
    while let variable = dequeue() {
      budget -= 1
      let record = variables[Int(variable)]
      let definingRow = definingRow[Int(variable)]
      let loop = definingRow == Basis.Source.coupled ? loop(tornAt: variable) : nil
      guard budget > 0, definingRow != Basis.Source.coupled || loop != nil,
        !(record.hasDefaultValue && definingRow >= 0)
      else {
        clearPending()
        return nil
      }
      let new: Double
      if definingRow >= 0 {
        let (sum, own) = slope(ofRow: definingRow, without: variable)
        new = -sum / own + 0
      } else if let loop {
        let number = loopOfVariable[Int(variable)]
        let sum = loop.rows.reduce(0) {
          $0 + loopRows[$1].factor * slope(ofRow: loopRows[$1].row, outside: number)
        }
        new = -sum / loop.slope + 0
      } else {
        new = record.parent >= 0 ? slopes[Int(record.parent)] : 0
      }
      if abs(new - slopes[Int(variable)]) <= 1e-12 { continue }
      moved.append(variable)
      slopes[Int(variable)] = new
      var link = record.firstCell
      while link >= 0 {
        let cell = cells[Int(link)]
        link = cell.next
        propagate(cell.constraint, from: variable)
      }
      var child = record.firstChild
      while child >= 0 {
        if variables[Int(child)].hasDefaultValue { enqueue(child) }
        child = variables[Int(child)].nextChild
      }
    }
    var ray = ParametricRay(
      editedRow: editedRow, stamp: affected.stamp, origin: constraints[Int(editedRow)].constant)
    for row in rows {
      let record = constraints[Int(row)]
      let value = record.measure(cells, variables, floor).value
      let slope = slope(ofRow: row, without: -1).sum
      if abs(slope) <= 1e-12 { continue }
      switch status[Int(row)] {
      case .broken: return nil
      case .violatedAbove: ray.restrictRange(value, slope, row, isAbove: true)
      case .violatedBelow: ray.restrictRange(value, slope, row, isAbove: false)
      case .inactive:
        ray.restrictRange(value, slope, row, isAbove: record.relation != .lessThanOrEqual)
      case .active:
        // The row is active by coincidence, exactly at the point where one basis replaces another.
        ray.restrictRange(0, slope, row, isAbove: true)
        ray.restrictRange(0, slope, row, isAbove: false)
      }
    }
    for variable in moved {
      affected.insert(variable, before: variables[Int(variable)].value)
    }
    ray.entries.reserveCapacity(affected.variables.count)
    for variable in affected.variables {
      ray.append(
        variable, slope: slopes[Int(variable)], base: variables[Int(variable)].value)
    }
    return ray
  }
}
