// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension UIView {
  /// Replaces a view by another in its superview, or hides it and shows the other, and then calls the
  /// completion handler with `true`, both immediately.
  ///
  /// - Parameters:
  ///   - fromView: The view that disappears.
  ///   - toView: The view that appears.
  ///   - duration: The duration in UIKit, in seconds.
  ///   - options: With ``AnimationOptions/showHideTransitionViews``, the views keep their superviews.
  ///   - completion: The completion handler.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Performs spring-animated changes and then calls the completion handler with `true`, both
  /// immediately.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in UIKit, in seconds.
  ///   - bounce: The bounce of the spring in UIKit.
  ///   - velocity: The initial velocity of the spring in UIKit.
  ///   - delay: The delay in UIKit, in seconds.
  ///   - options: The options in UIKit.
  ///   - animations: The changes.
  ///   - completion: The completion handler.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// A Boolean value that indicates whether changes are animated, which they never are here.
  public static var areAnimationsEnabled: Bool { false }

  /// Sets whether changes are animated, which has no effect: they never are here.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}
