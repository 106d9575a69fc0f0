// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The navigation bars of a palette.
public final class NavigationBarHelper: NavigationBarHelperProtocol {
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the helper.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one unless given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// Gives a bar the colors of the palette: title and items take its `onNavigationBar`.
  ///
  /// The bar itself becomes clear and has no line below, so that the screen's background is seen.
  public func style(_ navigationBar: UINavigationBar) {
    let color = viewFactoryColor.onNavigationBar.uiColor
    navigationBar.tintColor = color
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes[.foregroundColor] = color
    appearance.largeTitleTextAttributes[.foregroundColor] = color
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
    // The older of UIKit's ways, for code that reads it; the appearance decides what is seen.
    navigationBar.titleTextAttributes = [.foregroundColor: color]
    navigationBar.largeTitleTextAttributes = [.foregroundColor: color]
    navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationBar.shadowImage = UIImage()
    navigationBar.isTranslucent = true
    navigationBar.barStyle = .black
    navigationBar.barTintColor = color
  }
}
