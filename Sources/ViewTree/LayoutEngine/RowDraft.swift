// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A sum of variables under construction: four inline terms, enough for nearly all relations, and
/// an array for more.
struct Terms {
  var row = Row()
  var more: [Term] = []

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    let term = Term(coefficient, variable)
    if row.append(term) { return }
    if let position = more.firstIndex(where: { $0.variable == variable }) {
      more[position].coefficient += coefficient
    } else {
      more.append(term)
    }
  }
}

/// A relation under construction: terms + constant (relation) 0.
struct RowDraft {
  var terms = Terms()
  var relation = Relation.equal
  var constant = 0.0
  var offset = 0.0
  var isMirrored = false
}

extension Terms {
  /// All terms, in order.
  var all: [Term] { (0..<row.count).map { row[$0] } + more }
}
