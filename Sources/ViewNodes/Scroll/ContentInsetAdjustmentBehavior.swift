// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ScrollNode {
  /// The way in which the safe area adjusts the content insets.
  ///
  /// UIKit: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// Like ``scrollableAxes``, but always adjusts the top and bottom of the main content of a
    /// navigation or tab bar controller.
    case automatic = 0
    /// Adjusts the insets along the scrollable axes.
    case scrollableAxes = 1
    /// Doesn't adjust the insets.
    case never = 2
    /// Adjusts the insets on all edges.
    case always = 3
  }
}
