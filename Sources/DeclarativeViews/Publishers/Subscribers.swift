// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The namespace of what subscribers of a ``Publisher`` receive.
///
/// Combine: `Subscribers`.
public nonisolated enum Subscribers {
  /// The way in which a publisher ended.
  ///
  /// Combine: `Subscribers.Completion`.
  public enum Completion<Failure: Error> {
    /// It has sent all of its values.
    case finished
    /// It ended with an error.
    case failure(Failure)
  }
}

nonisolated extension Subscribers.Completion: Equatable where Failure: Equatable {}
nonisolated extension Subscribers.Completion: Hashable where Failure: Hashable {}
nonisolated extension Subscribers.Completion: Sendable {}
