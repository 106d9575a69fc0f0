// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a path.
///
/// UIKit: `CAShapeLayer`.
open class ShapeLayer: Layer {
  /// The path in the layer's own coordinates, in points, or `nil`, the default, for none.
  public final var path: BezierPath?
  /// The fill color of the path, or `nil` for none; black by default.
  public final var fillColor: Color? = .black
  /// The rule that determines the inside of the path, nonzero by default.
  ///
  /// A path that itself uses the even-odd rule keeps it.
  public final var fillRule = FillRule.nonZero
  /// The stroke color of the path, or `nil`, the default, for none.
  public final var strokeColor: Color?
  /// The width of the stroke, in points; 1 by default.
  public final var lineWidth: CGFloat = 1
  /// The shape of the line's ends, butt by default.
  public final var lineCap = StrokeStyle.Cap.butt
  /// The shape of the line's corners, miter by default.
  public final var lineJoin = StrokeStyle.Join.miter
  /// The length of a pointed corner, in line widths, above which it is cut off; 10 by default.
  public final var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points, or `nil`, the default, for a solid stroke.
  public final var lineDashPattern: [NSNumber]?
  /// The length at which the dash pattern begins, in points; 0 by default.
  public final var lineDashPhase: CGFloat = 0
  /// The start of the stroke, as a fraction of the path's length from 0 to 1; 0 by default.
  public final var strokeStart: CGFloat = 0
  /// The end of the stroke, as a fraction of the path's length from 0 to 1; 1 by default.
  public final var strokeEnd: CGFloat = 1

  /// Creates a shape layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a layer without a node.
  ///
  /// Core Animation calls this initializer to copy a layer for an animation; here, nothing calls it.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let path else { return }
    if let fillColor { context.fill(filled(path), with: fillColor) }
    guard let strokeColor, lineWidth > 0 else { return }
    let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    var line = path.trimmed(from: strokeStart, to: strokeEnd)
    if let lineDashPattern, !lineDashPattern.isEmpty {
      line = line.dashed(
        phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
    }
    context.stroke(line, with: strokeColor, style: style)
  }

  /// Returns the path with the layer's fill rule.
  final func filled(_ path: BezierPath) -> BezierPath {
    guard fillRule == .evenOdd else { return path }
    var path = path
    path.usesEvenOddFillRule = true
    return path
  }
}
