// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// The rows that refer to baselines, which depend on the sizes and the text of their nodes.
///
/// Baselines follow sizes, and sizes may follow baselines. Such layouts are solved in steps, each
/// of which moves the baselines once all sizes are determined. They begin with the baselines at
/// natural sizes, so that the result depends on the tree and not on an earlier layout of it.
final class BaselineRows {
  @exclusivity(unchecked) private var table = BaselineTable()
  /// The items whose baselines the next step updates.
  @exclusivity(unchecked) private var pendingItems: ContiguousArray<Int32> = []
  /// The items whose baselines were moved from their positions at natural sizes, each with the
  /// number of the solve that moved them.
  @exclusivity(unchecked) private var movedItems: [Int32: Int] = [:]
  /// The items among them that the current solve has moved.
  @exclusivity(unchecked) private var newlyMovedItems: ContiguousArray<Int32> = []
  /// The items among them that appear in rows edited since the last solve.
  @exclusivity(unchecked) private var editedItems: Set<Int32> = []
  /// The items whose natural sizes may have changed since the last solve.
  @exclusivity(unchecked) private var resizedItems: Set<Int32> = []
  /// The number of the current solve, its steps, and its restarts.
  @exclusivity(unchecked) private var solveNumber = 0
  @exclusivity(unchecked) private var steps = 0
  @exclusivity(unchecked) private var restarts = 0
  /// The baselines of the row that is being created.
  @exclusivity(unchecked) private var newUses: [BaselineUse] = []

  /// Whether no row refers to a baseline.
  var isEmpty: Bool { table.isEmpty }

  /// Begins a row.
  func begin() {
    if !newUses.isEmpty { newUses.removeAll(keepingCapacity: true) }
  }

