// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Working out how each variable follows from tight constraints.

extension Solver {
  /// Plans the variables that were solved anew since the last time.
  func updatePlan() {
    plan.show()
    guard plan.needsUpdate(store) else { return }
    growPlan()
    let mark = store.nextMark()
    var members: ContiguousArray<Int32> = []
    if plan.isUnplanned {
      plan.forgetConstants()
      for index in store.variables.indices where store.variables[index].isAlive {
        join(Int32(index), &members, mark)
      }
    } else {
      for variable in plan.unplanned where store.hasVariable(variable) {
        join(variable, &members, mark)
      }
    }
    plan.unplanned.removeAll(keepingCapacity: true)
    plan.isUnplanned = false
    if members.isEmpty { return }
    plan.log.removeAll()
    // The values go with the constants from before.
    swapConstants()
    let rows = collectRows(around: &members, mark: mark)
    assignTurns(members, rows)
    swapConstants()
    noteState(members)
  }

  /// Takes note of the plan just made, and of how to come to it from the one that broke.
  private func noteState(_ members: ContiguousArray<Int32>) {
    for variable in members {
      let kind = kind(of: variable)
      if kind != plan.kind.base[Int(variable)] { plan.log.isOtherKind = true }
      plan.kind.base[Int(variable)] = kind
    }
    if plan.log.isOtherKind { plan.states.lastKinds = -1 }
    guard plan.variableCount <= PlanStates.variableLimit else { return }
    plan.states.enter(plan)
    let (state, cause) = plan.states.broken
    plan.states.broken = (-1, .none)
    if state < 0 || plan.log.isOtherKind { return }
    var variables: ContiguousArray<PlanStates.VariableChange> = []
    for entry in plan.log.sources {
      let source = plan.source.base[Int(entry.variable)]
      if source != entry.source {
        variables.append(PlanStates.VariableChange(variable: entry.variable, source: source))
      }
    }
    var rows: ContiguousArray<PlanStates.RowChange> = []
    for entry in plan.log.rows {
      let target = plan.target.base[Int(entry.place)]
      let standing = plan.standing.base[Int(entry.place)]
      if target != entry.target || standing != entry.standing {
        rows.append(
          PlanStates.RowChange(place: entry.place, target: target, standing: standing))
      }
    }
    plan.states.learn(from: state, at: cause, variables, rows)
  }

  /// What the last solve found out about a variable beside its value, and for one that is held off the
  /// value it prefers on which side: a plan is good for that side only.
  private func kind(of variable: Int32) -> UInt8 {
    let record = store.variables[Int(variable)]
    if !record.isSettled || plan.source.base[Int(variable)] == Plan.Source.parent {
      return record.kind
    }
    let preferred = record.parent >= 0 ? store.variables[Int(record.parent)].value : 0
    let side: VariableFlags =
      switch PreferredSide(of: record.value - preferred, plan.floor) {
      case .at: []
      case .above: .isAlive
      case .below: .isDirty
      }
    return record.kind | UInt8(truncatingIfNeeded: side.rawValue)
  }

  private func join(_ variable: Int32, _ members: inout ContiguousArray<Int32>, _ mark: UInt32) {
    if store.variables[Int(variable)].mark == mark { return }
    store.variables[Int(variable)].mark = mark
    members.append(variable)
  }

  func swapConstants() {
    for index in store.edits.indices {
      let place = Int(store.edits[index].place)
      swap(&store.constraints[place].constant, &store.edits[index].before)
    }
  }

  private func growPlan() {
    let variables = store.variables.count
    let constraints = store.constraints.count
    let known = plan.variableCount
    plan.source.grow(variables, keeping: known)
    plan.turn.grow(variables, keeping: known)
    plan.order.grow(variables, keeping: known)
    let knownWords = known == 0 ? 0 : known / 64 + 1
    plan.pending.grow(variables / 64 + 1, keeping: knownWords)
    plan.kind.grow(variables, keeping: known)
    // One word more than there are variables for, at times, is looked at as well.
    for word in knownWords..<max(knownWords, variables / 64 + 1) { plan.pending.base[word] = 0 }
    for index in known..<max(known, variables) {
      plan.source.base[index] = Plan.Source.tangle
      plan.kind.base[index] = 0
      plan.turn.base[index] = Int32(index)
      plan.order.base[index] = Int32(index)
    }
    plan.variableCount = max(known, variables)
    plan.target.grow(constraints, keeping: plan.constraintCount)
    plan.standing.grow(constraints, keeping: plan.constraintCount)
    plan.open.grow(constraints, keeping: plan.constraintCount)
    for place in plan.constraintCount..<max(plan.constraintCount, constraints) {
      plan.target.base[place] = -1
      plan.standing.base[place] = .slack
    }
    plan.constraintCount = max(plan.constraintCount, constraints)
  }

