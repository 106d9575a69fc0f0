// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The change of a sum of variables along two random directions of an affine hull.
///
/// It's zero if and, but for chance, only if the hull's equations determine the value of the sum.
package struct AffineChange {
  package private(set) var first: Double
  private var second: Double
  /// The sum of the terms' magnitudes, which bounds the rounding error.
  package private(set) var magnitude: Double
  private var secondMagnitude: Double

  /// The change of a sum without terms.
  package static let zero = AffineChange(0, 0)

  init(_ first: Double, _ second: Double) {
    (self.first, self.second) = (first, second)
    (magnitude, secondMagnitude) = (abs(first), abs(second))
  }

  /// A Boolean value that indicates whether nothing but rounding error is left.
  package var isZero: Bool {
    abs(first) <= 1e-9 * magnitude && abs(second) <= 1e-9 * secondMagnitude
  }

  /// The change of a variable that equals the sum; a remainder within rounding error is zero.
  var asOfOneVariable: AffineChange {
    AffineChange(
      abs(first) <= 1e-11 * magnitude ? 0 : first,
      abs(second) <= 1e-11 * secondMagnitude ? 0 : second)
  }

  /// Returns the change of two sums' sum.
  package static func + (one: AffineChange, other: AffineChange) -> AffineChange {
    var sum = one
    sum.first += other.first
    sum.second += other.second
    sum.magnitude += other.magnitude
    sum.secondMagnitude += other.secondMagnitude
    return sum
  }

  /// Returns the change of a multiple of a sum.
  package static func * (factor: Double, change: AffineChange) -> AffineChange {
    var product = change
    product.first *= factor
    product.second *= factor
    product.magnitude *= abs(factor)
    product.secondMagnitude *= abs(factor)
    return product
  }

  /// Returns the change of a sum without its first terms, given the change of those.
  package func dropping(_ prefix: AffineChange) -> AffineChange {
    var rest = self
    rest.first -= prefix.first
    rest.second -= prefix.second
    rest.magnitude -= prefix.magnitude
    rest.secondMagnitude -= prefix.secondMagnitude
    return rest
  }
}
