// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A number that the solver chooses: a handle, made by ``Solver/makeVariable(_:)`` and
/// meaningful to that solver alone.
public struct Variable: Hashable, Sendable {
  /// The place of the variable in its solver's tables.
  package let index: Int32

  package init(index: Int32) { self.index = index }
}
