// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

// Limits that a layout comes upon, told when it is over.

extension LayoutEngine {
  /// Notes what the last round of solving moved, for there is no further one.
  func noteUnsettledItems() {
    for place in 0..<solver.changeCount {
      let index = owner(of: solver.changedVariable(at: place))
      if index >= 0, items[Int(index)].node != nil { unsettledItems.insert(index) }
    }
  }

  /// Tells the root of the limits that were met since this was asked last.
  func tellLimits() {
    if !unsettledItems.isEmpty {
      let names = names(of: unsettledItems)
      unsettledItems.removeAll()
      if !names.isEmpty { root.reportOnce(.sizesKeepChanging(nodes: names)) }
    }
    if !oversizedItems.isEmpty {
      let names = names(of: oversizedItems)
      oversizedItems.removeAll()
      for name in names { root.reportOnce(.frameTooLarge(node: name)) }
    }
  }

  /// The nodes whose values the last solve could not work out exactly, as a problem, if there are any.
  var approximations: [LayoutProblem] {
    var found: Set<Int32> = []
    for limit in solver.limits() {
      switch limit {
      case .tableauSize(let variables), .simplexSteps(let variables), .numberRange(let variables):
        found.formUnion(variables.map { owner(of: $0) })
      case .negligibleCoefficient(let constraint):
        found.insert(rows[Int(constraint.index)].owner)
      }
    }
    let names = names(of: found)
    return names.isEmpty ? [] : [.layoutApproximated(nodes: names)]
  }

  /// The nodes among some items, in the order of the tree.
  private func names(of indices: Set<Int32>) -> [String] {
    indices.filter { items.indices.contains(Int($0)) && items[Int($0)].node != nil }
      .sorted { (items[Int($0)].order, $0) < (items[Int($1)].order, $1) }
      .compactMap { items[Int($0)].node?.debugName }
  }
}
