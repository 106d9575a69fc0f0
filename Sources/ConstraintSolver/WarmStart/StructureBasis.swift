// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A basis of a structure: how each variable of a subproblem follows from active rows.
///
/// It holds for all constants with which no row changes its status; see ``Basis``.
struct StructureBasis {
  /// The row that defines a variable.
  struct Step: BitwiseCopyable {
    /// The row, or −1 if the next loop defines the variable.
    var row: Int32
    var variable: Int32
  }

  /// A row that defines no variable and must keep its status.
  struct Check: BitwiseCopyable {
    var row: Int32
    var status: Basis.Status
  }

  /// A linear combination of rows in which all unknown variables but one cancel; see ``Tearing``.
  struct Loop {
    /// The rows, which contribute their constants.
    var rows: ContiguousArray<(row: Int32, factor: Double)>
    /// The terms with known variables.
    var terms: ContiguousArray<(variable: Int32, coefficient: Double)>
    /// The coefficient of the variable that the loop defines.
    var slope: Double

    var size: Int { (rows.count + terms.count) * 16 + 128 }
  }

  /// The steps in topological order.
  let steps: ContiguousArray<Step>
  /// The loops in the order of their steps.
  let loops: ContiguousArray<Loop>
  let checks: ContiguousArray<Check>
  /// The outcome of the solve for each variable.
  let outcomes: ContiguousArray<VariableFlags>

  /// Creates the basis of a solution, or returns `nil` if active rows don't determine all variables,
  /// or only in loops within loops.
  init?(_ structure: borrowing SubproblemStructure, outcomes: ContiguousArray<VariableFlags>) {
    var construction = StructureBasisConstruction(structure)
    guard construction.run(structure) else { return nil }
    steps = construction.steps
    loops = construction.loops
    checks = construction.checks
    self.outcomes = outcomes
  }

  /// Computes the values of a subproblem with this structure.
  ///
  /// Returns `false` if the basis does not hold for its constants.
  func solve(_ structure: inout SubproblemStructure) -> Bool {
    var loop = 0
    for step in steps {
      let value: Double
      if step.row >= 0 {
        value = structure.solved(step.row, for: step.variable)
      } else {
        value = structure.solved(loops[loop])
        loop += 1
      }
      guard value.isFinite else { return false }
      structure.values[step.variable] = value
    }
    for check in checks {
      let (value, epsilon) = structure.measure(check.row)
      guard check.status.isKept(at: value, epsilon, structure.rows[check.row].relation) else {
        return false
      }
    }
    return true
  }

  /// The memory usage in bytes.
  var size: Int {
    steps.count * 8 + checks.count * 8 + outcomes.count * 2 + loops.reduce(0) { $0 + $1.size }
  }
}

extension SubproblemStructure {
  /// Returns the value that a loop gives to the variable that it defines.
  fileprivate func solved(_ loop: StructureBasis.Loop) -> Double {
    var sum = 0.0
    for (row, factor) in loop.rows { sum += factor * rows[row].constant }
    for (variable, coefficient) in loop.terms { sum += coefficient * values[variable] }
    return -sum / loop.slope + 0
  }
}
