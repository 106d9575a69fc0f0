// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Construction of the basis from active constraints.

extension Basis {
  /// Updates the basis for the variables that were solved again since the last update.
  mutating func update(_ store: inout Store) {
    show()
    guard needsUpdate(store) else { return }
    grow(to: store)
    let mark = store.nextMark()
    var members: ContiguousArray<Int32> = []
    if isOutdated {
      forgetConstants()
      tearing.removeAll()
      for index in store.variables.indices where store.variables[index].isAlive {
        store.join(Int32(index), &members, mark)
      }
    } else {
      for variable in outdated where store.hasVariable(variable) {
        store.join(variable, &members, mark)
      }
    }
    outdated.removeAll(keepingCapacity: true)
    isOutdated = false
    if members.isEmpty { return }
    log.removeAll()
    // The values correspond to the previous constants.
    store.swapConstants()
    let rows = collectRows(around: &members, mark: mark, of: &store)
    assignRanks(members, rows, of: &store)
    store.swapConstants()
    noteState(members, of: store)
  }

  /// Records the new basis, and the edge to it from the one that broke.
  private mutating func noteState(
    _ members: ContiguousArray<Int32>, of store: borrowing Store
  ) {
    for variable in members {
      let found = kind(of: variable, in: store)
      if found != kind[Int(variable)] { log.isOtherKind = true }
      kind[Int(variable)] = found
    }
    if log.isOtherKind { cache.lastKinds = -1 }
    guard variableCount <= BasisCache.variableLimit else { return }
    let count = variableCount
    cache.enter(
      UnsafeBufferPointer(definingRow.elements.prefix(count)),
      UnsafeBufferPointer(status.elements.prefix(constraintCount)),
      UnsafeBufferPointer(kind.elements.prefix(count)))
    let (state, cause) = cache.broken
    cache.broken = (-1, .none)
    if state < 0 || log.isOtherKind { return }
    var variables: ContiguousArray<BasisCache.VariableChange> = []
    for entry in log.definingRows {
      let definingRow = definingRow[Int(entry.variable)]
      if definingRow != entry.definingRow {
        variables.append(
          BasisCache.VariableChange(variable: entry.variable, definingRow: definingRow))
      }
    }
    var rows: ContiguousArray<BasisCache.RowChange> = []
    for entry in log.rows {
      let definedVariable = definedVariable[Int(entry.place)]
      let status = status[Int(entry.place)]
      if definedVariable != entry.definedVariable || status != entry.status {
        rows.append(
          BasisCache.RowChange(place: entry.place, definedVariable: definedVariable, status: status)
        )
      }
    }
    cache.learn(from: state, at: cause, variables, rows)
  }

  /// Returns the outcome flags of a variable and, if it is held off its preferred value, the side:
  /// a basis is valid for that side only.
  @inline(__always)
  private func kind(of variable: Int32, in store: borrowing Store) -> UInt8 {
    let record = store.variables[Int(variable)]
    if !record.isSettled || definingRow[Int(variable)] == Basis.Source.parent {
      return record.kind
    }
    let preferred = record.parent >= 0 ? store.variables[Int(record.parent)].value : 0
    let side: VariableFlags =
      switch PreferredSide(of: record.value - preferred, floor) {
      case .at: []
      case .above: .isAlive
      case .below: .isDirty
      }
    return record.kind | UInt8(truncatingIfNeeded: side.rawValue)
  }

  private mutating func grow(to store: borrowing Store) {
    let variables = store.variables.count
    let constraints = store.constraints.count
    let known = variableCount
    definingRow.resize(to: variables, filling: Basis.Source.coupled)
    kind.resize(to: variables, filling: 0)
    topologicalRank.resize(to: variables, filling: 0)
    order.resize(to: variables, filling: 0)
    for index in known..<variables {
      topologicalRank[index] = Int32(index)
      order[index] = Int32(index)
    }
    // Propagation may read one word more than the variables need.
    pending.resize(to: variables / 64 + 1, filling: 0)
    definedVariable.resize(to: constraints, filling: -1)
    status.resize(to: constraints, filling: .slack)
    open.resize(to: constraints, filling: 0)
    tearing.grow(variables: variables, constraints: constraints)
  }

  /// Collects the rows of the members with their current status, required ones first.
  ///
  /// Variables outside that are computed from one of the rows become members, so that no cycle can
  /// arise.
  private mutating func collectRows(
    around members: inout ContiguousArray<Int32>, mark: UInt32, of store: inout Store
  ) -> ContiguousArray<Int32> {
    var rows: ContiguousArray<Int32> = []
    var position = 0
    while position < members.count {
      let variable = members[position]
      position += 1
      log.definingRows.append(
        BasisCache.VariableChange(
          variable: variable, definingRow: definingRow[Int(variable)]))
      definingRow[Int(variable)] = Basis.Source.coupled
      var link = store.variables[Int(variable)].firstCell
      while link >= 0 {
        let place = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        if store.constraints[Int(place)].mark == mark { continue }
        store.constraints[Int(place)].mark = mark
        rows.append(place)
        let defined = definedVariable[Int(place)]
        log.rows.append(
          BasisCache.RowChange(
            place: place, definedVariable: defined, status: status[Int(place)]))
        definedVariable[Int(place)] = -1
        if defined >= 0, store.hasVariable(defined),
          definingRow[Int(defined)] == place
        {
          store.join(defined, &members, mark)
        }
        let torn = tearing.untie(place)
        if torn >= 0, store.hasVariable(torn) { store.join(torn, &members, mark) }
      }
    }
    for place in rows { noteConstant(store.constraints[Int(place)].constant) }
    for place in rows {
      let record = store.constraints[Int(place)]
      status[Int(place)] = status(of: place, in: store)
      var count: Int32 = 0
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
      where store.variables[Int(store.cells[cell].variable)].mark == mark {
        count += 1
      }
      open[Int(place)] = count
    }
    return rows
  }

