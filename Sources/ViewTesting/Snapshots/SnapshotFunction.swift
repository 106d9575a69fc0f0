// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if MainActor
  /// Turns a value into what a snapshot keeps of it, on the main actor.
  public typealias SnapshotFunction<Value, Output> =
    @MainActor @Sendable (Value) throws -> Output
#else
  /// Turns a value into what a snapshot keeps of it, on any thread.
  public typealias SnapshotFunction<Value, Output> = @Sendable (Value) throws -> Output
#endif
