// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How the two sides of a constraint compare. UIKit: `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// The sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}
