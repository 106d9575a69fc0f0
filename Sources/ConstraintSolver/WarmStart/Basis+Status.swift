// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Basis.Status {
  /// Creates the status of a row with a value of its left side, all terms moved there.
  @inline(__always)
  init(of value: Double, _ epsilon: Double, _ relation: Relation, priority: Double) {
    if abs(value) <= epsilon {
      self = .active
    } else if relation != .equal, (relation == .lessThanOrEqual) == (value < 0) {
      self = .inactive
    } else if priority >= 1000 {
      // A required row holds; an apparent violation is rounding.
      self = .active
    } else {
      self = value > 0 ? .violatedAbove : .violatedBelow
    }
  }

  /// Returns whether a row with this status keeps it at another value of its left side.
  @inline(__always)
  func isKept(at value: Double, _ epsilon: Double, _ relation: Relation) -> Bool {
    switch self {
    case .active: abs(value) <= epsilon
    case .violatedAbove: value >= -epsilon
    case .violatedBelow: value <= epsilon
    case .inactive: relation == .lessThanOrEqual ? value <= epsilon : value >= -epsilon
    case .broken: false
    }
  }
}
