// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that provide the objects involved in a presentation.
///
/// UIKit: `UIViewControllerTransitioningDelegate`.
#if MainActor
  @MainActor
#endif
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller for the style ``ModalPresentationStyle/custom``.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?

  /// Returns the object that shows the presented view if the presentation is animated.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the object that removes the presented view if the dismissal is animated.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Returns `nil`: the presented view fills the container.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }

  /// Returns `nil`: the view is shown immediately.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: the view is removed immediately.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}
