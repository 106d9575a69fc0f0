// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A figure that takes what it is offered.
struct ShapeElement: LeafElement {
  enum Paint {
    case color(Color)
    case gradient(LinearGradient)
    case stroke(Color, StrokeStyle)
  }

  let shape: any Shape
  /// Nil means the foreground colour.
  let paint: Paint?
  let name: String

  init(shape: any Shape, paint: Paint?, name: String? = nil) {
    self.shape = shape
    self.paint = paint
    self.name = name ?? String(describing: type(of: shape))
  }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let values = tree.environment(of: node)
    let frame = tree.drawnFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return [] }
    let path = shape.path(in: frame)
    switch paint {
    case nil: return [.fill(path, values.resolvedForeground)]
    case .color(let color): return color.alpha > 0 ? [.fill(path, color)] : []
    case .gradient(let gradient):
      return [.gradient(path, gradient.resolved(values.layoutDirection))]
    case .stroke(let color, let style): return [.stroke(path, color, style)]
    }
  }
}
