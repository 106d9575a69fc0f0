// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

nonisolated extension BezierPath {
  /// Adds a circular arc, preceded by a straight line to its start if the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The start angle, clockwise from the right.
  ///   - endAngle: The end angle.
  ///   - clockwise: `false` for a visually clockwise arc and `true` for a counterclockwise one, as
  ///     in SwiftUI, which assumes that y increases upward.
  ///   - transform: The transform of the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    let circle = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).remainder(dividingBy: circle)
    if abs(endAngle.radians - startAngle.radians) >= circle {
      sweep = clockwise ? -circle : circle
    } else if clockwise, sweep > 0 {
      sweep -= circle
    } else if !clockwise, sweep < 0 {
      sweep += circle
    }
    addArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
  }

  /// Adds a circular arc of an angle, preceded by a straight line to its start if the path is not
  /// empty.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The start angle, clockwise from the right.
  ///   - delta: The angle from the start to the end, clockwise if it is positive; at most one turn.
  ///   - transform: The transform of the arc.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let circle = 2 * Double.pi
    let sweep = min(max(delta.radians, -circle), circle)
    addArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
  }

  /// Adds a circular arc that touches two lines, preceded by a straight line to its start.
  ///
  /// The first line leads from the current point to the first tangent's end, the second one from
  /// there to the second tangent's end. Without room for an arc, such as on a straight line, only a
  /// line to the first tangent's end is added.
  ///
  /// - Parameters:
  ///   - tangent1End: The end of the first line.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the circle in points.
  ///   - transform: The transform of both points and the arc.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let isMoved = !transform.isIdentity
    guard let current = currentPoint else { return }
    let start = isMoved ? current.applying(transform.inverted()) : current
    let corner = isMoved ? tangent1End.applying(transform) : tangent1End
    let one = CGPoint(x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let other = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengths = hypot(one.x, one.y) * hypot(other.x, other.y)
    let cross = one.x * other.y - one.y * other.x
    guard lengths > 0, lengths.isFinite, radius > 0, radius.isFinite,
      abs(cross) > lengths * 1e-9
    else { return addLine(to: corner) }
    // The angle between the lines, half of which determines where the circle touches them.
    let half = Double(atan2(abs(cross), one.x * other.x + one.y * other.y)) / 2
    let distance = radius / CGFloat(tan(half))
    let reach = radius / CGFloat(sin(half))
    func unit(_ vector: CGPoint) -> CGPoint {
      let length = hypot(vector.x, vector.y)
      return CGPoint(x: vector.x / length, y: vector.y / length)
    }
    let (first, second) = (unit(one), unit(other))
    let middle = unit(CGPoint(x: first.x + second.x, y: first.y + second.y))
    let center = CGPoint(x: tangent1End.x + middle.x * reach, y: tangent1End.y + middle.y * reach)
    let begin = CGPoint(
      x: tangent1End.x + first.x * distance - center.x,
      y: tangent1End.y + first.y * distance - center.y)
    let turn = Double.pi - 2 * half
    addArc(
      center, radius, from: Double(atan2(begin.y, begin.x)), sweep: cross > 0 ? -turn : turn,
      transform)
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from startAngle: Double, sweep: Double,
    _ transform: CGAffineTransform
  ) {
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    // The distance of the control points from the ends of a curve that approximates the arc.
    let reach = radius * CGFloat(4 / 3 * tan(step / 4))
    let isMoved = !transform.isIdentity
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let point = CGPoint(x: x, y: y)
      return isMoved ? point.applying(transform) : point
    }
    func point(_ angle: Double, ahead distance: CGFloat = 0) -> CGPoint {
      let (cosine, sine) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return placed(
        center.x + radius * cosine - distance * sine, center.y + radius * sine + distance * cosine)
    }
    let first = point(startAngle)
    if elements.isEmpty { move(to: first) } else { addLine(to: first) }
    for index in 0..<count {
      let start = startAngle + Double(index) * step
      addCurve(
        to: point(start + step), controlPoint1: point(start, ahead: reach),
        controlPoint2: point(start + step, ahead: -reach))
    }
  }
}
