// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Translates attributes of items into variables; returns `nil` if an item isn't in this tree.
  func draft(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, holder: Int32
  ) -> RowDraft? {
    baselines.begin()
    let removalCount = self.removalCount
    var draft = RowDraft()
    draft.isMirrored =
      (firstAttribute.isDirectional || secondAttribute.isDirectional)
      && items[Int(holder)].flags.contains(.isRightToLeft)
    guard append(first, firstAttribute, 1, other: second, holder, to: &draft) else { return nil }
    if let second {
      guard append(second, secondAttribute, -multiplier, other: first, holder, to: &draft) else {
        return nil
      }
      // With a multiplier, positions are measured from the leading edge of the node that holds the
      // relation.
      if multiplier != 1, firstAttribute.isPosition, draft.isMirrored {
        draft.terms.add(multiplier - 1, items[Int(holder)].width)
      }
    }
    // Requesting baselines runs client code, which may have removed items.
    guard self.removalCount == removalCount else { return nil }
    draft.constant = draft.isMirrored ? constant : -constant
    draft.relation = relation.solverRelation(isMirrored: draft.isMirrored)
    return draft
  }

  /// Adds the position of an item's left or top edge in the holder's coordinates: the sum of the
  /// positions of the items between the two, each relative to its superview.
  func appendEdge(
    of index: Int32, _ axis: Axis, _ coefficient: Double, in holder: Int32,
    to draft: inout RowDraft
  ) {
    var current = index
    while current != holder {
      let entry = items[Int(current)]
      guard entry.parent >= 0 else {
        // The item isn't inside the holder, so the holder's own position is part of the sum.
        if holder != current, items[Int(holder)].parent >= 0 {
          appendEdge(of: holder, axis, -coefficient, in: current, to: &draft)
        }
        return
      }
      draft.terms.add(coefficient, axis == .horizontal ? entry.x : entry.y)
      current = entry.parent
    }
  }

  private func append(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ coefficient: Double, other: LayoutItem?,
    _ holder: Int32, to draft: inout RowDraft
  ) -> Bool {
    if isTornDown { return false }
    if let distance = item as? DistanceItem {
      guard let end = distance.end.item, let start = distance.start.item else { return false }
      // In a right-to-left layout, a distance in the layout direction is measured from the right.
      let isRightToLeft =
        (distance.end.attribute.isDirectional || distance.start.attribute.isDirectional)
        && items[Int(holder)].flags.contains(.isRightToLeft)
      let sign = isRightToLeft ? -coefficient : coefficient
      return append(end, distance.end.attribute, sign, other: start, holder, to: &draft)
        && append(start, distance.start.attribute, -sign, other: end, holder, to: &draft)
    }
    var item = item
    var attribute = attribute
    if let node = item as? ViewNode {
      if attribute.isContentEdge, node.scrolls, let inner = other?.owningNode,
        inner !== node, inner.isDescendant(of: node)
      {
        item = node.scrollContentGuide
        attribute = attribute.withoutMargin
      } else if attribute.isMargin {
        item = node.layoutMarginsGuide
        attribute = attribute.withoutMargin
      } else if attribute == .firstBaseline || attribute == .lastBaseline {
        return baselines.append(
          node, attribute == .firstBaseline, coefficient, in: holder, to: &draft, of: self)
      }
    } else {
      attribute = attribute.withoutMargin
      // Seen from outside, the visible area is where the node is, whatever the offset.
      if let node = item.owningNode, node.rare?.scrollGuides.frame === item,
        let outer = other?.owningNode, !outer.isDescendant(of: node)
      {
        item = node
      }
    }
    let index = register(item)
    guard index >= 0 else { return false }
    recordOuterRelation(into: index, from: holder)
    let entry = items[Int(index)]
    let isRightToLeft = items[Int(holder)].flags.contains(.isRightToLeft)
    if attribute.isPosition, let axis = attribute.axis {
      appendEdge(of: index, axis, coefficient, in: holder, to: &draft)
    }
    switch attribute {
    case .left, .top, .firstBaseline: break
    case .leading where !isRightToLeft, .trailing where isRightToLeft: break
    case .right, .leading, .trailing, .width: draft.terms.add(coefficient, entry.width)
    case .centerX: draft.terms.add(coefficient / 2, entry.width)
    case .bottom, .lastBaseline, .height: draft.terms.add(coefficient, entry.height)
    case .centerY: draft.terms.add(coefficient / 2, entry.height)
    default: return false
    }
    return true
  }
}

nonisolated extension LayoutAttribute {
  /// Whether a constraint from inside a scroll node on this attribute refers to the content.
  fileprivate var isContentEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
