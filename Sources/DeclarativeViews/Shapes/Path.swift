// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The outline of a shape.
///
/// SwiftUI: `Path`.
public typealias Path = BezierPath

extension BezierPath: DeclarativeViews.Shape {
  /// Creates a path step by step.
  ///
  /// - Parameter build: A closure that adds to the path, which is initially empty.
  public init(_ build: (inout BezierPath) -> Void) {
    self.init()
    build(&self)
  }

  /// Creates the path of a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public init(_ rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a copy of a path; views and UIKit's names share a type.
  ///
  /// - Parameter path: The path.
  public init(_ path: BezierPath) {
    self = path
  }

  /// Creates the path of an ellipse.
  ///
  /// - Parameter rect: The bounding rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init(ovalIn: rect)
  }

  /// Creates the path of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in points.
  ///   - style: The style of the corners, which are drawn as circular arcs in either case.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// The behavior in right-to-left layouts: paths aren't mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the path, offset by the origin of a rectangle.
  ///
  /// - Parameter rect: The rectangle, whose size has no effect.
  /// - Returns: The offset path.
  public func path(in rect: CGRect) -> BezierPath {
    applying(Transform(translationX: rect.minX, y: rect.minY))
  }

  /// The bounding box of the path and its control points.
  public var boundingRect: CGRect { bounds }

  /// Adds straight lines between points, starting at the first.
  ///
  /// - Parameter points: The points, in points from the origin at the top-left corner; with none,
  ///   nothing is added.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The first control point.
  ///   - control2: The second control point.
  public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadCurve(to: end, controlPoint: control)
  }

  /// Closes the current subpath.
  public nonisolated mutating func closeSubpath() { close() }

  /// The current point of the path.
  public nonisolated var currentPoint: CGPoint? { lastPoint }
}
