// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The distance between two positions, used as a dimension in constraints.
package class DistanceItem: LayoutItem {
  package final let start: LayoutAnchorTarget
  package final let end: LayoutAnchorTarget

  package init(from start: LayoutAnchorTarget, to end: LayoutAnchorTarget) {
    self.start = start
    self.end = end
    super.init(item: Membership())
  }

  package override var owningNode: ViewNode? {
    guard let first = start.item?.owningNode, let second = end.item?.owningNode else { return nil }
    return first.nearestCommonAncestor(with: second)
  }

  /// Whether both ends exist but belong to different trees.
  var spansTrees: Bool {
    start.item?.owningNode != nil && end.item?.owningNode != nil && owningNode == nil
  }

  /// Whether one end follows the layout direction and the other never flips.
  var mixesKinds: Bool {
    start.attribute.isDirectional && end.attribute.isAbsolute
      || start.attribute.isAbsolute && end.attribute.isDirectional
  }

  /// Returns an anchor for this distance, which the anchor retains.
  package func dimension(_ attribute: LayoutAttribute) -> LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(ItemReference(keeping: self), attribute))
  }
}

extension LayoutAnchorTarget {
  /// Returns the distance to another position, as a dimension.
  package func distance(
    to end: LayoutAnchorTarget, _ attribute: LayoutAttribute
  ) -> LayoutAnchorTarget {
    DistanceItem(from: self, to: end).dimension(attribute).target
  }
}

extension XAxisAnchor {
  /// Returns a dimension for the distance to another anchor, positive in the layout direction (to
  /// the right for left and right anchors).
  public func anchorWithOffset(to otherAnchor: Self) -> LayoutDimension {
    DistanceItem(from: target, to: otherAnchor.target).dimension(.width)
  }
}

extension YAxisAnchor {
  /// Returns a dimension for the distance to another anchor, positive downward.
  public func anchorWithOffset(to otherAnchor: YAxisAnchor) -> LayoutDimension {
    DistanceItem(from: target, to: otherAnchor.target).dimension(.height)
  }
}
