// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A limit that the solver reached in the last solve, with the affected variables or constraint.
///
/// Variables that no limit mentions have their exact values.
public enum SolverLimit: Hashable, Sendable {
  /// The tableau of a subproblem would be too large, so its constraints were added one after
  /// another; see ``Solution/approximated``.
  case tableauSize(variables: [Variable])
  /// The simplex stopped before it proved optimality, because it reached the maximum number of
  /// iterations or because of a numerical failure.
  case simplexSteps(variables: [Variable])
  /// The values of the variables overflowed and are set to zero.
  case numberRange(variables: [Variable])
  /// A coefficient is so small, at most 1e-11, that the simplex treated it as a rounding error.
  case negligibleCoefficient(constraint: ConstraintID)
}
