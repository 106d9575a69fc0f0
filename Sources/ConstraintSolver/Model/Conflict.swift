// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A minimal set of required constraints that can't all be satisfied, with the one that was
/// dropped.
public struct Conflict: Hashable, Sendable {
  /// The reason why a constraint of the set was dropped.
  public enum Reason: Hashable, Sendable {
    /// The constraint is the last one in the order of constraints; the others take precedence.
    case comesLast
    /// The constraint is infeasible by itself.
    case holdsForNoValue
  }

  /// The constraints of the minimal set, in order; if you remove any one of them, the others can be
  /// satisfied.
  ///
  /// Bounds, such as a size of at least zero, are members like any other constraint.
  public let constraints: [ConstraintID]
  /// The constraint that was dropped.
  ///
  /// The solver tries it again whenever the system around it changes.
  public let broken: ConstraintID
  /// The reason why ``broken`` was chosen.
  public let reason: Reason

  package init(constraints: [ConstraintID], broken: ConstraintID, reason: Reason) {
    self.constraints = constraints
    self.broken = broken
    self.reason = reason
  }
}
