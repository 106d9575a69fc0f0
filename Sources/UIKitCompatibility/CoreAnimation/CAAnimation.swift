// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer's animation, which ends as soon as it is added: layers show their final values.
#if MainActor
  @MainActor
#endif
open class CAAnimation: NSObject {
  /// The duration in Core Animation, in seconds.
  open var duration: CFTimeInterval = 0
  /// The beginning in Core Animation, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The speed relative to the layer's time, 1 by default.
  open var speed: Float = 1
  /// The offset in the animation's own time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation repeats.
  open var repeatCount: Float = 0
  /// For how long the animation repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether the animation runs backward after it ran forward.
  open var autoreverses = false
  /// The values that are shown before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing.
  open var timingFunction: CAMediaTimingFunction?
  /// A Boolean value that indicates whether the layer forgets the animation when it ends; `true` by
  /// default.
  open var isRemovedOnCompletion = true
  /// The delegate, which is notified when the animation begins and ends; held strongly, as in Core
  /// Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The values that are kept under names of their own.
  final var keptValues: [String: Any] = [:]

  /// Creates an animation.
  public override init() {
    super.init()
  }
}

/// The methods that are called when an animation begins and ends.
#if MainActor
  @MainActor
#endif
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A time in seconds.
public typealias CFTimeInterval = Double

// Core Animation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time since the machine was started, in seconds, for measuring intervals.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}
