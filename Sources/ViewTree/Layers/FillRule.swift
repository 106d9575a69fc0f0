// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The rule by which the inside of a path is found.
///
/// UIKit: `CAShapeLayerFillRule`.
public nonisolated enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside is what the path goes around, counting one direction against the other.
  case nonZero = "non-zero"
  /// Inside is what a ray leaves by crossing the path an odd number of times.
  case evenOdd = "even-odd"
}
