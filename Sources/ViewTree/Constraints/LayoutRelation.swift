// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The relation between the two sides of a constraint.
///
/// UIKit: `NSLayoutConstraint.Relation`.
public nonisolated enum LayoutRelation: Int, Hashable, Sendable, CaseIterable {
  /// The first side is less than or equal to the second.
  case lessThanOrEqual = -1
  /// The sides are equal.
  case equal = 0
  /// The first side is greater than or equal to the second.
  case greaterThanOrEqual = 1
}
