// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension CGRect {
  /// Returns the rectangle with its edges moved inward by insets; a negative side becomes zero.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    // Infinity and NaN times zero are NaN, which makes the sum NaN as well.
    origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
  }
}
