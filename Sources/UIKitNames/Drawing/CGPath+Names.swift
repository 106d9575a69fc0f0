// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

// The members of paths, by their names in Core Graphics.

/// The rule that determines which points are inside a path.
public nonisolated enum CGPathFillRule: Int, Hashable, Sendable {
  /// The nonzero winding rule.
  case winding = 0
  /// The even-odd rule.
  case evenOdd = 1
}

nonisolated extension CGPath {
  /// Creates an ellipse that fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: A transform of the path, or `nil`.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = CGPath(ovalIn: rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: A transform of the path, or `nil`.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = CGPath(rect: rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The radius of the corners, in points.
  ///   - cornerHeight: The vertical radius, which is ignored.
  ///   - transform: A transform of the path, or `nil`.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self = CGPath(roundedRect: rect, cornerRadius: cornerWidth)
      .applying(transform?.pointee ?? .identity)
  }

  /// Returns the path itself, which is a value.
  public func copy() -> CGPath? { self }

  /// Returns the parts of the path that a dashed line draws.
  ///
  /// - Parameters:
  ///   - phase: The length at which the pattern begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points.
  /// - Returns: The dashes.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat]) -> CGPath {
    dashed(phase: phase, lengths: lengths)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around the points of the path, in points.
  public var boundingBox: CGRect { bounds }

  /// The smallest rectangle around the points of the path, in points.
  public var boundingBoxOfPath: CGRect { bounds }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule that determines which points are inside.
  ///   - transform: A transform of the point.
  /// - Returns: `true` if the point is inside the path; otherwise, `false`.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity
  ) -> Bool {
    var path = self
    path.usesEvenOddFillRule = rule == .evenOdd
    return path.contains(transform.apply(to: point))
  }
}

extension CGPath {
  /// Returns the outline of the path's line: filling it paints what stroking the path would.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The shape of the line's ends.
  ///   - lineJoin: The shape of the line's corners.
  ///   - miterLimit: The length of a pointed corner, in line widths, above which it is cut off.
  ///   - transform: The transform of the path; the line keeps its width.
  /// - Returns: The outline; empty if the line has no width, or one that isn't finite.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    applying(transform).outline(
      of: StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
  }
}
