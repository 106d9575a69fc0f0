// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension PageControlNode {
  /// The direction in which the pages of a page control follow each other.
  ///
  /// UIKit: `UIPageControl.Direction`.
  public enum Direction: Int, Hashable, Sendable, CaseIterable {
    /// The direction of the layout, from the leading to the trailing edge.
    case natural
    /// From left to right, in every layout direction.
    case leftToRight
    /// From right to left, in every layout direction.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }
}
