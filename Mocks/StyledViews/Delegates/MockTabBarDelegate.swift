// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A tab bar's delegate that records its calls.
public final class MockTabBarDelegate: NSObject, UITabBarDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``tabBar(_:didSelect:)``.
  public let didSelectCalls = CallRecorder<(tabBar: UITabBar, item: UITabBarItem), Void>()

  /// Records the call.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    didSelectCalls.record((tabBar, item))
  }
}
