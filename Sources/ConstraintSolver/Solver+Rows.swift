// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What the layout engine writes by the thousand: rows in normal form, without expressions.

extension Solver {
  /// Adds Σ coefficient·variable + constant (relation) 0.
  ///
  /// - Parameters:
  ///   - priority: 1000 is required. Other than with the public `add` it may also lie between 0
  ///     and 1: levels of the system's own, below everything that a user can write.
  ///   - order: what comes first when constraints compete, small numbers before large ones and
  ///     creation among equals: of required constraints that contradict each other the last is
  ///     dropped, and of equal wishes that cannot both be met the first is.
  /// - Throws: as the public `add`.
  @discardableResult
  package func add(
    _ row: Row, _ relation: Relation, priority: Double = 1000, order: Int = 0
  ) throws(SolverError) -> ConstraintID {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Priority(priority)) }
    if !row.constant.isFinite { throw .constantNotFinite(constraint: text(row, relation)) }
    // Nearly always the terms are fine as they are; a closer look is only taken when they are not.
    if isPlain(row) {
      let place = store.add(row, relation, priority: priority, order: order)
      return store.id(at: place)
    }
    var merged = Row(constant: row.constant)
    for position in 0..<min(row.count, 4) {
      let term = row[position]
      guard store.hasVariable(term.variable.index) else {
        throw .unknownVariable(term.variable, constraint: text(row, relation))
      }
      merged.append(term)
    }
    for position in 0..<merged.count where !merged[position].coefficient.isFinite {
      throw .coefficientNotFinite(
        variable: merged[position].variable, constraint: text(row, relation))
    }
    let place = store.add(merged, relation, priority: priority, order: order)
    return store.id(at: place)
  }

  /// Whether all terms have finite coefficients and different variables of this solver.
  @inline(__always)
  func isPlain(_ row: Row) -> Bool {
    let count = row.count
    // Infinities and NaN times zero are NaN, which makes the sum one too.
    if count > 0 {
      if !store.hasVariable(row.t0.variable.index) { return false }
      var sum = row.t0.coefficient * 0
      if count > 1 {
        let second = row.t1.variable
        if !store.hasVariable(second.index) || second == row.t0.variable { return false }
        sum += row.t1.coefficient * 0
        if count > 2 {
          let third = row.t2.variable
          if !store.hasVariable(third.index) || third == row.t0.variable || third == second {
            return false
          }
          sum += row.t2.coefficient * 0
          if count > 3 {
            let fourth = row.t3.variable
            if count > 4 || !store.hasVariable(fourth.index) || fourth == row.t0.variable
              || fourth == second || fourth == third
            {
              return false
            }
            sum += row.t3.coefficient * 0
          }
        }
      }
      return sum == 0
    }
    return count == 0
  }

  /// Replaces the constant of the normal form. A number that is not finite is refused as in
  /// ``setConstant(_:of:)``.
  package func setConstant(_ constant: Double, ofRow id: ConstraintID) {
    guard let place = store.place(of: id) else { return }
    setConstant(constant, at: place)
  }

  /// Moves a constraint to another level, which may also lie between 0 and 1.
  package func setPriority(_ priority: Double, ofRow id: ConstraintID) throws(SolverError) {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Priority(priority)) }
    guard let place = store.place(of: id) else { return }
    setPriority(priority, at: place)
  }

  /// Changes what comes first when constraints compete.
  package func setOrder(_ order: Int, of id: ConstraintID) {
    guard let place = store.place(of: id), store.constraints[place].order != order else { return }
    store.setOrder(order, at: place)
    store.markDirty(constraint: place)
  }
}
