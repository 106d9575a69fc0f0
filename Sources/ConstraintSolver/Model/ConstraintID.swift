// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A handle of a constraint, given out by ``Solver/add(_:_:_:priority:)-(LinearExpression,_,_,_)`` and
/// meaningful to that solver alone.
///
/// Once its constraint is removed a handle is never valid again: using it has no effect.
@frozen public struct ConstraintID: Hashable, Sendable {
  /// The place of the constraint in its solver's tables.
  ///
  /// Places are used again.
  @usableFromInline package let index: Int32
  /// Tells apart the constraints that were at one place, one after another.
  @usableFromInline package let generation: UInt32

  @inlinable package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
