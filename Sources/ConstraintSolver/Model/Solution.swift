// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a solve found, apart from the values, which are read with ``Solver/value(of:)``.
public struct Solution {
  /// The required constraints that could not hold, each with its minimal set, in order.
  public let conflicts: [Conflict]
  /// Changes since the solve before that were refused because a number was not finite.
  public let refused: [SolverError]

  /// The variables whose values may not be the best ones, in order of creation: nearly always none.
  ///
  /// A part of a system that hangs together in more ways than one sum, and is so large that solving it
  /// exactly would take more than 200 MB, has its constraints taken in one after another instead: each
  /// is met as well as those before it allow. Required constraints come first, but may be missed
  /// where what they mean together shows too late.
  public var approximated: [Variable] { solver.variables(with: .isInOrder) }

  /// The limits that the solver ran into, nearly always none.
  ///
  /// Worked out when read, as ``undetermined`` is, at a cost that grows with the system.
  public var limits: [SolverLimit] { solver.limits() }

  let solver: Solver

  /// The variables that the constraints leave a choice for, in order of creation.
  ///
  /// A variable counts when it has more than one value over all solutions that are equally good,
  /// even if the order of the constraints then settles it: two equal soft rows that cannot both be
  /// met are reported. It is worked out when read, from the system as the solver last solved it;
  /// read it before changing the system. Solving does not pay for it.
  public var undetermined: [Variable] { solver.undetermined }
}
