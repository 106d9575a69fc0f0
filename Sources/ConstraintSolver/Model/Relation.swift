// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The relation between the two sides of a constraint.
@frozen public enum Relation: Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// The left side equals the right side.
  case equal
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// The relation as written in algebra: `=`, `≤` or `≥`.
  public var description: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}
