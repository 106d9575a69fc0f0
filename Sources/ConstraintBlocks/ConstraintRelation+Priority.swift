// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewTree

precedencegroup ConstraintPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : ConstraintPriorityPrecedence

extension ConstraintRelation {
  /// Assigns a priority to a relation: `title.top == photo.bottom + 8 ~ .high`.
  public static func ~ (relation: ConstraintRelation, priority: LayoutPriority)
    -> ConstraintRelation
  {
    var result = relation
    result.priority = priority
    return result
  }

  /// Assigns a priority to a relation, as a number greater than 0 and at most 1000.
  public static func ~ (relation: ConstraintRelation, priority: Float) -> ConstraintRelation {
    relation ~ LayoutPriority(priority)
  }
}

nonisolated extension LayoutPriority {
  /// A priority of 750, the same as ``defaultHigh``.
  public static let high = defaultHigh
  /// A priority of 500.
  public static let medium = LayoutPriority(500)
  /// A priority of 250, the same as ``defaultLow``.
  public static let low = defaultLow
}
