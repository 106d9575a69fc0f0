// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Decides about choosing in a tab bar controller and hears of it. UIKit:
/// `UITabBarControllerDelegate`. Everything is optional.
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tap may choose a controller; true by default.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// A tap chose a controller.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
