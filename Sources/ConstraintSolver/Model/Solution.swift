// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The result of a solve, apart from the values, which you read with ``Solver/value(of:)``.
public struct Solution {
  /// The required constraints that could not be satisfied, each with its minimal conflicting set,
  /// in order.
  public let conflicts: [Conflict]
  /// The changes since the previous solve that were rejected because a number wasn't finite.
  public let refused: [SolverError]

  /// The variables whose values may not be optimal, in order of creation; nearly always empty.
  ///
  /// If a coupled subproblem is so large that solving it exactly would take more than 200 MB, its
  /// constraints are added one after another instead: each is satisfied as well as those before it
  /// allow. Required constraints come first, but even one of these may be violated if their
  /// combined effect emerges too late.
  public var approximated: [Variable] { solver.variables(with: .isApproximate) }

  /// The limits that the solver reached; nearly always empty.
  ///
  /// The list is computed on access, like ``undetermined``, at a cost that grows with the system.
  public var limits: [SolverLimit] { solver.limits() }

  let solver: Solver

  /// The variables that the constraints don't determine uniquely, in order of creation.
  ///
  /// A variable is included if it takes more than one value over all optimal solutions, even if the
  /// order of the constraints then selects one: for example, the variables of two soft constraints
  /// with equal priority that can't both be satisfied. The list is computed on access from the
  /// system as it was last solved, so read it before you change the system. Solving takes no longer
  /// because of it.
  public var undetermined: [Variable] { solver.undetermined }
}