  /// The rows of the members, looked at anew, required ones first. Variables outside that are
  /// computed from one of the rows become members, so that no circle can arise.
  private func collectRows(
    around members: inout ContiguousArray<Int32>, mark: UInt32
  ) -> ContiguousArray<Int32> {
    var rows: ContiguousArray<Int32> = []
    var position = 0
    while position < members.count {
      let variable = members[position]
      position += 1
      plan.log.sources.append(
        PlanStates.VariableChange(variable: variable, source: plan.source.base[Int(variable)]))
      plan.source.base[Int(variable)] = Plan.Source.tangle
      var link = store.variables[Int(variable)].firstCell
      while link >= 0 {
        let place = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        if store.constraints[Int(place)].mark == mark { continue }
        store.constraints[Int(place)].mark = mark
        rows.append(place)
        let target = plan.target.base[Int(place)]
        plan.log.rows.append(
          PlanStates.RowChange(
            place: place, target: target, standing: plan.standing.base[Int(place)]))
        plan.target.base[Int(place)] = -1
        if target >= 0, store.hasVariable(target), plan.source.base[Int(target)] == place {
          join(target, &members, mark)
        }
      }
    }
    for place in rows { plan.noteConstant(store.constraints[Int(place)].constant) }
    for place in rows {
      let record = store.constraints[Int(place)]
      plan.standing.base[Int(place)] = standing(of: place)
      var open: Int32 = 0
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
      where store.variables[Int(store.cells[cell].variable)].mark == mark {
        open += 1
      }
      plan.open.base[Int(place)] = open
    }
    return rows
  }

  private func standing(of place: Int32) -> Plan.Standing {
    let record = store.constraints[Int(place)]
    if record.isBroken { return .broken }
    let (value, slack) = record.measure(
      store.cells.base, store.variables.base, plan.floor)
    if abs(value) <= slack { return .tight }
    // What is required holds; what is seen to be missing is rounding.
    if record.priority >= 1000 { return record.isMet(value) ? .slack : .tight }
    if record.relation == .equal || (record.relation == .lessThanOrEqual) == (value > 0) {
      return value > 0 ? .missedAbove : .missedBelow
    }
    return .slack
  }

  /// Gives the members their turns, the old ones in a new order: whenever all variables of a tight
  /// row but one are known, that one is computed from it.
  private func assignTurns(_ members: ContiguousArray<Int32>, _ rows: ContiguousArray<Int32>) {
    var turns = members.map { plan.turn.base[Int($0)] }
    turns.sort()
    var known: ContiguousArray<Int32> = []
    known.reserveCapacity(members.count)
    let done = store.nextMark()
    var ready: ContiguousArray<Int32> = []
    func markReady(_ place: Int32) {
      if plan.open.base[Int(place)] == 1, plan.standing.base[Int(place)] == .tight {
        ready.append(place)
      }
    }
    for isSoft in [false, true] {
      for place in rows where (store.constraints[Int(place)].priority < 1000) == isSoft {
        markReady(place)
      }
    }
    func settle(_ variable: Int32, _ source: Int32) {
      store.variables[Int(variable)].mark = done
      plan.source.base[Int(variable)] = source
      known.append(variable)
      var link = store.variables[Int(variable)].firstCell
      while link >= 0 {
        let place = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        plan.open.base[Int(place)] -= 1
        markReady(place)
      }
    }
    let oldest =
      members.filter { store.variables[Int($0)].isSettled }
      .sorted { store.settlesBefore($0, $1) }
    var nextSettled = 0
    var position = 0
    while true {
      while position < ready.count {
        let place = ready[position]
        position += 1
        if plan.open.base[Int(place)] != 1 { continue }
        let record = store.constraints[Int(place)]
        for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
          let variable = store.cells[cell].variable
          let mark = store.variables[Int(variable)].mark
          if mark == done || mark != done &- 1 { continue }
          plan.target.base[Int(place)] = variable
          settle(variable, place)
          break
        }
      }
      // What is still unknown was free, or hangs on several rows at once.
      guard nextSettled < oldest.count else { break }
      let variable = oldest[nextSettled]
      nextSettled += 1
      let record = store.variables[Int(variable)]
      let preferred = record.parent >= 0 ? store.variables[Int(record.parent)].value : 0
      if record.mark != done, PreferredSide(of: record.value - preferred, plan.floor) == .at {
        settle(variable, Plan.Source.parent)
      }
    }
    for variable in members where store.variables[Int(variable)].mark != done {
      known.append(variable)
    }
    for (turn, variable) in zip(turns, known) {
      plan.turn.base[Int(variable)] = turn
      plan.order.base[Int(turn)] = variable
    }
  }

  // MARK: Explaining

  /// The constraints that determine the value of a variable: first the one it is computed from,
  /// then those of the other variables in that one, and so on. A variable that settled freely has
  /// none of its own, and where several constraints determine several variables at once the list
  /// ends.
  package func activeConstraints(for variable: Variable) -> [ConstraintID] {
    guard store.hasVariable(variable.index) else { return [] }
    store.renewMarks()
    updatePlan()
    let mark = store.nextMark()
    var chain: [ConstraintID] = []
    var queue: ContiguousArray<Int32> = [variable.index]
    store.variables[Int(variable.index)].mark = mark
    var position = 0
    while position < queue.count {
      let source = plan.source.base[Int(queue[position])]
      position += 1
      guard source >= 0 else { continue }
      chain.append(store.id(at: Int(source)))
      let record = store.constraints[Int(source)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        let other = store.cells[cell].variable
        if store.variables[Int(other)].mark == mark { continue }
        store.variables[Int(other)].mark = mark
        queue.append(other)
      }
    }
    return chain
  }
}
