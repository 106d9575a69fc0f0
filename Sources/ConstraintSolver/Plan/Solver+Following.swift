// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Carrying changed constants along the plan.

extension Solver {
  /// How many plans of before are tried.
  private static var switchLimit: Int { 8 }

  /// Carries changed constants along the plan, changing over to plans of before where it breaks.
  /// Answers false, with all values as they were, when none of them holds.
  func followPlan(isSingle: Bool) -> Bool {
    if editsConcernConflicts { return false }
    updatePlan()
    if isSingle, learnDirection(), followDirection() { return true }
    if !isSingle, followCourse() { return true }
    for index in store.edits.indices {
      plan.noteConstant(store.constraints[Int(store.edits[index].place)].constant)
    }
    var follower = makeFollower()
    follower.checks = plan.checks
    plan.checks = []
    follower.checks.removeAll(keepingCapacity: true)
    var outcome = Follower.Outcome.holds
    for index in store.edits.indices {
      let place = store.edits[index].place
      if store.constraints[Int(place)].cellCount > 0, !follower.touch(place, from: -1) {
        outcome = .stuck
      }
    }
    if case .holds = outcome { outcome = follower.run() }
    var switches = 0
    while case .broken(let cause) = outcome, switches < Self.switchLimit,
      let edge = plan.states.edge(from: plan.states.current, at: cause)
    {
      switches += 1
      for index in edge.rows { follower.take(plan.states.rowChanges[index]) }
      for index in edge.variables { follower.take(plan.states.variableChanges[index]) }
      outcome = follower.run()
      plan.states.current = edge.to
    }
    changes = follower.changes
    visits += follower.checks.count + changes.count
    plan.checks = follower.checks
    if case .holds = outcome {
      if isSingle { findDirection(&follower) } else { findCourse() }
      return true
    }
    var isMended = false
    if case .broken(let cause) = outcome {
      isMended = isSingle && mend(follower, cause)
      plan.states.broken = (plan.states.current, cause)
    } else {
      plan.states.broken = (-1, .none)
    }
    if !isMended { giveUp(after: switches, follower.switched) }
    plan.states.current = -1
    return isMended
  }

  // MARK: Directions

  /// Answers whether this edit and those before are all of one and the same constant.
  func noteEdits() -> Bool {
    let place = store.edits.count == 1 ? store.edits[0].place : -1
    if place >= 0, place == plan.states.movers.place { return true }
    leaveDirection()
    plan.states.movers.startAnew(with: place)
    plan.states.repeats.note(store.edits)
    return false
  }

  /// Moves along what is known of the way that values take with the constant. Answers false, having
  /// done nothing, where that does not reach.
  func followDirection() -> Bool {
    guard !plan.needsUpdate(store), !editsConcernConflicts else { return false }
    let constant = store.constraints[Int(store.edits[0].place)].constant
    guard plan.states.enter(for: constant, dropsNone: conflicts.isEmpty),
      let direction = plan.states.direction(of: plan.states.current)
    else { return false }
    move(direction, to: constant)
    return true
  }

  /// Works out the way that values take with the one constant edited, by the plan as it is and from
  /// where it was made. Answers false where that is known or cannot be.
  private func learnDirection() -> Bool {
    guard plan.states.current >= 0, plan.states.direction(of: plan.states.current) == nil else {
      return false
    }
    swapConstants()
    var follower = makeFollower()
    findDirection(&follower)
    swapConstants()
    return true
  }

  private func move(_ direction: Direction, to constant: Double) {
    let distance = constant - direction.origin
    // Nothing else changes in this solve, unless something has already.
    plan.hasOnlyMoved = changes.count == 0
    if plan.hasOnlyMoved, plan.directionState == plan.states.current {
      moveOn(direction, distance)
    } else {
      moveAll(direction, distance)
    }
    visits += 1
    plan.directionState = plan.states.current
  }

  /// Moves the variables that are on their places along the direction already.
  private func moveOn(_ direction: Direction, _ distance: Double) {
    var changes = changes
    changes.reserve(direction.steps.count)
    let records = store.variables.base
    direction.steps.withUnsafeBufferPointer { steps in
      for step in steps {
        records[Int(step.variable)].move(
          to: Direction.value(step.base, step.slope, distance), step.variable, false, &changes)
      }
    }
    self.changes = changes
  }

