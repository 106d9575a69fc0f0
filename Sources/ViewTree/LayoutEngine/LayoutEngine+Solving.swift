// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Solves for the frames if anything changed, and marks the nodes whose subviews' frames changed.
  func solveIfNeeded() {
    // A layout requested by client code during measurement waits until the solve is finished.
    if isSolving { return }
    frames.updateScale(self)
    if needsSolve { solve() }
    frames.markChangedFrames(of: self)
  }

  /// Solves until sizes that depend on other sizes (the height of text on its width), and baselines,
  /// are correct.
  func solve() {
    reporter.clearAmbiguities()
    safeAreas.removeUnusedGuides(in: self)
    isSolving = true
    defer { isSolving = false }
    var isRepeated = false
    baselines.beginSolve(in: self)
    repeat {
      solveForSizes(isRepeated: isRepeated)
      isRepeated = true
    } while !needsSolve && baselines.performStep(in: self)
    if needsSolve { recordUnstableItems() }
    needsSolve = false
  }

  /// Solves until sizes that depend on other sizes are correct, without moving the baselines.
  private func solveForSizes(isRepeated: Bool) {
    var (round, isFirst) = (0, !isRepeated)
    while round < LayoutEngine.adjustmentLimit {
      needsSolve = false
      positiveLengths.begin(isFirst: isFirst)
      isFirst = false
      round += 1
      solver.updateValues()
      reporter.recordConflicts(of: solver)
      yieldingSizes.update(in: self)
      work.rows += solver.visitedConstraints
      work.steps += solver.visitedCoefficients
      work.values += solver.changeCount
      var values = SolvedValues(of: solver)
      enqueueChangedItems(values)
      safeAreas.moveGuides(in: self)
      // Sizes aren't checked until the baselines are back at their positions at natural sizes.
      if baselines.areMoved, baselines.beginAgainIfChanged(in: self) {
        round = 0
        continue
      }
      let count = checkedItems.count
      for position in 0..<count {
        // Measuring runs client code, which may remove items or tear down this engine.
        guard position < checkedItems.count else { break }
        let index = checkedItems[position]
        if items.indices.contains(Int(index)), items[Int(index)].exists { adjust(index, &values) }
      }
      removeChecked(after: min(count, checkedItems.count))
      if !needsSolve { break }
    }
  }

  private func recordUnstableItems() {
    for position in 0..<solver.changeCount {
      let index = owner(of: solver.changedVariable(at: position))
      if index >= 0, items[Int(index)].node != nil { reporter.recordUnstable(index) }
    }
  }

  /// Marks the items whose values the last solve changed, and lists those whose sizes require
  /// another one.
  @inline(__always)
  private func enqueueChangedItems(_ values: SolvedValues) {
    // Nothing else changes the tables meanwhile, so they are read only once.
    let (items, itemCount) = (items.elements, items.count)
    // Each item is in the list only once.
    frames.reserve(itemCount)
    for variable in ChangedVariables(of: solver) {
      let index = variable.index >> 2
      guard Int(index) < itemCount, items[Int(index)].exists else { continue }
      var flags = items[Int(index)].flags
      if !variable.isEdge, needsAdjustment(items[Int(index)], values) {
        checkedItems.append(index)
      }
      if !flags.contains(.isDirty) {
        flags.insert(.isDirty)
        frames.enqueueWithinCapacity(index)
      }
      items[Int(index)].flags = flags
    }
  }

  /// Returns whether the current size of an item is negative, changes the height of text, or moves
  /// baselines.
  @inline(__always)
  private func needsAdjustment(_ entry: ItemEntry, _ values: SolvedValues) -> Bool {
    let rectangle = values[rectangleAt: entry.first]
    if entry.flags.contains(.isGuide) {
      // The insets of a node can exceed its size.
      return (rectangle.width < 0 || rectangle.height < 0) && !(entry.item is SystemGuide)
    }
    return entry.flags.contains(.isBaselineUsed) || rectangle.width < 0 || rectangle.height < 0
      || needsMeasure(entry, width: rectangle.width)
      || !selfSizing.matchesFrame(entry, height: rectangle.height)
  }

  /// Returns whether an item's intrinsic height has to be measured again for its current width.
  @inline(__always)
  private func needsMeasure(_ entry: ItemEntry, width: Double) -> Bool {
    entry.heightHugging & entry.heightCompression != -1 && !entry.flags.contains(.hasNoText)
      && abs(width - entry.measuredWidth) > 1e-7
  }

  /// Keeps the items that were added to the list while its first ones were processed.
  private func removeChecked(after count: Int) {
    checkedItems.removeFirst(count)
  }

  @inline(__always)
  private func adjust(_ index: Int32, _ values: inout SolvedValues) {
    let entry = items[Int(index)]
    guard needsAdjustment(entry, values) else { return }
    let rectangle = values[rectangleAt: entry.first]
    positiveLengths.require(index, rectangle.width, rectangle.height, in: self)
    defer {
      // Measuring runs client code, and new rows may move values in memory.
      values = SolvedValues(of: solver)
    }
    if entry.flags.contains(.isGuide) { return }
    let removalCount = self.removalCount
    if needsMeasure(entry, width: rectangle.width) { measure(index, rectangle.width) }
    if self.removalCount == removalCount, entry.flags.contains(.isBaselineUsed) {
      baselines.recordChange(of: index)
    }
    if self.removalCount == removalCount, !selfSizing.matchesFrame(entry, height: rectangle.height)
    {
      selfSizing.end(of: index, in: self)
    }
  }

  /// Measures the height of a text at its new width.
  private func measure(_ index: Int32, _ width: Double) {
    let entry = items[Int(index)]
    guard let node = entry.nodePointer else { return }
    let removalCount = self.removalCount
    let measured = node.takeUnretainedValue().intrinsicHeight(forWidth: CGFloat(max(0, width)))
    guard self.removalCount == removalCount else { return }
    guard let height = measured else {
      items[Int(index)].flags.insert(.hasNoText)
      return
    }
    items[Int(index)].measuredWidth = width
    guard height.isFinite, height >= 0 else { return }
    for row in [entry.heightHugging, entry.heightCompression] where row >= 0 {
      setConstant(-Double(height), of: row)
    }
  }
}
