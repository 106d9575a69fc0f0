// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ScrollNode {
  /// How the safe area adds to the insets of the content.
  /// UIKit: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// As ``scrollableAxes``, and at top and bottom always where the node is the main content of
    /// a navigation or tab controller.
    case automatic = 0
    /// Along the directions in which the content can be moved.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all four edges.
    case always = 3
  }
}
