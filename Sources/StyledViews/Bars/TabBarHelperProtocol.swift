// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A helper that styles tab bars.
#if MainActor
  @MainActor
#endif
public protocol TabBarHelperProtocol {
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// Applies the colors of the palette to a bar: `tabBar` for the background, `onTabBarActive` for
  /// the selected item, and `onTabBar` for the others.
  ///
  /// - Parameter tabBar: The bar.
  func style(_ tabBar: UITabBar)
}
