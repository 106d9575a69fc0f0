// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension CGRect {
  /// Returns whether the interiors of two rectangles intersect.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the intersection of two rectangles, or the null rectangle if they are apart.
  ///
  /// Foundation's `intersection(_:)` ends the process for rectangles whose numbers are NaN; here they
  /// are apart from all others.
  package func overlap(with other: CGRect) -> CGRect {
    let (first, second) = (standardized, other.standardized)
    guard first.minX <= first.maxX, first.minY <= first.maxY, second.minX <= second.maxX,
      second.minY <= second.maxY
    else { return .null }
    let (left, right) = (max(first.minX, second.minX), min(first.maxX, second.maxX))
    let (top, bottom) = (max(first.minY, second.minY), min(first.maxY, second.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether two rectangles overlap or touch; one with a NaN doesn't.
  package func meets(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

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
