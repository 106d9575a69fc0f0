// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The helpers that style views with one palette.
#if MainActor
  @MainActor
#endif
public protocol StyleHelperProtocol {
  /// The helper for constraints.
  var constraint: any ConstraintHelperProtocol { get }
  /// The helper for gradients.
  var gradient: any GradientHelperProtocol { get }
  /// The helper that styles navigation bars.
  var navigationBar: any NavigationBarHelperProtocol { get }
  /// The helper that styles tab bars.
  var tabBar: any TabBarHelperProtocol { get }
}
