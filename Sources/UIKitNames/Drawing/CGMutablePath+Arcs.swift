// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension CGMutablePath {
  /// The smallest rectangle around the points of the path, in points.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Adds an arc of a circle, preceded by a line to its start.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at which the arc starts, in radians from the positive x-axis.
  ///   - delta: The angle that the arc covers, in radians; positive toward the positive y-axis.
  ///   - transform: A transform of the arc.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.isFinite else { return }
    // More than a turn covers the circle, which an arc between two angles can't.
    let turn = 2 * CGFloat.pi
    let covered = min(max(delta, -turn), turn)
    let arc = UIBezierPath()
    let half = startAngle + covered / 2
    for (start, end) in [(startAngle, half), (half, startAngle + covered)] {
      arc.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: end,
        clockwise: covered >= 0)
    }
    continueWith(arc.cgPath.applying(transform))
  }

  /// Adds a line and an arc of a circle that touches two lines: from the current point to a corner,
  /// and from the corner to another point.
  ///
  /// If the three points are on a line or the radius is zero, only a line to the corner is added.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, in points.
  ///   - tangent2End: A point on the second line, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - transform: A transform of the two points and the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = transform.inverted().apply(to: currentPoint)
    if isEmpty { move(to: tangent1End, transform: transform) }
    let arc = UIBezierPath()
    guard
      let corner = RoundedCorner(from: start, corner: tangent1End, to: tangent2End, radius: radius)
    else { return addLine(to: tangent1End, transform: transform) }
    arc.addArc(
      withCenter: corner.center, radius: abs(radius), startAngle: corner.startAngle,
      endAngle: corner.endAngle, clockwise: corner.isClockwise)
    continueWith(arc.cgPath.applying(transform))
  }

  /// Adds a path to the current subpath: a line to its start, and then its lines and curves.
  private func continueWith(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let end): isEmpty ? move(to: end) : addLine(to: end)
      case .line(let end): addLine(to: end)
      case .curve(let end, let first, let second):
        addCurve(to: end, control1: first, control2: second)
      case .close: closeSubpath()
      }
    }
  }
}

/// The arc of a circle that touches both sides of a corner.
private struct RoundedCorner {
  var center: CGPoint
  var startAngle: CGFloat
  var endAngle: CGFloat
  var isClockwise: Bool

  /// Creates the arc, or returns `nil` if there is none.
  init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (first, second) = (Self.unit(from: corner, to: start), Self.unit(from: corner, to: end))
    guard let first, let second, radius.isFinite, radius != 0 else { return nil }
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    guard abs(cross) > 1e-9 else { return nil }
    // The distance of the points of contact from the corner: r / tan(angle / 2).
    let distance = abs(radius) * (1 + dot) / abs(cross)
    let half = hypot(distance, radius)
    let middle = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let length = hypot(middle.x, middle.y)
    guard distance.isFinite, length > 0 else { return nil }
    let center = CGPoint(
      x: corner.x + middle.x / length * half, y: corner.y + middle.y / length * half)
    func angle(of direction: CGPoint) -> CGFloat {
      atan2(
        corner.y + direction.y * distance - center.y, corner.x + direction.x * distance - center.x)
    }
    self.center = center
    startAngle = angle(of: first)
    endAngle = angle(of: second)
    isClockwise = cross < 0
  }

  private static func unit(from start: CGPoint, to end: CGPoint) -> CGPoint? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }
}

nonisolated extension CGPath {
  /// Returns a transformed copy of the path; never `nil`.
  ///
  /// - Parameter transform: The transform, or `nil`.
  /// - Returns: The copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }
}

extension CGMutablePath {
  /// Returns a transformed copy of the path as a value; never `nil`.
  ///
  /// - Parameter transform: The transform, or `nil`.
  /// - Returns: The copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    path.copy(using: transform)
  }
}
