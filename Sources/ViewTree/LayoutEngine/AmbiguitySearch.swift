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
    var superviews = (
      horizontal: OpenSuperviews(engine, isOpen, .horizontal),
      vertical: OpenSuperviews(engine, isOpen, .vertical)
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
        let length = axis == .horizontal ? entry.width : entry.height
        // The position of the root is determined by its window.
        guard entry.parent >= 0 else { continue }
        let multiples = isOpen.contains(length) ? [0, 1, 0.5] : [0]
        let isImplied =
          axis == .horizontal
          ? isImplied(
            variable, length, multiples, hull, above: entry.parent, &superviews.horizontal)
          : isImplied(variable, length, multiples, hull, above: entry.parent, &superviews.vertical)
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

  /// Returns whether an ambiguous position follows from ambiguous positions of superviews, or from
  /// the item's own ambiguous length if its far edge or center is determined.
  private func isImplied(
    _ start: Variable, _ length: Variable, _ multiples: [Double], _ hull: AffineHull,
    above: Int32, _ superviews: inout OpenSuperviews
  ) -> Bool {
    var position = [Term(1, start)]
    var superview = above
    while true {
      for multiple in multiples where multiple > 0 || position.count > 1 {
        let sum = multiple > 0 ? position + [Term(multiple, length)] : position
        if hull.determines(sum) { return true }
      }
      let open = superviews.nearest(from: superview)
      guard open >= 0 else { return false }
      position.append(Term(1, superviews.origin(of: open)))
      superview = engine.items[Int(open)].parent
    }
  }

  private func parentIsRightToLeft(_ entry: ItemEntry) -> Bool {
    entry.parent >= 0 && engine.items[Int(entry.parent)].flags.contains(.isRightToLeft)
  }
}

/// The nearest superviews whose positions on an axis are ambiguous, searched for once each.
private struct OpenSuperviews {
  private let engine: LayoutEngine
  private let isOpen: Set<Variable>
  private let axis: Axis
  private var known: [Int32: Int32] = [:]

  init(_ engine: LayoutEngine, _ isOpen: Set<Variable>, _ axis: Axis) {
    self.engine = engine
    self.isOpen = isOpen
    self.axis = axis
  }

  func origin(of index: Int32) -> Variable {
    let entry = engine.items[Int(index)]
    return axis == .horizontal ? entry.x : entry.y
  }

  /// Returns the nearest such view from one on upward, or −1 if there is none below the root.
  mutating func nearest(from start: Int32) -> Int32 {
    var passed: [Int32] = []
    var nearest: Int32 = -1
    var next = start
    while next >= 0, engine.items[Int(next)].parent >= 0 {
      if let found = known[next] {
        nearest = found
        break
      }
      passed.append(next)
      if isOpen.contains(origin(of: next)) {
        nearest = next
        break
      }
      next = engine.items[Int(next)].parent
    }
    for index in passed { known[index] = nearest }
    return nearest
  }
}
