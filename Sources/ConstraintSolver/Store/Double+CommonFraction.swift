// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Numbers as people and screens use them: pixels are halves or thirds of a point, and constants
// have up to three decimal places.
//
// Sums of such numbers are rounded differently in different orders. As they are far apart, at least
// 1/48,000, each can be told from its neighbors in spite of rounding errors, and be replaced by the
// double that is nearest to it.

extension Double {
  /// The number of common fractions in one: a multiple of 3, 128, and 1000.
  @inline(__always)
  private static var fractionsPerUnit: Double { 48_000 }
  /// The magnitude from which numbers aren't recognized.
  @inline(__always)
  private static var commonFractionLimit: Double { 0x1p13 }
  /// The largest error of a recognized number, in fractions: 1024 rounding errors of the largest ones.
  @inline(__always)
  private static var commonFractionError: Double { 0x1p-30 * fractionsPerUnit }

  /// The common fraction that this number is, apart from rounding errors, or `nil` if it is none.
  @inline(__always)
  var commonFraction: Double? {
    let scaled = self * Self.fractionsPerUnit
    // Next to this number, doubles are the integers.
    let count = (scaled + 0x1.8p52) - 0x1.8p52
    guard abs(self) < Self.commonFractionLimit, abs(scaled - count) <= Self.commonFractionError
    else { return nil }
    return count / Self.fractionsPerUnit
  }

  /// The number without its rounding errors, if it is a common fraction.
  @inline(__always)
  var roundedToCommonFraction: Double { commonFraction ?? self }

  /// Whether the number differs from a common fraction by no more than one rounding error, so that
  /// sums of many are recognized as well.
  @inline(__always)
  var isCommonFraction: Bool {
    guard let fraction = commonFraction else { return false }
    return abs(self - fraction) <= fraction.ulp
  }
}
