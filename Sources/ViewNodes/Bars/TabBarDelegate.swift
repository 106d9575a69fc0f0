// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that a tab bar calls on its delegate.
///
/// UIKit: `UITabBarDelegate`.
#if MainActor
  @MainActor
#endif
public protocol TabBarDelegate: AnyObject {
  /// Tells the delegate that the user selected an item.
  func tabBar(_ tabBar: TabBarNode, didSelect item: TabBarItem)
}
