// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

/// An animator whose changes take no time: they are performed when the animation starts, which also
/// completes it.
///
/// A paused animation performs its changes when it continues or is finished at its end; one that is
/// reversed, stopped before it starts, or finished at its beginning performs none. Changes that are
/// added later are performed with the next start.
#if MainActor
  @MainActor
#endif
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in UIKit, in seconds.
  public final let duration: TimeInterval
  /// The delay in UIKit, in seconds.
  public private(set) final var delay: TimeInterval = 0
  /// The timing of the animation in UIKit.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// The state of the animation.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation is running: `false` except in its
  /// changes.
  public private(set) final var isRunning = false
  /// A Boolean value that indicates whether the animation runs backward, and so ends without
  /// changes.
  open var isReversed = false
  /// The completed fraction of the animation, from 0 to 1; setting it activates the animation.
  open var fractionComplete: CGFloat = 0 {
    didSet {
      fractionComplete = fractionComplete.isNaN ? 0 : min(max(fractionComplete, 0), 1)
      if state == .inactive { state = .active }
    }
  }
  /// A Boolean value that indicates whether a completed animation stays active; `false` by default.
  open var pausesOnCompletion = false
  /// A Boolean value that indicates whether views can be touched during the animation; `true` by
  /// default.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether touches interrupt the animation; `true` by default.
  open var isInterruptible = true
  /// A Boolean value that indicates whether setting the fraction changes views linearly; `true` by
  /// default.
  open var scrubsLinearly = true

  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - parameters: The timing in UIKit.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animation along a curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - curve: The curve in UIKit.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation along a curve with control points.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - point1: The first control point, in unit coordinates.
  ///   - point2: The second control point, in unit coordinates.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation of a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - ratio: The damping ratio in UIKit.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Performs changes and completes immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - delay: The delay in UIKit, in seconds.
  ///   - options: The options in UIKit.
  ///   - animations: The changes.
  ///   - completion: Called at the end.
  /// - Returns: The completed animation.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  ///
  /// - Parameter animation: The changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds changes.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The delay in UIKit, as a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a closure to call at the end.
  ///
  /// - Parameter completion: The closure, which receives the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Performs the changes and completes, unless the animator is stopped.
  open func startAnimation() {
    guard state != .stopped else { return }
    complete(at: isReversed ? .start : .end)
  }

  /// Performs the changes and completes, unless the animator is stopped.
  ///
  /// - Parameter delay: The delay in UIKit, in seconds; here, there is none.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Pauses the animator: it becomes active without performing its changes.
  open func pauseAnimation() {
    if state == .inactive { state = .active }
  }

  /// Continues a paused animation: performs the changes and completes.
  ///
  /// - Parameters:
  ///   - parameters: The timing in UIKit.
  ///   - durationFactor: The remaining duration in UIKit, as a fraction of the original one.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops an active animator.
  ///
  /// - Parameter withoutFinishing: Whether the animator drops its changes and completions, instead
  ///   of waiting for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if withoutFinishing {
      (animations, completions) = ([], [])
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Completes a stopped animator.
  ///
  /// - Parameter finalPosition: The position at which the animation ends.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private final func complete(at position: UIViewAnimatingPosition) {
    state = .active
    isRunning = true
    let (due, handlers) = (animations, completions)
    (animations, completions) = ([], [])
    if position == .end { for animation in due { animation() } }
    isRunning = false
    if !pausesOnCompletion { state = .inactive }
    for completion in handlers { completion(position) }
  }
}
