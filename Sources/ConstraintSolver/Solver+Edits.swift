// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Adds the constraint `left` (relation) `right`.
  ///
  /// Terms of one variable are put together. A constraint that contradicts others is accepted here;
  /// ``solve()`` reports it.
  ///
  /// - Returns: a handle for changing and removing the constraint.
  /// - Throws: ``SolverError`` when a number is not finite, the priority is not in `1...1000`, or a
  ///   variable is not of this solver. The solver is then as it was.
  @discardableResult
  public func add(
    _ left: Expression, _ relation: Relation, _ right: Expression,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    var sum = left
    sum.add(right, scaledBy: -1)
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
    for position in 0..<sum.count where !sum[position].coefficient.isFinite {
      throw .coefficientNotFinite(
        variable: sum[position].variable, constraint: text(left, relation, right))
    }
    // The sum can overflow though its parts are finite, so both are looked at.
    guard left.constant.isFinite, right.constant.isFinite, sum.constant.isFinite else {
      throw .constantNotFinite(constraint: text(left, relation, right))
    }
    for position in 0..<sum.count {
      let term = sum[position]
      guard store.hasVariable(term.variable.index) else {
        throw .unknownVariable(term.variable, constraint: text(left, relation, right))
      }
    }
    let place = open(
      relation, constant: sum.constant, leftConstant: left.constant, priority: priority.rawValue,
      order: 0)
    for position in 0..<sum.count {
      let term = sum[position]
      if term.coefficient != 0 {
        store.appendCell(
          term.coefficient, term.variable.index, to: place, isHard: priority.rawValue >= 1000)
      }
    }
    return close(place)
  }

  /// Adds a constraint between a variable and an expression, as
  /// ``add(_:_:_:priority:)-(Expression,_,_,_)`` does.
  @discardableResult
  public func add(
    _ left: Variable, _ relation: Relation, _ right: Expression, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try add(Expression(left), relation, right, priority: priority)
  }

  /// Adds a constraint between an expression and a variable, as
  /// ``add(_:_:_:priority:)-(Expression,_,_,_)`` does.
  @discardableResult
  public func add(
    _ left: Expression, _ relation: Relation, _ right: Variable, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try add(left, relation, Expression(right), priority: priority)
  }

  /// Adds a constraint between two variables, as ``add(_:_:_:priority:)-(Expression,_,_,_)`` does.
  @discardableResult
  public func add(
    _ left: Variable, _ relation: Relation, _ right: Variable, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try add(Expression(left), relation, Expression(right), priority: priority)
  }

  /// Removes a constraint. Has no effect when it is gone already.
  public func remove(_ id: ConstraintID) {
    guard let place = store.place(of: id) else { return }
    if store.constraints[place].isBroken { conflicts[Int32(place)] = nil }
    store.removeConstraint(at: place)
  }

  /// Puts `constant` in the place of the constant on the right side, as the constraint was written:
  /// `a = b + 8` becomes `a = b + constant`. Has no effect on a constraint that is gone.
  ///
  /// A number that is not finite is refused: the constraint stays as it is, and the next
  /// ``Solution`` says so in ``Solution/refused``.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    guard let place = store.place(of: id) else { return }
    setConstant(store.constraints[place].leftConstant - constant, at: place)
  }

  /// Moves a constraint to another level, from and to `required` too. Has no effect on a constraint
  /// that is gone.
  ///
  /// - Throws: ``SolverError/priorityOutOfRange(_:)``.
  public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
    guard let place = store.place(of: id) else { return }
    setPriority(priority.rawValue, at: place)
  }

  // MARK: Steps

  func open(
    _ relation: Relation, constant: Double, leftConstant: Double, priority: Double, order: Int
  ) -> Int {
    var record = ConstraintRecord()
    record.constant = constant
    record.leftConstant = leftConstant
    record.priority = priority
    record.relation = relation
    record.order = order
    return store.makeConstraint(record)
  }

  func close(_ place: Int) -> ConstraintID {
    if store.constraints[place].cellCount == 0 { store.constantConstraints.append(Int32(place)) }
    return store.id(at: place)
  }

  func setConstant(_ constant: Double, at place: Int) {
    guard constant.isFinite else {
      refused.append(.constantNotFinite(constraint: text(at: place)))
      return
    }
    guard store.constraints[place].constant != constant else { return }
    if !store.constraints[place].isEdited {
      store.constraints[place].isEdited = true
      constantEdits.append((Int32(place), store.constraints[place].constant))
    }
    store.constraints[place].constant = constant
  }

  func setPriority(_ priority: Double, at place: Int) {
    guard store.constraints[place].priority != priority else { return }
    store.markDirty(constraint: place)
    store.constraints[place].priority = priority
    store.markDirty(constraint: place)
  }
}
