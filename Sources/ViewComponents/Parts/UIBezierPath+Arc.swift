// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIBezierPath {
  /// Creates an arc that begins at the top of a circle.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius, in points.
  ///   - turn: The fraction of the circle, from 0 to 1.
  ///   - isClockwise: Whether the arc is clockwise.
  convenience init(arcAround center: CGPoint, radius: CGFloat, turn: CGFloat, isClockwise: Bool) {
    self.init()
    let total = 2 * CGFloat.pi * turn
    let steps = max(1, Int((turn * 8).rounded(.up)))
    let step = total / CGFloat(steps)
    // The length of the handles of the cubic curve that approximates the arc best.
    let handle = radius * 4 / 3 * tan(step / 4)
    let sign: CGFloat = isClockwise ? 1 : -1
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + sign * radius * sin(angle), y: center.y - radius * cos(angle))
    }
    func offset(_ point: CGPoint, _ angle: CGFloat, by length: CGFloat) -> CGPoint {
      CGPoint(x: point.x + sign * length * cos(angle), y: point.y + length * sin(angle))
    }
    move(to: point(0))
    for index in 0..<steps {
      let (from, to) = (step * CGFloat(index), step * CGFloat(index + 1))
      addCurve(
        to: point(to), controlPoint1: offset(point(from), from, by: handle),
        controlPoint2: offset(point(to), to, by: -handle))
    }
  }
}
