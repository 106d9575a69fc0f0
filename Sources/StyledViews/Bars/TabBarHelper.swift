// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A helper that styles tab bars with a palette.
public final class TabBarHelper: TabBarHelperProtocol {
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the helper.
  ///
  /// - Parameter viewFactoryColor: The palette; the default palette if omitted.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// Applies the colors of the palette to a bar: `tabBar` for the background, `onTabBarActive` for
  /// the selected item, and `onTabBar` for the others.
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
    // Legacy properties, for code that reads them; the appearance determines what is visible.
    tabBar.barTintColor = viewFactoryColor.tabBar.uiColor
    tabBar.tintColor = active
    tabBar.unselectedItemTintColor = other
    tabBar.isTranslucent = false
  }
}
