// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension Transform {
  /// The transform without the rounding errors of quarter turns, whose sines and cosines of zero
  /// differ from it in their last bits.
  package var withExactQuarterTurns: Transform {
    let limit = max(max(abs(a), abs(b)), max(abs(c), abs(d))) * 0x1p-48
    var exact = self
    if abs(a) < limit, abs(d) < limit { (exact.a, exact.d) = (0, 0) }
    if abs(b) < limit, abs(c) < limit { (exact.b, exact.c) = (0, 0) }
    return exact
  }

  /// Returns the size of a rectangle that the transform maps to a rectangle of another size, or
  /// `nil` if the transform doesn't determine it.
  ///
  /// Scales are divided by, which is exact more often than multiplying by their inverses.
  package func size(mappedTo size: CGSize) -> CGSize? {
    let exact = withExactQuarterTurns
    let result: CGSize
    if exact.b == 0, exact.c == 0 {
      result = CGSize(width: size.width / abs(exact.a), height: size.height / abs(exact.d))
    } else if exact.a == 0, exact.d == 0 {
      result = CGSize(width: size.height / abs(exact.b), height: size.width / abs(exact.c))
    } else {
      guard exact.a * exact.d - exact.b * exact.c != 0 else { return nil }
      result = exact.inverted().apply(to: CGRect(origin: .zero, size: size)).size
    }
    return result.width.isFinite && result.height.isFinite ? result : nil
  }
}
