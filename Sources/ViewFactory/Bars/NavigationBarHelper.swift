// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The navigation bars of a palette.
public final class NavigationBarHelper: NavigationBarHelperProtocol {
  /// Where the colours come from.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Makes the helper.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one unless given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// Gives a bar the colours of the palette: title and items take its `onNavigationBar`.
  ///
  /// The bar itself becomes clear and has no line below, so that the screen's background is seen.
  public func style(_ navigationBar: NavigationBarNode) {
    let title: TextAttributes = [.foregroundColor: viewFactoryColor.onNavigationBar]
    navigationBar.tintColor = viewFactoryColor.onNavigationBar
    let appearance = NavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = appearance.titleTextAttributes.merging(title)
    appearance.largeTitleTextAttributes = appearance.largeTitleTextAttributes.merging(title)
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
    // The older of UIKit's ways, for code that reads it; the appearance decides what is seen.
    navigationBar.titleTextAttributes = title
    navigationBar.largeTitleTextAttributes = title
    navigationBar.setBackgroundImage(Image(), for: .default)
    navigationBar.shadowImage = Image()
    navigationBar.isTranslucent = true
    navigationBar.barStyle = .black
    navigationBar.barTintColor = viewFactoryColor.onNavigationBar
  }
}
