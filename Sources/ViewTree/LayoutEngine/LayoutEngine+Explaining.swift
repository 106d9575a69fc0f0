// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Descriptions of the conflicts left by the last solve.
  package var formattedConflicts: [LayoutConflict] { reporter.formattedConflicts(of: self) }

  /// The node of each conflict: that of the first item of the broken constraint.
  package var conflictNodes: [ViewNode?] { reporter.conflictNodes(of: self) }

  /// Notifies the root of the conflicts and limits since the last call.
  func reportFindings() {
    reporter.reportLimits(of: self)
    reporter.reportConflicts(of: self)
  }

  /// Returns the explanation of a position or dimension of an item, or `nil` for an item outside
  /// this tree.
  func explanation(of item: LayoutItem, _ attribute: LayoutAttribute) -> LayoutExplanation? {
    guard attribute != .notAnAttribute, let node = item.owningNode else { return nil }
    let above = item is ViewNode ? node.parent : node
    let holder = above.map { register($0) } ?? register(node)
    guard holder >= 0, register(item) >= 0,
      let draft = draft(
        item, attribute, .equal, nil, .notAnAttribute, multiplier: 0, constant: 0, holder: holder)
    else { return nil }
    // Margin guides may just have been created.
    finishUpdates()
    selfSizing.endAll(in: self)
    if needsSolve { solve() }
    let sum = draft.terms.all
    let value = sum.reduce(draft.offset) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    let deciding = solver.determiningConstraints(of: sum)
    let isOpen = deciding == nil || isOpen(sum)
    return LayoutExplanation(
      item: Algebra.name(of: item), container: above.map { Algebra.name(of: $0) },
      attribute: attribute, value: value,
      constraints: (deciding ?? []).map { RowFormatter(engine: self).format($0) },
      decision: isOpen ? .settled : .constraints)
  }

  private func isOpen(_ sum: [Term]) -> Bool {
    let open = Set(solver.undetermined)
    guard sum.contains(where: { open.contains($0.variable) }) else { return false }
    return solver.determiningConstraints(of: sum, equationsOnly: true) == nil
  }
}
