// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if MainActor
  /// A closure that converts a value to the contents of a snapshot on the main actor.
  public typealias SnapshotFunction<Value, Output> =
    @MainActor @Sendable (Value) throws -> Output
#else
  /// A closure that converts a value to the contents of a snapshot on any thread.
  public typealias SnapshotFunction<Value, Output> = @Sendable (Value) throws -> Output
#endif
