// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension BezierPath {
  /// Returns a Boolean value that indicates whether the path contains a point according to its fill
  /// rule; open subpaths are treated as closed.
  ///
  /// Each curve is approximated by 16 straight lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func pass(to end: CGPoint) {
      if (last.y <= point.y) != (end.y <= point.y) {
        let t = (point.y - last.y) / (end.y - last.y)
        if last.x + t * (end.x - last.x) > point.x { winding += end.y > last.y ? 1 : -1 }
      }
      last = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        pass(to: start)
        start = point
        last = point
      case .line(let point): pass(to: point)
      case .curve(let point, let control1, let control2):
        let first = last
        for step in 1...BezierPath.stepsOfCurve {
          let t = CGFloat(step) / CGFloat(BezierPath.stepsOfCurve)
          pass(to: BezierPath.point(t, [first, control1, control2, point]))
        }
      case .close: pass(to: start)
      }
    }
    pass(to: start)
    return usesEvenOddFillRule ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The number of line segments that approximate a curve, which is precise enough for hit testing.
  private static let stepsOfCurve = 16

  /// Returns a point on a curve, by De Casteljau's algorithm.
  private static func point(_ t: CGFloat, _ points: [CGPoint]) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { one, other in
        CGPoint(
          x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
      }
    }
    return points.first ?? .zero
  }
}
