// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A system in this project's solver, through its public API.
struct LoadedSolver {
  let solver = Solver()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []

  init(_ system: System) throws {
    variables.reserveCapacity(system.variableCount)
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    ids.reserveCapacity(system.rowCount)
    for row in 0..<system.rowCount { ids.append(try add(row, of: system)) }
  }

  func add(_ row: Int, of system: System) throws -> ConstraintID {
    try solver.add(
      left(row, of: system), system.relations[row], Expression(-system.constants[row]),
      priority: Priority(system.priorities[row]))
  }

  private func left(_ row: Int, of system: System) -> Expression {
    let first = Int(system.starts[row])
    let end = Int(system.starts[row + 1])
    guard first < end else { return 0 }
    let variable = variables[Int(system.variables[first])]
    let coefficient = system.coefficients[first]
    var sum = coefficient == 1 ? Expression(variable) : coefficient * variable
    for place in first + 1..<end {
      let variable = variables[Int(system.variables[place])]
      switch system.coefficients[place] {
      case 1: sum = sum + variable
      case -1: sum = sum - variable
      case let coefficient: sum = sum + coefficient * variable
      }
    }
    return sum
  }

  /// Reads every value.
  func read(into values: inout [Double]) {
    for index in variables.indices { values[index] = solver.value(of: variables[index]) }
  }
}
