// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// The destination of what the closure of a ``Canvas`` draws.
///
/// A context is a value: changes to a copy, such as its transform, don't affect the original, but
/// both draw in the same place. SwiftUI: `GraphicsContext`.
public struct GraphicsContext {
  /// The opacity of what is drawn, from 0 to 1; one that is not a number is treated as 1.
  public var opacity = 1.0
  /// The way in which colors are combined with those behind them.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of the context to those of the canvas or the layer.
  public var transform = CGAffineTransform.identity
  let recorder: DrawingRecorder
  let views: CanvasViews
  /// The clips and filters, the outermost first, in the coordinates of the canvas.
  private(set) var groups: [DrawingGroup] = []

  init(recorder: DrawingRecorder, views: CanvasViews) {
    self.recorder = recorder
    self.views = views
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { views.environment }

  // MARK: Coordinates

  /// Scales what is drawn from now on.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(Transform(scaleX: x, y: y))
  }

  /// Moves what is drawn from now on.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(Transform(translationX: x, y: y))
  }

  /// Rotates what is drawn from now on about the origin.
  ///
  /// - Parameter angle: The clockwise angle.
  public mutating func rotate(by angle: Angle) {
    concatenate(Transform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Transforms what is drawn from now on, before the current transform.
  ///
  /// - Parameter matrix: The transform; one with numbers that aren't finite is ignored.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    guard matrix.isFinite else { return }
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips and filters

  /// Clips what is drawn from now on to a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: How the path is filled where it crosses itself.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    groups.append(.clip(path.ruled(by: style).applying(transform)))
  }

  /// Gives what is drawn from now on the opacity of a layer.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, from 0 to 1.
  ///   - content: A closure that draws the layer, whose colors don't matter.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let mask = DrawingRecorder(displayScale: recorder.displayScale)
    var layer = GraphicsContext(recorder: mask, views: views)
    layer.transform = transform
    mask.begin(.opacity(GraphicsContext.usable(opacity)))
    try content(&layer)
    mask.end()
    groups.append(.mask(RecordedDrawing(size: .zero, recordedBy: mask), at: .zero))
  }

  /// Applies a filter to each thing that is drawn from now on.
  ///
  /// - Parameter filter: The filter.
  public mutating func addFilter(_ filter: Filter) { groups.append(filter.group) }

  /// Draws a layer: everything in it is drawn as a whole, with the current opacity, blend mode, clips,
  /// and filters.
  ///
  /// - Parameter content: A closure that draws the layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let count = begin()
    defer { end(count) }
    var layer = GraphicsContext(recorder: recorder, views: views)
    layer.transform = transform
    try content(&layer)
  }

  /// Draws with the state of the context, in its coordinates.
  func draw(_ body: (DrawingRecorder) -> Void) {
    let count = begin()
    recorder.begin(.transform(transform))
    body(recorder)
    end(count + 1)
  }

  /// Opens the groups for everything but the transform, and returns their number.
  private func begin() -> Int {
    var all = groups
    if blendMode != .normal { all.append(.blend(blendMode)) }
    let opacity = GraphicsContext.usable(opacity)
    if opacity < 1 { all.append(.opacity(opacity)) }
    for group in all { recorder.begin(group) }
    return all.count
  }

  private func end(_ count: Int) { for _ in 0..<count { recorder.end() } }

  private static func usable(_ opacity: Double) -> CGFloat {
    opacity.isNaN ? 1 : CGFloat(min(max(opacity, 0), 1))
  }
}

extension BezierPath {
  /// Returns the path with a rule for filling.
  func ruled(by style: FillStyle) -> BezierPath {
    var path = self
    path.usesEvenOddFillRule = style.isEOFilled || usesEvenOddFillRule
    return path
  }
}
