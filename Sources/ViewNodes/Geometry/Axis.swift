// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One of the two directions of layout. UIKit: `NSLayoutConstraint.Axis`.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// Along x: widths and horizontal positions.
  case horizontal = 0
  /// Along y: heights and vertical positions.
  case vertical = 1
}
