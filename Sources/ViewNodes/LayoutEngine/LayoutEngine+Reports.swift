// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The conflicts that the last solve left, for people.
  var writtenConflicts: [LayoutConflict] {
    conflicts.map { conflict in
      LayoutConflict(
        constraints: conflict.constraints.map { written($0) }, broken: written(conflict.broken),
        reason: conflict.reason == .comesLast ? .comesLast : .holdsForNoValue)
    }
  }

  /// Passes on those conflicts that were not told before.
  func tellConflicts() {
    guard !conflicts.isEmpty else { return }
    for conflict in writtenConflicts
    where toldConflicts.insert(conflict.description).inserted {
      root.tell(.conflict(conflict))
    }
  }

  /// What the constraints leave open, in the order of the tree. Guides that only serve their node are
  /// left out.
  var ambiguities: [(index: Int32, ambiguity: LayoutAmbiguity)] {
    var found: [(index: Int32, ambiguity: LayoutAmbiguity)] = []
    for variable in solver.solve().undetermined {
      let index = owners[Int(variable.index)]
      guard index >= 0, let item = items[Int(index)].item, !(item is PartGuide) else { continue }
      let entry = items[Int(index)]
      let isTurned = parentIsRightToLeft(entry)
      let (axis, attribute): (Axis, LayoutAttribute) =
        switch variable {
        case entry.x: (.horizontal, isTurned ? .trailing : .leading)
        case entry.y: (.vertical, .top)
        case entry.width: (.horizontal, .width)
        default: (.vertical, .height)
        }
      let name = (item as? ViewNode)?.debugName ?? Algebra.name(of: item)
      found.append((index, LayoutAmbiguity(node: name, axis: axis, attribute: attribute)))
    }
    let order = { (index: Int32) in self.items[Int(index)].order }
    return found.enumerated().sorted { left, right in
      let (a, b) = (order(left.element.index), order(right.element.index))
      return a != b ? a < b : left.offset < right.offset
    }.map(\.element)
  }

  private func parentIsRightToLeft(_ entry: ItemEntry) -> Bool {
    entry.parent >= 0 && items[Int(entry.parent)].flags.contains(.isRightToLeft)
  }

  private func written(_ id: ConstraintID) -> WrittenConstraint {
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
      return WrittenConstraint(algebra: algebra, identifier: "\(record.source.name) of \(name)")
    case .mask:
      return WrittenConstraint(
        algebra: "\(name).frame = autoresizing mask @1000",
        identifier: "autoresizing mask of \(name)")
    case .root:
      return WrittenConstraint(
        algebra: "\(name).size = given @1000", identifier: "size given to \(name)")
    case .positive:
      return WrittenConstraint(
        algebra: "\(name).size ≥ 0 @1000", identifier: "no negative size of \(name)")
    case .guide:
      return WrittenConstraint(
        algebra: "\(name) inside its node @1000", identifier: "insets of \(name)")
    case .hugging, .compression, .constraint: break
    }
    return WrittenConstraint(algebra: "\(name).size = intrinsic size")
  }
}

extension LayoutRecord.Source {
  /// What the relation is there for, in words.
  var name: String {
    switch self {
    case .stackEdge: "edge"
    case .stackSpacing: "spacing"
    case .stackDistribution: "distribution"
    case .stackAlignment: "alignment"
    case .stackHidden: "hidden view"
    case .stackAmbiguity: "fallback size"
    case .scrollContent: "content"
    case .cellContent: "cell content"
    }
  }
}
