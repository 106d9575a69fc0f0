// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A container with a custom layout.
struct CustomElement<Rule: Layout>: LayoutElement {
  let layout: Rule

  var name: String { String(describing: Rule.self) }
  var mayDefineAlignmentGuides: Bool { true }
  var effectOnOffers: OfferEffect { .multiplies }
  var stackAxis: Axis? { Rule.layoutProperties.stackOrientation }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    guard tree.entersCall(at: task.node) else { return .zero }
    defer { tree.leaveCall() }
    let subviews = subviews(in: tree, task)
    let size = withCache(of: task.node, subviews, in: tree) {
      layout.sizeThatFits(proposal: task.proposal, subviews: subviews, cache: &$0)
    }
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      tree.report(.unusableSize(layout: name))
    }
    return size
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let children = task.children(in: tree)
    let bounds = bounds(of: size)
    if tree.entersCall(at: task.node) {
      let subviews = subviews(in: tree, task)
      for child in children { tree.customPlacements[child] = nil }
      withCache(of: task.node, subviews, in: tree) {
        layout.placeSubviews(
          in: bounds, proposal: task.proposal, subviews: subviews, cache: &$0)
      }
      tree.leaveCall()
    }
    return children.map { child in
      if let placement = tree.customPlacements.removeValue(forKey: child) { return placement }
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

  /// Returns the layout's guide, which by default combines those of its subviews.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? {
    guard let size = tree.size(task.question), let combined = tree.combinedGuide(key, task) else {
      return nil
    }
    guard tree.entersCall(at: task.node) else { return .some(combined) }
    defer { tree.leaveCall() }
    var subviews = subviews(in: tree, task)
    subviews.combinedGuide = combined
    return .some(
      withCache(of: task.node, subviews, in: tree) { cache in
        let bounds = bounds(of: size)
        return key.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(key.type), in: bounds, proposal: task.proposal,
            subviews: subviews, cache: &cache)
          : layout.explicitAlignment(
            of: VerticalAlignment(key.type), in: bounds, proposal: task.proposal,
            subviews: subviews, cache: &cache)
      })
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.uniteTraits(ofChildrenOf: node)
    guard tree.entersCall(at: node) else { return }
    defer { tree.leaveCall() }
    let subviews = LayoutSubviews(
      tree: tree, container: node, nodes: tree.childIndices(of: node), precision: .exact)
    if var cache = tree.customCaches[node] as? Rule.Cache {
      layout.updateCache(&cache, subviews: subviews)
      tree.customCaches[node] = cache
    }
    tree.nodes[node].spacing = withCache(of: node, subviews, in: tree) {
      layout.spacing(subviews: subviews, cache: &$0).preferences
    }
  }

  private func bounds(of size: CGSize) -> CGRect {
    CGRect(x: 0, y: 0, width: finite(size.width), height: finite(size.height))
  }

  private func subviews(in tree: LayoutTree, _ task: LayoutTask) -> LayoutSubviews {
    LayoutSubviews(
      tree: tree, container: task.node, nodes: task.children(in: tree),
      precision: task.question.precision)
  }

  /// Calls the layout with its cache, which is created before the first call.
  private func withCache<Result>(
    of node: Int, _ subviews: LayoutSubviews, in tree: LayoutTree,
    _ body: (inout Rule.Cache) -> Result
  ) -> Result {
    var cache =
      tree.customCaches.removeValue(forKey: node) as? Rule.Cache
      ?? layout.makeCache(subviews: subviews)
    let result = body(&cache)
    tree.customCaches[node] = cache
    return result
  }
}
