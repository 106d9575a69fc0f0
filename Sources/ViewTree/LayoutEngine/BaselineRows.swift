// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// The rows that refer to baselines, which move with the sizes and the text of their nodes.
final class BaselineRows {
  @exclusivity(unchecked) private var table = BaselineTable()
  /// The baselines of the row that is being made.
  @exclusivity(unchecked) private var newUses: [BaselineUse] = []

  /// Begins to make a row.
  func begin() {
    if !newUses.isEmpty { newUses.removeAll(keepingCapacity: true) }
  }

  /// Takes in the row that was made, if it refers to baselines.
  func take(_ index: Int32, offset: Double, in engine: LayoutEngine) {
    if newUses.isEmpty { return }
    for use in newUses {
      engine.items[Int(use.item)].flags.insert(.isBaselineUsed)
      engine.checkedItems.append(use.item)
    }
    table.add(newUses, of: index)
    table.setOffset(offset, of: index)
    newUses.removeAll(keepingCapacity: true)
  }

  /// Returns the amount that baselines add to the constant of a row.
  func offset(ofRow row: Int32) -> Double { table.isEmpty ? 0 : table.offset(of: row) }

  /// Forgets a row that is removed.
  func remove(row: Int32) {
    if !table.isEmpty { table.remove(row: row) }
  }

  /// Forgets an item that leaves.
  func remove(item: Int32) {
    if !table.isEmpty { table.remove(item: item) }
  }

  /// Adds the position of a node's baseline in the holder's coordinates to a row.
  ///
  /// - Returns: Whether the node is in the tree.
  func append(
    _ node: ViewNode, _ isFirst: Bool, _ coefficient: Double, in holder: Int32,
    to draft: inout RowDraft, of engine: LayoutEngine
  ) -> Bool {
    var target = node
    // A node in a cycle of references counts as one that refers to itself.
    for _ in 0..<64 {
      let next = isFirst ? target.forFirstBaselineLayout : target.forLastBaselineLayout
      if next === target { break }
      target = next
    }
    // A node of another tree can't take this one's place.
    if engine.register(target) < 0 { target = node }
    let index = engine.register(target)
    guard index >= 0 else { return false }
    engine.noteReach(into: index, from: holder)
    let entry = engine.items[Int(index)]
    engine.appendEdge(of: index, .vertical, coefficient, in: holder, to: &draft)
    if !isFirst { draft.terms.add(coefficient, entry.height) }
    let offset = offset(of: index, isFirst, in: engine)
    if offset == nil, target === node, !node.findsBaselineInViews { return true }
    draft.offset += coefficient * (offset ?? 0)
    let named = engine.register(node)
    guard named >= 0 else { return false }
    newUses.append(
      BaselineUse(item: index, named: named, coefficient: coefficient, isFirst: isFirst))
    return true
  }

  /// Returns the distance from the edge to the baseline, positive downward, at the last solved
  /// size.
  private func offset(
    of index: Int32, _ isFirst: Bool, in engine: LayoutEngine
  ) -> Double? {
    let entry = engine.items[Int(index)]
    guard let node = entry.item as? ViewNode else { return nil }
    let insets = engine.insets(at: index)
    var size = CGSize(
      width: engine.solver.value(of: entry.width) + Double(insets.left + insets.right),
      height: engine.solver.value(of: entry.height) + Double(insets.top + insets.bottom))
    if entry.flags.contains(.isNew) || size.height <= 0 {
      let natural = node.intrinsicContentSize
      if natural.width >= 0 { size.width = natural.width }
      if natural.height >= 0 { size.height = natural.height }
    }
    guard let offsets = node.textBaselineOffsets(for: size) else { return nil }
    return isFirst
      ? Double(offsets.first - insets.top) : -Double(offsets.last - insets.bottom)
  }

  /// Takes in that the baselines of an item may have moved.
  func move(of index: Int32, in engine: LayoutEngine) {
    let departures = engine.departures
    for row in table.rows(of: index) where engine.departures == departures {
      let uses = table.uses(of: row)
      if uses.contains(where: { $0.item == index }) { refreshOffset(of: row, uses, in: engine) }
    }
  }

  /// A row may refer to two baselines, so its offset is computed as a new sum.
  private func refreshOffset(
    of row: Int32, _ uses: [BaselineUse], in engine: LayoutEngine
  ) {
    var sum = 0.0
    let departures = engine.departures
    for use in uses {
      sum += use.coefficient * (offset(of: use.item, use.isFirst, in: engine) ?? 0)
      guard engine.departures == departures else { return }
    }
    let former = table.offset(of: row)
    guard abs(sum - former) > 1e-9, engine.rows[Int(row)].isThere else { return }
    let constant = engine.solver.constant(ofRow: engine.solver.id(at: row)) - former
    table.setOffset(sum, of: row)
    engine.setConstant(constant, of: row)
  }

  /// Rebuilds the constraints and records that refer to a node's baselines, which may now belong to
  /// other nodes.
  func renew(of node: ViewNode, in engine: LayoutEngine) {
    if table.isEmpty { return }
    let index = engine.index(of: node)
    guard index >= 0 else { return }
    for row in table.rows(of: index)
    where table.uses(of: row).contains(where: { $0.named == index }) {
      let entry = engine.rows[Int(row)]
      guard entry.owner >= 0, let owner = engine.items[Int(entry.owner)].item as? ViewNode else {
        continue
      }
      if entry.kind == .record {
        if owner !== node { owner.invalidateLayoutRecords() }
      } else {
        engine.removeRow(row)
        owner.markConstraintWork(.constraintsChanged)
      }
    }
  }
}
