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