  /// Adds the finished row, if it refers to baselines.
  func add(_ index: Int32, offset: Double, in engine: LayoutEngine) {
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

  /// Removes a row.
  func remove(row: Int32) {
    if !table.isEmpty { table.remove(row: row) }
  }

  /// Removes an item.
  func remove(item: Int32) {
    if !table.isEmpty { table.remove(item: item) }
    if !movedItems.isEmpty { movedItems[item] = nil }
  }

  /// Returns the rows that refer to an item's baseline or name the item for another one's, some of
  /// which have no terms, because both of their sides are the same baseline.
  func rows(of item: Int32) -> [Int32] { table.isEmpty ? [] : table.rows(of: item) }

  /// Whether a row refers to a baseline.
  func contain(row: Int32) -> Bool { !table.isEmpty && !table.uses(of: row).isEmpty }

  /// Adds the position of a node's baseline in the holder's coordinates to a row.
  ///
  /// - Returns: Whether the node is in the tree.
  func append(
    _ node: ViewNode, _ isFirst: Bool, _ coefficient: Double, in holder: Int32,
    to draft: inout RowDraft, of engine: LayoutEngine
  ) -> Bool {
    let target = baselineView(of: node, isFirst)
    let index = engine.register(target)
    guard index >= 0 else { return false }
    engine.recordOuterRelation(into: index, from: holder)
    let entry = engine.items[Int(index)]
    engine.appendEdge(of: index, .vertical, coefficient, in: holder, to: &draft)
    if !isFirst { draft.terms.add(coefficient, entry.height) }
    draft.offset += coefficient * (offset(of: index, isFirst, isNatural: true, in: engine) ?? 0)
    let named = engine.register(node)
    guard named >= 0 else { return false }
    newUses.append(
      BaselineUse(item: index, named: named, coefficient: coefficient, isFirst: isFirst))
    return true
  }

  /// Returns the node that provides the baseline of another: itself or one of its descendants.
  private func baselineView(of node: ViewNode, _ isFirst: Bool) -> ViewNode {
    var target = node
    // A node in a cycle of references is treated as referring to itself.
    for _ in 0..<64 {
      let next = target.naturalBaselineView(isFirst: isFirst)
      if next === target { break }
      target = next
    }
    // Another node can't take this one's place: it can be in another tree, or stay when this one goes.
    return target === node || target.isDescendant(of: node) ? target : node
  }

  /// Returns the distance from the edge to the baseline, positive downward, at the last solved size
  /// or the natural one.
  private func offset(
    of index: Int32, _ isFirst: Bool, isNatural: Bool, in engine: LayoutEngine
  ) -> Double? {
    let entry = engine.items[Int(index)]
    guard let node = entry.item as? ViewNode else { return nil }
    let insets = engine.insets(at: index)
    var size = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    if !isNatural {
      size.width += engine.solver.value(of: entry.width)
      size.height += engine.solver.value(of: entry.height)
    }
    if isNatural || size.height <= 0 {
      let natural = node.intrinsicContentSize
      if natural.width >= 0 { size.width = natural.width }
      if natural.height >= 0 { size.height = natural.height }
    }
    guard let offsets = node.textBaselineOffsets(for: size) else { return nil }
    return isFirst
      ? Double(offsets.first - insets.top) : -Double(offsets.last - insets.bottom)
  }

  // MARK: Steps

  /// Whether any baselines were moved from their positions at natural sizes.
  @inline(__always)
  var areMoved: Bool { !movedItems.isEmpty }

  /// Begins a solve.
  func beginSolve(in engine: LayoutEngine) {
    steps = 0
    restarts = 0
    solveNumber += 1
    if !newlyMovedItems.isEmpty { newlyMovedItems.removeAll(keepingCapacity: true) }
    // Items left over from a solve that didn't finish.
    if !pendingItems.isEmpty { pendingItems = ContiguousArray(Set(pendingItems).sorted()) }
    if !editedItems.isEmpty {
      returnToNaturalSizes(editedItems, in: engine)
      editedItems.removeAll()
    }
    if !resizedItems.isEmpty {
      let resized = resizedItems.sorted()
      resizedItems.removeAll()
      for index in resized {
        movedItems[index] = nil
        returnToNaturalSize(index, in: engine)
      }
    }
  }

  /// Records that an item's natural size may have changed.
  ///
  /// The position at the last size could force the item to keep that size.
  func recordNaturalSize(of index: Int32) {
    resizedItems.insert(index)
  }

  /// Records that a row was added, removed, or changed in priority, or that the bound of an
  /// inequality changed, which can affect how the sizes of its items depend on their baselines.
  func recordEdit(of id: ConstraintID, in engine: LayoutEngine) {
    for term in engine.solver.terms(of: id) {
      let index = engine.owner(of: term.variable)
      if movedItems[index] != nil { editedItems.insert(index) }
    }
  }

  /// Moves the baselines that an earlier solve has moved back to their positions at natural sizes,
  /// if the last solution changed the sizes or vertical positions of their items, together with
  /// those that this solve has moved.
  ///
  /// - Returns: Whether there were any, in which case the solve restarts.
  func beginAgainIfChanged(in engine: LayoutEngine) -> Bool {
    var changed: Set<Int32> = []
    for variable in ChangedVariables(of: engine.solver) where variable.index & 3 != 0 {
      if let number = movedItems[variable.index >> 2], number != solveNumber {
        changed.insert(variable.index >> 2)
      }
    }
    if changed.isEmpty { return false }
    // Changes may be found one after another, but practical layouts have only a few.
    restarts += 1
    if restarts > 4 { changed = Set(movedItems.keys) }
    beginAgain(with: changed, in: engine)
    return true
  }

  private func beginAgain(with items: Set<Int32>, in engine: LayoutEngine) {
    steps = 0
    returnToNaturalSizes(items.union(newlyMovedItems), in: engine)
    newlyMovedItems.removeAll(keepingCapacity: true)
  }

  private func returnToNaturalSizes(_ items: Set<Int32>, in engine: LayoutEngine) {
    for index in items.sorted() where movedItems.removeValue(forKey: index) != nil {
      returnToNaturalSize(index, in: engine)
    }
  }

  private func returnToNaturalSize(_ index: Int32, in engine: LayoutEngine) {
    move(of: index, isNatural: true, in: engine)
    pendingItems.append(index)
  }

  /// Records that an item's size or content changed, so that the next step updates its baselines.
  func recordChange(of index: Int32) {
    pendingItems.append(index)
  }

  /// Moves the baselines to their positions at the last solved sizes.
  ///
  /// - Returns: Whether another solve is necessary and allowed by the limit.
  func performStep(in engine: LayoutEngine) -> Bool {
    if pendingItems.isEmpty { return false }
    var pending = pendingItems
    pendingItems.removeAll(keepingCapacity: true)
    // An item is recorded once for each new row that refers to its baseline.
    if pending.count > 1 {
      var seen: Set<Int32> = []
      pending.removeAll { !seen.insert($0).inserted }
    }
    var isMoved = false
    for index in pending {
      let removalCount = engine.removalCount
      if move(of: index, isNatural: false, in: engine) {
        movedItems[index] = solveNumber
        newlyMovedItems.append(index)
        isMoved = true
      }
      // If client code removed other items, the rest waits for the next solve.
      if engine.removalCount != removalCount { pendingItems.append(index) }
    }
    steps += 1
    return isMoved && steps < LayoutEngine.adjustmentLimit
  }

  /// Returns whether any row changed.
  @discardableResult
  private func move(of index: Int32, isNatural: Bool, in engine: LayoutEngine) -> Bool {
    guard !engine.isTornDown else { return false }
    let removalCount = engine.removalCount
    var isMoved = false
    for row in table.rows(of: index) where engine.removalCount == removalCount {
      let uses = table.uses(of: row)
      if uses.contains(where: { $0.item == index }),
        refreshOffset(of: row, uses, isNatural: isNatural, in: engine)
      {
        isMoved = true
      }
    }
    return isMoved
  }

  /// A row can refer to two baselines, so its offset is recomputed as a sum.
  private func refreshOffset(
    of row: Int32, _ uses: [BaselineUse], isNatural: Bool, in engine: LayoutEngine
  ) -> Bool {
    var sum = 0.0
    let removalCount = engine.removalCount
    for use in uses {
      let offset = offset(of: use.item, use.isFirst, isNatural: isNatural, in: engine)
      guard engine.removalCount == removalCount else { return false }
      sum += use.coefficient * (offset ?? 0)
    }
    let former = table.offset(of: row)
    guard abs(sum - former) > 1e-9, engine.rows[Int(row)].exists else { return false }
    let constant = engine.solver.constant(ofRow: engine.solver.id(at: row)) - former
    table.setOffset(sum, of: row)
    engine.setConstant(constant, of: row)
    return true
  }

  /// Rebuilds the constraints and records that refer to a node's baselines, which may now belong to
  /// other nodes.
  func rebuildRows(of node: ViewNode, in engine: LayoutEngine) {
    if table.isEmpty { return }
    let index = engine.index(of: node)
    guard index >= 0 else { return }
    for row in table.rows(of: index) {
      let isCurrent = table.uses(of: row).allSatisfy {
        $0.named != index || engine.index(of: baselineView(of: node, $0.isFirst)) == $0.item
      }
      // Requesting the baselines ran client code, which may have torn down the engine.
      guard !engine.isTornDown else { return }
      if isCurrent { continue }
      let entry = engine.rows[Int(row)]
      guard entry.owner >= 0, let owner = engine.items[Int(entry.owner)].item as? ViewNode else {
        continue
      }
      if entry.kind == .record {
        if owner !== node { owner.invalidateLayoutRecords() }
      } else {
        // Together with its other constraints, which are added again in their order.
        engine.removeRows(of: entry.owner) { $0 == .constraint }
        owner.markConstraintWork(.constraintsChanged)
      }
    }
  }
}
