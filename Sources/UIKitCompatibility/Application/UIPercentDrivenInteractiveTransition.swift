// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A transition that follows a gesture; here, transitions are immediate, and this object only keeps its
/// values.
#if MainActor
  @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The duration, in seconds: 0.
  public final var duration: CGFloat { 0 }
  /// What ``update(_:)`` was last called with; 0 at first.
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed with which the transition completes; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve with which the transition completes.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A Boolean value that indicates whether the transition begins with a gesture; `true` by default.
  open var wantsInteractiveStart = true

  /// Creates a transition.
  public override init() {
    super.init()
  }

  /// Sets how much of the transition is complete, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    if percentComplete.isFinite { self.percentComplete = min(max(percentComplete, 0), 1) }
  }

  /// Ends the transition without its effect.
  open func cancel() { percentComplete = 0 }

  /// Completes the transition.
  open func finish() { percentComplete = 1 }

  /// Called when the transition begins, which never happens here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

/// The methods of a transition that follows a gesture; nothing calls them here.
#if MainActor
  @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
