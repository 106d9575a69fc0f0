// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object that shows or removes a presented view in a custom way.
///
/// UIKit: `UIViewControllerAnimatedTransitioning`.
#if MainActor
  @MainActor
#endif
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration, in seconds; without effect here, because animations end immediately.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double

  /// Adds the view to the container or moves it away, and calls
  /// ``ViewControllerContextTransitioning/completeTransition(_:)``.
  ///
  /// A view that this method doesn't add is added afterward.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// Called after the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
