// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The rounding of edges to the pixels of a screen.
enum PixelGrid {
  /// Rounds a left or right edge and a top or bottom edge to pixels, with half pixels rounded up.
  ///
  /// The added epsilon is far above the solver's rounding errors.
  @inline(__always)
  static func pixels(_ edges: SIMD2<Double>) -> SIMD2<Double> {
    let shifted = edges + 0.5 + 1e-6
    // Rounds down to an integer, by adding a number so large that only integers are representable
    // near it, and subtracting one where that rounded up.
    let large = SIMD2(repeating: 6_755_399_441_055_744.0)
    let rounded = (shifted + large) - large
    return rounded - SIMD2.zero.replacing(with: 1, where: rounded .> shifted)
  }

  @inline(never)
  static func clamped(
    _ near: SIMD2<Double>, _ far: SIMD2<Double>
  ) -> (near: SIMD2<Double>, far: SIMD2<Double>) {
    let end = SIMD2(repeating: 1e12)
    return (
      near.clamped(lowerBound: -end, upperBound: end),
      far.clamped(lowerBound: -end, upperBound: end)
    )
  }
}
