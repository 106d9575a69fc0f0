// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The helpers that style views with a palette.
public final class StyleHelper: StyleHelperProtocol {
  /// The helper for constraints.
  public var constraint: any ConstraintHelperProtocol
  /// The helper for gradients.
  public var gradient: any GradientHelperProtocol
  /// The helper that styles navigation bars.
  public var navigationBar: any NavigationBarHelperProtocol
  /// The helper that styles tab bars.
  public var tabBar: any TabBarHelperProtocol

  /// Creates the helpers.
  ///
  /// - Parameter viewFactoryColor: The palette; the default palette if omitted.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    constraint = ConstraintHelper()
    gradient = GradientHelper()
    navigationBar = NavigationBarHelper(viewFactoryColor: viewFactoryColor)
    tabBar = TabBarHelper(viewFactoryColor: viewFactoryColor)
  }
}
