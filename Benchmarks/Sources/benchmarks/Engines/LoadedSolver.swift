// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A system in this project's solver, through its public API.
struct LoadedSolver {
  let solver = Solver()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []

  init(_ system: System) throws {
    // What reading the rows costs is nobody's merit: they are read as plain arrays.
    let rows = system.rows
    variables.reserveCapacity(system.variableCount)
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    ids.reserveCapacity(rows.count)
    for row in 0..<rows.count { ids.append(try add(row, of: rows)) }
  }

  func add(_ row: Int, of system: System) throws -> ConstraintID {
    try add(row, of: system.rows)
  }

  private func add(_ row: Int, of rows: PlainRows) throws -> ConstraintID {
    try solver.add(
      left(row, of: rows), rows.relations[row], LinearExpression(-rows.constants[row]),
      priority: Priority(rows.priorities[row]))
  }

  private func left(_ row: Int, of rows: PlainRows) -> LinearExpression {
    let first = Int(rows.starts[row])
    let end = Int(rows.starts[row + 1])
    guard first < end else { return 0 }
    var sum = rows.coefficients[first] * variables[Int(rows.variables[first])]
    for place in first + 1..<end {
      sum += rows.coefficients[place] * variables[Int(rows.variables[place])]
    }
    return sum
  }

  /// Reads every value.
  func read(into values: inout [Double]) {
    for index in variables.indices { values[index] = solver.value(of: variables[index]) }
  }
}
