// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Solves for the frames if anything changed, and marks the nodes whose subviews' frames changed.
  func solveIfNeeded() {
    // A layout requested by client code that is asked for sizes waits for those.
    if isSolving { return }
    takeScale()
    if needsSolve { solve() }
    markChangedFrames()
  }

  /// Solves until sizes that depend on other sizes (the height of text on its width) are correct.
  func solve() {
    if knownAmbiguities != nil { knownAmbiguities = nil }
    isSolving = true
    defer { isSolving = false }
    if !crowdedParents.isEmpty { crowdedParents.removeAll() }
    for round in 0..<LayoutEngine.adjustmentLimit {
      needsSolve = false
      isAdjustingAgain = round > 0
      solver.updateValues()
      if solver.hasConflicts || !conflicts.isEmpty { conflicts = solver.sortedConflicts }
      work.rows += solver.visitedConstraints
      work.steps += solver.steps
      work.values += solver.changeCount
      if solver.hasNewlyBroken {
        for id in solver.newlyBroken { newConflicts.insert(id.index) }
      }
      var values = SolvedValues(of: solver)
      takeChanges(values)
      if handsMarginsDown || !places.isEmpty { moveGuides() }
      let count = checkedItems.count
      for place in 0..<count {
        // Measuring runs client code, which may remove items or dissolve this engine.
        guard place < checkedItems.count else { break }
        let index = checkedItems[place]
        if items.indices.contains(Int(index)), items[Int(index)].isThere { adjust(index, &values) }
      }
      keepChecks(after: min(count, checkedItems.count))
      if !needsSolve { break }
    }
    if needsSolve { noteUnsettledItems() }
    needsSolve = false
  }

  /// Marks the items whose values the last solve changed, and lists those whose sizes require
  /// another one.
  @inline(__always)
  private func takeChanges(_ values: SolvedValues) {
    // Nothing else changes the tables meanwhile, so they are read only once.
    let (items, itemCount) = (items.elements, items.count)
    // Each item is in the list only once.
    dirtyItems.reserve(itemCount)
    for variable in ChangedVariables(of: solver) {
      let index = variable.index >> 2
      guard Int(index) < itemCount, items[Int(index)].isThere else { continue }
      var flags = items[Int(index)].flags
      if !variable.isEdge, leadsToMore(items[Int(index)], values) {
        checkedItems.append(index)
      }
      if !flags.contains(.isDirty) {
        flags.insert(.isDirty)
        dirtyItems.appendWithinCapacity(index)
      }
      items[Int(index)].flags = flags
    }
  }

  /// Returns whether the current size of an item is negative, changes the height of text, or moves
  /// baselines.
  @inline(__always)
  private func leadsToMore(_ entry: ItemEntry, _ values: SolvedValues) -> Bool {
    if entry.flags.contains(.isGuide) { return false }
    let rectangle = values[rectangleAt: entry.first]
    return entry.flags.contains(.isBaselineUsed) || rectangle.width < 0 || rectangle.height < 0
      || needsMeasure(entry, width: rectangle.width)
      || !keepsToItsFrame(entry, height: rectangle.height)
  }

  /// Returns whether an item's intrinsic height has to be measured again for its current width.
  @inline(__always)
  private func needsMeasure(_ entry: ItemEntry, width: Double) -> Bool {
    entry.tallHugging & entry.tallCompression != -1 && !entry.flags.contains(.hasNoText)
      && abs(width - entry.measuredWidth) > 1e-7
  }

  /// Keeps the items that were added to the list while its first ones were processed.
  private func keepChecks(after count: Int) {
    checkedItems.removeFirst(count)
  }

  @inline(__always)
  private func adjust(_ index: Int32, _ values: inout SolvedValues) {
    let entry = items[Int(index)]
    guard leadsToMore(entry, values) else { return }
    let rectangle = values[rectangleAt: entry.first]
    keepPositive(index, rectangle.width, rectangle.height)
    let departures = self.departures
    if needsMeasure(entry, width: rectangle.width) { measure(index, rectangle.width) }
    if self.departures == departures, entry.flags.contains(.isBaselineUsed) {
      moveBaselines(of: index)
    }
    if self.departures == departures, !keepsToItsFrame(entry, height: rectangle.height) {
      endSelfSizing(of: index)
    }
    // Measuring runs client code, and new rows may move values in memory.
    values = SolvedValues(of: solver)
  }

  /// Widths and heights are never negative.
  ///
  /// The rows for that are added only where needed, since a solution that satisfies them without
  /// being asked is the same solution.
  private func keepPositive(_ index: Int32, _ width: Double, _ height: Double) {
    let tolerance = -1e-7
    if width < tolerance { keepWidthPositive(index) }
    if height < tolerance { keepHeightPositive(index) }
    // What one view can't take, the next one may have to, round after round. So where views are short
    // of room again, all beside them are kept positive at once.
    guard isAdjustingAgain, width < tolerance || height < tolerance,
      crowdedParents.insert(items[Int(index)].parent).inserted,
      items[Int(index)].parent >= 0,
      let parent = items[Int(items[Int(index)].parent)].item as? ViewNode
    else { return }
    for sibling in parent.children {
      let index = self.index(of: sibling)
      guard index >= 0 else { continue }
      keepWidthPositive(index)
      keepHeightPositive(index)
    }
  }

  private func keepWidthPositive(_ index: Int32) {
    if items[Int(index)].flags.contains(.keepsWidthPositive) { return }
    items[Int(index)].flags.insert(.keepsWidthPositive)
    _ = addOwn(
      Row(Term(1, items[Int(index)].width)), .greaterThanOrEqual, priority: 1000, .positive, index)
  }

  private func keepHeightPositive(_ index: Int32) {
    if items[Int(index)].flags.contains(.keepsHeightPositive) { return }
    items[Int(index)].flags.insert(.keepsHeightPositive)
    _ = addOwn(
      Row(Term(1, items[Int(index)].height)), .greaterThanOrEqual, priority: 1000, .positive, index)
  }

  /// Measures the height of a text at its new width.
  private func measure(_ index: Int32, _ width: Double) {
    let entry = items[Int(index)]
    guard let node = entry.nodePointer else { return }
    let departures = self.departures
    let measured = node.takeUnretainedValue().intrinsicHeight(forWidth: CGFloat(max(0, width)))
    guard self.departures == departures else { return }
    guard let height = measured else {
      items[Int(index)].flags.insert(.hasNoText)
      return
    }
    items[Int(index)].measuredWidth = width
    guard height.isFinite, height >= 0 else { return }
    for row in [entry.tallHugging, entry.tallCompression] where row >= 0 {
      setConstant(-Double(height), of: row)
    }
  }

  private func moveBaselines(of index: Int32) {
    let departures = self.departures
    for row in baselines.rows(of: index) where self.departures == departures {
      let uses = baselines.uses(of: row)
      if uses.contains(where: { $0.item == index }) { refreshOffset(of: row, uses) }
    }
  }

  /// A row may refer to two baselines, so its offset is computed as a new sum.
  private func refreshOffset(of row: Int32, _ uses: [BaselineUse]) {
    var sum = 0.0
    let departures = self.departures
    for use in uses {
      sum += use.coefficient * (baselineOffset(of: use.item, use.isFirst) ?? 0)
      guard self.departures == departures else { return }
    }
    let former = baselines.offset(of: row)
    guard abs(sum - former) > 1e-9, rows[Int(row)].isThere else { return }
    let constant = solver.constant(ofRow: solver.id(at: row)) - former
    baselines.setOffset(sum, of: row)
    setConstant(constant, of: row)
  }

  /// Rebuilds the constraints and records that refer to a node's baselines, which may now belong to
  /// other nodes.
  func renewBaselines(of node: ViewNode) {
    if baselines.isEmpty { return }
    let index = index(of: node)
    guard index >= 0 else { return }
    for row in baselines.rows(of: index)
    where baselines.uses(of: row).contains(where: { $0.named == index }) {
      let entry = rows[Int(row)]
      guard entry.owner >= 0, let owner = items[Int(entry.owner)].item as? ViewNode else {
        continue
      }
      if entry.kind == .record {
        if owner !== node { owner.invalidateLayoutRecords() }
      } else {
        removeRow(row)
        owner.markConstraintWork(.constraintsChanged)
      }
    }
  }
}
