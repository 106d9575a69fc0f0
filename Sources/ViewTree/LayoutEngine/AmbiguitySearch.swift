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
        let length = axis == .horizontal ? entry.width : entry.height
        // The position of the root is determined by its window.
        guard entry.parent >= 0,
          !isImplied(variable, length, isOpen, hull, above: entry.parent, axis)
        else { continue }
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

  /// Returns whether an ambiguous position follows from ambiguous positions of superviews, or from
  /// the item's own ambiguous length if its far edge or center is determined.
  private func isImplied(
    _ start: Variable, _ length: Variable, _ isOpen: Set<Variable>, _ hull: AffineHull,
    above: Int32, _ axis: Axis
  ) -> Bool {
    let multiples = isOpen.contains(length) ? [0, 1, 0.5] : [0]
    var position = [Term(1, start)]
    var superview = above
    while true {
      for multiple in multiples where multiple > 0 || position.count > 1 {
        let sum = multiple > 0 ? position + [Term(multiple, length)] : position
        if hull.determines(sum) { return true }
      }
      var origin: Variable
      repeat {
        guard superview >= 0 else { return false }
        let entry = engine.items[Int(superview)]
        guard entry.parent >= 0 else { return false }
        origin = axis == .horizontal ? entry.x : entry.y
        superview = entry.parent
      } while !isOpen.contains(origin)
      position.append(Term(1, origin))
    }
  }

  private func parentIsRightToLeft(_ entry: ItemEntry) -> Bool {
    entry.parent >= 0 && engine.items[Int(entry.parent)].flags.contains(.isRightToLeft)
  }
}
