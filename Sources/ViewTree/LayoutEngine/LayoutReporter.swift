// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// A reporter for a layout: conflicts and limits as they occur and, on request, ambiguities.
final class LayoutReporter {
  /// The conflicts of the last solve, in the order of their constraints.
  @exclusivity(unchecked) private(set) var conflicts: [Conflict] = []
  /// The numbers of the relations that were dropped since the last report of conflicts.
  @exclusivity(unchecked) private var newConflicts: Set<Int32> = []
  private var reportedConflicts = ReportedMessages()
  /// Items that still moved at the limit of rounds, and items with extremely large frames.
  @exclusivity(unchecked) private var unstableItems: Set<Int32> = []
  @exclusivity(unchecked) private var oversizedItems: Set<Int32> = []
  /// The ambiguities, cached until the next solve.
  @exclusivity(unchecked) private var cachedAmbiguities:
    [(index: Int32, ambiguity: LayoutAmbiguity)]?
  private var ambiguousItems: Set<Int32> = []

  // MARK: - Conflicts

  /// Records the conflicts of a solve.
  func recordConflicts(of solver: Solver) {
    if solver.hasConflicts || !conflicts.isEmpty { conflicts = solver.sortedConflicts }
    guard solver.hasNewlyBroken else { return }
    for id in solver.newlyBroken { newConflicts.insert(id.index) }
  }

  /// Returns descriptions of the conflicts left by the last solve.
  func formattedConflicts(of engine: LayoutEngine) -> [LayoutConflict] {
    visibleConflicts(of: engine).map { RowFormatter(engine: engine).format($0.conflict) }
  }

  /// Returns the node of each conflict: that of the first item of the broken constraint.
  func conflictNodes(of engine: LayoutEngine) -> [ViewNode?] {
    visibleConflicts(of: engine).map(\.node)
  }

  /// The conflicts with their nodes, except those of views that await reuse or that a stack hides.
  private func visibleConflicts(
    of engine: LayoutEngine
  ) -> [(conflict: Conflict, node: ViewNode?)] {
    conflicts.compactMap { conflict in
      let node = node(of: conflict, in: engine)
      guard node?.isBelowReusable != true, !isInsideHidden(conflict, in: engine) else { return nil }
      return (conflict, node)
    }
  }

  /// Returns whether the broken constraint concerns nothing but a view that a stack hides, in which
  /// there is no room for the distances between its parts.
  private func isInsideHidden(_ conflict: Conflict, in engine: LayoutEngine) -> Bool {
    guard let node = node(of: conflict, in: engine), let hidden = hiddenArrangedView(around: node)
    else { return false }
    let constraint = engine.rows[Int(conflict.broken.index)].constraint
    guard let second = constraint?.secondItem?.owningNode else { return true }
    return second.isDescendant(of: hidden)
  }

  /// Returns the node itself or its nearest ancestor that is hidden in the arrangement of a stack.
  private func hiddenArrangedView(around node: ViewNode) -> ViewNode? {
    var node: ViewNode? = node
    while let current = node {
      if current.isHidden, current.passState.contains(.isArranged) { return current }
      node = current.parent
    }
    return nil
  }

  private func node(of conflict: Conflict, in engine: LayoutEngine) -> ViewNode? {
    guard engine.rows.indices.contains(Int(conflict.broken.index)) else { return nil }
    let row = engine.rows[Int(conflict.broken.index)]
    if let constraint = row.constraint { return constraint.firstItem?.owningNode }
    return row.owner >= 0 ? engine.items[Int(row.owner)].item?.owningNode : nil
  }

  /// Reports conflicts that weren't reported before; those that persist cost nothing.
  func reportConflicts(of engine: LayoutEngine) {
    guard !newConflicts.isEmpty else { return }
    let found = newConflicts
    newConflicts.removeAll()
    for conflict in conflicts
    where found.contains(conflict.broken.index) && !isInsideHidden(conflict, in: engine) {
      engine.work.formattedConflicts += 1
      let formatted = RowFormatter(engine: engine).format(conflict)
      if reportedConflicts.insert(formatted.description) {
        engine.root.deliver(.conflict(formatted))
      }
    }
  }

  // MARK: - Ambiguities

  /// Clears the ambiguities before a solve.
  func clearAmbiguities() {
    if cachedAmbiguities != nil { cachedAmbiguities = nil }
  }

  /// Returns the ambiguities in the order in which the items were registered.
  func ambiguities(
    of engine: LayoutEngine
  ) -> [(index: Int32, ambiguity: LayoutAmbiguity)] {
    if let cachedAmbiguities { return cachedAmbiguities }
    let found = AmbiguitySearch(engine: engine).found()
    cachedAmbiguities = found
    ambiguousItems = Set(found.map(\.index))
    return found
  }

  /// Returns whether the constraints leave a position or size of an item ambiguous.
  func isAmbiguous(_ index: Int32, in engine: LayoutEngine) -> Bool {
    if cachedAmbiguities == nil { _ = ambiguities(of: engine) }
    return ambiguousItems.contains(index)
  }

  // MARK: - Limits

  /// Records an item that moved in the final round of solving.
  func recordUnstable(_ index: Int32) {
    unstableItems.insert(index)
  }

  /// Records an item with an excessively large frame.
  func recordOversized(_ index: Int32) {
    oversizedItems.insert(index)
  }

  /// Notifies the root of the limits since the last call.
  func reportLimits(of engine: LayoutEngine) {
    if !unstableItems.isEmpty {
      let names = names(of: unstableItems, in: engine)
      unstableItems.removeAll()
      if !names.isEmpty { engine.root.reportOnce(.sizesKeepChanging(nodes: names)) }
    }
    if !oversizedItems.isEmpty {
      let names = names(of: oversizedItems, in: engine)
      oversizedItems.removeAll()
      for name in names { engine.root.reportOnce(.frameTooLarge(node: name)) }
    }
  }

  /// Returns the nodes whose values the last solve could not compute exactly, as a problem, if any.
  func approximations(of engine: LayoutEngine) -> [LayoutProblem] {
    var found: Set<Int32> = []
    for limit in engine.solver.limits() {
      switch limit {
      case .tableauSize(let variables), .simplexSteps(let variables), .numberRange(let variables):
        found.formUnion(variables.map { engine.owner(of: $0) })
      case .negligibleCoefficient(let constraint):
        found.insert(engine.rows[Int(constraint.index)].owner)
      }
    }
    let names = names(of: found, in: engine)
    return names.isEmpty ? [] : [.layoutApproximated(nodes: names)]
  }

  /// Returns the nodes among some items, in tree order.
  private func names(of indices: Set<Int32>, in engine: LayoutEngine) -> [String] {
    indices.filter { engine.items.indices.contains(Int($0)) && engine.items[Int($0)].node != nil }
      .sorted { (engine.items[Int($0)].order, $0) < (engine.items[Int($1)].order, $1) }
      .compactMap { engine.items[Int($0)].node }
      .filter { !$0.isBelowReusable }
      .map(\.debugName)
  }
}
