// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// The guides for margins and safe area, with four rows each, whose constants are the insets.

extension LayoutEngine {
  func addInsetRows(of index: Int32) {
    guard let guide = items[Int(index)].item as? SystemGuide, let node = guide.owner else { return }
    let entry = items[Int(index)]
    let above = items[Int(entry.parent)]
    let insets = insets(of: guide, node, insets(at: entry.parent))
    let left = (1.0, entry.x)
    let right = [(1.0, above.width), (-1.0, entry.x), (-1.0, entry.width)]
    if guide.kind == .readable {
      // Centered, as wide as the margins and the readable width allow.
      add(
        [left, (0.5, entry.width), (-0.5, above.width)], .equal,
        Double(insets.right - insets.left) / 2, index, ordinal: 4)
      add([(1, entry.width)], .lessThanOrEqual, -Double(SystemGuide.readableWidth), index)
      add(
        [left], .greaterThanOrEqual, -Double(insets.left), index, ordinal: 0)
      add(right, .greaterThanOrEqual, -Double(insets.right), index, ordinal: 1)
      add([left], .equal, -Double(insets.left), index, ordinal: 0, priority: 999.9)
    } else {
      add([left], .equal, -Double(insets.left), index, ordinal: 0)
      add(right, .equal, -Double(insets.right), index, ordinal: 1)
    }
    add([(1, entry.y)], .equal, -Double(insets.top), index, ordinal: 2)
    add(
      [(1, above.height), (-1, entry.y), (-1, entry.height)], .equal,
      -Double(insets.bottom), index, ordinal: 3)
    notePlace(of: node)
  }

  private func add(
    _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, _ index: Int32,
    ordinal: Int32 = -1, priority: Double = 1000
  ) {
    var row = Row(constant: constant)
    for (coefficient, variable) in terms { row.append(Term(coefficient, variable)) }
    _ = addOwn(row, relation, priority: priority, .guide, index, ordinal: ordinal)
  }

  /// Returns the insets relative to the alignment rectangle.
  private func insets(
    of guide: SystemGuide, _ node: ViewNode, _ above: EdgeInsets
  ) -> EdgeInsets {
    let safeArea = self.safeArea(of: node)
    let insets =
      guide.kind == .safeArea
      ? safeArea : node.effectiveMargins(safeArea: safeArea, frame: rectangle)
    return EdgeInsets(
      top: insets.top - above.top, left: insets.left - above.left,
      bottom: insets.bottom - above.bottom, right: insets.right - above.right)
  }

  func refreshInsets(of index: Int32) {
    if let node = items[Int(index)].item as? ViewNode, hasSystemGuide(at: index) {
      notePlace(of: node)
    }
    if places[index] != nil { places[index] = place(at: index) }
    refreshGuides(of: index)
  }

  func refreshGuides(of index: Int32) {
    var guide = items[Int(index)].firstGuide
    while guide >= 0 {
      refreshInsetRows(of: guide)
      guide = items[Int(guide)].nextGuide
    }
  }

  private func hasSystemGuide(at index: Int32) -> Bool {
    var guide = items[Int(index)].firstGuide
    while guide >= 0, !(items[Int(guide)].item is SystemGuide) {
      guide = items[Int(guide)].nextGuide
    }
    return guide >= 0
  }

  func refreshInsetRows(of index: Int32) {
    guard let guide = items[Int(index)].item as? SystemGuide, let node = guide.owner else { return }
    work.insets += 1
    let insets = insets(of: guide, node, insets(at: items[Int(index)].parent))
    let values = [
      insets.left, insets.right, insets.top, insets.bottom, (insets.left - insets.right) / 2,
    ]
    var row = items[Int(index)].firstRow
    while row >= 0 {
      let entry = rows[Int(row)]
      if values.indices.contains(Int(entry.ordinal)) {
        let constant = -Double(values[Int(entry.ordinal)])
        if abs(solver.constant(ofRow: solver.id(at: row)) - constant) > 1e-9 {
          setConstant(constant, of: row)
        }
      }
      row = entry.next
    }
  }

  /// Rebuilds the rows that depend on the layout direction of a node, which has changed.
  func refreshDirection(of node: ViewNode, at index: Int32) {
    let environment: Bool
    if node === root {
      environment = node.traitCollection.layoutDirection == .rightToLeft
    } else if let own = node.rare?.traitOverrides?.layoutDirection, own != .unspecified {
      environment = own == .rightToLeft
    } else {
      let above = items[Int(items[Int(index)].parent)]
      environment = above.flags.contains(.environmentIsRightToLeft)
    }
    items[Int(index)].setDirection(
      of: node.rare?.semanticContentAttribute ?? .unspecified, environmentIsRightToLeft: environment
    )
    removeRows(of: index) { $0 == .constraint }
    if !isFitting { node.passState.insert(.constraintsChanged) }
    feed(node, .constraintsChanged, [])
    refreshInsets(of: index)
  }
}