  /// Moves all variables that have other values in any plan.
  private func moveAll(_ direction: Direction, _ distance: Double) {
    let isMixed = changes.count > 0
    let movers = plan.states.movers
    var changes = changes
    changes.reserve(changes.count + movers.variables.count)
    let records = store.variables.base
    let known = direction.entries.count
    movers.variables.withUnsafeBufferPointer { variables in
      direction.entries.withUnsafeBufferPointer { entries in
        for index in 0..<known {
          let value = Direction.value(entries[index].base, entries[index].slope, distance)
          let variable = variables[index]
          records[Int(variable)].move(to: value, variable, isMixed, &changes)
        }
      }
      for index in known..<variables.count {
        let variable = variables[index]
        records[Int(variable)].move(to: movers.values[index], variable, isMixed, &changes)
      }
    }
    self.changes = changes
  }

  /// Makes values that were moved along a direction exact again, before anything is measured by them.
  func leaveDirection() {
    guard plan.isAlongDirection else { return }
    plan.directionState = -1
    plan.show()
    if store.isDirty || plan.needsUpdate(store) {
      for variable in plan.states.movers.variables where store.hasVariable(variable) {
        store.markDirty(variable)
      }
      return
    }
    swapConstants()
    var follower = makeFollower()
    for variable in plan.states.movers.variables { follower.expect(variable) }
    _ = follower.run()
    follower.forgetExpected()
    changes = follower.changes
    swapConstants()
  }

  /// Whatever changed while one constant is edited moves, or has another value in other plans.
  func noteMovers() {
    guard plan.states.movers.place >= 0, !plan.states.isEmpty else { return }
    for position in changes.indices {
      plan.states.movers.insert(changes[position].variable, before: changes[position].before)
    }
  }

  private func findDirection(_ follower: inout Follower) {
    guard plan.states.current >= 0 else { return }
    noteMovers()
    let count = plan.variableCount
    if plan.slopes.capacity < count {
      plan.slopes.reserve(count)
      for index in 0..<plan.slopes.capacity { plan.slopes.base[index] = 0 }
    }
    let mark = store.nextMark()
    let direction = follower.direction(
      store.edits[0].place, plan.slopes.base, &plan.states.movers, mark: mark)
    if let direction { plan.states.keep(direction, dropsNone: conflicts.isEmpty) }
  }

  func makeFollower() -> Follower {
    let mark = store.nextMark()
    return Follower(
      variables: store.variables.base, constraints: store.constraints.base,
      cells: store.cells.base, plan, mark: mark, changes: changes)
  }

  /// Puts the values back, and has everything planned anew that other plans had taken over.
  private func giveUp(after switches: Int, _ switched: ContiguousArray<Int32>) {
    for index in 0...(plan.variableCount / 64) { plan.pending.base[index] = 0 }
    for position in changes.indices.reversed() {
      let change = changes[position]
      store.variables[Int(change.variable)].value = change.before
      store.variables[Int(change.variable)].isChanged = false
    }
    changes.truncate(to: 0)
    if switches == 0 { return }
    var members = switched
    for place in plan.checks {
      let record = store.constraints[Int(place)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        members.append(store.cells[cell].variable)
      }
    }
    plan.forget(members, of: store.variables.count)
  }

  /// Whether one of the constraints that keep another from holding was changed: then that one is to
  /// be tried again.
  private var editsConcernConflicts: Bool {
    if conflicts.isEmpty { return false }
    let edited = Set(store.edits.indices.map { store.id(at: Int(store.edits[$0].place)) })
    return conflicts.values.contains { $0.constraints.contains { edited.contains($0) } }
  }
}

extension Direction {
  /// Where a value is at a distance from the direction's origin.
  @inline(__always)
  fileprivate static func value(_ base: Double, _ slope: Double, _ distance: Double) -> Double {
    let way = slope * distance
    let value = base + way
    // What is left of two numbers that cancel out is no number.
    return abs(value) <= 1e-14 * abs(way) ? 0 : value
  }
}

extension VariableRecord {
  /// Takes a value and adds that to the list of changes, which has room for it.
  ///
  /// - Parameter isMixed: whether the variable may be in the list already.
  @inline(__always)
  fileprivate mutating func move(
    to value: Double, _ variable: Int32, _ isMixed: Bool, _ changes: inout Table<Change>
  ) {
    let before = self.value
    if value == before || !isAlive { return }
    self.value = value
    if isMixed {
      if isChanged { return }
      isChanged = true
    }
    changes.appendWithinCapacity(Change(variable: variable, before: before))
  }
}
