// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Returns the constraints that contain a variable, in no particular order.
  package func constraints(of variable: Variable) -> [ConstraintID] {
    guard store.hasVariable(variable.index) else { return [] }
    var found: [ConstraintID] = []
    var cell = store.variables[Int(variable.index)].firstCell
    while cell >= 0 {
      found.append(store.id(at: Int(store.cells[Int(cell)].constraint)))
      cell = store.cells[Int(cell)].next
    }
    return found
  }

  /// Returns the indices of the constraints that contain a variable of a rectangle and satisfy a
  /// condition, in no particular order.
  package func constraints(
    ofRectangle first: Int32, where isWanted: (Int32) -> Bool
  ) -> [Int32] {
    var found: [Int32] = []
    _ = hasConstraint(ofRectangle: first) { constraint in
      if isWanted(constraint) { found.append(constraint) }
      return false
    }
    return found
  }

  /// Returns whether a constraint that contains a variable of a rectangle satisfies a condition.
  package func hasConstraint(
    ofRectangle first: Int32, where isWanted: (Int32) -> Bool
  ) -> Bool {
    for variable in first..<first + 4 where store.hasVariable(variable) {
      var cell = store.variables[Int(variable)].firstCell
      while cell >= 0 {
        let constraint = store.cells[Int(cell)].constraint
        cell = store.cells[Int(cell)].next
        if isWanted(constraint) { return true }
      }
    }
    return false
  }

  /// Returns the constant of a constraint's normal form, or 0 for a removed constraint.
  package func constant(ofRow id: ConstraintID) -> Double {
    store.index(of: id).map { store.constraints[$0].constant } ?? 0
  }

  /// Returns whether the row at an index has the priority 1000.
  package func isRequired(at constraint: Int32) -> Bool {
    store.constraints[Int(constraint)].priority >= 1000
  }
}
