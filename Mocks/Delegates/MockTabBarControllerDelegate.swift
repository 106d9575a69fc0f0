// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A tab bar controller's delegate that records what it is asked and told, and answers as set.
public final class MockTabBarControllerDelegate: TabBarControllerDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``tabBarController(_:shouldSelect:)``, which answers `true` unless set.
  public let shouldSelectCalls = CallRecorder<
    (tabBarController: TabBarController, viewController: ViewController), Bool
  >()

  /// Records the call and answers as set.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    shouldSelectCalls.record((tabBarController, viewController)) { true }
  }

  /// The calls of ``tabBarController(_:didSelect:)``.
  public let didSelectCalls = CallRecorder<
    (tabBarController: TabBarController, viewController: ViewController), Void
  >()

  /// Records the call.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    didSelectCalls.record((tabBarController, viewController))
  }
}
