// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

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
      if let style = values.foregroundStyle { return fill(frame, style, values) }
      return [.fill(shape.placed(in: frame), values.resolvedForeground)]
    case .fill(let style): return fill(frame, style, values)
    case .stroke(let style, let line, let isInside):
      let path =
        isInside ? shape.placed(in: frame, insetBy: line.width / 2) : shape.placed(in: frame)
      return [.stroke(path, ResolvedPaint(style, in: values).color, line)]
    }
  }

  private func fill(
    _ frame: CGRect, _ style: any ShapeStyle, _ values: EnvironmentValues
  ) -> [DrawingMark] {
    let path = shape.placed(in: frame)
    switch ResolvedPaint(style, in: values) {
    case .color(let color): return color.alpha > 0 ? [.fill(path, color)] : []
    case .gradient(let gradient):
      return [.gradient(path, gradient.resolved(values.layoutDirection, in: path.bounds.size))]
    }
  }
}
