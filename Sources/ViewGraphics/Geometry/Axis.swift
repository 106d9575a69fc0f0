// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A layout axis.
///
/// UIKit: `NSLayoutConstraint.Axis`.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// The x-axis: widths and horizontal positions.
  case horizontal = 0
  /// The y-axis: heights and vertical positions.
  case vertical = 1
}
