// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A navigation controller's delegate that records what it is told.
public final class MockNavigationControllerDelegate: NavigationControllerDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``navigationController(_:willShow:animated:)``.
  public let willShowCalls = CallRecorder<
    (navigationController: NavigationController, viewController: ViewController, animated: Bool),
    Void
  >()

  /// Records the call.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    willShowCalls.record((navigationController, viewController, animated))
  }

  /// The calls of ``navigationController(_:didShow:animated:)``.
  public let didShowCalls = CallRecorder<
    (navigationController: NavigationController, viewController: ViewController, animated: Bool),
    Void
  >()

  /// Records the call.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    didShowCalls.record((navigationController, viewController, animated))
  }
}
