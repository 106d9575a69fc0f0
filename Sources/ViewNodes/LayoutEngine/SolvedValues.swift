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

  /// A rectangle whose four variables lie one after the other.
  struct Rectangle {
    /// Left and top edge.
    var origin: SIMD2<Double>
    var width: Double
    var height: Double
  }

  /// The rectangle whose variables begin with one.
  @inline(__always)
  subscript(rectangleAt first: Int32) -> Rectangle {
    let x = self.first + Int(first) &* stride
    let y = x + stride
    let width = y + stride
    return Rectangle(
      origin: SIMD2(x.load(as: Double.self), y.load(as: Double.self)),
      width: width.load(as: Double.self), height: (width + stride).load(as: Double.self))
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
    count &-= 1
    return variable
  }
}

extension Variable {
  /// Whether it is the left or top edge of a rectangle, whose variables lie one after the other.
  @inline(__always)
  var isEdge: Bool { index & 3 < 2 }
}