  @inline(__always)
  private func status(of place: Int32, in store: borrowing Store) -> Status {
    let record = store.constraints[Int(place)]
    if record.isBroken { return .broken }
    let (value, slack) = record.measure(
      store.cells.elements, store.variables.elements, floor)
    if abs(value) <= slack { return .tight }
    // A required row holds; an apparent violation is rounding.
    if record.priority >= 1000 { return record.isMet(value) ? .slack : .tight }
    if record.relation == .equal || (record.relation == .lessThanOrEqual) == (value > 0) {
      return value > 0 ? .violatedAbove : .violatedBelow
    }
    return .slack
  }

  /// Assigns new topological ranks to the members: whenever all variables of an active row but one
  /// are known, that one is computed from it, from required rows before soft ones.
  private mutating func assignRanks(
    _ members: ContiguousArray<Int32>, _ rows: ContiguousArray<Int32>, of store: inout Store
  ) {
    var ranks = members.map { topologicalRank[Int($0)] }
    ranks.sort()
    var known: ContiguousArray<Int32> = []
    known.reserveCapacity(members.count)
    let done = store.nextMark()
    var ready = ReadyRows()
    func markReady(_ place: Int32) {
      if open[Int(place)] == 1, status[Int(place)] == .tight {
        ready.append(place, priority: store.constraints[Int(place)].priority)
      }
    }
    for place in rows { markReady(place) }
    func settle(_ variable: Int32, _ row: Int32) {
      store.variables[Int(variable)].mark = done
      definingRow[Int(variable)] = row
      known.append(variable)
      var link = store.variables[Int(variable)].firstCell
      while link >= 0 {
        let place = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        open[Int(place)] -= 1
        markReady(place)
        if tearing.torn >= 0, open[Int(place)] == 0, place != row, status[Int(place)] == .tight {
          tearing.close(place)
        }
      }
    }
    let oldest =
      members.filter { store.variables[Int($0)].isSettled }
      .sorted { store.settlesBefore($0, $1) }
    var nextSettled = 0
    var nextMember = 0
    while true {
      while let place = ready.popFirst() {
        if open[Int(place)] != 1 { continue }
        let record = store.constraints[Int(place)]
        for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
          let variable = store.cells[cell].variable
          let mark = store.variables[Int(variable)].mark
          if mark == done || mark != done &- 1 { continue }
          definedVariable[Int(place)] = variable
          settle(variable, place)
          if tearing.torn >= 0 { tearing.follow(variable, place, in: store) }
          break
        }
      }
      if tearing.torn >= 0 {
        for (variable, row) in tearing.finish(in: store) {
          definingRow[Int(variable)] = Basis.Source.coupled
          definedVariable[Int(row)] = -1
        }
      }
      // The remaining unknown variables are free, or depend on several rows at once.
      guard nextSettled < oldest.count else {
        guard let variable = nextToTear(members, &nextMember, done, of: store) else { break }
        tearing.begin(at: variable)
        settle(variable, Basis.Source.coupled)
        continue
      }
      let variable = oldest[nextSettled]
      nextSettled += 1
      let record = store.variables[Int(variable)]
      let preferred = record.parent >= 0 ? store.variables[Int(record.parent)].value : 0
      if record.mark != done, PreferredSide(of: record.value - preferred, floor) == .at {
        settle(variable, Basis.Source.parent)
      }
    }
    for variable in members where store.variables[Int(variable)].mark != done {
      known.append(variable)
    }
    for (rank, variable) in zip(ranks, known) {
      topologicalRank[Int(variable)] = rank
      order[Int(rank)] = variable
    }
  }

  /// Returns the next unknown member that would make further rows ready if it were known.
  private func nextToTear(
    _ members: ContiguousArray<Int32>, _ position: inout Int, _ done: UInt32,
    of store: borrowing Store
  ) -> Int32? {
    while position < members.count {
      let variable = members[position]
      position += 1
      let record = store.variables[Int(variable)]
      if record.mark == done || record.isSettled { continue }
      var link = record.firstCell
      while link >= 0 {
        let cell = store.cells[Int(link)]
        link = cell.next
        if open[Int(cell.constraint)] == 2, status[Int(cell.constraint)] == .tight {
          return variable
        }
      }
    }
    return nil
  }

  /// Returns the rows that determine the value of a variable: first its defining row, then those of
  /// the other variables in that row, and so on.
  func definingRows(around variable: Int32, in store: inout Store) -> ContiguousArray<Int32> {
    let mark = store.nextMark()
    var chain: ContiguousArray<Int32> = []
    var queue: ContiguousArray<Int32> = []
    store.join(variable, &queue, mark)
    var position = 0
    while position < queue.count {
      let definingRow = definingRow[Int(queue[position])]
      position += 1
      guard definingRow >= 0 else { continue }
      chain.append(definingRow)
      let record = store.constraints[Int(definingRow)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        store.join(store.cells[cell].variable, &queue, mark)
      }
    }
    return chain
  }
}

extension Store {
  /// Adds a variable to a list, once for each mark.
  fileprivate mutating func join(
    _ variable: Int32, _ members: inout ContiguousArray<Int32>, _ mark: UInt32
  ) {
    if variables[Int(variable)].mark == mark { return }
    variables[Int(variable)].mark = mark
    members.append(variable)
  }
}
