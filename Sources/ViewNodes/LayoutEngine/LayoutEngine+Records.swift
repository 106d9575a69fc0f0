// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// The relations that a node's class asks of its subviews.

/// What a record says, in the engine's places.
struct RecordKey: Hashable {
  var first: Int32
  var second: Int32
  var firstAttribute: LayoutAttribute
  var secondAttribute: LayoutAttribute
  var relation: LayoutRelation
  var isRightToLeft: Bool
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: Double
}

extension LayoutEngine {
  /// A node with so many records keeps those that say the same as before; for others it is quicker to
  /// make all of them anew.
  private static var manyRecords: Int { 64 }

  /// Makes a node's records those that it asks for now. Answers whether the node is new.
  func replaceRecords(of node: ViewNode, by records: [LayoutRecord]) -> Bool {
    let known = index(of: node)
    var former: [RecordKey: [Int32]] = [:]
    if known >= 0, items[Int(known)].flags.contains(.hasRecords) {
      items[Int(known)].flags.remove(.hasRecords)
      if let rows = recordRows.removeValue(forKey: known) {
        former = rows
      } else {
        removeRows(of: known) { $0 == .record }
      }
    }
    guard !records.isEmpty else {
      remove(recordRows: former, of: known)
      return false
    }
    let owner = register(node)
    guard owner >= 0 else { return false }
    let isNew = introduce(node, at: owner)
    guard index(of: node) == owner else { return false }
    items[Int(owner)].flags.insert(.hasRecords)
    if records.count < LayoutEngine.manyRecords || isFitting {
      remove(recordRows: former, of: owner)
      for (ordinal, record) in records.enumerated() {
        guard add(record, ordinal, node, owner) != nil else { break }
      }
    } else {
      recordRows[owner] = exchange(&former, for: records, of: node, owner)
    }
    return isNew
  }

  /// Keeps the rows of the records that say what former ones said, adds the others and removes what is
  /// left of the former ones. Answers the rows by what they say.
  private func exchange(
    _ former: inout [RecordKey: [Int32]], for records: [LayoutRecord], of node: ViewNode,
    _ owner: Int32
  ) -> [RecordKey: [Int32]] {
    var rowsByKey: [RecordKey: [Int32]] = [:]
    rowsByKey.reserveCapacity(records.count)
    for (ordinal, record) in records.enumerated() {
      let key = key(of: record, owner)
      if let key, let row = former[key]?.popLast(), isRecord(row, of: owner) {
        rows[Int(row)].renumber(to: Int32(truncatingIfNeeded: ordinal))
        rowsByKey[key, default: []].append(row)
        continue
      }
      guard let row = add(record, ordinal, node, owner) else {
        // All is looked at again, and what is left of the former rows goes then.
        return rowsByKey.merging(former) { $0 + $1 }
      }
      // Items that were met for the first time have places now.
      if row >= 0 {
        rowsByKey[key ?? self.key(of: record, owner) ?? noKey, default: []].append(row)
      }
    }
    remove(recordRows: former, of: owner)
    return rowsByKey
  }

  /// Makes the row of a record; −1 where it cannot be made, and `nil` if asking for its baselines took
  /// items away, so that all has to be looked at again.
  private func add(
    _ record: LayoutRecord, _ ordinal: Int, _ node: ViewNode, _ owner: Int32
  ) -> Int32? {
    guard record.constant.isFinite, record.multiplier.isFinite, record.priority > 0 else {
      return -1
    }
    let departures = self.departures
    guard
      let draft = draft(
        record.first, record.firstAttribute, record.relation, record.second,
        record.secondAttribute, multiplier: Double(record.multiplier),
        constant: Double(record.constant), holder: owner)
    else {
      if self.departures == departures { return -1 }
      node.invalidateLayoutRecords()
      return nil
    }
    return add(
      draft, priority: min(record.priority, 1000), kind: .record, phase: .record, owner: owner,
      ordinal: Int32(truncatingIfNeeded: ordinal))
  }

  private func remove(recordRows: [RecordKey: [Int32]], of owner: Int32) {
    for row in recordRows.values.joined() where isRecord(row, of: owner) { removeRow(row) }
  }

  /// Whether a row is still one of a node's records: rows end with the items that they speak about.
  private func isRecord(_ row: Int32, of owner: Int32) -> Bool {
    rows[Int(row)].isThere && rows[Int(row)].kind == .record && rows[Int(row)].owner == owner
  }

  /// For rows that are made anew each time.
  private var noKey: RecordKey {
    RecordKey(
      first: -1, second: -1, firstAttribute: .notAnAttribute, secondAttribute: .notAnAttribute,
      relation: .equal, isRightToLeft: false, multiplier: 0, constant: 0, priority: 0)
  }

  /// What a record says; `nil` for one about items that have no places, or about baselines, which may
  /// be those of other nodes each time.
  private func key(of record: LayoutRecord, _ owner: Int32) -> RecordKey? {
    let first = index(of: record.first)
    let second = record.second.map { index(of: $0) } ?? -1
    guard first >= 0, second >= 0 || record.second == nil, !record.firstAttribute.isBaseline,
      !record.secondAttribute.isBaseline
    else { return nil }
    return RecordKey(
      first: first, second: second, firstAttribute: record.firstAttribute,
      secondAttribute: record.secondAttribute, relation: record.relation,
      isRightToLeft: items[Int(owner)].flags.contains(.isRightToLeft),
      multiplier: record.multiplier, constant: record.constant, priority: record.priority)
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
