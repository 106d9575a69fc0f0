// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A tab bar controller's delegate that records its calls and returns configured values.
public final class MockTabBarControllerDelegate: NSObject, UITabBarControllerDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``tabBarController(_:shouldSelect:)``, which returns `true` by default.
  public let shouldSelectCalls = CallRecorder<
    (tabBarController: UITabBarController, viewController: UIViewController), Bool
  >()

  /// Records the call and returns the configured value.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    shouldSelectCalls.record((tabBarController, viewController)) { true }
  }

  /// The calls to ``tabBarController(_:didSelect:)``.
  public let didSelectCalls = CallRecorder<
    (tabBarController: UITabBarController, viewController: UIViewController), Void
  >()

  /// Records the call.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    didSelectCalls.record((tabBarController, viewController))
  }
}
