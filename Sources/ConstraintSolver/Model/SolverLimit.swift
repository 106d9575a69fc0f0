// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A limit of the solver that the last solve ran into, with what it concerns.
///
/// What is not named by a limit has its exact answer.
public enum SolverLimit: Hashable, Sendable {
  /// A part of the system is too large for a tableau, so its constraints were taken in one after
  /// another; see ``Solution/approximated``.
  case tableauSize(variables: [Variable])
  /// The simplex stopped before it was sure of the best answer, because it had made as many steps as
  /// it may or because arithmetic broke down.
  case simplexSteps(variables: [Variable])
  /// Values are beyond all finite numbers; they are zero instead.
  case numberRange(variables: [Variable])
  /// A coefficient is so small, at most 1e-11, that the simplex took it for rounding noise.
  case negligibleCoefficient(constraint: ConstraintID)
}
