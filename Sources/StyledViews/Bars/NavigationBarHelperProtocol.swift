// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Styles navigation bars.
#if MainActor
  @MainActor
#endif
public protocol NavigationBarHelperProtocol {
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// Gives a bar the colors of the palette: title and items take its `onNavigationBar`. The bar
  /// itself becomes clear and has no line below, so that the screen's background is seen.
  ///
  /// - Parameter navigationBar: The bar.
  func style(_ navigationBar: UINavigationBar)
}
