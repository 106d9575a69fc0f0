// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// A sum of variables under construction: four inline terms, enough for nearly all relations, and
/// an array for more.
struct Terms {
  var row = Row()
  var more: [Term] = []

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    let term = Term(coefficient, variable)
    if row.append(term) { return }
    if let place = more.firstIndex(where: { $0.variable == variable }) {
      more[place].coefficient += coefficient
    } else {
      more.append(term)
    }
  }
}

/// A relation under construction: terms + constant (relation) 0.
struct RowDraft {
  var terms = Terms()
  var relation = Relation.equal
  var constant = 0.0
  var offset = 0.0
  var isMirrored = false
}

extension LayoutEngine {
  /// Translates attributes of items into variables; returns `nil` if an item isn't in this tree.
  func draft(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, holder: Int32
  ) -> RowDraft? {
    if !newBaselines.isEmpty { newBaselines.removeAll(keepingCapacity: true) }
    let departures = self.departures
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
    // Asking for baselines runs client code, which may have removed items.
    guard self.departures == departures else { return nil }
    draft.constant = draft.isMirrored ? constant : -constant
    draft.relation = relation.inSolver(isMirrored: draft.isMirrored)
    return draft
  }

  /// Adds the position of an item's left or top edge in the holder's coordinates: the sum of the
  /// positions of the items between the two, each relative to its superview.
  private func appendEdge(
    of index: Int32, _ axis: Axis, _ coefficient: Double, in holder: Int32,
    to draft: inout RowDraft
  ) {
    var current = index
    while current != holder {
      let entry = items[Int(current)]
      guard entry.parent >= 0 else {
        // The item isn't inside the holder, so the holder's own position counts as well.
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
    if isDissolved { return false }
    if let distance = item as? DistanceItem {
      guard let end = distance.end.item, let start = distance.start.item else { return false }
      // In a right-to-left layout, a distance in the layout direction is measured from the right.
      let isTurned =
        (distance.end.attribute.isDirectional || distance.start.attribute.isDirectional)
        && items[Int(holder)].flags.contains(.isRightToLeft)
      let sign = isTurned ? -coefficient : coefficient
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
        return appendBaseline(
          of: node, attribute == .firstBaseline, coefficient, in: holder, to: &draft)
      }
    } else if attribute.isMargin {
      attribute = attribute.withoutMargin
    }
    let index = register(item)
    guard index >= 0 else { return false }
    noteReach(into: index, from: holder)
    let entry = items[Int(index)]
    let isTurned = items[Int(holder)].flags.contains(.isRightToLeft)
    if attribute.isPosition, let axis = attribute.axis {
      appendEdge(of: index, axis, coefficient, in: holder, to: &draft)
    }
    switch attribute {
    case .left, .top, .firstBaseline: break
    case .leading where !isTurned, .trailing where isTurned: break
    case .right, .leading, .trailing, .width: draft.terms.add(coefficient, entry.width)
    case .centerX: draft.terms.add(coefficient / 2, entry.width)
    case .bottom, .lastBaseline, .height: draft.terms.add(coefficient, entry.height)
    case .centerY: draft.terms.add(coefficient / 2, entry.height)
    default: return false
    }
    return true
  }

  private func appendBaseline(
    of node: ViewNode, _ isFirst: Bool, _ coefficient: Double, in holder: Int32,
    to draft: inout RowDraft
  ) -> Bool {
    var target = node
    // A node in a cycle of references counts as one that refers to itself.
    for _ in 0..<64 {
      let next = isFirst ? target.forFirstBaselineLayout : target.forLastBaselineLayout
      if next === target { break }
      target = next
    }
    // A node of another tree can't take this one's place.
    if register(target) < 0 { target = node }
    let index = register(target)
    guard index >= 0 else { return false }
    noteReach(into: index, from: holder)
    let entry = items[Int(index)]
    appendEdge(of: index, .vertical, coefficient, in: holder, to: &draft)
    if !isFirst { draft.terms.add(coefficient, entry.height) }
    let offset = baselineOffset(of: index, isFirst)
    if offset == nil, target === node, !node.findsBaselineInViews { return true }
    draft.offset += coefficient * (offset ?? 0)
    let named = register(node)
    guard named >= 0 else { return false }
    newBaselines.append(
      BaselineUse(item: index, named: named, coefficient: coefficient, isFirst: isFirst))
    return true
  }

  /// Returns the distance from the edge to the baseline, positive downward, at the last solved
  /// size.
  func baselineOffset(of index: Int32, _ isFirst: Bool) -> Double? {
    let entry = items[Int(index)]
    guard let node = entry.item as? ViewNode else { return nil }
    let insets = insets(at: index)
    var size = CGSize(
      width: solver.value(of: entry.width) + Double(insets.left + insets.right),
      height: solver.value(of: entry.height) + Double(insets.top + insets.bottom))
    if entry.flags.contains(.isNew) || size.height <= 0 {
      let natural = node.intrinsicContentSize
      if natural.width >= 0 { size.width = natural.width }
      if natural.height >= 0 { size.height = natural.height }
    }
    guard let offsets = node.textBaselineOffsets(for: size) else { return nil }
    return isFirst
      ? Double(offsets.first - insets.top) : -Double(offsets.last - insets.bottom)
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
