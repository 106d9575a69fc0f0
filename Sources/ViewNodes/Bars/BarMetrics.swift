// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Which height of a bar something is meant for. UIKit: `UIBarMetrics`.
public enum BarMetrics: Int, Hashable, Sendable, CaseIterable {
  /// Full height.
  case `default` = 0
  /// Low, as on a phone held sideways.
  case compact = 1
}
