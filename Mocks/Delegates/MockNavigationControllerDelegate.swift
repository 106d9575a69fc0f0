// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A navigation controller's delegate that records what it is told.
public final class MockNavigationControllerDelegate: NavigationControllerDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: navigationController(_:willShow:animated:)

  /// The arguments of the calls of ``navigationController(_:willShow:animated:)``, in order.
  public private(set) var willShowCalls:
    [(navigationController: NavigationController, viewController: ViewController, animated: Bool)] =
      []
  /// How often ``navigationController(_:willShow:animated:)`` was called.
  public var willShowCallsCount: Int { willShowCalls.count }

  /// Records the call.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    willShowCalls.append(
      (
        navigationController: navigationController, viewController: viewController,
        animated: animated
      ))
  }

  // MARK: navigationController(_:didShow:animated:)

  /// The arguments of the calls of ``navigationController(_:didShow:animated:)``, in order.
  public private(set) var didShowCalls:
    [(navigationController: NavigationController, viewController: ViewController, animated: Bool)] =
      []
  /// How often ``navigationController(_:didShow:animated:)`` was called.
  public var didShowCallsCount: Int { didShowCalls.count }

  /// Records the call.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    didShowCalls.append(
      (
        navigationController: navigationController, viewController: viewController,
        animated: animated
      ))
  }
}
