// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Follower {
  /// Works out how the variables move with the constant of a constraint, by the plan as it is.
  /// Answers `nil` when they do not move along straight lines.
  ///
  /// - Parameter slopes: zeros, one for each variable, which are left behind as zeros.
  mutating func direction(
    _ place: Int32, _ slopes: UnsafeMutablePointer<Double>, _ movers: inout Movers, mark: UInt32
  ) -> Direction? {
    var moved: ContiguousArray<Int32> = []
    var rows: ContiguousArray<Int32> = []
    defer { for variable in moved { slopes[Int(variable)] = 0 } }
    func slope(ofRow row: Int32, without variable: Int32) -> (sum: Double, own: Double) {
      var sum = row == place ? 1.0 : 0
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
    func pass(_ row: Int32, from variable: Int32) {
      let target = target[Int(row)]
      if target >= 0 {
        if target != variable { expect(target) }
      } else if constraints[Int(row)].mark != mark {
        constraints[Int(row)].mark = mark
        rows.append(row)
      }
    }
    pass(place, from: -1)
    var budget = words * 64 * 8
    while let variable = nextExpected() {
      budget -= 1
      let record = variables[Int(variable)]
      let source = source[Int(variable)]
      guard budget > 0, source != Plan.Source.tangle, !(record.isSettled && source >= 0) else {
        forgetExpected()
        return nil
      }
      let new: Double
      if source >= 0 {
        let (sum, own) = slope(ofRow: source, without: variable)
        new = -sum / own + 0
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
        pass(cell.constraint, from: variable)
      }
      var child = record.firstChild
      while child >= 0 {
        if variables[Int(child)].isSettled { expect(child) }
        child = variables[Int(child)].nextChild
      }
    }
    var direction = Direction(
      place: place, stamp: movers.stamp, origin: constraints[Int(place)].constant)
    for row in rows {
      let record = constraints[Int(row)]
      let value = record.measure(cells, variables, floor).value
      let slope = slope(ofRow: row, without: -1).sum
      if abs(slope) <= 1e-12 { continue }
      switch standing[Int(row)] {
      case .broken: return nil
      case .missedAbove: direction.keep(value, slope, row, isAbove: true)
      case .missedBelow: direction.keep(value, slope, row, isAbove: false)
      case .slack:
        direction.keep(value, slope, row, isAbove: record.relation != .lessThanOrEqual)
      case .tight:
        // Tight by chance, at the very point where one plan gives way to another.
        direction.keep(0, slope, row, isAbove: true)
        direction.keep(0, slope, row, isAbove: false)
      }
    }
    for variable in moved {
      movers.insert(variable, before: variables[Int(variable)].value)
    }
    direction.entries.reserveCapacity(movers.variables.count)
    for variable in movers.variables {
      direction.append(
        variable, slope: slopes[Int(variable)], base: variables[Int(variable)].value)
    }
    return direction
  }
}
