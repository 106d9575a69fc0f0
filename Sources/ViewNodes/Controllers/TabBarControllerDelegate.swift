// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that control and report the selection of view controllers.
///
/// UIKit: `UITabBarControllerDelegate`.
///
/// All methods have default implementations.
#if MainActor
  @MainActor
#endif
public protocol TabBarControllerDelegate: AnyObject {
  /// Asks the delegate whether a tap may select a view controller; `true` by default.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Tells the delegate that a tap selected a view controller.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
