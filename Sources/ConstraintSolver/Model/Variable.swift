// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A handle to a variable whose value a solver determines, created by ``Solver/makeVariable(_:)``
/// and valid only for that solver.
@frozen public struct Variable: Hashable, Sendable {
  /// The index of the variable in the tables of its solver.
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) { self.index = index }
}
