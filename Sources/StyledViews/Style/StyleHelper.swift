// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The helpers over a palette.
public final class StyleHelper: StyleHelperProtocol {
  /// Writes constraints.
  public var constraint: any ConstraintHelperProtocol
  /// Adds and removes gradients.
  public var gradient: any GradientHelperProtocol
  /// Styles navigation bars.
  public var navigationBar: any NavigationBarHelperProtocol
  /// Styles tab bars.
  public var tabBar: any TabBarHelperProtocol

  /// Creates the helpers.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one unless given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    constraint = ConstraintHelper()
    gradient = GradientHelper()
    navigationBar = NavigationBarHelper(viewFactoryColor: viewFactoryColor)
    tabBar = TabBarHelper(viewFactoryColor: viewFactoryColor)
  }
}
