// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Guides for margins and safe area: four rows each, whose constants are the insets.

extension LayoutEngine {
  func addInsetRows(of index: Int32) {
    guard let guide = items[Int(index)].item as? SystemGuide, let node = guide.owner else { return }
    let entry = items[Int(index)]
    let above = items[Int(entry.parent)]
    let insets = insets(of: guide, node, above)
    let left = (1.0, entry.x)
    let right = [(1.0, above.x), (1.0, above.width), (-1.0, entry.x), (-1.0, entry.width)]
    if guide.kind == .readable {
      // Centred, as wide as the margins allow and as is comfortable.
      add(
        [left, (0.5, entry.width), (-1, above.x), (-0.5, above.width)], .equal,
        Double(insets.right - insets.left) / 2, index, ordinal: 4)
      add([(1, entry.width)], .lessThanOrEqual, -Double(SystemGuide.readableWidth), index)
      add(
        [left, (-1, above.x)], .greaterThanOrEqual, -Double(insets.left), index, ordinal: 0)
      add(right, .greaterThanOrEqual, -Double(insets.right), index, ordinal: 1)
      add([left, (-1, above.x)], .equal, -Double(insets.left), index, ordinal: 0, priority: 999.9)
    } else {
      add([left, (-1, above.x)], .equal, -Double(insets.left), index, ordinal: 0)
      add(right, .equal, -Double(insets.right), index, ordinal: 1)
    }
    add([(1, entry.y), (-1, above.y)], .equal, -Double(insets.top), index, ordinal: 2)
    add(
      [(1, above.y), (1, above.height), (-1, entry.y), (-1, entry.height)], .equal,
      -Double(insets.bottom), index, ordinal: 3)
    if node.insetsDependOnPlace { movingGuides.append(index) }
  }

  private func add(
    _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, _ index: Int32,
    ordinal: Int32 = -1, priority: Double = 1000
  ) {
    var row = Row(constant: constant)
    for (coefficient, variable) in terms { row.append(Term(coefficient, variable)) }
    _ = addOwn(row, relation, priority: priority, .guide, index, ordinal: ordinal)
  }

  /// The insets as seen from the alignment rectangle.
  private func insets(of guide: SystemGuide, _ node: ViewNode, _ above: ItemEntry) -> EdgeInsets {
    let place: (ViewNode) -> CGRect = { other in
      guard other.engineIndex >= 0, other.engine === self else { return other.layoutRect }
      var frame = self.exactFrame(at: other.engineIndex)
      if other === self.root { frame.origin = other.originStorage }
      return frame
    }
    let insets =
      guide.kind == .safeArea
      ? node.safeArea(frame: place) : node.effectiveMargins(frame: place)
    return EdgeInsets(
      top: insets.top - above.insets.top, left: insets.left - above.insets.left,
      bottom: insets.bottom - above.insets.bottom, right: insets.right - above.insets.right)
  }

  func refreshInsets(of index: Int32) {
    var guide = items[Int(index)].firstGuide
    while guide >= 0 {
      refreshInsetRows(of: guide)
      if let system = items[Int(guide)].item as? SystemGuide, let node = system.owner,
        node.insetsDependOnPlace, !movingGuides.contains(guide)
      {
        movingGuides.append(guide)
      }
      guide = items[Int(guide)].nextGuide
    }
  }

  func refreshInsetRows(of index: Int32) {
    guard let guide = items[Int(index)].item as? SystemGuide, let node = guide.owner else { return }
    let insets = insets(of: guide, node, items[Int(items[Int(index)].parent)])
    let values = [
      insets.left, insets.right, insets.top, insets.bottom, (insets.left - insets.right) / 2,
    ]
    var row = items[Int(index)].firstRow
    while row >= 0 {
      let entry = rows[Int(row)]
      if values.indices.contains(Int(entry.ordinal)) {
        let constant = -Double(values[Int(entry.ordinal)])
        if let id = entry.id, abs(solver.constant(ofRow: id) - constant) > 1e-9 {
          setConstant(constant, of: row)
        }
      }
      row = entry.next
    }
  }

  /// The reading direction of a node changed: rows that depend on it are made anew.
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
    feed(node, .constraintsChanged, [])
    refreshInsets(of: index)
  }
}
