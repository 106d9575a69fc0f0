// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// How a shape is painted.
enum ShapePaint {
  case fill(any ShapeStyle, isEvenOdd: Bool = false)
  case stroke(any ShapeStyle, StrokeStyle, isInside: Bool)
}

/// A shape that takes the proposed size.
struct ShapeElement: LeafElement {
  let shape: any Shape
  /// The paint, or the one behind all others; `nil` for the foreground style.
  private let paint: ShapePaint?
  /// The paints in front of it, which few shapes have.
  private let frontPaints: ArraySlice<ShapePaint>
  /// A closure that returns the name if it is not that of the shape, called on demand.
  private let ownName: (() -> String)?

  init(shape: any Shape, paints: [ShapePaint], name: (() -> String)? = nil) {
    self.shape = shape
    paint = paints.first
    frontPaints = paints.dropFirst()
    ownName = name
  }

  init(shape: any Shape, paint: ShapePaint?, name: (() -> String)? = nil) {
    self.shape = shape
    self.paint = paint
    frontPaints = []
    ownName = name
  }

  var name: String { ownName?() ?? String(describing: type(of: drawnShape)) }

  /// The shape, without the stroke that it may be the outline of.
  private var drawnShape: any Shape { outline?.base ?? shape }

  /// The shape, if it is the outline of a stroke.
  private var outline: (any OutlinedShape)? {
    // Colors are rectangles, and a cast to a protocol takes its time.
    shape is Rectangle ? nil : shape as? any OutlinedShape
  }

  /// Returns both axes for rectangles, which take what they are offered in each direction; nothing
  /// is known about other shapes.
  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    let shape = drawnShape
    return shape is Rectangle || shape is RoundedRectangle || shape is Capsule ? .both : []
  }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let values = tree.environment(of: node)
    let frame = tree.drawnFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return [] }
    guard let paint else {
      if let outline {
        return marks(outline, values.foregroundStyle ?? values.resolvedForeground, node, tree)
      }
      let path = tree.path(of: shape, for: node)
      if let style = values.foregroundStyle { return fill(path, style, values) }
      return [.fill(path, values.resolvedForeground)]
    }
    let marks = marks(paint, values, node, tree)
    return frontPaints.isEmpty
      ? marks : frontPaints.reduce(marks) { $0 + self.marks($1, values, node, tree) }
  }

  private func marks(
    _ paint: ShapePaint, _ values: EnvironmentValues, _ node: Int, _ tree: LayoutTree
  ) -> [DrawingMark] {
    switch paint {
    case .fill(let style, let isEvenOdd):
      if !isEvenOdd, let outline { return marks(outline, style, node, tree) }
      var path = tree.path(of: shape, for: node)
      if isEvenOdd { path.usesEvenOddFillRule = true }
      return fill(path, style, values)
    case .stroke(let style, let line, let isInside):
      return stroke(
        tree.path(of: shape, for: node, insetBy: isInside ? line.width / 2 : 0), style, line, values
      )
    }
  }

  /// Returns the marks for a stroke as a shape, whose area is that of the line.
  private func marks(
    _ outline: any OutlinedShape, _ style: any ShapeStyle, _ node: Int, _ tree: LayoutTree
  ) -> [DrawingMark] {
    stroke(tree.path(of: outline.base, for: node), style, outline.line, tree.environment(of: node))
  }

  private func fill(
    _ path: BezierPath, _ style: any ShapeStyle, _ values: EnvironmentValues
  ) -> [DrawingMark] {
    switch ResolvedPaint(style, in: values) {
    case .color(let color): return color.alpha > 0 ? [.fill(path, color)] : []
    case .gradient(let gradient):
      return [.gradient(path, gradient.resolved(values.layoutDirection, in: path.bounds.size))]
    }
  }

  private func stroke(
    _ path: BezierPath, _ style: any ShapeStyle, _ line: StrokeStyle, _ values: EnvironmentValues
  ) -> [DrawingMark] {
    switch ResolvedPaint(style, in: values) {
    case .color(let color): return [.stroke(path, color, line)]
    case .gradient(let gradient):
      let box = path.bounds
      // The line is outside of the bounds by half its width, and more at pointed corners.
      let reach = line.width * max(line.usableMiterLimit, 2) / 2
      let paint = DrawingMark.gradient(
        gradient.resolved(values.layoutDirection, in: box.size), of: box,
        in: box.insetBy(dx: -reach, dy: -reach))
      return [.masked(paint, by: [.stroke(path, .black, line)])]
    }
  }
}

extension DrawingMark {
  /// A rectangle with a gradient that belongs to another box.
  static func gradient(_ gradient: Gradient, of box: CGRect, in rect: CGRect) -> DrawingMark {
    .gradient(BezierPath(rect: rect), gradient.moved(from: box, to: rect))
  }
}
