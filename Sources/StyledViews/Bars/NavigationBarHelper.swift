// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A helper that styles navigation bars with a palette.
public final class NavigationBarHelper: NavigationBarHelperProtocol {
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the helper.
  ///
  /// - Parameter viewFactoryColor: The palette; the default palette if omitted.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// Applies the colors of the palette to a bar: `onNavigationBar` for the title and the items.
  ///
  /// The bar itself becomes clear, without a hairline, so that the screen's background is visible.
  public func style(_ navigationBar: UINavigationBar) {
    let color = viewFactoryColor.onNavigationBar.uiColor
    navigationBar.tintColor = color
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes[.foregroundColor] = color
    appearance.largeTitleTextAttributes[.foregroundColor] = color
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
    // Legacy properties, for code that reads them; the appearance determines what is visible.
    navigationBar.titleTextAttributes = [.foregroundColor: color]
    navigationBar.largeTitleTextAttributes = [.foregroundColor: color]
    navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationBar.shadowImage = UIImage()
    navigationBar.isTranslucent = true
    navigationBar.barStyle = .black
    navigationBar.barTintColor = color
  }
}
