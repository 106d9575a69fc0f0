// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Adds the constraint `left` (relation) `right`.
  ///
  /// Terms with the same variable are combined. A constraint that contradicts others is accepted;
  /// the next ``solve()`` reports the conflict.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: The relation between the sides.
  ///   - right: The right side.
  ///   - priority: The priority; required by default.
  /// - Returns: A handle for changing and removing the constraint.
  /// - Throws: ``SolverError`` if a number is not finite, the priority is not in `1...1000`, or a
  ///   variable doesn't belong to this solver. The solver is then unchanged.
  @inlinable
  @discardableResult
  public func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    let id: ConstraintID
    if right.row.count == 0 {
      id = insert(
        left, relation, rightConstant: right.row.constant, priority: priority.rawValue)
    } else {
      id = insert(left, relation, right, priority: priority.rawValue)
    }
    if id.index < 0 { throw rejection(left, relation, right, priority) }
    return id
  }

  /// Adds a constraint between a variable and an expression, as
  /// ``add(_:_:_:priority:)-(LinearExpression,_,_,_)`` does.
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the priority is not in `1...1000`, or a
  ///   variable doesn't belong to this solver. The solver is then unchanged.
  @inlinable
  @discardableResult
  public func add(
    _ left: Variable, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try add(LinearExpression(left), relation, right, priority: priority)
  }

  /// Adds a constraint between an expression and a variable, as
  /// ``add(_:_:_:priority:)-(LinearExpression,_,_,_)`` does.
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the priority is not in `1...1000`, or a
  ///   variable doesn't belong to this solver. The solver is then unchanged.
  @inlinable
  @discardableResult
  public func add(
    _ left: LinearExpression, _ relation: Relation, _ right: Variable,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try add(left, relation, LinearExpression(right), priority: priority)
  }

  /// Adds a constraint between two variables, as
  /// ``add(_:_:_:priority:)-(LinearExpression,_,_,_)`` does.
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the priority is not in `1...1000`, or a
  ///   variable doesn't belong to this solver. The solver is then unchanged.
  @inlinable
  @discardableResult
  public func add(
    _ left: Variable, _ relation: Relation, _ right: Variable, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try add(LinearExpression(left), relation, LinearExpression(right), priority: priority)
  }

  /// Removes a constraint from the system.
  ///
  /// This has no effect if the constraint was already removed.
  public func remove(_ id: ConstraintID) {
    guard let constraint = store.index(of: id) else { return }
    if store.constraints[constraint].isBroken { conflicts.remove(Int32(constraint)) }
    store.removeConstraint(at: constraint)
  }

  /// Replaces the constant on the right side of a constraint as it was written: `a = b + 8` becomes
  /// `a = b + constant`.
  ///
  /// This has no effect if the constraint was removed.
  ///
  /// A number that isn't finite is rejected: the constraint remains unchanged, and the next
  /// ``Solution`` reports the error in ``Solution/refused``.
  ///
  /// - Parameters:
  ///   - constant: The new constant.
  ///   - id: The constraint.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    guard let constraint = store.index(of: id) else { return }
    let left = store.leftConstant(at: constraint)
    setConstant(left - constant, at: constraint)
  }

  /// Changes the priority of a constraint, including to and from `required`.
  ///
  /// This has no effect if the constraint was removed.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - id: The constraint.
  /// - Throws: ``SolverError/priorityOutOfRange(_:)`` if the priority isn't in `1...1000`.
  public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
    guard let constraint = store.index(of: id) else { return }
    setPriority(priority.rawValue, at: constraint)
  }

  // MARK: Steps

  /// Adds `left` (relation) `right`, where both sides contain variables.
  @usableFromInline
  func insert(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Double
  ) -> ConstraintID {
    var sum = left
    sum.row.constant = 0
    sum.add(right, scaledBy: -1)
    sum.row.constant = left.row.constant
    return insert(sum, relation, rightConstant: right.row.constant, priority: priority)
  }

  /// Adds the constraint Σ coefficient·variable + constant (relation) a number.
  ///
  /// Returns an invalid handle and leaves the solver unchanged if the constraint is rejected.
  @usableFromInline
  func insert(
    _ sum: LinearExpression, _ relation: Relation, rightConstant: Double, priority: Double
  ) -> ConstraintID {
    // An infinite summand makes the sum infinite or NaN.
    let constant = sum.row.constant - rightConstant
    guard priority >= 1, priority <= 1000, constant.isFinite, sum.row.hasFiniteCoefficients else {
      return ConstraintID(index: -1, generation: 0)
    }
    if let more = sum.more {
      for term in more {
        guard store.hasVariable(term.variable.index), term.coefficient.isFinite else {
          return ConstraintID(index: -1, generation: 0)
        }
      }
    }
    let constraint = store.add(
      sum.row, constant: constant, relation, priority: priority, order: 0)
    if constraint < 0 { return ConstraintID(index: -1, generation: 0) }
    if sum.row.constant != 0 { store.setLeftConstant(sum.row.constant, at: constraint) }
    if let more = sum.more { store.append(more, to: constraint) }
    return store.id(at: constraint)
  }

  /// Returns the reason why a constraint is rejected.
  @usableFromInline
  func rejection(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ priority: Priority
  ) -> SolverError {
    names.rejection(left, relation, right, priority, in: store)
  }

  @inline(__always)
  func setConstant(_ constant: Double, at constraint: Int) {
    guard constant.isFinite else { return reject(at: constraint) }
    let record = store.constraints.elements + constraint
    let before = record.pointee.constant
    guard before != constant else { return }
    record.pointee.constant = constant
    if record.pointee.isEdited { return }
    record.pointee.isEdited = true
    store.edits.append(
      ConstantEdit(constraint: Int32(truncatingIfNeeded: constraint), before: before))
  }

  @inline(never)
  private func reject(at constraint: Int) {
    refused.append(.constantNotFinite(constraint: names.text(at: constraint, in: store)))
  }

  func setPriority(_ priority: Double, at constraint: Int) {
    guard store.constraints[constraint].priority != priority else { return }
    store.markDirty(constraint: constraint)
    store.constraints[constraint].priority = priority
    store.markDirty(constraint: constraint)
  }
}
