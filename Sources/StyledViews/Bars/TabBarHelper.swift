// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The tab bars of a palette.
public final class TabBarHelper: TabBarHelperProtocol {
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the helper.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one unless given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// Gives a bar the colors of the palette: `tabBar` behind the items, `onTabBarActive` for the
  /// selected one and `onTabBar` for the others.
  public func style(_ tabBar: UITabBar) {
    let (active, other) = (
      viewFactoryColor.onTabBarActive.uiColor, viewFactoryColor.onTabBar.uiColor
    )
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = viewFactoryColor.tabBar.uiColor
    appearance.shadowColor = nil
    let item = appearance.stackedLayoutAppearance
    item.normal.iconColor = other
    item.normal.titleTextAttributes[.foregroundColor] = other
    item.selected.iconColor = active
    item.selected.titleTextAttributes[.foregroundColor] = active
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    // The older of UIKit's ways, for code that reads it; the appearance decides what is seen.
    tabBar.barTintColor = viewFactoryColor.tabBar.uiColor
    tabBar.tintColor = active
    tabBar.unselectedItemTintColor = other
    tabBar.isTranslucent = false
  }
}
