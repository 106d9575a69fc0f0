// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The values of a solver, read in place, because calling into another module thousands of times
/// would cost more than the reads themselves.
///
/// Valid until the solver changes.
struct SolvedValues {
  private let first: UnsafeRawPointer
  private let count: Int
  private let stride: Int

  init(of solver: Solver) {
    (first, count, stride) = solver.valueBuffer
  }

  /// A rectangle with four consecutive variables.
  struct Rectangle {
    /// The left and top edges.
    var origin: SIMD2<Double>
    var width: Double
    var height: Double
  }

  /// Returns the rectangle whose variables begin at an index.
  @inline(__always)
  subscript(rectangleAt first: Int32) -> Rectangle {
    assert(first >= 0 && Int(first) + 4 <= count)
    let x = self.first + Int(first) &* stride
    let y = x + stride
    let width = y + stride
    return Rectangle(
      origin: SIMD2(x.load(as: Double.self), y.load(as: Double.self)),
      width: width.load(as: Double.self), height: (width + stride).load(as: Double.self))
  }
}

/// The variables that the last solve changed, read in place.
nonisolated struct ChangedVariables: Sequence, IteratorProtocol {
  private var pointer: UnsafeRawPointer
  private var count: Int
  private let stride: Int

  init(of solver: Solver) {
    (pointer, count, stride) = solver.changedVariableBuffer
  }

  @inline(__always)
  mutating func next() -> Variable? {
    if count == 0 { return nil }
    let variable = Variable(index: pointer.load(as: Int32.self))
    pointer += stride
    count &-= 1
    return variable
  }
}

nonisolated extension Variable {
  /// Whether this is the left or top edge of a rectangle, whose variables are consecutive.
  @inline(__always)
  var isEdge: Bool { index & 3 < 2 }
}
