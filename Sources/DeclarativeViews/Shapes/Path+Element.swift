// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

nonisolated extension BezierPath {
  /// An element of a path, in points.
  ///
  /// SwiftUI: `Path.Element`.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case closeSubpath
  }

  /// Calls a closure with each element of the path, in order.
  ///
  /// A cubic curve that equals a quadratic one, as all curves added by ``addQuadCurve(to:control:)``
  /// do, is passed as the quadratic one.
  ///
  /// - Parameter body: The closure.
  public func forEach(_ body: (Element) -> Void) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        (start, last) = (point, point)
        body(.move(to: point))
      case .line(let point):
        last = point
        body(.line(to: point))
      case .curve(let point, let control1, let control2):
        if let control = BezierPath.control(ofCurveFrom: last, to: point, control1, control2) {
          body(.quadCurve(to: point, control: control))
        } else {
          body(.curve(to: point, control1: control1, control2: control2))
        }
        last = point
      case .close:
        last = start
        body(.closeSubpath)
      }
    }
  }

  /// Returns the control point of the quadratic curve that equals a cubic one, or nil if there is
  /// none.
  private static func control(
    ofCurveFrom start: CGPoint, to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint
  ) -> CGPoint? {
    func middle(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat? {
      // Either control point is two thirds of the way to that of the quadratic curve.
      let one = (3 * control1[keyPath: axis] - start[keyPath: axis]) / 2
      let other = (3 * control2[keyPath: axis] - end[keyPath: axis]) / 2
      let scale = max(
        abs(start[keyPath: axis]), abs(end[keyPath: axis]), abs(control1[keyPath: axis]),
        abs(control2[keyPath: axis]))
      guard abs(one - other) <= scale * 1e-9 else { return nil }
      let sum = (one + other) / 2
      // The control point as it was given, which the sums only approximate.
      let rounded = (sum * 1_000_000).rounded() / 1_000_000
      return abs(rounded - sum) <= scale * 1e-12 ? rounded : sum
    }
    guard let x = middle(\.x), let y = middle(\.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
}
