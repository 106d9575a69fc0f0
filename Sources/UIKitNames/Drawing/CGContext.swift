// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// Core Graphics' name for ``DrawingContext``.
public typealias CGContext = DrawingContext

extension CGContext {
  // MARK: State

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets the pattern of dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: The length at which the pattern begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = (lengths, phase) }

  /// Sets the opacity of subsequent drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the blend mode, which has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Translates the coordinate system by distances in points.
  ///
  /// - Parameters:
  ///   - tx: The distance to the right, in points.
  ///   - ty: The distance downward, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(Transform(translationX: tx, y: ty))
  }

  /// Scales the coordinate system.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor.
  ///   - sy: The vertical factor.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(Transform(scaleX: sx, y: sy)) }

  /// Rotates the coordinate system clockwise by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(Transform(rotationAngle: angle)) }

  /// Applies a transform to the coordinate system.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Path

  /// Begins a new path.
  public func beginPath() { path = BezierPath() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: state.transform.apply(to: point)) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: state.transform.apply(to: point)) }

  /// Adds a cubic curve to a point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The control point of the start.
  ///   - control2: The control point of the end.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let map = state.transform
    path.addCurve(
      to: map.apply(to: end), controlPoint1: map.apply(to: control1),
      controlPoint2: map.apply(to: control2))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(BezierPath(rect: rect)) }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(BezierPath(ovalIn: rect)) }

  /// Adds another path.
  public func addPath(_ path: CGPath) { self.path.append(path.applying(state.transform)) }

  /// Adds an arc of a circle, after a line from the current point to its start, if there is one;
  /// angles are in radians, measured clockwise from the positive x-axis.
  ///
  /// As in UIKit, where the y-axis points down, `clockwise` is the opposite of the visible
  /// direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, isClockwise: !clockwise)
    guard let arc else { return }
    path.elements.isEmpty ? move(to: arc.point(at: 0)) : addLine(to: arc.point(at: 0))
    for curve in arc.curves {
      addCurve(to: curve.end, control1: curve.first, control2: curve.second)
    }
  }

  /// Closes the current subpath.
  public func closePath() { path.close() }

  // MARK: Drawing

  /// Fills the path, and begins a new one.
  ///
  /// - Parameter rule: The rule that determines what is inside the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    var path = takePath()
    path.usesEvenOddFillRule = rule == .evenOdd
    paint(path) { $0.fill(path, with: state.fillColor) }
  }

  /// Strokes the path, and begins a new one.
  public func strokePath() {
    let path = dashed(takePath())
    paint(path) { $0.stroke(path, with: state.strokeColor, style: state.style) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(BezierPath(rect: rect)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills an ellipse.
  ///
  /// - Parameter rect: The rectangle that the ellipse fills.
  public func fillEllipse(in rect: CGRect) { fill(BezierPath(ovalIn: rect)) }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(dashed(BezierPath(rect: rect)), style: state.style) }

  /// Strokes the outline of an ellipse.
  ///
  /// - Parameter rect: The rectangle that the ellipse fills.
  public func strokeEllipse(in rect: CGRect) {
    stroke(dashed(BezierPath(ovalIn: rect)), style: state.style)
  }

  /// Clips subsequent drawing to the path, and begins a new one.
  ///
  /// - Parameter rule: The rule that determines what is inside the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    var path = takePath()
    path.usesEvenOddFillRule = rule == .evenOdd
    state.clips.append(path)
  }

  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: BezierPath(rect: rect)) }

  func clip(to path: BezierPath) { state.clips.append(path.applying(state.transform)) }

  func fill(_ path: BezierPath) {
    let path = path.applying(state.transform)
    paint(path) { $0.fill(path, with: state.fillColor) }
  }

  func stroke(_ path: BezierPath, style: StrokeStyle) {
    let path = path.applying(state.transform)
    paint(path) { $0.stroke(path, with: state.strokeColor, style: style) }
  }

  func draw(_ image: UIImage, inside rect: CGRect) {
    draw { image.draw(in: rect, tint: .black, direction: .leftToRight, context: $0) }
  }

  func dashed(_ path: BezierPath) -> BezierPath {
    guard !state.dashes.lengths.isEmpty else { return path }
    return path.dashed(phase: state.dashes.phase, lengths: state.dashes.lengths)
  }

  func takePath() -> BezierPath {
    defer { path = BezierPath() }
    return path
  }
}
