// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The course of a change from 0 to 1.
///
/// SwiftUI: `UnitCurve`.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  private init(start: UnitPoint, end: UnitPoint) {
    self.start = start
    self.end = end
  }

  /// Returns a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - startControlPoint: The first control point.
  ///   - endControlPoint: The second control point.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  /// A steady change.
  public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
  /// A change that begins slowly.
  public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
  /// A change that ends slowly.
  public static let easeOut = UnitCurve(
    start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
  /// A change that begins and ends slowly.
  public static let easeInOut = UnitCurve(
    start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

  /// Returns the value of the curve.
  ///
  /// - Parameter progress: The time from 0 to 1; others are clamped.
  /// - Returns: The value at that time.
  public func value(at progress: Double) -> Double {
    let wanted = progress.isNaN ? 0 : min(max(progress, 0), 1)
    func bezier(_ one: CGFloat, _ other: CGFloat, _ t: Double) -> Double {
      let (one, other) = (Double(one), Double(other))
      let u = 1 - t
      return 3 * u * u * t * one + 3 * u * t * t * other + t * t * t
    }
    // The horizontal coordinate only grows, so halving finds the parameter.
    let (first, second) = (min(max(start.x, 0), 1), min(max(end.x, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(first, second, middle) < wanted { low = middle } else { high = middle }
    }
    return bezier(start.y, end.y, (low + high) / 2)
  }
}
