// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Trees are static, so the changes of all keyframes take effect immediately, in the order in which
// they are added: where several change the same property, the last one wins, as at the end of
// UIKit's animation.

extension ViewNode {
  /// The options of a keyframe animation, none of which has an effect here.
  ///
  /// UIKit: `UIView.KeyframeAnimationOptions`.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews during the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows user interaction during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at the current state of an animation in progress.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward and forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of the surrounding animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Ignores the options of the surrounding animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Performs the changes of keyframes and then calls the completion handler with `true`, both
  /// immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration in UIKit, in seconds.
  ///   - delay: The delay in UIKit, in seconds.
  ///   - options: The options in UIKit.
  ///   - animations: The changes, usually in calls of
  ///     ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///   - completion: The completion handler.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Performs the changes of a keyframe immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start in UIKit, as a fraction of the animation's duration.
  ///   - frameDuration: The duration in UIKit, as a fraction of the animation's duration.
  ///   - animations: The changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }
}
