// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Finds the frames anew if anything changed, and marks the nodes whose subviews' frames changed.
  func solveIfNeeded() {
    takeScale()
    if needsSolve { solve() }
    markChangedFrames()
  }

  /// Solves until sizes that follow from other sizes (a text's height from its width) are right.
  func solve() {
    for _ in 0..<LayoutEngine.adjustmentLimit {
      needsSolve = false
      conflicts = solver.solve().conflicts
      for place in 0..<solver.changeCount {
        let variable = solver.changedVariable(at: place)
        let index = owners[Int(variable.index)]
        guard index >= 0 else { continue }
        if variable == items[Int(index)].x || variable == items[Int(index)].y {
          items[Int(index)].flags.insert(.movesX)
        } else {
          checkedItems.append(index)
        }
        markDirty(index)
      }
      let count = checkedItems.count
      for place in 0..<count where items[Int(checkedItems[place])].item != nil {
        adjust(checkedItems[place])
      }
      keepChecks(after: count)
      if !movingGuides.isEmpty { for guide in movingGuides { refreshInsetRows(of: guide) } }
      if !needsSolve { break }
    }
    needsSolve = false
  }

  /// Leaves in the list what was added to it while its first items were looked at.
  private func keepChecks(after count: Int) {
    checkedItems.removeFirst(count)
  }

  private func adjust(_ index: Int32) {
    let flags = items[Int(index)].flags
    if flags.contains(.isGuide) { return }
    let width = width(index)
    let height = height(index)
    keepPositive(index, width, height)
    if items[Int(index)].tallHugging >= 0 || items[Int(index)].tallCompression >= 0,
      !flags.contains(.hasNoText)
    {
      measure(index, width)
    }
    if flags.contains(.isBaselineUsed) { moveBaselines(of: index) }
  }

  /// Widths and heights are never negative. That is asked for only where it matters: an answer that
  /// keeps to it unasked is the same answer.
  private func keepPositive(_ index: Int32, _ width: Double, _ height: Double) {
    let tolerance = -1e-7
    let flags = items[Int(index)].flags
    if width < tolerance, !flags.contains(.keepsWidthPositive) {
      items[Int(index)].flags.insert(.keepsWidthPositive)
      _ = addOwn(
        Row(Term(1, items[Int(index)].width)), .greaterThanOrEqual, priority: 1000, .positive, index
      )
    }
    if height < tolerance, !flags.contains(.keepsHeightPositive) {
      items[Int(index)].flags.insert(.keepsHeightPositive)
      _ = addOwn(
        Row(Term(1, items[Int(index)].height)), .greaterThanOrEqual, priority: 1000, .positive,
        index)
    }
  }

  /// A text that got another width asks for another height.
  private func measure(_ index: Int32, _ width: Double) {
    let entry = items[Int(index)]
    guard abs(width - entry.measuredWidth) > 1e-7, let node = entry.node else {
      return
    }
    guard let height = node.intrinsicHeight(forWidth: CGFloat(max(0, width))) else {
      items[Int(index)].flags.insert(.hasNoText)
      return
    }
    items[Int(index)].measuredWidth = width
    guard height.isFinite, height >= 0 else { return }
    setConstant(-Double(height), of: entry.tallHugging)
    setConstant(-Double(height), of: entry.tallCompression)
  }

  private func moveBaselines(of index: Int32) {
    for use in baselines where use.item == index {
      guard let id = use.id, rows[Int(use.row)].id == id,
        let offset = baselineOffset(of: index, use.isFirst)
      else { continue }
      refreshOffset(of: use.row, changed: index, offset, use)
    }
  }

  /// A row may speak of two baselines, so its offset is added up anew.
  private func refreshOffset(of row: Int32, changed: Int32, _ offset: Double, _ use: BaselineUse) {
    var sum = 0.0
    for other in baselines where other.row == row && other.id == use.id {
      sum += other.coefficient * (baselineOffset(of: other.item, other.isFirst) ?? 0)
    }
    guard abs(sum - rows[Int(row)].offset) > 1e-9 else { return }
    let constant = constantWithoutOffset(of: row)
    rows[Int(row)].offset = sum
    setConstant(constant, of: row)
  }

  private func constantWithoutOffset(of row: Int32) -> Double {
    let entry = rows[Int(row)]
    if let constraint = entry.constraint {
      let constant = Double(constraint.constantStorage)
      return entry.isMirrored ? constant : -constant
    }
    guard let owner = items[Int(entry.owner)].item as? ViewNode else { return 0 }
    var records: [LayoutRecord] = []
    owner.appendLayoutRecords(to: &records)
    guard records.indices.contains(Int(entry.ordinal)) else { return 0 }
    let constant = Double(records[Int(entry.ordinal)].constant)
    return entry.isMirrored ? constant : -constant
  }

  /// Other nodes may stand for a node's baselines now: constraints that name them are made anew, and
  /// so are the records that do.
  func renewBaselines(of node: ViewNode) {
    for use in baselines where use.named == node.engineIndex && use.item != use.named {
      let row = rows[Int(use.row)]
      guard let id = row.id, id == use.id, row.owner >= 0 else { continue }
      guard let owner = items[Int(row.owner)].item as? ViewNode else { continue }
      if row.kind == .record {
        if owner !== node { owner.invalidateLayoutRecords() }
      } else {
        removeRow(use.row)
        owner.markConstraintWork(.constraintsChanged)
      }
    }
  }
}
