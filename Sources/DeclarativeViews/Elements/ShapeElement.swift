// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// A shape that takes the proposed size.
struct ShapeElement: LeafElement {
  enum Paint {
    case fill(any ShapeStyle)
    case stroke(any ShapeStyle, StrokeStyle, isInside: Bool)
  }

  let shape: any Shape
  /// The paint; nil for the foreground style.
  let paint: Paint?
  /// A closure that returns the name if it is not that of the shape, called on demand.
  private let ownName: (() -> String)?

  init(shape: any Shape, paint: Paint?, name: (() -> String)? = nil) {
    self.shape = shape
    self.paint = paint
    ownName = name
  }

  var name: String { ownName?() ?? String(describing: type(of: shape)) }

  /// Returns both axes for rectangles, which take what they are offered in each direction; nothing
  /// is known about other shapes.
  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    shape is Rectangle || shape is RoundedRectangle || shape is Capsule ? .both : []
  }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let values = tree.environment(of: node)
    let frame = tree.drawnFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return [] }
    switch paint {
    case nil:
      let path = tree.path(of: shape, for: node)
      if let style = values.foregroundStyle { return fill(path, style, values) }
      return [.fill(path, values.resolvedForeground)]
    case .fill(let style): return fill(tree.path(of: shape, for: node), style, values)
    case .stroke(let style, let line, let isInside):
      return stroke(
        tree.path(of: shape, for: node, insetBy: isInside ? line.width / 2 : 0), style, line, values
      )
    }
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
