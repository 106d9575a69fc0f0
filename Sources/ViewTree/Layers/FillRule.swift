// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The rule that determines the inside of a path.
///
/// UIKit: `CAShapeLayerFillRule`.
public nonisolated enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// The nonzero rule: inside is what the path winds around, with opposite directions canceling
  /// out.
  case nonZero = "non-zero"
  /// The even-odd rule: inside is what a ray leaves by crossing the path an odd number of times.
  case evenOdd = "even-odd"
}
