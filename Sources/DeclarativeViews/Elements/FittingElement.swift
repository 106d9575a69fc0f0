// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An element that shows the first of several views that fits.
struct FittingElement: LayoutElement {
  let axes: Axis.Set

  var name: String { "ViewThatFits" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    guard let choice = choice(in: tree, task) else { return nil }
    return choice < 0 ? .zero : tree.size(task.asking(choice, task.proposal))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard let choice = choice(in: tree, task) else { return nil }
    return choice < 0 ? [] : [Placement(child: choice, origin: .zero, proposal: task.proposal)]
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.uniteTraits(ofChildrenOf: node)
  }

  /// Returns the child that is shown; −1 if there is none.
  private func choice(in tree: LayoutTree, _ task: LayoutTask) -> Int? {
    let children = task.children(in: tree)
    while task.progress < children.count - 1 {
      let child = children[task.progress]
      guard let ideal = tree.size(task.asking(child, .unspecified)) else { return nil }
      if fits(ideal, task.proposal) { return child }
      task.progress += 1
    }
    return children.last ?? -1
  }

  private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let available = proposal[axis] else { return true }
      return size[axis] <= available + 1e-6
    }
  }
}
