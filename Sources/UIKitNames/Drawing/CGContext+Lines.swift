// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension CGContext {
  /// Adds lines between points, beginning a new subpath at the first.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPointOfPath
    func twoThirds(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: twoThirds(from: start), control2: twoThirds(from: end))
  }

  /// The end of the path under construction, or `.zero` if it is empty.
  public var currentPointOfPath: CGPoint {
    let point = UIBezierPath(cgPath: path).currentPoint
    return path.elements.isEmpty ? .zero : state.transform.inverted().apply(to: point)
  }

  /// Strokes separate lines, each between a point with an even index and the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = BezierPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      lines.move(to: points[index])
      lines.addLine(to: points[index + 1])
    }
    stroke(dashed(lines), style: state.style)
  }

  /// Strokes the outline of a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    stroke(dashed(BezierPath(rect: rect)), style: style)
  }

  /// Fills and strokes the path, as the mode says, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    var path = takePath()
    if mode != .stroke {
      path.usesEvenOddFillRule = mode == .eoFill || mode == .eoFillStroke
      paint(path) { $0.fill(path, with: state.fillColor) }
    }
    guard mode == .stroke || mode == .fillStroke || mode == .eoFillStroke else { return }
    let line = dashed(path)
    paint(line) { $0.stroke(line, with: state.strokeColor, style: state.style) }
  }

  /// Sets the color of fills to components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of lines to components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Draws an image scaled to fill a rectangle.
  ///
  /// As in UIKit, where images have their origin at the bottom, the image is upside down, unless the
  /// coordinate system is flipped.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    image.draw(in: rect, to: self)
    restoreGState()
  }

  /// Removes what was drawn in a rectangle; nothing is removed here, because views and images are
  /// transparent when their drawing begins.
  public func clear(_ rect: CGRect) {}

  /// Sets the greatest length of pointed corners as a multiple of the line width, 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets whether edges are smoothed, which they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed, which they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// The quality of scaled images, which has no effect.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// The transform from the current coordinates to those of the view or image.
  public var ctm: CGAffineTransform { state.transform }
}

extension CGContext {
  /// Replaces the path with the outline of its line, in the context's width, ends, corners, and
  /// dashes; filling the new path paints what stroking the old one would.
  public func replacePathWithStrokedPath() {
    path = dashed(path).outline(of: state.style)
  }
}
