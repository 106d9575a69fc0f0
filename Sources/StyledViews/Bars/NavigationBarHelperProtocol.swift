// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A helper that styles navigation bars.
#if MainActor
  @MainActor
#endif
public protocol NavigationBarHelperProtocol {
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// Applies the colors of the palette to a bar: `onNavigationBar` for the title and the items.
  ///
  /// The bar itself becomes clear, without a hairline, so that the screen's background is visible.
  ///
  /// - Parameter navigationBar: The bar.
  func style(_ navigationBar: UINavigationBar)
}
