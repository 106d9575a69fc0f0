// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Hears what is chosen in a tab bar. UIKit: `UITabBarDelegate`.
public protocol TabBarDelegate: AnyObject {
  /// Called when the user has chosen an item.
  func tabBar(_ tabBar: TabBarNode, didSelect item: TabBarItem)
}
