// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A key that identifies a controller in a transition.
///
/// UIKit: `UITransitionContextViewControllerKey`.
public nonisolated enum TransitionContextViewControllerKey: String, Hashable, Sendable {
  /// The controller whose view is visible before the transition.
  case from
  /// The controller whose view is visible after the transition.
  case to
}

/// A key that identifies a view in a transition.
///
/// UIKit: `UITransitionContextViewKey`.
public nonisolated enum TransitionContextViewKey: String, Hashable, Sendable {
  /// The view that is removed.
  case from
  /// The view that is added.
  case to
}

/// The context of a transition, for the object that shows or removes the presented view.
///
/// UIKit: `UIViewControllerContextTransitioning`.
#if MainActor
  @MainActor
#endif
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view to which the presented view is added.
  var containerView: ViewNode { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture controls the transition; always `false` here.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled; always `false` here.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: ModalPresentationStyle { get }
  /// Returns the controller that disappears or appears.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view to remove or to add, or `nil` if there is none.
  func view(forKey key: TransitionContextViewKey) -> ViewNode?
  /// Returns the frame of a controller's view before the transition, or zero if it isn't visible.
  func initialFrame(for controller: ViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, or zero if it isn't visible.
  func finalFrame(for controller: ViewController) -> CGRect
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
}
