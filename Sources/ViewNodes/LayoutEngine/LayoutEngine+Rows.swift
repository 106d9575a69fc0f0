// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// A sum of variables while it is put together: four terms in place, which is what nearly all
/// relations have, and any number beside them.
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

/// A relation on its way to the solver: terms + constant (relation) 0.
struct RowDraft {
  var terms = Terms()
  var relation = Relation.equal
  var constant = 0.0
  var offset = 0.0
  var isMirrored = false
}

extension LayoutEngine {
  /// Turns attributes of items into variables. `nil` when an item is not in this tree.
  func draft(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, holder: Int32
  ) -> RowDraft? {
    if !newBaselines.isEmpty { newBaselines.removeAll(keepingCapacity: true) }
    var draft = RowDraft()
    draft.isMirrored =
      (firstAttribute.isDirectional || secondAttribute.isDirectional)
      && items[Int(holder)].flags.contains(.isRightToLeft)
    guard append(first, firstAttribute, 1, other: second, holder, to: &draft) else { return nil }
    if let second {
      guard append(second, secondAttribute, -multiplier, other: first, holder, to: &draft) else {
        return nil
      }
      if multiplier != 1, firstAttribute.isPosition {
        appendOrigin(of: holder, firstAttribute, multiplier - 1, to: &draft)
      }
    }
    draft.constant = draft.isMirrored ? constant : -constant
    draft.relation = relation.inSolver(isMirrored: draft.isMirrored)
    return draft
  }

  /// With a multiplier, positions are measured in the coordinates of the node that holds the
  /// relation.
  private func appendOrigin(
    of holder: Int32, _ attribute: LayoutAttribute, _ coefficient: Double, to draft: inout RowDraft
  ) {
    let entry = items[Int(holder)]
    if attribute.axis == .horizontal {
      draft.terms.add(coefficient, entry.x)
      if draft.isMirrored { draft.terms.add(coefficient, entry.width) }
    } else {
      draft.terms.add(coefficient, entry.y)
    }
  }

  private func append(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ coefficient: Double, other: LayoutItem?,
    _ holder: Int32, to draft: inout RowDraft
  ) -> Bool {
    if let distance = item as? DistanceItem {
      guard let end = distance.end.item, let start = distance.start.item else { return false }
      // A distance along the reading direction counts from the right in right-to-left.
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
      if attribute.isContentEdge, node.hasContentGuide, let inner = other?.owningNode,
        inner !== node, inner.isDescendant(of: node), let content = node.contentGuideForConstraints
      {
        item = content
        attribute = attribute.withoutMargin
      } else if attribute.isMargin {
        item = node.layoutMarginsGuide
        attribute = attribute.withoutMargin
      } else if attribute == .firstBaseline || attribute == .lastBaseline {
        return appendBaseline(of: node, attribute == .firstBaseline, coefficient, to: &draft)
      }
    } else if attribute.isMargin {
      attribute = attribute.withoutMargin
    }
    let index = register(item)
    guard index >= 0 else { return false }
    let entry = items[Int(index)]
    let isTurned = items[Int(holder)].flags.contains(.isRightToLeft)
    switch attribute {
    case .left: draft.terms.add(coefficient, entry.x)
    case .leading where !isTurned, .trailing where isTurned: draft.terms.add(coefficient, entry.x)
    case .right, .leading, .trailing:
      draft.terms.add(coefficient, entry.x)
      draft.terms.add(coefficient, entry.width)
    case .centerX:
      draft.terms.add(coefficient, entry.x)
      draft.terms.add(coefficient / 2, entry.width)
    case .width: draft.terms.add(coefficient, entry.width)
    case .top, .firstBaseline: draft.terms.add(coefficient, entry.y)
    case .bottom, .lastBaseline:
      draft.terms.add(coefficient, entry.y)
      draft.terms.add(coefficient, entry.height)
    case .centerY:
      draft.terms.add(coefficient, entry.y)
      draft.terms.add(coefficient / 2, entry.height)
    case .height: draft.terms.add(coefficient, entry.height)
    default: return false
    }
    return true
  }

  private func appendBaseline(
    of node: ViewNode, _ isFirst: Bool, _ coefficient: Double, to draft: inout RowDraft
  ) -> Bool {
    var target = node
    // A node that names others in a circle is as good as one that names itself.
    for _ in 0..<64 {
      let next = isFirst ? target.forFirstBaselineLayout : target.forLastBaselineLayout
      if next === target { break }
      target = next
    }
    let index = register(target)
    guard index >= 0 else { return false }
    let entry = items[Int(index)]
    draft.terms.add(coefficient, entry.y)
    if !isFirst { draft.terms.add(coefficient, entry.height) }
    let offset = baselineOffset(of: index, isFirst)
    if offset == nil, target === node, !(node is StackNode) { return true }
    draft.offset += coefficient * (offset ?? 0)
    newBaselines.append(
      BaselineUse(
        item: index, named: register(node), coefficient: coefficient, isFirst: isFirst))
    return true
  }

  /// What lies between the edge and the baseline, counted downward, for the size found last.
  func baselineOffset(of index: Int32, _ isFirst: Bool) -> Double? {
    let entry = items[Int(index)]
    guard let node = entry.item as? ViewNode else { return nil }
    var size = CGSize(
      width: solver.value(of: entry.width) + Double(entry.insets.left + entry.insets.right),
      height: solver.value(of: entry.height) + Double(entry.insets.top + entry.insets.bottom))
    if entry.flags.contains(.isNew) || size.height <= 0 {
      let natural = node.intrinsicContentSize
      if natural.width >= 0 { size.width = natural.width }
      if natural.height >= 0 { size.height = natural.height }
    }
    guard let offsets = node.textBaselineOffsets(for: size) else { return nil }
    return isFirst
      ? Double(offsets.first - entry.insets.top) : -Double(offsets.last - entry.insets.bottom)
  }
}

extension LayoutAttribute {
  /// Whether content that names this attribute of the scroll node around it means the content.
  fileprivate var isContentEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
