// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A path that is built step by step and can draw itself into the current context.
open class UIBezierPath: NSObject, NSCopying {
  /// The path as a value.
  public final var cgPath: CGPath
  /// The width of the line that ``stroke()`` draws, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends, butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners, miter by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a pointed corner as a multiple of the line width, 10 by default.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves, which has no effect here; 0.6 by default.
  open var flatness: CGFloat = 0.6

  /// The lengths of dashes and gaps, and where the pattern begins.
  private final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// A Boolean value that indicates whether the even-odd rule, instead of the nonzero winding rule,
  /// determines which points are inside; `false` by default.
  open var usesEvenOddFillRule: Bool {
    get { cgPath.usesEvenOddFillRule }
    set { cgPath.usesEvenOddFillRule = newValue }
  }

  /// Creates an empty path.
  public override init() {
    cgPath = CGPath()
    super.init()
  }

  /// Creates a path from a path value.
  public init(cgPath: CGPath) {
    self.cgPath = cgPath
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Creates a rectangle with rounded corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a rectangle with some rounded corners, whose radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    self.init(
      cgPath: CGPath(
        roundedRect: rect,
        cornerRadii: (
          radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft)
        )))
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ovalIn: rect))
  }

  /// Creates an arc of a circle; angles are in radians, measured clockwise from the positive
  /// x-axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public final var isEmpty: Bool { cgPath.elements.isEmpty }

  /// The smallest rectangle around the path, in points.
  public final var bounds: CGRect { cgPath.bounds }

  /// Returns whether a point is inside the path, by the path's fill rule.
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }

  /// The end point of the last element, or `.zero` for an empty path.
  public final var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in cgPath.elements {
      switch element {
      case .move(let end):
        start = end
        point = end
      case .line(let end): point = end
      case .curve(let end, _, _): point = end
      case .close: point = start
      }
    }
    return point
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    cgPath.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint
    func twoThirds(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (controlPoint.x - point.x) * 2 / 3,
        y: point.y + (controlPoint.y - point.y) * 2 / 3)
    }
    cgPath.addCurve(
      to: endPoint, controlPoint1: twoThirds(from: start), controlPoint2: twoThirds(from: endPoint))
  }

  /// Adds an arc of a circle, preceded by a line to its start; angles are in radians, measured
  /// clockwise from the positive x-axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, isClockwise: clockwise)
    guard let arc else { return }
    isEmpty ? move(to: arc.point(at: 0)) : addLine(to: arc.point(at: 0))
    for curve in arc.curves {
      addCurve(to: curve.end, controlPoint1: curve.first, controlPoint2: curve.second)
    }
  }

  /// Closes the current subpath with a line to its start.
  open func close() { cgPath.close() }

  /// Removes everything from the path.
  open func removeAllPoints() {
    let rule = usesEvenOddFillRule
    cgPath = CGPath()
    usesEvenOddFillRule = rule
  }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }

  /// Applies a transform to the path.
  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// Sets the pattern of dashes that ``stroke()`` draws.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points, or `nil` for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The length at which the pattern begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))
    dashes = (Array(lengths), phase)
  }

  /// Returns a copy of the path with its line style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.dashes = dashes
    return copy
  }

  /// Fills the path with the current fill color.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(cgPath) }

  /// Strokes the path with the current stroke color.
  open func stroke() {
    let line =
      dashes.lengths.isEmpty ? cgPath : cgPath.dashed(phase: dashes.phase, lengths: dashes.lengths)
    UIGraphicsGetCurrentContext()?.stroke(
      line,
      style: StrokeStyle(
        width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit))
  }

  /// Clips subsequent drawing to the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: cgPath) }
}
