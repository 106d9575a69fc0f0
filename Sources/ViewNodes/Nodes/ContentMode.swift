// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How content is fitted into bounds of another shape. UIKit: `UIView.ContentMode`.
public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
  /// Stretch to the bounds, the default.
  case scaleToFill = 0
  /// Keep the proportions, show everything, centered.
  case scaleAspectFit = 1
  /// Keep the proportions, fill the bounds, centered; parts may lie outside.
  case scaleAspectFill = 2
  /// Draw again at the new size.
  case redraw = 3
  /// Keep the size, centered.
  case center = 4
  /// Keep the size, at the top.
  case top = 5
  /// Keep the size, at the bottom.
  case bottom = 6
  /// Keep the size, at the left.
  case left = 7
  /// Keep the size, at the right.
  case right = 8
  /// Keep the size, in the top left corner.
  case topLeft = 9
  /// Keep the size, in the top right corner.
  case topRight = 10
  /// Keep the size, in the bottom left corner.
  case bottomLeft = 11
  /// Keep the size, in the bottom right corner.
  case bottomRight = 12
}
