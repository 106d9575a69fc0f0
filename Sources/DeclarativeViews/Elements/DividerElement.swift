// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A line across the axis of a stack.
struct DividerElement: LeafElement {
  var name: String { "Divider" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set { .both }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    let axis = tree.nodes[node].stackAxis ?? .vertical
    let scale = tree.environment(of: node).displayScale
    return CGSize(
      axis, along: 1 / (scale.isFinite && scale > 0 ? scale : 1),
      across: proposal[axis.crossing] ?? 10)
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let theme = tree.environment(of: node).viewFactoryColor
    let color = theme.map { $0.labelHint.withAlphaComponent(0.3) } ?? .separator
    return [.fill(BezierPath(rect: tree.drawnFrame(of: node)), color)]
  }
}
