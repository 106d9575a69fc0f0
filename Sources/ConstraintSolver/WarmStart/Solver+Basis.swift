// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Working out how each variable follows from tight constraints.

extension Solver {
  /// Plans the variables that were solved anew since the last time.
  func updateBasis() {
    basis.show()
    guard basis.needsUpdate(store) else { return }
    growBasis()
    let mark = store.nextMark()
    var members: ContiguousArray<Int32> = []
    if basis.isOutdated {
      basis.forgetConstants()
      for index in store.variables.indices where store.variables[index].isAlive {
        join(Int32(index), &members, mark)
      }
    } else {
      for variable in basis.outdated where store.hasVariable(variable) {
        join(variable, &members, mark)
      }
    }
    basis.outdated.removeAll(keepingCapacity: true)
    basis.isOutdated = false
    if members.isEmpty { return }
    basis.log.removeAll()
    // The values go with the constants from before.
    swapConstants()
    let rows = collectRows(around: &members, mark: mark)
    assignRanks(members, rows)
    swapConstants()
    noteState(members)
  }

  /// Takes note of the basis just made, and of how to come to it from the one that broke.
  private func noteState(_ members: ContiguousArray<Int32>) {
    for variable in members {
      let kind = kind(of: variable)
      if kind != basis.kind[Int(variable)] { basis.log.isOtherKind = true }
      basis.kind[Int(variable)] = kind
    }
    if basis.log.isOtherKind { basis.cache.lastKinds = -1 }
    guard basis.variableCount <= BasisCache.variableLimit else { return }
    let count = basis.variableCount
    basis.cache.enter(
      UnsafeBufferPointer(basis.definingRow.elements.prefix(count)),
      UnsafeBufferPointer(basis.status.elements.prefix(basis.constraintCount)),
      UnsafeBufferPointer(basis.kind.elements.prefix(count)))
    let (state, cause) = basis.cache.broken
    basis.cache.broken = (-1, .none)
    if state < 0 || basis.log.isOtherKind { return }
    var variables: ContiguousArray<BasisCache.VariableChange> = []
    for entry in basis.log.definingRows {
      let definingRow = basis.definingRow[Int(entry.variable)]
      if definingRow != entry.definingRow {
        variables.append(
          BasisCache.VariableChange(variable: entry.variable, definingRow: definingRow))
      }
    }
    var rows: ContiguousArray<BasisCache.RowChange> = []
    for entry in basis.log.rows {
      let definedVariable = basis.definedVariable[Int(entry.place)]
      let status = basis.status[Int(entry.place)]
      if definedVariable != entry.definedVariable || status != entry.status {
        rows.append(
          BasisCache.RowChange(place: entry.place, definedVariable: definedVariable, status: status)
        )
      }
    }
    basis.cache.learn(from: state, at: cause, variables, rows)
  }

