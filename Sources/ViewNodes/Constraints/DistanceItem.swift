// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The distance between two positions, usable as a length in constraints.
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

  /// Whether the two ends are there but in different trees.
  var joinsNothing: Bool {
    start.item?.owningNode != nil && end.item?.owningNode != nil && owningNode == nil
  }

  /// Whether one end follows the reading direction and the other never flips.
  var mixesKinds: Bool {
    start.attribute.isDirectional && end.attribute.isAbsolute
      || start.attribute.isAbsolute && end.attribute.isDirectional
  }

  /// The anchor of this distance, which keeps it alive.
  package func dimension(_ attribute: LayoutAttribute) -> LayoutDimension {
    LayoutDimension(target: LayoutAnchorTarget(ItemReference(keeping: self), attribute))
  }
}

extension XAxisAnchor {
  /// The distance from this position to another, as a length that grows in reading direction (to the
  /// right for left and right anchors).
  public func anchorWithOffset(to otherAnchor: Self) -> LayoutDimension {
    DistanceItem(from: target, to: otherAnchor.target).dimension(.width)
  }
}

extension YAxisAnchor {
  /// The distance from this position down to another, as a length.
  public func anchorWithOffset(to otherAnchor: YAxisAnchor) -> LayoutDimension {
    DistanceItem(from: target, to: otherAnchor.target).dimension(.height)
  }
}
