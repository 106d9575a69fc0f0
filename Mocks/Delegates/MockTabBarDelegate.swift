// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A delegate of tab bars that records what is chosen.
public final class MockTabBarDelegate: TabBarDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: tabBar(_:didSelect:)

  /// The arguments of the calls of ``tabBar(_:didSelect:)``, in order.
  public private(set) var didSelectCalls: [(tabBar: TabBarNode, item: TabBarItem)] = []
  /// How often ``tabBar(_:didSelect:)`` was called.
  public var didSelectCallsCount: Int { didSelectCalls.count }

  /// Records the call.
  public func tabBar(_ tabBar: TabBarNode, didSelect item: TabBarItem) {
    didSelectCalls.append((tabBar: tabBar, item: item))
  }
}
