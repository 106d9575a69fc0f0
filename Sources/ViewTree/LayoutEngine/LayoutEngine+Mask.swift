// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  func refreshMask(of node: ViewNode, at index: Int32) {
    guard node !== root else {
      rootSize.refresh(in: self)
      return
    }
    if node.passState.contains(.usesConstraints) {
      removeMaskRows(of: index)
      if items[Int(index)].widthHugging < 0, items[Int(index)].heightHugging < 0 {
        refreshIntrinsicSize(of: node, at: index)
      }
    } else {
      if items[Int(index)].hasSizeRows {
        removeRows(of: index) { $0 == .hugging || $0 == .compression }
        items[Int(index)].widthHugging = -1
        items[Int(index)].widthCompression = -1
        items[Int(index)].heightHugging = -1
        items[Int(index)].heightCompression = -1
      }
      refreshMaskRows(of: node, at: index)
    }
    frames.markDirty(index, in: self)
  }

  /// Adds exactly four required rows that position and size the frame as the superview resizes.
  func addMaskRows(of node: ViewNode, at index: Int32) {
    guard let wanted = maskRows(of: node, at: index) else { return }
    for position in 0..<4 {
      let role = wanted.roles[position]
      _ = addOwn(wanted[position], .equal, priority: 1000, .mask, index, ordinal: Int32(role))
    }
  }

  /// Updates the rows of a mask to the current frame.
  ///
  /// Nearly always only the constants change, which is much less work than creating new rows.
  private func refreshMaskRows(of node: ViewNode, at index: Int32) {
    guard let wanted = maskRows(of: node, at: index) else {
      removeMaskRows(of: index)
      return
    }
    let known = knownMaskRows(of: index)
    guard wanted.changesOnlyConstants, known.count == 4,
      (0..<4).allSatisfy({ known.rows[Int(wanted.roles[$0])] >= 0 })
    else {
      removeMaskRows(of: index)
      addMaskRows(of: node, at: index)
      return
    }
    for position in 0..<4 {
      let role = wanted.roles[position]
      let constant = wanted[position].constant
      if role == MaskRows.heightRole, items[Int(index)].flags.contains(.isSelfSized) {
        selfSizing.setHeight(-constant, of: index, in: self)
        continue
      }
      let row = known.rows[Int(role)]
      setConstantIfChanged(constant, of: row)
    }
  }

  private func removeMaskRows(of index: Int32) {
    removeRows(of: index) { $0 == .mask }
    selfSizing.remove(index, in: self)
  }

  /// The rows of an item's mask by their roles, −1 for those it doesn't have.
  func knownMaskRows(of index: Int32) -> (rows: SIMD8<Int32>, count: Int) {
    var known = SIMD8<Int32>(repeating: -1)
    var count = 0
    var row = items[Int(index)].firstRow
    while row >= 0 {
      let entry = rows[Int(row)]
      if entry.kind == .mask {
        known[Int(entry.ordinal)] = row
        count += 1
      }
      row = entry.next
    }
    return (known, count)
  }

  private func maskRows(of node: ViewNode, at index: Int32) -> MaskRows? {
    guard let parent = node.parent, items[Int(index)].parent >= 0 else { return nil }
    let entry = items[Int(index)]
    let above = items[Int(entry.parent)]
    let (insets, insetsAbove) = (insets(at: index), insets(at: entry.parent))
    let mask = parent.autoresizesSubviews ? node.autoresizingMask : []
    var rows = MaskRows()
    rows.add(
      (entry.x, entry.width), above.width,
      start: Double(node.originStorage.x + insets.left - insetsAbove.left),
      length: Double(node.boundsStorage.width - insets.left - insets.right),
      total: Double(parent.boundsStorage.width - insetsAbove.left - insetsAbove.right),
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    rows.add(
      (entry.y, entry.height), above.height,
      start: Double(node.originStorage.y + insets.top - insetsAbove.top),
      length: Double(node.boundsStorage.height - insets.top - insets.bottom),
      total: Double(parent.boundsStorage.height - insetsAbove.top - insetsAbove.bottom),
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    return rows
  }
}
