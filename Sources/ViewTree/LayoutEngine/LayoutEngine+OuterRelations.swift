// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

// Relations held by ancestors that refer to the descendants of an item.

extension LayoutEngine {
  /// Records that a relation of one item refers to another, in which case the size of the items
  /// between the two may depend on more than their content.
  @inline(__always)
  func recordOuterRelation(into index: Int32, from owner: Int32) {
    if index == owner || items[Int(index)].parent == owner { return }
    markConstrainedFromAbove(into: index, from: owner)
  }

  private func markConstrainedFromAbove(into index: Int32, from owner: Int32) {
    var current = index
    while current >= 0, current != owner {
      items[Int(current)].flags.insert(.isConstrainedFromAbove)
      current = items[Int(current)].parent
    }
  }

  /// Returns whether relations held by ancestors refer to an item or its descendants.
  func isConstrainedFromAbove(_ index: Int32) -> Bool {
    if items[Int(index)].flags.contains(.isConstrainedFromAbove) { return true }
    let parent = items[Int(index)].parent
    return solver.hasConstraint(ofRectangle: items[Int(index)].first) { row in
      let entry = rows[Int(row)]
      return entry.owner == parent && (entry.kind == .constraint || entry.kind == .record)
    }
  }

  /// Returns whether no relation connects a node's subtree with the rest of the tree, because its
  /// frame determines its position and size, in which case its tree order has no effect.
  func isIsolated(_ node: ViewNode) -> Bool {
    let index = index(of: node)
    guard index >= 0, items[Int(index)].parent >= 0, !isConstrainedFromAbove(index) else {
      return false
    }
    return MaskRows.areIndependent(knownMaskRows(of: index).rows)
  }
}
