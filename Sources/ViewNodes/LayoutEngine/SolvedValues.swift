// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The values that a solver found, read where they lie: thousands of calls into another module would
/// cost more than the reading. Good until the solver is changed the next time.
struct SolvedValues {
  private let first: UnsafeRawPointer
  private let stride: Int

  init(of solver: Solver) {
    (first, stride) = solver.valuePlaces
  }

  /// The value of a variable that the solver has.
  @inline(__always)
  subscript(variable: Variable) -> Double {
    first.load(fromByteOffset: Int(variable.index) &* stride, as: Double.self)
  }
}
