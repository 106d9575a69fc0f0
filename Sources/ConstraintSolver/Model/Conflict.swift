// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A minimal set of required constraints that cannot hold together, with the one that was dropped.
public struct Conflict: Hashable, Sendable {
  /// The reason why this constraint of the set was dropped.
  public enum Reason: Hashable, Sendable {
    /// The constraint comes last in order: the others were accepted before it.
    case comesLast
    /// The constraint is infeasible on its own.
    case holdsForNoValue
  }

  /// The members of the minimal set, in order: without any one of them, the rest can hold.
  ///
  /// Bounds, such as a size of at least zero, are members like any other constraint.
  public let constraints: [ConstraintID]
  /// The constraint that was dropped.
  ///
  /// The solver retries it whenever the system around it changes.
  public let broken: ConstraintID
  /// The reason why it was chosen.
  public let reason: Reason

  package init(constraints: [ConstraintID], broken: ConstraintID, reason: Reason) {
    self.constraints = constraints
    self.broken = broken
    self.reason = reason
  }
}
