// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Rows for intrinsic content sizes.

extension LayoutEngine {
  /// The intrinsic content size and priorities of a node, as its class returns them.
  private struct ContentSize {
    var size: CGSize
    var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority)
    var compression: (horizontal: LayoutPriority, vertical: LayoutPriority)

    @inline(__always)
    init(of node: ViewNode) {
      size = node.intrinsicContentSize
      hugging = (
        node.contentHuggingPriority(for: .horizontal), node.contentHuggingPriority(for: .vertical)
      )
      compression = (
        node.contentCompressionResistancePriority(for: .horizontal),
        node.contentCompressionResistancePriority(for: .vertical)
      )
    }
  }

  func refreshIntrinsicSize(of node: ViewNode, at index: Int32) {
    guard node.passState.contains(.usesConstraints) || node === root else {
      // The frame determines the size, but the text still determines the baselines.
      return checkBaselines(at: index)
    }
    // All values are requested first, because client code may remove the node.
    let content = ContentSize(of: node)
    guard self.index(of: node) == index else { return }
    if refreshKnown(at: index, content) { return }
    let width = usable(content.size.width, of: node)
    let height = usable(content.size.height, of: node)
    guard self.index(of: node) == index else { return }
    let entry = items[Int(index)]
    if width == nil, height == nil, !entry.hasSizeRows { return checkBaselines(at: index) }
    items[Int(index)].measuredWidth = width ?? -1
    items[Int(index)].flags.remove(.hasNoText)
    items[Int(index)].widthHugging = refresh(
      entry.widthHugging, .horizontal, .hugging, width, content.hugging.horizontal, index)
    items[Int(index)].widthCompression = refresh(
      entry.widthCompression, .horizontal, .compression, width, content.compression.horizontal,
      index)
    items[Int(index)].heightHugging = refresh(
      entry.heightHugging, .vertical, .hugging, height, content.hugging.vertical, index)
    items[Int(index)].heightCompression = refresh(
      entry.heightCompression, .vertical, .compression, height, content.compression.vertical, index)
    if height != nil || items[Int(index)].flags.contains(.isBaselineUsed) {
      check(index, entry, naturalWidth: width ?? -1)
    }
  }

  /// Schedules an item's size to be checked after the next solve, which is necessary even if the
  /// natural size is unchanged: text may now wrap, or its baseline may have moved.
  @inline(__always)
  private func check(_ index: Int32, _ former: ItemEntry, naturalWidth: Double) {
    checkedItems.append(index)
    if former.flags.contains(.isBaselineUsed) { baselines.recordNaturalSize(of: index) }
    guard
      former.flags.contains(.hasNoText) || former.measuredWidth != naturalWidth
        || former.flags.contains(.isBaselineUsed)
    else { return }
    if abs(solver.value(of: former.width) - naturalWidth) > 1e-7
      || former.flags.contains(.isBaselineUsed)
    {
      needsSolve = true
    }
  }

  /// Schedules the baselines of an item without a natural size to be checked.
  private func checkBaselines(at index: Int32) {
    guard items[Int(index)].flags.contains(.isBaselineUsed) else { return }
    checkedItems.append(index)
    baselines.recordNaturalSize(of: index)
    needsSolve = true
  }

  /// Handles the usual case of an update: a different size on both axes.
  ///
  /// Returns `false` in other cases, without any harmful effect.
  @inline(__always)
  private func refreshKnown(at index: Int32, _ content: ContentSize) -> Bool {
    let entry = items[Int(index)]
    let (width, height) = (Double(content.size.width), Double(content.size.height))
    let rows =
      entry.widthHugging | entry.widthCompression | entry.heightHugging | entry.heightCompression
    guard rows >= 0, width >= 0, width < .infinity, height >= 0, height < .infinity,
      updateRow(entry.widthHugging, -width, content.hugging.horizontal),
      updateRow(entry.widthCompression, -width, content.compression.horizontal),
      updateRow(entry.heightHugging, -height, content.hugging.vertical),
      updateRow(entry.heightCompression, -height, content.compression.vertical)
    else { return false }
    items[Int(index)].measuredWidth = width
    items[Int(index)].flags.remove(.hasNoText)
    check(index, entry, naturalWidth: width)
    return true
  }

  /// Updates the constant and priority of a row.
  ///
  /// Returns `false` if the priority is one that requires no row.
  @inline(__always)
  private func updateRow(_ row: Int32, _ constant: Double, _ priority: LayoutPriority) -> Bool {
    let priority = Double(priority.rawValue)
    guard priority > 0, priority <= 1000 else { return false }
    // Most updates don't change anything.
    if solver.update(at: row, constant: constant, priority: priority) { needsSolve = true }
    return true
  }

  private func usable(_ value: CGFloat, of node: ViewNode) -> Double? {
    if value == ViewNode.noIntrinsicMetric { return nil }
    guard value.isFinite, value >= 0 else {
      node.report(.unusableIntrinsicSize(node: node.debugName))
      return nil
    }
    return Double(value)
  }

  private func refresh(
    _ row: Int32, _ axis: Axis, _ kind: RowKind, _ value: Double?, _ priority: LayoutPriority,
    _ index: Int32
  ) -> Int32 {
    guard let value else {
      if row >= 0 { removeRow(row) }
      return -1
    }
    if row >= 0 {
      if updateRow(row, -value, priority) { return row }
      removeRow(row)
      return -1
    }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else { return -1 }
    let length = Variable(index: index * 4 + (axis == .horizontal ? 2 : 3))
    return addOwn(
      Row(Term(1, length), constant: -value),
      kind == .hugging ? .lessThanOrEqual : .greaterThanOrEqual,
      priority: Double(priority.rawValue), kind, index)
  }
}
