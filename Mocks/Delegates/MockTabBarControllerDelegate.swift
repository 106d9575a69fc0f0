// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A tab bar controller's delegate that records what it is asked and told, and answers as set.
public final class MockTabBarControllerDelegate: TabBarControllerDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: tabBarController(_:shouldSelect:)

  /// The arguments of the calls of ``tabBarController(_:shouldSelect:)``, in order.
  public private(set) var shouldSelectCalls:
    [(tabBarController: TabBarController, viewController: ViewController)] = []
  /// How often ``tabBarController(_:shouldSelect:)`` was called.
  public var shouldSelectCallsCount: Int { shouldSelectCalls.count }
  /// What ``tabBarController(_:shouldSelect:)`` answers.
  public var shouldSelectAnswer: Bool = true

  /// Records the call and answers as set.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    shouldSelectCalls.append((tabBarController: tabBarController, viewController: viewController))
    return shouldSelectAnswer
  }

  // MARK: tabBarController(_:didSelect:)

  /// The arguments of the calls of ``tabBarController(_:didSelect:)``, in order.
  public private(set) var didSelectCalls:
    [(tabBarController: TabBarController, viewController: ViewController)] = []
  /// How often ``tabBarController(_:didSelect:)`` was called.
  public var didSelectCallsCount: Int { didSelectCalls.count }

  /// Records the call.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    didSelectCalls.append((tabBarController: tabBarController, viewController: viewController))
  }
}
