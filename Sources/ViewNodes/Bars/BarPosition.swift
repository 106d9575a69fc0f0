// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The position of a bar.
///
/// UIKit: `UIBarPosition`.
public nonisolated enum BarPosition: Int, Hashable, Sendable, CaseIterable {
  /// Unspecified.
  case any = 0
  /// At the bottom, with the hairline at the bar's top edge.
  case bottom = 1
  /// At the top, with the hairline at the bar's bottom edge.
  case top = 2
  /// At the top, with the background extending to the top edge of the superview.
  case topAttached = 3
}
