// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The record of a variable in the store: 40 bytes.
struct VariableRecord {
  /// The value that the last solve computed.
  var value: Double = 0
  /// A counter over all variables ever created.
  ///
  /// It breaks ties among free variables of the same order.
  var sequence: UInt32 = 0
  /// The first cell in the list of the variable's terms, or −1.
  var firstCell: Int32 = -1
  /// The variable whose value is the default of this one, or −1 for zero.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextChild: Int32 = -1
  var previousChild: Int32 = -1
  /// The number of the last search that visited the variable.
  var mark: UInt32 = 0
  var flags: VariableFlags = .isAlive

  /// The outcome of the last solve for the variable, apart from its value.
  var outcomeFlags: UInt8 { UInt8(truncatingIfNeeded: flags.intersection(.solution).rawValue) }
}

/// The flags of a variable.
struct VariableFlags: OptionSet {
  var rawValue: UInt16

  static let isAlive = VariableFlags(rawValue: 1 << 0)
  /// The variable needs to be solved again.
  static let isDirty = VariableFlags(rawValue: 1 << 1)
  /// The variable is dirty because of a required constraint.
  static let isHard = VariableFlags(rawValue: 1 << 2)
  /// The required constraints alone determine the value.
  static let isFixedByRequired = VariableFlags(rawValue: 1 << 3)
  /// The last solve set the variable to its default value, or as near to it as possible, because
  /// the constraints left it free.
  static let hasDefaultValue = VariableFlags(rawValue: 1 << 4)
  /// The value is in the list of changes.
  static let isChanged = VariableFlags(rawValue: 1 << 5)
  /// The last solve needed the simplex for the variable.
  static let isSolvedBySimplex = VariableFlags(rawValue: 1 << 6)
  /// The constraints left the variable, or one that it depends on, open, so the rules for default
  /// values determined its value.
  static let isUndetermined = VariableFlags(rawValue: 1 << 7)
  /// The value was found by processing constraints one after another.
  static let isApproximate = VariableFlags(rawValue: 1 << 8)
  /// The variable is a position and not a length.
  static let isPosition = VariableFlags(rawValue: 1 << 9)

  /// The simplex stopped before it proved the value optimal.
  static let stoppedEarly = VariableFlags(rawValue: 1 << 10)
  /// The value was not finite.
  static let isOutOfRange = VariableFlags(rawValue: 1 << 11)

  static let dirtyAndHard: VariableFlags = [.isDirty, .isHard]
  /// The flags that indicate that the constraints may leave a variable open.
  static let mayBeUndetermined: VariableFlags = [
    .isUndetermined, .isSolvedBySimplex, .isApproximate,
  ]
  /// The flags in which the solutions of two bases can differ.
  static let solution: VariableFlags = [
    .isFixedByRequired, .hasDefaultValue, .isSolvedBySimplex, .isUndetermined,
  ]
  /// The flags that describe how the last solve found the value.
  static let outcome: VariableFlags = [
    .hasDefaultValue, .isSolvedBySimplex, .isApproximate, .isUndetermined, .stoppedEarly,
    .isOutOfRange,
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
  var hasDefaultValue: Bool {
    get { flags[.hasDefaultValue] }
    set { flags[.hasDefaultValue] = newValue }
  }
  var isChanged: Bool {
    get { flags[.isChanged] }
    set { flags[.isChanged] = newValue }
  }
  var isSolvedBySimplex: Bool {
    get { flags[.isSolvedBySimplex] }
    set { flags[.isSolvedBySimplex] = newValue }
  }
  var isApproximate: Bool {
    get { flags[.isApproximate] }
    set { flags[.isApproximate] = newValue }
  }
  var isUndetermined: Bool {
    get { flags[.isUndetermined] }
    set { flags[.isUndetermined] = newValue }
  }
  var isPosition: Bool { flags[.isPosition] }
  /// Whether the constraints may leave the variable open.
  var mayBeUndetermined: Bool { !flags.isDisjoint(with: .mayBeUndetermined) }
}

/// The record of a constraint in the store, Σ coefficient·variable + constant (relation) 0: 48
/// bytes.
struct ConstraintRecord {
  var constant: Double = 0
  var priority: Double = 0
  /// The rank among competing constraints, with ties broken by creation.
  var order: Int = 0
  /// A counter over all constraints ever created.
  var sequence: UInt32 = 0
  var firstCell: Int32 = 0
  var cellCount: Int32 = 0
  var generation: UInt32 = 0
  /// The number of the last search that visited the constraint.
  var mark: UInt32 = 0
  var relation: Relation = .equal
  var flags: ConstraintFlags = .isAlive
}

/// The flags of a constraint.
struct ConstraintFlags: OptionSet {
  var rawValue: UInt8

  static let isAlive = ConstraintFlags(rawValue: 1 << 0)
  /// The last solve dropped the constraint because it contradicts other required ones.
  static let isBroken = ConstraintFlags(rawValue: 1 << 1)
  /// The constraint is in the list of constant edits.
  static let isEdited = ConstraintFlags(rawValue: 1 << 2)
  /// Part of the constant was on the left side as written.
  static let hasLeftConstant = ConstraintFlags(rawValue: 1 << 3)
  /// The constraint is in the list of constraints that changed.
  static let isListedAsChanged = ConstraintFlags(rawValue: 1 << 4)
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

/// One term of a constraint, linked into the list of its variable's terms.
struct Cell {
  var coefficient: Double
  var variable: Int32
  var constraint: Int32
  var next: Int32
  var previous: Int32
}

/// A constraint whose constant changed since the last solve, with its previous constant.
struct ConstantEdit {
  var constraint: Int32
  var before: Double
}

/// A variable that a solve changed, with its previous value.
struct Change {
  var variable: Int32
  var before: Double
}
