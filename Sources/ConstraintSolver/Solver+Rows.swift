// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What the layout engine writes by the thousand: rows in normal form, without expressions.

extension Solver {
  /// Adds Σ coefficient·variable + constant (relation) 0.
  ///
  /// A priority of 1000 is required. Other than with the public `add` it may also lie between 0 and
  /// 1: levels of the system's own, below everything that a user can write. `order` is what comes
  /// first when constraints compete, small numbers before large ones and creation among equals: of
  /// required constraints that contradict each other the last is dropped, and of equal soft rows
  /// that cannot both be met the first is.
  ///
  /// - Throws: as the public `add`.
  @discardableResult
  package func add(
    _ row: Row, _ relation: Relation, priority: Double = 1000, order: Int = 0
  ) throws(SolverError) -> ConstraintID {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Priority(priority)) }
    if !row.constant.isFinite { throw .constantNotFinite(constraint: names.text(row, relation)) }
    // Nearly always the terms are fine as they are; a closer look is only taken when they are not.
    if row.count <= 4, row.hasFiniteCoefficients {
      let place = store.add(
        row, constant: row.constant, relation, priority: priority, order: order)
      if place >= 0 { return store.id(at: place) }
    }
    var merged = Row(constant: row.constant)
    for position in 0..<min(row.count, 4) {
      let term = row[position]
      guard store.hasVariable(term.variable.index) else {
        throw .unknownVariable(term.variable, constraint: names.text(row, relation))
      }
      merged.append(term)
    }
    for position in 0..<merged.count where !merged[position].coefficient.isFinite {
      throw .coefficientNotFinite(
        variable: merged[position].variable, constraint: names.text(row, relation))
    }
    let place = store.add(
      merged, constant: merged.constant, relation, priority: priority, order: order)
    return store.id(at: place)
  }

  /// Replaces the constant of the normal form.
  ///
  /// A number that is not finite is refused as in ``setConstant(_:of:)``.
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

extension Row {
  /// Whether no coefficient is infinite or no number at all.
  @inlinable @inline(__always)
  package var hasFiniteCoefficients: Bool {
    // Infinities and NaN times zero are NaN, which makes the sum one too. Unused places hold zero.
    (coefficients * 0).sum() == 0
  }
}
