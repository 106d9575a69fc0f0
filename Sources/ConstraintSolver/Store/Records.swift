// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A variable as the store keeps it.
struct VariableRecord {
  /// The value that the last solve found.
  var value: Double = 0
  /// Counts up over all variables ever made: the order in which free variables settle.
  var sequence: Int = 0
  /// First cell of the list of the variable's terms, or -1.
  var firstCell: Int32 = -1
  /// The variable whose value this one prefers when it is free, or -1 for zero.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextChild: Int32 = -1
  var previousChild: Int32 = -1
  var isAlive = true
  /// Whether the variable is on the list of those to solve again.
  var isDirty = false
  /// Whether that is because of a required constraint.
  var isHard = false
  /// Whether required constraints alone gave the variable its value.
  var isFixedByRequired = false
  /// Whether the last solve had to settle the variable because the constraints left it free.
  var isSettled = false
  /// Whether the value is on the list of those that changed.
  var isChanged = false
  /// Whether the last solve needed the simplex for it.
  var isByTableau = false
  /// Whether its value was found by taking constraints in one after another.
  var isInOrder = false
  /// Set to the number of the last search that came by.
  var mark: UInt32 = 0

  /// What the last solve found out about the variable beside its value.
  var kind: UInt8 {
    (isFixedByRequired ? 1 : 0) | (isSettled ? 2 : 0) | (isByTableau ? 4 : 0)
  }
}

/// A constraint as the store keeps it: Σ coefficient·variable + constant (relation) 0.
struct ConstraintRecord {
  var constant: Double = 0
  /// The constant of the left side as written, so that a new right side can be put in place.
  var leftConstant: Double = 0
  var priority: Double = 0
  /// What comes first when constraints compete; creation decides among equals.
  var order: Int = 0
  /// Counts up over all constraints ever made.
  var sequence: Int = 0
  var firstCell: Int32 = 0
  var cellCount: Int32 = 0
  var generation: UInt32 = 0
  var relation: Relation = .equal
  var isAlive = true
  /// Whether the last solve dropped the constraint because required ones contradicted it.
  var isBroken = false
  /// Whether the constraint is on the list of those whose constant changed.
  var isEdited = false
  /// Set to the number of the last search that came by.
  var mark: UInt32 = 0
}

/// One term of one constraint, linked into the list of its variable's terms.
struct Cell {
  var coefficient: Double
  var variable: Int32
  var constraint: Int32
  var next: Int32
  var previous: Int32
}

/// A variable that a solve changed, and what it was before.
struct Change {
  var variable: Int32
  var before: Double
}
