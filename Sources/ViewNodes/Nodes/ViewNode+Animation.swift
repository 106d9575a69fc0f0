// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// UIKit's ways to animate changes. Trees do not move: a change is there at once, and its completion is
// called at once, so that code with animations does here what it does when they are over.

extension ViewNode {
  /// How an animation runs. UIKit: `UIView.AnimationOptions`. None of it has an effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out on the way.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are taken on the way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where things are on their way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on and on.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turned over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes, and calls the completion with `true`, both at once.
  ///
  /// - Parameters:
  ///   - duration: How long UIKit takes, in seconds.
  ///   - animations: The changes.
  ///   - completion: What is done afterward.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, and calls the completion with `true`, both at once.
  ///
  /// - Parameters:
  ///   - duration: How long UIKit takes, in seconds.
  ///   - delay: How long UIKit waits first, in seconds.
  ///   - options: How UIKit does it.
  ///   - animations: The changes.
  ///   - completion: What is done afterward.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes as with a spring, and calls the completion with `true`, both at once.
  ///
  /// - Parameters:
  ///   - duration: How long UIKit takes, in seconds.
  ///   - delay: How long UIKit waits first, in seconds.
  ///   - dampingRatio: How little the spring swings.
  ///   - velocity: How fast it begins.
  ///   - options: How UIKit does it.
  ///   - animations: The changes.
  ///   - completion: What is done afterward.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes to what a node shows, and calls the completion with `true`, both at once.
  ///
  /// - Parameters:
  ///   - view: The node.
  ///   - duration: How long UIKit takes, in seconds.
  ///   - options: How UIKit does it.
  ///   - animations: The changes.
  ///   - completion: What is done afterward.
  public static func transition(
    with view: ViewNode, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes at once, as all are made here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
