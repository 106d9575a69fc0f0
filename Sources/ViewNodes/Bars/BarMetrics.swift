// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The bar height that an image is intended for.
///
/// UIKit: `UIBarMetrics`.
public nonisolated enum BarMetrics: Int, Hashable, Sendable, CaseIterable {
  /// A bar of full height.
  case `default` = 0
  /// A compact bar, as on a phone in landscape orientation.
  case compact = 1
}
