// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Descriptions of the conflicts left by the last solve.
  package var writtenConflicts: [LayoutConflict] { conflicts.map { written($0) } }

  private func written(_ conflict: Conflict) -> LayoutConflict {
    LayoutConflict(
      constraints: conflict.constraints.map { written($0) }, broken: written(conflict.broken),
      reason: conflict.reason == .comesLast ? .comesLast : .holdsForNoValue,
      suggestion: suggestion(for: conflict))
  }

  /// The node of each conflict: that of the first item of the broken constraint.
  package var conflictNodes: [ViewNode?] {
    conflicts.map { conflict in
      guard rows.indices.contains(Int(conflict.broken.index)) else { return nil }
      let row = rows[Int(conflict.broken.index)]
      if let constraint = row.constraint { return constraint.firstItem?.owningNode }
      return row.owner >= 0 ? items[Int(row.owner)].item?.owningNode : nil
    }
  }

  /// Reports conflicts that weren't reported before; those that persist cost nothing.
  func tellConflicts() {
    guard !newConflicts.isEmpty else { return }
    let found = newConflicts
    newConflicts.removeAll()
    for conflict in conflicts where found.contains(conflict.broken.index) {
      work.writtenConflicts += 1
      let written = written(conflict)
      if toldConflicts.insert(written.description) { root.tell(.conflict(written)) }
    }
  }

  /// The ambiguities in the order in which the engine registered the items, without those that
  /// follow from others and without guides that only serve their node.
  var ambiguities: [(index: Int32, ambiguity: LayoutAmbiguity)] {
    if let knownAmbiguities { return knownAmbiguities }
    let found = findAmbiguities()
    knownAmbiguities = found
    ambiguousItems = Set(found.map(\.index))
    return found
  }

  /// Returns whether the constraints leave a position or size of an item ambiguous.
  func isAmbiguous(_ index: Int32) -> Bool {
    if knownAmbiguities == nil { _ = ambiguities }
    return ambiguousItems.contains(index)
  }

  private func findAmbiguities() -> [(index: Int32, ambiguity: LayoutAmbiguity)] {
    let open = solver.freeRanges()
    defer { work.reportSteps += solver.reportSteps }
    guard !open.isEmpty else { return [] }
    let isOpen = Set(open.map(\.variable))
    let hull = solver.affineHull()
    var found: [(index: Int32, ambiguity: LayoutAmbiguity)] = []
    for (variable, least, most) in open {
      let index = owner(of: variable)
      guard index >= 0, let item = items[Int(index)].item, !(item is PartGuide) else { continue }
      let entry = items[Int(index)]
      if entry.flags.contains(.isGuide), !isSpokenOf(entry) { continue }
      let axis: Axis = variable == entry.x || variable == entry.width ? .horizontal : .vertical
      let attribute: LayoutAttribute
      if variable == entry.x || variable == entry.y {
        let length = axis == .horizontal ? entry.width : entry.height
        // The position of the root is determined by its window.
        guard entry.parent >= 0,
          !follows(variable, length, isOpen, hull, above: entry.parent, axis)
        else { continue }
        attribute =
          axis == .vertical ? .top : parentIsRightToLeft(entry) ? .trailing : .leading
      } else {
        attribute = axis == .horizontal ? .width : .height
      }
      let name = (item as? ViewNode)?.debugName ?? Algebra.name(of: item)
      found.append(
        (
          index,
          LayoutAmbiguity(
            node: name, axis: axis, attribute: attribute, least: least, most: most)
        ))
    }
    return found
  }

  /// Returns whether an explicit constraint involves a guide; others don't matter to the user.
  private func isSpokenOf(_ entry: ItemEntry) -> Bool {
    [entry.x, entry.y, entry.width, entry.height].contains { variable in
      solver.constraints(of: variable).contains { rows[Int($0.index)].kind == .constraint }
    }
  }

  /// Returns whether an ambiguous position follows from ambiguous positions of superviews, or from
  /// the item's own ambiguous length if its far edge or center is determined.
  private func follows(
    _ start: Variable, _ length: Variable, _ isOpen: Set<Variable>, _ hull: AffineHull,
    above: Int32, _ axis: Axis
  ) -> Bool {
    let shares = isOpen.contains(length) ? [0, 1, 0.5] : [0]
    var position = [Term(1, start)]
    var superview = above
    while true {
      for share in shares where share > 0 || position.count > 1 {
        let sum = share > 0 ? position + [Term(share, length)] : position
        if hull.determines(sum) { return true }
      }
      guard superview >= 0 else { return false }
      let entry = items[Int(superview)]
      let origin = axis == .horizontal ? entry.x : entry.y
      guard entry.parent >= 0, isOpen.contains(origin) else { return false }
      position.append(Term(1, origin))
      superview = entry.parent
    }
  }

  private func parentIsRightToLeft(_ entry: ItemEntry) -> Bool {
    entry.parent >= 0 && items[Int(entry.parent)].flags.contains(.isRightToLeft)
  }

  func written(_ id: ConstraintID) -> WrittenConstraint {
    guard rows.indices.contains(Int(id.index)) else { return WrittenConstraint(algebra: "?") }
    let row = rows[Int(id.index)]
    if let constraint = row.constraint { return constraint.written }
    guard row.owner >= 0, let item = items[Int(row.owner)].item else {
      return WrittenConstraint(algebra: "?")
    }
    let name = Algebra.name(of: item)
    switch row.kind {
    case .record:
      var records: [LayoutRecord] = []
      (item as? ViewNode)?.appendLayoutRecords(to: &records)
      guard records.indices.contains(Int(row.ordinal)) else { break }
      let record = records[Int(row.ordinal)]
      let algebra = Algebra.text(
        record.first, record.firstAttribute, record.relation, record.second,
        record.secondAttribute, multiplier: Double(record.multiplier),
        constant: Double(record.constant), priority: record.priority)
      return WrittenConstraint(algebra: algebra, identifier: record.source.purpose(for: name))
    default: break
    }
    let isWide = solver.terms(of: id).contains { $0.variable == items[Int(row.owner)].width }
    return WrittenConstraint(
      algebra: algebra(of: id, owner: row.owner) ?? "?",
      identifier: row.kind.purpose(for: name, isWide ? .width : .height))
  }

  /// Returns the most likely fix: a forgotten autoresizing mask, keeping one of two constraints
  /// that contradict each other directly, or a lower priority for the broken constraint.
  private func suggestion(for conflict: Conflict) -> LayoutSuggestion? {
    let members = conflict.constraints.compactMap { id -> RowEntry? in
      rows.indices.contains(Int(id.index)) ? rows[Int(id.index)] : nil
    }
    let ownerOfMask = members.last { $0.kind == .mask }?.owner
    if let ownerOfMask, let node = items[Int(ownerOfMask)].item {
      return .stopTranslatingMask(node: Algebra.name(of: node))
    }
    let own = members.compactMap(\.constraint)
    if own.count == 2, members.count == 2, own[0].speaksOfTheSame(as: own[1]) {
      return .keepOne(own[0].written, own[1].written)
    }
    let broken =
      rows.indices.contains(Int(conflict.broken.index))
      ? rows[Int(conflict.broken.index)].constraint : nil
    return (broken ?? own.last).map { .lowerPriority($0.written) }
  }
}

extension LayoutConstraint {
  fileprivate func speaksOfTheSame(as other: LayoutConstraint) -> Bool {
    firstReference === other.firstReference && secondReference === other.secondReference
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier
  }
}
