// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The helpers that style nodes, all over one palette.
#if MainActor
  @MainActor
#endif
public protocol StyleHelperProtocol {
  /// Writes constraints.
  var constraint: any ConstraintHelperProtocol { get }
  /// Adds and removes gradients.
  var gradient: any GradientHelperProtocol { get }
  /// Styles navigation bars.
  var navigationBar: any NavigationBarHelperProtocol { get }
  /// Styles tab bars.
  var tabBar: any TabBarHelperProtocol { get }
}
