// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A pair of values of which an animation consists.
///
/// SwiftUI: `AnimatablePair`.
///
/// Changes take effect immediately, so the values are only stored.
public nonisolated struct AnimatablePair<First, Second> {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - second: The second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

nonisolated extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
nonisolated extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
