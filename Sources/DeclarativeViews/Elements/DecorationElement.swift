// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view with others behind or in front of it, to which exactly its size is proposed.
struct DecorationElement: LayoutElement {
  let isInFront: Bool
  let alignment: Alignment

  var isModifier: Bool { true }
  var name: String { isInFront ? "overlay" : "background" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    tree.size(task.asking(tree.nodes[task.node].firstChild, task.proposal))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let node = tree.nodes[task.node]
    let primary = Placement(child: node.firstChild, origin: .zero, proposal: task.proposal)
    guard node.lastChild != node.firstChild else { return [primary] }
    guard let size = tree.size(task.question) else { return nil }
    let proposal = ProposedViewSize(size)
    // The explicit guides of the view itself align the others.
    let main = task.asking(primary.child, primary.proposal)
    let other = task.asking(node.lastChild, proposal)
    guard let x = tree.guide(alignment.horizontal.key, main),
      let y = tree.guide(alignment.vertical.key, main),
      let ownX = tree.guide(alignment.horizontal.key, other),
      let ownY = tree.guide(alignment.vertical.key, other)
    else { return nil }
    let secondary = Placement(
      child: other.node, origin: CGPoint(x: finite(x - ownX), y: finite(y - ownY)),
      proposal: proposal)
    return isInFront ? [primary, secondary] : [secondary, primary]
  }

  /// Returns the guide of the decorated view; the decoration does not affect alignment.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? {
    tree.explicitGuide(key, task.asking(tree.nodes[task.node].firstChild, task.proposal))
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: [])
  }
}
