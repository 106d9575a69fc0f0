// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A limit of the solver that the last solve reached, with the variables or the constraint
/// affected.
///
/// Everything that no limit names has its exact value.
public enum SolverLimit: Hashable, Sendable {
  /// The tableau of a subproblem would be too large, so its constraints were added one after
  /// another; see ``Solution/approximated``.
  case tableauSize(variables: [Variable])
  /// The simplex stopped before it proved optimality, because it reached the limit of its
  /// iterations or because arithmetic broke down.
  case simplexSteps(variables: [Variable])
  /// The values overflow; they are zero instead.
  case numberRange(variables: [Variable])
  /// A coefficient is so small, at most 1e-11, that the simplex treated it as rounding noise.
  case negligibleCoefficient(constraint: ConstraintID)
}
