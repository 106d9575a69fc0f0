// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// A search for the positions and lengths that the constraints of a layout leave ambiguous.
struct AmbiguitySearch {
  let engine: LayoutEngine

  /// The ambiguities in the order in which the engine registered the items, without those that
  /// follow from others and without guides that are only used internally by their node.
  func found() -> [(index: Int32, ambiguity: LayoutAmbiguity)] {
    let open = engine.solver.freeRanges()
    defer { engine.work.reportSteps += engine.solver.reportSteps }
    guard !open.isEmpty else { return [] }
    let isOpen = Set(open.map(\.variable))
    let hull = engine.solver.affineHull()
    let variables = open.map(\.variable)
    let implied = (
      horizontal: ImpliedPositions(in: engine, .horizontal, ofOpen: variables, isOpen, hull),
      vertical: ImpliedPositions(in: engine, .vertical, ofOpen: variables, isOpen, hull)
    )
    var found: [(index: Int32, ambiguity: LayoutAmbiguity)] = []
    for (variable, least, most) in open {
      let index = engine.owner(of: variable)
      guard index >= 0, let item = engine.items[Int(index)].item, !(item is PartGuide) else {
        continue
      }
      let entry = engine.items[Int(index)]
      let axis: Axis = variable == entry.x || variable == entry.width ? .horizontal : .vertical
      if entry.flags.contains(.isGuide), !isReferenced(entry, axis) { continue }
      let attribute: LayoutAttribute
      if variable == entry.x || variable == entry.y {
        // The position of the root is determined by its window.
        guard entry.parent >= 0 else { continue }
        let isImplied =
          axis == .horizontal
          ? implied.horizontal.contains(variable) : implied.vertical.contains(variable)
        if isImplied { continue }
        attribute =
          axis == .vertical ? .top : parentIsRightToLeft(entry) ? .trailing : .leading
      } else {
        attribute = axis == .horizontal ? .width : .height
      }
      let name = (item as? ViewNode)?.debugName ?? Algebra.name(of: item)
      found.append(
        (
          index,
          LayoutAmbiguity(
            node: name, axis: axis, attribute: attribute, least: least, most: most)
        ))
    }
    return found
  }

  /// Returns whether an explicit constraint involves a guide on an axis; otherwise, its place there
  /// doesn't matter to the user.
  private func isReferenced(_ entry: ItemEntry, _ axis: Axis) -> Bool {
    let variables = axis == .horizontal ? [entry.x, entry.width] : [entry.y, entry.height]
    return variables.contains { variable in
      engine.solver.constraints(of: variable).contains {
        engine.rows[Int($0.index)].kind == .constraint
      }
    }
  }

  private func parentIsRightToLeft(_ entry: ItemEntry) -> Bool {
    entry.parent >= 0 && engine.items[Int(entry.parent)].flags.contains(.isRightToLeft)
  }
}
