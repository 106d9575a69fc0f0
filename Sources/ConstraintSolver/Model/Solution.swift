// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The result of a solve, apart from the values, which you read with ``Solver/value(of:)``.
public struct Solution {
  /// The required constraints that could not be satisfied, each with its minimal conflicting set,
  /// in order.
  public let conflicts: [Conflict]
  /// The changes since the previous solve that were rejected because a number was not finite.
  public let refused: [SolverError]

  /// The variables whose values may not be optimal, in order of creation; nearly always empty.
  ///
  /// If a coupled subproblem is so large that solving it exactly would take more than 200 MB, its
  /// constraints are added one after another instead: each is satisfied as well as those before it
  /// allow. Required constraints come first, but one may be violated where their combined effect
  /// emerges too late.
  public var approximated: [Variable] { solver.variables(with: .isApproximate) }

  /// The limits that the solver reached; nearly always empty.
  ///
  /// Computed on access, like ``undetermined``, at a cost that grows with the system.
  public var limits: [SolverLimit] { solver.limits() }

  let solver: Solver

  /// The variables that the constraints do not determine uniquely, in order of creation.
  ///
  /// A variable is included if it takes more than one value over all optimal solutions, even if the
  /// order of the constraints then decides: two equal soft rows that cannot both be satisfied are
  /// reported. The list is computed on access from the system as it was last solved, so read it
  /// before changing the system. Solving does not pay for it.
  public var undetermined: [Variable] { solver.undetermined }
}
