// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A handle to a constraint, returned by ``Solver/add(_:_:_:priority:)-(LinearExpression,_,_,_)``
/// and valid only for that solver.
///
/// Once its constraint is removed, a handle never becomes valid again; using it has no effect.
@frozen public struct ConstraintID: Hashable, Sendable {
  /// The index of the constraint in the tables of its solver.
  ///
  /// Indices are reused.
  @usableFromInline package let index: Int32
  /// A counter that distinguishes constraints that successively use the same index.
  @usableFromInline package let generation: UInt32

  @inlinable package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
