// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The guides that were added to this node, in order.
  public final var layoutGuides: [LayoutGuide] { guides }

  /// Adds a guide, taking it from its former node first. Its frame is in this node's coordinates.
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

  /// Removes a guide with all constraints that involve it. A guide that the node has by nature stays,
  /// and that is reported.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owner === self else { return }
    guard guide.isFree else {
      report(.guideNotFree(node: debugName))
      return
    }
    engineWithAllConstraints(from: self)?.remove(guide: guide)
    // Baselines are asked for on the way, which may have taken the guide elsewhere.
    guard guide.owner === self, let place = guides.firstIndex(where: { $0 === guide }) else {
      return
    }
    rareState.guides.remove(at: place)
    guide.owner = nil
  }
}
