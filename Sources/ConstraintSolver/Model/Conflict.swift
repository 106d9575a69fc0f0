// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Required constraints that cannot hold together, and the one of them that was dropped so that
/// all others hold.
public struct Conflict: Hashable, Sendable {
  /// Why this constraint of the set was the one to drop.
  public enum Reason: Hashable, Sendable {
    /// It comes last in order: the others were accepted before it.
    case comesLast
    /// It holds for no values at all, whatever the other constraints are.
    case holdsForNoValue
  }

  /// A minimal set, in order: without any one of them the rest can hold.
  ///
  /// Limits such as a size of at least zero are members like others where they take part.
  public let constraints: [ConstraintID]
  /// The member that was dropped.
  ///
  /// It is tried again whenever the system around it changes.
  public let broken: ConstraintID
  /// Why it was this one.
  public let reason: Reason

  package init(constraints: [ConstraintID], broken: ConstraintID, reason: Reason) {
    self.constraints = constraints
    self.broken = broken
    self.reason = reason
  }
}
