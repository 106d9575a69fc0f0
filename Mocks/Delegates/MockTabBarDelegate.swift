// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A delegate of tab bars that records what is chosen.
public final class MockTabBarDelegate: TabBarDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``tabBar(_:didSelect:)``.
  public let didSelectCalls = CallRecorder<(tabBar: TabBarNode, item: TabBarItem), Void>()

  /// Records the call.
  public func tabBar(_ tabBar: TabBarNode, didSelect item: TabBarItem) {
    didSelectCalls.record((tabBar, item))
  }
}
