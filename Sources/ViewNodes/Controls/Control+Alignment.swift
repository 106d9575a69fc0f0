// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Control {
  /// The horizontal alignment of a control's content.
  ///
  /// UIKit: `UIControl.ContentHorizontalAlignment`.
  public nonisolated enum ContentHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
    /// Centered.
    case center = 0
    /// Aligned with the left edge.
    case left = 1
    /// Aligned with the right edge.
    case right = 2
    /// Fills the whole width.
    case fill = 3
    /// Aligned with the leading edge.
    case leading = 4
    /// Aligned with the trailing edge.
    case trailing = 5
  }

  /// The vertical alignment of a control's content.
  ///
  /// UIKit: `UIControl.ContentVerticalAlignment`.
  public nonisolated enum ContentVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
    /// Centered.
    case center = 0
    /// Aligned with the top edge.
    case top = 1
    /// Aligned with the bottom edge.
    case bottom = 2
    /// Fills the whole height.
    case fill = 3
  }

  /// The horizontal alignment, with leading and trailing resolved to left and right.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let fixed: fixed
    }
  }
}
