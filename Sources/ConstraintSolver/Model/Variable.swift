// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A number that the solver chooses: a handle, made by ``Solver/makeVariable(_:)`` and
/// meaningful to that solver alone.
@frozen public struct Variable: Hashable, Sendable {
  /// The place of the variable in its solver's tables.
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) { self.index = index }
}
