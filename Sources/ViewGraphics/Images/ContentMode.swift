// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The way in which content is scaled and aligned in bounds of another size.
///
/// UIKit: `UIView.ContentMode`.
public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
  /// Stretches the content to fill the bounds, ignoring its aspect ratio; the default.
  case scaleToFill = 0
  /// Scales the content to fit inside the bounds, centered, keeping its aspect ratio.
  case scaleAspectFit = 1
  /// Scales the content to fill the bounds, centered, keeping its aspect ratio; it may extend
  /// beyond the bounds.
  case scaleAspectFill = 2
  /// Redraws the content at the new size.
  case redraw = 3
  /// Centers the content, keeping its size.
  case center = 4
  /// Aligns the content at the top, keeping its size.
  case top = 5
  /// Aligns the content at the bottom, keeping its size.
  case bottom = 6
  /// Aligns the content at the left, keeping its size.
  case left = 7
  /// Aligns the content at the right, keeping its size.
  case right = 8
  /// Aligns the content at the top-left corner, keeping its size.
  case topLeft = 9
  /// Aligns the content at the top-right corner, keeping its size.
  case topRight = 10
  /// Aligns the content at the bottom-left corner, keeping its size.
  case bottomLeft = 11
  /// Aligns the content at the bottom-right corner, keeping its size.
  case bottomRight = 12
}
