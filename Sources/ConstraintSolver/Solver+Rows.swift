// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Rows in normal form, which the layout engine adds by the thousands without creating expressions.

extension Solver {
  /// Adds the constraint Σ coefficient·variable + constant (relation) 0.
  ///
  /// A priority of 1000 is required. Unlike with the public `add`, it may also be between 0 and 1:
  /// levels for internal use, below everything that a client can specify. `order` ranks competing
  /// constraints: smaller numbers take precedence, with ties broken by creation. Of required
  /// constraints that contradict each other, the last is dropped; of soft rows with equal priority
  /// that can't both be satisfied, the first is satisfied.
  ///
  /// - Throws: The same errors as the public `add`.
  @discardableResult
  package func add(
    _ row: Row, _ relation: Relation, priority: Double = 1000, order: Int = 0
  ) throws(SolverError) -> ConstraintID {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Priority(priority)) }
    if !row.constant.isFinite { throw .constantNotFinite(constraint: names.text(row, relation)) }
    // The terms are nearly always valid, so examine them closely only if this quick test fails.
    if row.count <= 4, row.hasFiniteCoefficients {
      let constraint = store.add(
        row, constant: row.constant, relation, priority: priority, order: order)
      if constraint >= 0 { return store.id(at: constraint) }
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
    let constraint = store.add(
      merged, constant: merged.constant, relation, priority: priority, order: order)
    return store.id(at: constraint)
  }

  /// Replaces the constant of the normal form.
  ///
  /// A number that isn't finite is rejected, as in ``setConstant(_:of:)``.
  package func setConstant(_ constant: Double, ofRow id: ConstraintID) {
    guard let constraint = store.index(of: id) else { return }
    setConstant(constant, at: constraint)
  }

  /// Changes the priority of a constraint, which may also be between 0 and 1.
  package func setPriority(_ priority: Double, ofRow id: ConstraintID) throws(SolverError) {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Priority(priority)) }
    guard let constraint = store.index(of: id) else { return }
    setPriority(priority, at: constraint)
  }

  /// Changes the order of a constraint, which ranks competing constraints.
  package func setOrder(_ order: Int, of id: ConstraintID) {
    if let constraint = store.index(of: id) { setOrder(order, at: Int32(constraint)) }
  }

  /// Sets the order of the constraint at an index.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - index: The index of an existing constraint.
  ///   - affectsSolution: Whether the order relative to other constraints of the same component
  ///     changes.
  package func setOrder(_ order: Int, at index: Int32, affectsSolution: Bool = true) {
    guard store.constraints[Int(index)].order != order else { return }
    store.setOrder(order, at: Int(index))
    if affectsSolution { store.markDirty(constraint: Int(index)) }
  }
}

extension Row {
  /// Whether no coefficient is infinite or NaN.
  @inlinable @inline(__always)
  package var hasFiniteCoefficients: Bool {
    // Infinity and NaN times zero are NaN, which makes the sum NaN as well. Unused slots hold zero.
    (coefficients * 0).sum() == 0
  }
}
