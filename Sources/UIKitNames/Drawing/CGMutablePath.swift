// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A path that is built step by step.
///
/// In this library, `CGPath` is a value type. Contexts, Bézier paths, shape layers, and animations
/// accept a mutable path directly; elsewhere, ``copy()`` returns its current value as a `CGPath`.
public final class CGMutablePath: NSObject {
  private let building = UIBezierPath()

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// The path as a value.
  public var path: CGPath { building.cgPath }

  /// Returns the path as a value; never `nil`.
  public func copy() -> CGPath? { path }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { building.isEmpty }

  /// The end point of the last element, or `.zero` for an empty path.
  public var currentPoint: CGPoint { building.currentPoint }

  /// The smallest rectangle around the points of the path, in points.
  public var boundingBox: CGRect { building.bounds }

  /// Returns whether a point is inside the path, by the nonzero winding rule.
  public func contains(_ point: CGPoint) -> Bool { building.contains(point) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    building.move(to: transform.apply(to: point))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    building.addLine(to: transform.apply(to: point))
  }

  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    building.addCurve(
      to: transform.apply(to: end), controlPoint1: transform.apply(to: control1),
      controlPoint2: transform.apply(to: control2))
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    building.addQuadCurve(
      to: transform.apply(to: end), controlPoint: transform.apply(to: control))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect), transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners of the radius `cornerWidth`; `cornerHeight` is ignored.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addPath(CGPath(roundedRect: rect, cornerRadius: cornerWidth), transform: transform)
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ovalIn: rect), transform: transform)
  }

  /// Adds an arc of a circle, preceded by a line to its start; angles are in radians, measured
  /// clockwise from the positive x-axis.
  ///
  /// As in UIKit, where the y-axis points down, `clockwise` is the opposite of the visible
  /// direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    building.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    building.append(UIBezierPath(cgPath: path.applying(transform)))
  }

  /// Adds another path.
  public func addPath(_ path: CGMutablePath, transform: CGAffineTransform = .identity) {
    addPath(path.path, transform: transform)
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { building.close() }
}

// In Core Graphics, a mutable path is a path; here, it needs overloads of the functions that take
// one.

extension UIBezierPath {
  /// Creates a path from a mutable path.
  public convenience init(cgPath: CGMutablePath) {
    self.init(cgPath: cgPath.path)
  }
}

extension CGContext {
  /// Adds a mutable path to the current path.
  public func addPath(_ path: CGMutablePath) { addPath(path.path) }
}
