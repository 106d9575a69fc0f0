// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension CGRect {
  /// Returns whether the interiors of two rectangles intersect.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the intersection of two rectangles, or an empty one if they are disjoint.
  package func common(with other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension Transform {
  /// The distance, if the transform is a pure translation.
  package var pureMove: CGPoint? {
    a == 1 && b == 0 && c == 0 && d == 1 ? CGPoint(x: tx, y: ty) : nil
  }
}
