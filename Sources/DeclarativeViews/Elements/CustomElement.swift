// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A container whose rule comes from outside.
struct CustomElement<Rule: Layout>: LayoutElement {
  let layout: Rule

  var name: String { String(describing: Rule.self) }

  func size(in tree: LayoutTree, _ task: inout LayoutTask) -> CGSize? {
    guard tree.entersCall(at: task.node) else { return .zero }
    defer { tree.leaveCall() }
    let subviews = subviews(in: tree, &task)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(
      proposal: task.proposal, subviews: subviews, cache: &cache)
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      tree.report(.unusableSize(layout: name))
    }
    return size
  }

  func arrangement(in tree: LayoutTree, _ task: inout LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let children = task.children(in: tree)
    let bounds = CGRect(x: 0, y: 0, width: finite(size.width), height: finite(size.height))
    if tree.entersCall(at: task.node) {
      let subviews = subviews(in: tree, &task)
      var cache = layout.makeCache(subviews: subviews)
      for child in children { tree.customPlaces[child] = nil }
      layout.placeSubviews(
        in: bounds, proposal: task.proposal, subviews: subviews, cache: &cache)
      tree.leaveCall()
    }
    return children.map { child in
      if let place = tree.customPlaces.removeValue(forKey: child) { return place }
      let proposal = ProposedViewSize(bounds.size)
      let size = tree.resolvedSize(task.asking(child, proposal))
      return Placement(
        child: child,
        origin: CGPoint(
          x: (bounds.width - finite(size.width)) / 2,
          y: (bounds.height - finite(size.height)) / 2),
        proposal: proposal)
    }
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.uniteTraits(ofChildrenOf: node)
  }

  private func subviews(in tree: LayoutTree, _ task: inout LayoutTask) -> LayoutSubviews {
    LayoutSubviews(
      tree: tree, nodes: task.children(in: tree), precision: task.question.precision)
  }
}
