// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A fixed-point length, whose sums don't depend on the order of addition.
///
/// Halves and thirds of a point are represented exactly: lengths on the pixel grid of any screen
/// add up without rounding errors, and others are off by less than a millionth of a point. Sums
/// saturate at the ends of the range.
struct ExactLength: Hashable, Comparable {
  var parts: Int64

  static let zero = ExactLength(parts: 0)

  private static let partsInPoint: Double = 3 * 16_777_216

  init(parts: Int64) {
    self.parts = parts
  }

  /// Creates the length closest to a number of points; NaN is treated as 0.
  init(_ points: CGFloat) {
    let scaled = (Double(points) * Self.partsInPoint).rounded()
    parts = scaled.isNaN ? 0 : Int64(exactly: scaled) ?? (scaled < 0 ? .min : .max)
  }

  var points: CGFloat { CGFloat(Double(parts) / Self.partsInPoint) }

  static func + (left: ExactLength, right: ExactLength) -> ExactLength {
    let (sum, overflows) = left.parts.addingReportingOverflow(right.parts)
    return ExactLength(parts: overflows ? (right.parts < 0 ? .min : .max) : sum)
  }

  static func - (left: ExactLength, right: ExactLength) -> ExactLength {
    let (rest, overflows) = left.parts.subtractingReportingOverflow(right.parts)
    return ExactLength(parts: overflows ? (right.parts < 0 ? .max : .min) : rest)
  }

  static func * (left: ExactLength, count: Int) -> ExactLength {
    let (product, overflows) = left.parts.multipliedReportingOverflow(by: Int64(count))
    return ExactLength(parts: overflows ? ((left.parts < 0) != (count < 0) ? .min : .max) : product)
  }

  static func += (left: inout ExactLength, right: ExactLength) { left = left + right }

  static func < (left: ExactLength, right: ExactLength) -> Bool { left.parts < right.parts }
}
