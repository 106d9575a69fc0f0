// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if MainActor
  /// A closure of a table of tests that works on nodes, on the main actor.
  package typealias TreeWork<each Input, Output> =
    @MainActor @Sendable (repeat each Input) -> Output
  /// A closure of a table of tests that works on nodes and may throw, on the main actor.
  package typealias ThrowingTreeWork<each Input, Output> =
    @MainActor @Sendable (repeat each Input) throws -> Output
#else
  /// A closure of a table of tests that works on nodes.
  package typealias TreeWork<each Input, Output> = @Sendable (repeat each Input) -> Output
  /// A closure of a table of tests that works on nodes and may throw.
  package typealias ThrowingTreeWork<each Input, Output> =
    @Sendable (repeat each Input) throws -> Output
#endif
