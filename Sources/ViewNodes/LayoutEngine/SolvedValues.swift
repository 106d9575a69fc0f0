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

/// The variables that the last solve changed, read where they are listed.
struct ChangedVariables: Sequence, IteratorProtocol {
  private var place: UnsafeRawPointer
  private var count: Int
  private let stride: Int

  init(of solver: Solver) {
    (place, count, stride) = solver.changePlaces
  }

  @inline(__always)
  mutating func next() -> Variable? {
    if count == 0 { return nil }
    let variable = Variable(index: place.load(as: Int32.self))
    place += stride
    count -= 1
    return variable
  }
}

extension Variable {
  /// Whether it is the left or top edge of a rectangle, whose variables lie one after the other.
  @inline(__always)
  var isEdge: Bool { index & 3 < 2 }
}
