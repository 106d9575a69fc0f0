// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A tab bar controller's delegate that records what it is asked and told, and answers as set.
public final class MockTabBarControllerDelegate: NSObject, UITabBarControllerDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls of ``tabBarController(_:shouldSelect:)``, which answers `true` unless set.
  public let shouldSelectCalls = CallRecorder<
    (tabBarController: UITabBarController, viewController: UIViewController), Bool
  >()

  /// Records the call and answers as set.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    shouldSelectCalls.record((tabBarController, viewController)) { true }
  }

  /// The calls of ``tabBarController(_:didSelect:)``.
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
