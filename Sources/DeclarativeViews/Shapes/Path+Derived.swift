// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

nonisolated extension BezierPath {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: The start of the part, from 0 to 1.
  ///   - to: The end of the part, from 0 to 1.
  /// - Returns: The part.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> BezierPath { trimmed(from: from, to: to) }

  /// Returns the path, moved.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in points.
  ///   - dy: The distance downward, in points.
  /// - Returns: The moved path.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> BezierPath {
    applying(Transform(translationX: dx, y: dy))
  }

  /// Returns the outline of a stroked path, which is filled as the stroke is drawn.
  ///
  /// The outline consists of overlapping parts, so it isn't meant to be stroked itself.
  ///
  /// - Parameter style: The stroke style of the line.
  /// - Returns: The outline.
  public func strokedPath(_ style: StrokeStyle) -> BezierPath { outline(of: style) }

  /// Returns a Boolean value that indicates whether the path contains a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether places that the outline encloses an even number of times are outside.
  /// - Returns: Whether the point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    var path = self
    path.usesEvenOddFillRule = eoFill
    return path.contains(point)
  }

  /// Whether the path has no lines and curves.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path itself, which is Core Graphics' path, too.
  public var cgPath: BezierPath { self }
}
