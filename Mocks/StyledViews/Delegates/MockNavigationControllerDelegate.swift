// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A navigation controller's delegate that records its calls.
public final class MockNavigationControllerDelegate: NSObject, UINavigationControllerDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``navigationController(_:willShow:animated:)``.
  public let willShowCalls = CallRecorder<
    (
      navigationController: UINavigationController, viewController: UIViewController, animated: Bool
    ),
    Void
  >()

  /// Records the call.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    willShowCalls.record((navigationController, viewController, animated))
  }

  /// The calls to ``navigationController(_:didShow:animated:)``.
  public let didShowCalls = CallRecorder<
    (
      navigationController: UINavigationController, viewController: UIViewController, animated: Bool
    ),
    Void
  >()

  /// Records the call.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    didShowCalls.record((navigationController, viewController, animated))
  }
}
