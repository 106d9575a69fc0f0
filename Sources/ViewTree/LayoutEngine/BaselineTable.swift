// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A baseline that a row refers to.
struct BaselineUse {
  /// The item with the text.
  var item: Int32
  /// The item named by the relation; its baseline may come from another item.
  var named: Int32
  var coefficient: Double
  var isFirst: Bool
}

/// The baselines that rows refer to, indexed by row and by item.
struct BaselineTable {
  private var usesByRow: [Int32: [BaselineUse]] = [:]
  /// The amounts that baselines add to the constants of rows.
  private var offsets: [Int32: Double] = [:]
  private var rowsByItem: [Int32: Set<Int32>] = [:]

  var isEmpty: Bool { usesByRow.isEmpty }

  /// Returns the baselines of a row.
  func uses(of row: Int32) -> [BaselineUse] { usesByRow[row] ?? [] }

  /// Returns the rows that refer to an item's baseline or name the item, in order.
  func rows(of item: Int32) -> [Int32] { rowsByItem[item]?.sorted() ?? [] }

  /// Returns the amount that baselines add to the constant of a row.
  func offset(of row: Int32) -> Double { offsets[row] ?? 0 }

  mutating func setOffset(_ offset: Double, of row: Int32) { offsets[row] = offset }

  mutating func add(_ uses: [BaselineUse], of row: Int32) {
    usesByRow[row] = uses
    for use in uses {
      rowsByItem[use.item, default: []].insert(row)
      rowsByItem[use.named, default: []].insert(row)
    }
  }

  mutating func remove(row: Int32) {
    offsets[row] = nil
    for use in usesByRow.removeValue(forKey: row) ?? [] {
      rowsByItem[use.item]?.remove(row)
      rowsByItem[use.named]?.remove(row)
    }
  }

  mutating func remove(item: Int32) {
    rowsByItem[item] = nil
  }
}
