// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// Whether the node relies on constraints that don't exist: it isn't registered in its tree's
  /// engine, and it has no explicit size.
  final var isUnconstrained: Bool {
    engineIndex < 0 && parent != nil && passState.contains(.usesConstraints)
      && boundsStorage.size == .zero
  }

  /// The ambiguities of such a node: its position, and its size if it has no intrinsic content
  /// size.
  fileprivate final var unconstrainedAmbiguities: [LayoutAmbiguity] {
    let natural = intrinsicContentSize
    let isRightToLeft = parent?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var parts = [LayoutAmbiguity(node: debugName, axis: .horizontal, attribute: .leading)]
    if isRightToLeft { parts[0].attribute = .trailing }
    parts.append(LayoutAmbiguity(node: debugName, axis: .vertical, attribute: .top))
    if natural.width < 0 {
      parts.append(LayoutAmbiguity(node: debugName, axis: .horizontal, attribute: .width))
    }
    if natural.height < 0 {
      parts.append(LayoutAmbiguity(node: debugName, axis: .vertical, attribute: .height))
    }
    return parts
  }
}

extension ViewNode {
  /// At the root, the ambiguous nodes and those without constraints, in tree order.
  package final var ambiguousParts: [(node: ViewNode, ambiguity: LayoutAmbiguity)] {
    var byNode: [ObjectIdentifier: [LayoutAmbiguity]] = [:]
    if let ownEngine {
      for (index, ambiguity) in ownEngine.reporter.ambiguities(of: ownEngine) {
        guard let node = ownEngine.items[Int(index)].item?.owningNode else { continue }
        byNode[ObjectIdentifier(node), default: []].append(ambiguity)
      }
    }
    var parts: [(node: ViewNode, ambiguity: LayoutAmbiguity)] = []
    var pending = [self]
    while let node = pending.popLast() {
      if node.awaitsReuse { continue }
      let open =
        byNode[ObjectIdentifier(node)]
        ?? (node.isUnconstrained ? node.unconstrainedAmbiguities : [])
      for ambiguity in open { parts.append((node, ambiguity)) }
      pending.append(contentsOf: node.subviewsInLayoutOrder.reversed())
    }
    return parts
  }
}
