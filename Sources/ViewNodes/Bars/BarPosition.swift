// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Where a bar is. UIKit: `UIBarPosition`.
public enum BarPosition: Int, Hashable, Sendable, CaseIterable {
  /// Not said.
  case any = 0
  /// At the bottom, with its hairline at the top.
  case bottom = 1
  /// At the top, with its hairline at the bottom.
  case top = 2
  /// At the top, with its background up to the upper edge of what it is in.
  case topAttached = 3
}
