// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// UIKit's animation methods. Because trees are static, changes and completion handlers take effect
// immediately, with the results that UIKit produces at the end of the animation.

extension ViewNode {
  /// The options of an animation, none of which has an effect here.
  ///
  /// UIKit: `UIView.AnimationOptions`.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews during the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows user interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the current state of an animation in progress.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward and forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of the surrounding animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve of the surrounding animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the content anew during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options of the surrounding animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Eases in and out.
    public static let curveEaseInOut: AnimationOptions = []
    /// Eases in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Eases out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps a constant pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up from the bottom.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down from the top.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Flips from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Dissolves from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Performs changes and then calls the completion handler with `true`, both immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - animations: The changes.
  ///   - completion: The completion handler.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Performs changes and then calls the completion handler with `true`, both immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - delay: The delay in UIKit, in seconds.
  ///   - options: The options in UIKit.
  ///   - animations: The changes.
  ///   - completion: The completion handler.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Performs spring-animated changes and then calls the completion handler with `true`, both
  /// immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - delay: The delay in UIKit, in seconds.
  ///   - dampingRatio: The damping ratio of the spring in UIKit.
  ///   - velocity: The initial velocity of the spring in UIKit.
  ///   - options: The options in UIKit.
  ///   - animations: The changes.
  ///   - completion: The completion handler.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Performs changes to a node's content and then calls the completion handler with `true`, both
  /// immediately.
  ///
  /// - Parameters:
  ///   - view: The node.
  ///   - duration: The duration in UIKit, in seconds.
  ///   - options: The options in UIKit.
  ///   - animations: The changes.
  ///   - completion: The completion handler.
  public static func transition(
    with view: ViewNode, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Performs changes immediately, as all animation methods do here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
