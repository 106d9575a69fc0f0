// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

// Adding whole figures to paths, each optionally transformed.

nonisolated extension BezierPath {
  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: The transform of the rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(BezierPath(rect: rect), transform)
  }

  /// Adds rectangles.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, in points.
  ///   - transform: The transform of the rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse, clockwise from its right end.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the ellipse fills, in points.
  ///   - transform: The transform of the ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(BezierPath(ovalIn: rect), transform)
  }

  /// Adds a rounded rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and the height of a corner, each limited to half of the side.
  ///   - style: The style of the corners, which are drawn as elliptical arcs in either case.
  ///   - transform: The transform of the rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(BezierPath(roundedRect: rect, cornerSize: cornerSize), transform)
  }

  /// Adds a rounded rectangle whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii, the leading ones on the left side.
  ///   - style: The style of the corners, which are drawn as circular arcs in either case.
  ///   - transform: The transform of the rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(BezierPath(roundedRect: rect, cornerRadii: cornerRadii), transform)
  }

  /// Adds another path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: The transform of the added path.
  public mutating func addPath(_ path: BezierPath, transform: CGAffineTransform = .identity) {
    append(path, transform)
  }

  private mutating func append(_ path: BezierPath, _ transform: CGAffineTransform) {
    append(transform.isIdentity ? path : path.applying(transform))
  }
}
