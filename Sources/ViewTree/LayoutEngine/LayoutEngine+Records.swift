// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// The relations that a node's class requires of its subviews.

extension LayoutEngine {
  /// Replaces a node's records with those that it currently requires.
  ///
  /// Returns whether the node is new.
  func replaceRecords(of node: ViewNode, by records: LayoutRecords) -> Bool {
    let known = index(of: node)
    if known >= 0, items[Int(known)].flags.contains(.hasRecords) {
      items[Int(known)].flags.remove(.hasRecords)
      removeRows(of: known) { $0 == .record }
    }
    guard !records.isEmpty else { return false }
    let owner = register(node)
    guard owner >= 0 else { return false }
    let isNew = addIfNew(node, at: owner)
    guard index(of: node) == owner else { return false }
    items[Int(owner)].flags.insert(.hasRecords)
    for ordinal in records.indices {
      guard add(records[ordinal], ordinal, node, owner) else { break }
    }
    return isNew
  }

  /// Creates the row of a record, if possible.
  ///
  /// Returns `false` if requesting its baselines removed items, so that all records must be
  /// recreated.
  private func add(
    _ record: LayoutRecord, _ ordinal: Int, _ node: ViewNode, _ owner: Int32
  ) -> Bool {
    guard record.constant.isFinite, record.multiplier.isFinite, record.priority > 0 else {
      return true
    }
    let removalCount = self.removalCount
    let ordinal = Int32(truncatingIfNeeded: ordinal)
    if addPlain(record, ordinal: ordinal, owner: owner) { return true }
    guard self.removalCount == removalCount,
      let draft = draft(
        record.first, record.firstAttribute, record.relation, record.second,
        record.secondAttribute, multiplier: Self.coefficient(record.multiplier),
        constant: Double(record.constant), holder: owner)
    else {
      if self.removalCount == removalCount { return true }
      node.invalidateLayoutRecords()
      return false
    }
    add(
      draft, priority: min(record.priority, 1000), kind: .record, phase: .record, owner: owner,
      ordinal: ordinal)
    return true
  }
}
