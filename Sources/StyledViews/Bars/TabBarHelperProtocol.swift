// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Styles tab bars.
#if MainActor
  @MainActor
#endif
public protocol TabBarHelperProtocol {
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// Gives a bar the colors of the palette: `tabBar` behind the items, `onTabBarActive` for the
  /// selected one and `onTabBar` for the others.
  ///
  /// - Parameter tabBar: The bar.
  func style(_ tabBar: UITabBar)
}
