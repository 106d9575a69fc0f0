// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Views on top of each other.
struct LayeringElement: LayoutElement {
  let alignment: Alignment

  var name: String { "ZStack" }

  /// As large as the largest of those with the highest priority.
  func size(in tree: LayoutTree, _ task: inout LayoutTask) -> CGSize? {
    let children = task.children(in: tree)
    let highest = children.reduce(-.infinity) { max($0, tree.nodes[$1].priority) }
    while task.progress < children.count {
      let child = children[task.progress]
      if tree.nodes[child].priority == highest {
        guard let size = tree.size(task.asking(child, task.proposal)) else { return nil }
        task.found.width = max(task.found.width, size.width)
        task.found.height = max(task.found.height, size.height)
      }
      task.progress += 1
    }
    return task.found
  }

  /// Each is offered the size that was found, and lined up in it.
  func arrangement(in tree: LayoutTree, _ task: inout LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let children = task.children(in: tree)
    let proposal = ProposedViewSize(size)
    while task.placements.count < children.count {
      let child = children[task.placements.count]
      guard
        let origin = tree.origin(
          of: task.asking(child, proposal), alignedBy: alignment, in: size)
      else { return nil }
      task.placements.append(Placement(child: child, origin: origin, proposal: proposal))
    }
    return task.placements
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.uniteTraits(ofChildrenOf: node)
  }
}

extension LayoutTree {
  /// Gives a node all the wishes and guides of those in it.
  func uniteTraits(ofChildrenOf node: Int) {
    for child in childIndices(of: node) {
      nodes[node].guides |= nodes[child].guides
      for edge in Edge.allCases {
        nodes[node].spacing[edge] =
          nodes[node].spacing[edge].union(nodes[child].spacing[edge])
      }
    }
  }
}
