// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Constraints as sums of terms, and their violations.

extension Store {
  /// Returns the terms of a constraint's normal form.
  func terms(at constraint: Int32) -> [Term] {
    let record = constraints[Int(constraint)]
    return (record.firstCell..<record.firstCell + record.cellCount).map {
      Term(cells[Int($0)].coefficient, Variable(index: cells[Int($0)].variable))
    }
  }

  /// Returns the signed distance of a constraint's left side from zero at the values of the last
  /// solve.
  func error(at constraint: Int32) -> Double {
    terms(at: constraint).reduce(constraints[Int(constraint)].constant) {
      $0 + $1.coefficient * variables[Int($1.variable.index)].value
    }
  }

  /// Returns whether a constraint is active: its two sides are equal.
  func isActive(at constraint: Int32) -> Bool {
    let record = constraints[Int(constraint)]
    if record.isBroken { return false }
    let scale = terms(at: constraint).reduce(abs(record.constant)) {
      max($0, abs($1.coefficient * variables[Int($1.variable.index)].value))
    }
    return abs(error(at: constraint)) <= 1e-6 * max(1, scale)
  }
}
