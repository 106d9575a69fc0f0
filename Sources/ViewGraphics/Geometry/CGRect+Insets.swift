// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension CGRect {
  /// Returns the rectangle inset by edge distances; a side that would become negative becomes zero.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    // Infinities and NaN times zero are NaN, which makes the sum one too.
    origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
  }
}
