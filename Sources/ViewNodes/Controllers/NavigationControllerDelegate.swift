// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that a navigation controller calls when it shows view controllers.
///
/// UIKit: `UINavigationControllerDelegate`.
///
/// All methods have default implementations.
#if MainActor
  @MainActor
#endif
public protocol NavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a view controller is about to be shown.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Tells the delegate that a view controller was shown.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
  /// Returns the object that replaces the shown view if the change is animated.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation, from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Returns `nil`: the view is replaced immediately.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation, from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}
