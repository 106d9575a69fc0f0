// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The state of an animation.
public nonisolated enum UIViewAnimatingState: Int, Hashable, Sendable, CaseIterable {
  /// The animation hasn't begun or has ended.
  case inactive = 0
  /// The animation has begun, or was paused.
  case active = 1
  /// The animation was stopped and waits for its end.
  case stopped = 2
}

/// A position in an animation.
public nonisolated enum UIViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// The end.
  case end = 0
  /// The beginning.
  case start = 1
  /// The current position.
  case current = 2
}

/// An animation that can be started, paused, and stopped.
#if MainActor
  @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running, which it is only while its
  /// changes are performed.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Performs the changes and completes.
  func startAnimation()
  /// Performs the changes and completes.
  ///
  /// - Parameter delay: The delay, in seconds; ignored, because the changes are immediate.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Activates the animation without performing the changes.
  func pauseAnimation()
  /// Stops the animation, optionally without finishing it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes can be added to.
#if MainActor
  @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  ///
  /// - Parameter animation: A closure that performs the changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  ///
  /// - Parameter completion: A closure that receives the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
