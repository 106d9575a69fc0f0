// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The context of a change.
///
/// SwiftUI: `Transaction`.
///
/// View trees are static: a change takes effect immediately, whatever its transaction.
public nonisolated struct Transaction: Sendable {
  /// The animation of the change, or nil for none.
  public var animation: Animation?
  /// A Boolean value that indicates whether views ignore their own animations.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is one of many, such as those of a slider.
  public var isContinuous = false
  /// A Boolean value that indicates whether animations take the velocity of changes into account.
  public var tracksVelocity = false

  /// Creates a transaction.
  ///
  /// - Parameter animation: The animation, or nil for none.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}
