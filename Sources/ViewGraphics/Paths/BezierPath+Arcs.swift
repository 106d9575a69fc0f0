// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension BezierPath {
  /// Adds an arc of a circle, preceded by a line to its start unless the path is empty.
  ///
  /// UIKit: `UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points; a negative one counts as 0.
  ///   - startAngle: The angle of the start, in radians, clockwise from the right. If a number isn't
  ///     finite, nothing is added.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: Whether the arc leads clockwise from its start to its end.
  public mutating func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, isClockwise: clockwise)
    guard let arc else { return }
    if elements.isEmpty { move(to: arc.point(at: 0)) } else { addLine(to: arc.point(at: 0)) }
    for curve in arc.curves {
      addCurve(to: curve.end, controlPoint1: curve.first, controlPoint2: curve.second)
    }
  }

  /// Adds a quadratic curve to a point, from that point itself if the path is empty.
  ///
  /// UIKit: `UIBezierPath.addQuadCurve(to:controlPoint:)`.
  ///
  /// - Parameters:
  ///   - endPoint: The end of the curve.
  ///   - controlPoint: The control point.
  public mutating func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let start = lastPoint ?? endPoint
    func twoThirds(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (controlPoint.x - point.x) * 2 / 3,
        y: point.y + (controlPoint.y - point.y) * 2 / 3)
    }
    addCurve(
      to: endPoint, controlPoint1: twoThirds(from: start), controlPoint2: twoThirds(from: endPoint))
  }

  /// The point at which the next element begins.
  package var lastPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close:
      for case .move(let point) in elements.reversed() { return point }
      return nil
    case nil: return nil
    }
  }
}