  /// What the last solve found out about a variable beside its value, and for one that is held off the
  /// value it prefers on which side: a basis is good for that side only.
  private func kind(of variable: Int32) -> UInt8 {
    let record = store.variables[Int(variable)]
    if !record.isSettled || basis.definingRow[Int(variable)] == Basis.Source.parent {
      return record.kind
    }
    let preferred = record.parent >= 0 ? store.variables[Int(record.parent)].value : 0
    let side: VariableFlags =
      switch PreferredSide(of: record.value - preferred, basis.floor) {
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

  private func growBasis() {
    let variables = store.variables.count
    let constraints = store.constraints.count
    let known = basis.variableCount
    basis.definingRow.resize(to: variables, filling: Basis.Source.coupled)
    basis.kind.resize(to: variables, filling: 0)
    basis.topologicalRank.resize(to: variables, filling: 0)
    basis.order.resize(to: variables, filling: 0)
    for index in known..<variables {
      basis.topologicalRank[index] = Int32(index)
      basis.order[index] = Int32(index)
    }
    // One word more than there are variables for, at times, is looked at as well.
    basis.pending.resize(to: variables / 64 + 1, filling: 0)
    basis.definedVariable.resize(to: constraints, filling: -1)
    basis.status.resize(to: constraints, filling: .slack)
    basis.open.resize(to: constraints, filling: 0)
  }

  /// The rows of the members, looked at anew, required ones first.
  ///
  /// Variables outside that are computed from one of the rows become members, so that no circle can
  /// arise.
  private func collectRows(
    around members: inout ContiguousArray<Int32>, mark: UInt32
  ) -> ContiguousArray<Int32> {
    var rows: ContiguousArray<Int32> = []
    var position = 0
    while position < members.count {
      let variable = members[position]
      position += 1
      basis.log.definingRows.append(
        BasisCache.VariableChange(
          variable: variable, definingRow: basis.definingRow[Int(variable)]))
      basis.definingRow[Int(variable)] = Basis.Source.coupled
      var link = store.variables[Int(variable)].firstCell
      while link >= 0 {
        let place = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        if store.constraints[Int(place)].mark == mark { continue }
        store.constraints[Int(place)].mark = mark
        rows.append(place)
        let definedVariable = basis.definedVariable[Int(place)]
        basis.log.rows.append(
          BasisCache.RowChange(
            place: place, definedVariable: definedVariable, status: basis.status[Int(place)]))
        basis.definedVariable[Int(place)] = -1
        if definedVariable >= 0, store.hasVariable(definedVariable),
          basis.definingRow[Int(definedVariable)] == place
        {
          join(definedVariable, &members, mark)
        }
      }
    }
    for place in rows { basis.noteConstant(store.constraints[Int(place)].constant) }
    for place in rows {
      let record = store.constraints[Int(place)]
      basis.status[Int(place)] = status(of: place)
      var open: Int32 = 0
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
      where store.variables[Int(store.cells[cell].variable)].mark == mark {
        open += 1
      }
      basis.open[Int(place)] = open
    }
    return rows
  }

  private func status(of place: Int32) -> Basis.Status {
    let record = store.constraints[Int(place)]
    if record.isBroken { return .broken }
    let (value, slack) = record.measure(
      store.cells.elements, store.variables.elements, basis.floor)
    if abs(value) <= slack { return .tight }
    // What is required holds; what is seen to be missing is rounding.
    if record.priority >= 1000 { return record.isMet(value) ? .slack : .tight }
    if record.relation == .equal || (record.relation == .lessThanOrEqual) == (value > 0) {
      return value > 0 ? .violatedAbove : .violatedBelow
    }
    return .slack
  }

  /// Gives the members their ranks, the old ones in a new order: whenever all variables of a tight
  /// row but one are known, that one is computed from it.
  private func assignRanks(_ members: ContiguousArray<Int32>, _ rows: ContiguousArray<Int32>) {
    var ranks = members.map { basis.topologicalRank[Int($0)] }
    ranks.sort()
    var known: ContiguousArray<Int32> = []
    known.reserveCapacity(members.count)
    let done = store.nextMark()
    var ready: ContiguousArray<Int32> = []
    func markReady(_ place: Int32) {
      if basis.open[Int(place)] == 1, basis.status[Int(place)] == .tight {
        ready.append(place)
      }
    }
    for isSoft in [false, true] {
      for place in rows where (store.constraints[Int(place)].priority < 1000) == isSoft {
        markReady(place)
      }
    }
    func settle(_ variable: Int32, _ definingRow: Int32) {
      store.variables[Int(variable)].mark = done
      basis.definingRow[Int(variable)] = definingRow
      known.append(variable)
      var link = store.variables[Int(variable)].firstCell
      while link >= 0 {
        let place = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        basis.open[Int(place)] -= 1
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
        if basis.open[Int(place)] != 1 { continue }
        let record = store.constraints[Int(place)]
        for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
          let variable = store.cells[cell].variable
          let mark = store.variables[Int(variable)].mark
          if mark == done || mark != done &- 1 { continue }
          basis.definedVariable[Int(place)] = variable
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
      if record.mark != done, PreferredSide(of: record.value - preferred, basis.floor) == .at {
        settle(variable, Basis.Source.parent)
      }
    }
    for variable in members where store.variables[Int(variable)].mark != done {
      known.append(variable)
    }
    for (topologicalRank, variable) in zip(ranks, known) {
      basis.topologicalRank[Int(variable)] = topologicalRank
      basis.order[Int(topologicalRank)] = variable
    }
  }

  // MARK: Explaining

  /// The constraints that determine the value of a variable: first the one it is computed from,
  /// then those of the other variables in that one, and so on.
  ///
  /// A variable that settled freely has none of its own, and where several constraints determine
  /// several variables at once the list ends.
  package func activeConstraints(for variable: Variable) -> [ConstraintID] {
    guard store.hasVariable(variable.index) else { return [] }
    store.renewMarks()
    updateBasis()
    let mark = store.nextMark()
    var chain: [ConstraintID] = []
    var queue: ContiguousArray<Int32> = [variable.index]
    store.variables[Int(variable.index)].mark = mark
    var position = 0
    while position < queue.count {
      let definingRow = basis.definingRow[Int(queue[position])]
      position += 1
      guard definingRow >= 0 else { continue }
      chain.append(store.id(at: Int(definingRow)))
      let record = store.constraints[Int(definingRow)]
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
