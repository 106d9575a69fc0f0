// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The time at which an animation is complete.
///
/// SwiftUI: `AnimationCompletionCriteria`.
///
/// Changes take effect immediately, so all times are the same.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  private let includesRest: Bool

  /// When the value has been reached, even if it is still settling.
  public static let logicallyComplete = AnimationCompletionCriteria(includesRest: false)
  /// When nothing moves.
  public static let removed = AnimationCompletionCriteria(includesRest: true)
}
