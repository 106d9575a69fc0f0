// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Minimizes the slack of each inequality in the subproblem, in order.
  func minimizeSlacks(_ store: borrowing Store) {
    let hasOpen = assignments.indices.contains {
      assignments[$0].engine >= 0 && isOpen(assignments[$0])
    }
    if !hasOpen { return }
    var rowOfConstraint: [Int32: Int] = [:]
    for row in 0..<reduction.rowCount where !reduction.rows[row].isEliminated {
      rowOfConstraint[reduction.rows[row].constraint] = row
    }
    var positions: [Int32: Int] = [:]
    for (position, variable) in subproblem.variables.enumerated() { positions[variable] = position }
    for constraint in subproblem.constraints {
      let record = store.constraints[Int(constraint)]
      if record.relation == .equal || record.isBroken { continue }
      if let row = rowOfConstraint[constraint] {
        let assignment = rowAssignments[row]
        if assignment.engine < 0 { continue }
        let interval = assignment.interval(reduction.rows[row])
        fixNearest(assignment, interval.low.isFinite ? interval.low : interval.high)
        continue
      }
      // The presolve has turned the inequality into a bound of its only unknown.
      let (terms, constant) = express(record, positions, store)
      if terms.count == 1, assignments[terms[0].unknown].engine >= 0 {
        fixNearest(assignments[terms[0].unknown], -constant / terms[0].factor)
      }
    }
  }

  /// Returns a constraint's left side in terms of unknowns, each at most once.
  private func express(
    _ record: ConstraintRecord, _ positions: [Int32: Int], _ store: borrowing Store
  ) -> (terms: ContiguousArray<ColumnElimination.Term>, constant: Double) {
    var terms: ContiguousArray<ColumnElimination.Term> = []
    var constant = record.constant
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      let term = store.cells[cell]
      guard let position = positions[term.variable] else {
        constant += term.coefficient * store.variables[Int(term.variable)].value
        continue
      }
      let affineForm = affineForms[position]
      constant += term.coefficient * affineForm.b
      if affineForm.unknown < 0 { continue }
      let factor = term.coefficient * affineForm.a
      if let index = terms.firstIndex(where: { $0.unknown == affineForm.unknown }) {
        terms[index].factor += factor
      } else {
        terms.append(ColumnElimination.Term(unknown: affineForm.unknown, factor: factor))
      }
    }
    terms.removeAll { abs($0.factor) <= 1e-11 }
    return (terms, constant)
  }

  /// Moves a quantity as near to a point as its bounds allow, and fixes it there.
  func fixNearest(_ assignment: EngineAssignment, _ point: Double) {
    let engine = engines[assignment.engine]
    let number = Int(engine.number)
    switch engine.kind {
    case .single: singles[number].fixNearest(point)
    case .allocation: allocations[number].fixNearest(Int(assignment.quantity), point)
    case .simplex where engine.link >= 0:
      linkingRows[Int(engine.link)].fixNearest(
        Int(assignment.quantity), point, in: Int(engine.block))
    case .simplex: simplexes[number].fixNearest(Int(assignment.quantity), point)
    }
    if engine.kind == .simplex, simplexes[number].stoppedEarly { anyStoppedEarly = true }
  }
}
