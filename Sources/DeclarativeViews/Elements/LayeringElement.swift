// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Views on top of each other.
///
/// Implicit layering around the contents of another view affects only several views, not a single
/// one.
struct LayeringElement: LayoutElement {
  let alignment: Alignment
  var isImplicit = false

  var name: String { "ZStack" }

  /// Returns whether a node contains a single view that it does not affect.
  func isTransparent(_ node: Int, in tree: LayoutTree) -> Bool {
    isImplicit && tree.childIndices(of: node).count == 1
  }

  /// Returns the joint size of the views with the highest priority, aligned by their guides.
  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    if isTransparent(task.node, in: tree) {
      return tree.size(task.asking(task.children(in: tree)[0], task.proposal))
    }
    return union(for: task.proposal, in: tree, task)?.size
  }

  /// Returns the placements: the resolved size is proposed to each view, which is aligned in it.
  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let children = task.children(in: tree)
    if isTransparent(task.node, in: tree) {
      return [Placement(child: children[0], origin: .zero, proposal: task.proposal)]
    }
    guard let size = tree.size(task.question) else { return nil }
    let proposal = ProposedViewSize(size)
    guard let union = union(for: proposal, in: tree, task) else { return nil }
    // Align children that do not fill the resolved size when it is proposed to them.
    let origin = CGPoint(
      x: shift(alignment.horizontal.key, size, union.size) - union.low.x,
      y: shift(alignment.vertical.key, size, union.size) - union.low.y)
    while task.placements.count < children.count {
      let child = children[task.placements.count]
      let question = task.asking(child, proposal)
      guard let x = tree.guide(alignment.horizontal.key, question),
        let y = tree.guide(alignment.vertical.key, question)
      else { return nil }
      task.placements.append(
        Placement(
          child: child, origin: CGPoint(x: finite(origin.x - x), y: finite(origin.y - y)),
          proposal: proposal))
    }
    return task.placements
  }

  private func shift(_ key: GuideKey, _ outer: CGSize, _ inner: CGSize) -> CGFloat {
    finite(key.defaultValue(in: outer) - key.defaultValue(in: inner))
  }

  /// Returns the joint size of the views with the highest priority, and their extent above and
  /// before the common guides.
  private func union(
    for proposal: ProposedViewSize, in tree: LayoutTree, _ task: LayoutTask
  ) -> (size: CGSize, low: CGPoint)? {
    let children = task.children(in: tree)
    let highest = children.reduce(-.infinity) { max($0, tree.nodes[$1].priority) }
    while task.progress < children.count {
      let child = children[task.progress]
      if tree.nodes[child].priority == highest {
        let question = task.asking(child, proposal)
        guard let size = tree.size(question),
          let x = tree.guide(alignment.horizontal.key, question),
          let y = tree.guide(alignment.vertical.key, question)
        else { return nil }
        task.reach.add(size, x, y)
      }
      task.progress += 1
    }
    return (task.reach.size, task.reach.low)
  }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    var axes = tree.steadyAxesOfAll(in: node)
    if isTransparent(node, in: tree) { return axes }
    if !tree.alignProportionally(in: node, alignment.horizontal.key) { axes.remove(.horizontal) }
    if !tree.alignProportionally(in: node, alignment.vertical.key) { axes.remove(.vertical) }
    return axes
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.uniteTraits(ofChildrenOf: node)
  }
}
