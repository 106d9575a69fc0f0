// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An element that changes only how a view is drawn.
struct EffectElement: UnaryElement {
  let name: String
  /// A closure that creates the effect for a frame and a layout direction.
  let make: (CGRect, UserInterfaceLayoutDirection) -> DrawingEffect

  var drawing: ElementDrawing { .effect }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    [Placement(child: tree.nodes[task.node].firstChild, origin: .zero, proposal: task.proposal)]
  }

  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect? {
    make(tree.drawnFrame(of: node), tree.environment(of: node).layoutDirection)
  }
}

/// An element that clips a view to a shape.
struct ClipElement: UnaryElement {
  let shape: any Shape
  let style: FillStyle

  var name: String { "clipShape(\(String(describing: type(of: shape))))" }
  var drawing: ElementDrawing { .effect }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect? {
    var path = tree.path(of: shape, for: node)
    if style.isEOFilled { path.usesEvenOddFillRule = true }
    return .clip(path)
  }
}

/// An element that changes only how a view is drawn, depending on its place in the tree.
struct ResolvedEffectElement: UnaryElement {
  let name: String
  /// A closure that creates the effect for a node.
  let make: (Int, LayoutTree) -> DrawingEffect?

  var drawing: ElementDrawing { .effect }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect? { make(node, tree) }
}
