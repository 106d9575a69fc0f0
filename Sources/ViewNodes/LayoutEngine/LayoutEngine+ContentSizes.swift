// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Rows for what nodes ask for by their natural sizes.

extension LayoutEngine {
  func refreshIntrinsicSize(of node: ViewNode, at index: Int32) {
    guard node.passState.contains(.usesConstraints) || node === root else { return }
    let size = node.intrinsicContentSize
    if refreshKnown(node, at: index, size) { return }
    let width = usable(size.width, of: node)
    let height = usable(size.height, of: node)
    let entry = items[Int(index)]
    if width == nil, height == nil, !entry.hasSizeRows {
      if entry.flags.contains(.isBaselineUsed) { checkedItems.append(index) }
      return
    }
    items[Int(index)].measuredWidth = width ?? -1
    items[Int(index)].flags.remove(.hasNoText)
    items[Int(index)].wideHugging = refresh(
      entry.wideHugging, of: node, .horizontal, .hugging, width, index)
    items[Int(index)].wideCompression = refresh(
      entry.wideCompression, of: node, .horizontal, .compression, width, index)
    items[Int(index)].tallHugging = refresh(
      entry.tallHugging, of: node, .vertical, .hugging, height, index)
    items[Int(index)].tallCompression = refresh(
      entry.tallCompression, of: node, .vertical, .compression, height, index)
    if height != nil || items[Int(index)].flags.contains(.isBaselineUsed) {
      checkedItems.append(index)
    }
  }

  /// What nearly always comes after the first time: another size in both directions. Answers false,
  /// having done nothing that would be wrong, where it is something else.
  @inline(__always)
  private func refreshKnown(_ node: ViewNode, at index: Int32, _ size: CGSize) -> Bool {
    let entry = items[Int(index)]
    let (width, height) = (Double(size.width), Double(size.height))
    let rows = entry.wideHugging | entry.wideCompression | entry.tallHugging | entry.tallCompression
    guard rows >= 0, width >= 0, width < .infinity, height >= 0, height < .infinity,
      tell(entry.wideHugging, -width, node.contentHuggingPriority(for: .horizontal)),
      tell(
        entry.wideCompression, -width, node.contentCompressionResistancePriority(for: .horizontal)),
      tell(entry.tallHugging, -height, node.contentHuggingPriority(for: .vertical)),
      tell(
        entry.tallCompression, -height, node.contentCompressionResistancePriority(for: .vertical))
    else { return false }
    items[Int(index)].measuredWidth = width
    items[Int(index)].flags.remove(.hasNoText)
    checkedItems.append(index)
    return true
  }

  /// Tells a row its constant and priority. Answers false for a priority that means no row.
  @inline(__always)
  private func tell(_ row: Int32, _ constant: Double, _ priority: LayoutPriority) -> Bool {
    let priority = Double(priority.rawValue)
    guard priority > 0, priority <= 1000 else { return false }
    // Most of what is told anew is what it was.
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
    _ row: Int32, of node: ViewNode, _ axis: Axis, _ kind: RowKind, _ value: Double?, _ index: Int32
  ) -> Int32 {
    guard let value else {
      if row >= 0 { removeRow(row) }
      return -1
    }
    let isHugging = kind == .hugging
    let priority =
      isHugging
      ? node.contentHuggingPriority(for: axis)
      : node.contentCompressionResistancePriority(for: axis)
    if row >= 0 {
      if tell(row, -value, priority) { return row }
      removeRow(row)
      return -1
    }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else { return -1 }
    let length = Variable(index: index * 4 + (axis == .horizontal ? 2 : 3))
    return addOwn(
      Row(Term(1, length), constant: -value),
      isHugging ? .lessThanOrEqual : .greaterThanOrEqual, priority: Double(priority.rawValue), kind,
      index)
  }
}
