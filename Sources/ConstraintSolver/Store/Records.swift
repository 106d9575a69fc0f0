// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A variable as the store keeps it: 40 bytes.
struct VariableRecord {
  /// The value that the last solve found.
  var value: Double = 0
  /// Counts up over all variables ever made.
  ///
  /// It decides among free variables of one order.
  var sequence: UInt32 = 0
  /// First cell of the list of the variable's terms, or -1.
  var firstCell: Int32 = -1
  /// The variable whose value this one prefers when it is free, or -1 for zero.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextChild: Int32 = -1
  var previousChild: Int32 = -1
  /// Set to the number of the last search that came by.
  var mark: UInt32 = 0
  var flags: VariableFlags = .isAlive

  /// What the last solve found out about the variable beside its value.
  var kind: UInt8 {
    let outcome: VariableFlags = [.isFixedByRequired, .isSettled, .isByTableau, .isLeftOpen]
    return UInt8(truncatingIfNeeded: flags.intersection(outcome).rawValue)
  }
}

/// What is known of a variable in single bits.
struct VariableFlags: OptionSet {
  var rawValue: UInt16

  static let isAlive = VariableFlags(rawValue: 1 << 0)
  /// The variable is to be solved again.
  static let isDirty = VariableFlags(rawValue: 1 << 1)
  /// That is because of a required constraint.
  static let isHard = VariableFlags(rawValue: 1 << 2)
  /// Required constraints alone gave the variable its value.
  static let isFixedByRequired = VariableFlags(rawValue: 1 << 3)
  /// The last solve put the variable at the value it prefers, or as near to it as it could, because
  /// the constraints left it free.
  static let isSettled = VariableFlags(rawValue: 1 << 4)
  /// The value is on the list of those that changed.
  static let isChanged = VariableFlags(rawValue: 1 << 5)
  /// The last solve needed the simplex for it.
  static let isByTableau = VariableFlags(rawValue: 1 << 6)
  /// The constraints left the variable, or what it follows from, a choice that the rules for open
  /// variables made.
  static let isLeftOpen = VariableFlags(rawValue: 1 << 7)
  /// Its value was found by taking constraints in one after another.
  static let isInOrder = VariableFlags(rawValue: 1 << 8)
  /// The variable is a position and not a length.
  static let isPosition = VariableFlags(rawValue: 1 << 9)

  /// The simplex stopped before it was sure of the value.
  static let isCutShort = VariableFlags(rawValue: 1 << 10)
  /// The value was no finite number.
  static let isOutOfRange = VariableFlags(rawValue: 1 << 11)

  /// How the last solve came to the value.
  static let outcome: VariableFlags = [
    .isSettled, .isByTableau, .isInOrder, .isLeftOpen, .isCutShort, .isOutOfRange,
  ]
}

extension VariableRecord {
  var isAlive: Bool {
    get { flags[.isAlive] }
    set { flags[.isAlive] = newValue }
  }
  var isDirty: Bool {
    get { flags[.isDirty] }
    set { flags[.isDirty] = newValue }
  }
  var isHard: Bool {
    get { flags[.isHard] }
    set { flags[.isHard] = newValue }
  }
  var isFixedByRequired: Bool {
    get { flags[.isFixedByRequired] }
    set { flags[.isFixedByRequired] = newValue }
  }
  var isSettled: Bool {
    get { flags[.isSettled] }
    set { flags[.isSettled] = newValue }
  }
  var isChanged: Bool {
    get { flags[.isChanged] }
    set { flags[.isChanged] = newValue }
  }
  var isByTableau: Bool {
    get { flags[.isByTableau] }
    set { flags[.isByTableau] = newValue }
  }
  var isInOrder: Bool {
    get { flags[.isInOrder] }
    set { flags[.isInOrder] = newValue }
  }
  var isLeftOpen: Bool {
    get { flags[.isLeftOpen] }
    set { flags[.isLeftOpen] = newValue }
  }
  var isPosition: Bool { flags[.isPosition] }
  /// Whether the constraints may leave the variable a choice.
  var mayBeOpen: Bool { !flags.isDisjoint(with: [.isLeftOpen, .isByTableau, .isInOrder]) }
}

/// A constraint as the store keeps it, Σ coefficient·variable + constant (relation) 0: 48 bytes.
struct ConstraintRecord {
  var constant: Double = 0
  var priority: Double = 0
  /// What comes first when constraints compete; creation decides among equals.
  var order: Int = 0
  /// Counts up over all constraints ever made.
  var sequence: UInt32 = 0
  var firstCell: Int32 = 0
  var cellCount: Int32 = 0
  var generation: UInt32 = 0
  /// Set to the number of the last search that came by.
  var mark: UInt32 = 0
  var relation: Relation = .equal
  var flags: ConstraintFlags = .isAlive
}

/// What is known of a constraint in single bits.
struct ConstraintFlags: OptionSet {
  var rawValue: UInt8

  static let isAlive = ConstraintFlags(rawValue: 1 << 0)
  /// The last solve dropped the constraint because required ones contradicted it.
  static let isBroken = ConstraintFlags(rawValue: 1 << 1)
  /// The constraint is on the list of those whose constant changed.
  static let isEdited = ConstraintFlags(rawValue: 1 << 2)
  /// The constant was not only on the right side as written.
  static let hasLeftConstant = ConstraintFlags(rawValue: 1 << 3)
  /// The constraint is on the list of those that are other than they were.
  static let isTouched = ConstraintFlags(rawValue: 1 << 4)
}

extension ConstraintRecord {
  var isAlive: Bool {
    get { flags[.isAlive] }
    set { flags[.isAlive] = newValue }
  }
  var isBroken: Bool {
    get { flags[.isBroken] }
    set { flags[.isBroken] = newValue }
  }
  var isEdited: Bool {
    get { flags[.isEdited] }
    set { flags[.isEdited] = newValue }
  }
}

extension OptionSet {
  /// Whether all bits of an option are set.
  @inline(__always)
  fileprivate subscript(option: Self) -> Bool {
    get { isSuperset(of: option) }
    set { if newValue { formUnion(option) } else { subtract(option) } }
  }
}

/// One term of one constraint, linked into the list of its variable's terms.
struct Cell {
  var coefficient: Double
  var variable: Int32
  var constraint: Int32
  var next: Int32
  var previous: Int32
}

/// A constraint whose constant changed since the last solve, and what it was before.
struct ConstantEdit {
  var place: Int32
  var before: Double
}

/// A variable that a solve changed, and what it was before.
struct Change {
  var variable: Int32
  var before: Double
}
