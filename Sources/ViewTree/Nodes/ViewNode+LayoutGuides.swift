// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The layout guides added to this node, in order.
  public final var layoutGuides: [LayoutGuide] { guides }

  /// Adds a layout guide, removing it from its previous node.
  ///
  /// Its frame is in this node's coordinates.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    guard guide.isFree else {
      report(.guideNotFree(node: debugName))
      return
    }
    guide.owner?.removeLayoutGuide(guide)
    guard guide.owner == nil else { return }
    guide.owner = self
    guide.rank = max(LayoutGuide.firstAddedRank, (guides.last?.rank ?? 0) + 1)
    rareState.guides.append(guide)
  }

  /// Removes a layout guide and all constraints that involve it.
  ///
  /// A built-in guide can't be removed; the attempt is reported.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owner === self else { return }
    guard guide.isFree else {
      report(.guideNotFree(node: debugName))
      return
    }
    engineWithAllConstraints(from: self)?.remove(guide: guide)
    // Requesting baselines may have moved the guide elsewhere.
    guard guide.owner === self, let index = guides.firstIndex(where: { $0 === guide }) else {
      return
    }
    rareState.guides.remove(at: index)
    guide.owner = nil
  }
}
