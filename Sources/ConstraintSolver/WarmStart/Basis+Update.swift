// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Construction of the basis from active constraints.

extension Basis {
  /// Updates the basis for the variables that were solved again since the last update.
  mutating func update(_ store: inout Store) {
    load()
    guard needsUpdate(store) else { return }
    grow(to: store)
    let mark = store.nextMark()
    var members: ContiguousArray<Int32> = []
    if isOutdated {
      resetTolerance()
      tearing.removeAll()
      for index in store.variables.indices where store.variables[index].isAlive {
        store.insert(Int32(index), &members, mark)
      }
    } else {
      for variable in outdated where store.hasVariable(variable) {
        store.insert(variable, &members, mark)
      }
    }
    let outdatedRows = isOutdated ? [] : self.outdatedRows
    outdated.removeAll(keepingCapacity: true)
    self.outdatedRows.removeAll(keepingCapacity: true)
    isOutdated = false
    if members.isEmpty, outdatedRows.isEmpty { return }
    log.removeAll()
    // The values correspond to the previous constants.
    store.swapConstants()
    let rows = collectRows(outdatedRows, around: &members, mark: mark, of: &store)
    assignRanks(members, rows, of: &store)
    store.swapConstants()
    recordState(members, of: store)
  }

  /// Records the new basis, and the edge to it from the basis that broke.
  private mutating func recordState(
    _ members: ContiguousArray<Int32>, of store: borrowing Store
  ) {
    for variable in members {
      let found = outcome(of: variable, in: store)
      if found != outcome[Int(variable)] { log.outcomesDiffer = true }
      outcome[Int(variable)] = found
    }
    if log.outcomesDiffer { cache.lastOutcomes = -1 }
    guard variableCount <= BasisCache.variableLimit else { return }
    let count = variableCount
    cache.findOrInsertState(
      UnsafeBufferPointer(definingRow.elements.prefix(count)),
      UnsafeBufferPointer(status.elements.prefix(constraintCount)),
      UnsafeBufferPointer(outcome.elements.prefix(count)))
    let (state, cause) = cache.broken
    cache.broken = (-1, .none)
    if state < 0 { return }
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
      let definedVariable = definedVariable[Int(entry.row)]
      let status = status[Int(entry.row)]
      if definedVariable != entry.definedVariable || status != entry.status {
        rows.append(
          BasisCache.RowChange(row: entry.row, definedVariable: definedVariable, status: status)
        )
      }
    }
    cache.addEdge(from: state, at: cause, variables, rows)
  }

  /// Returns the outcome flags of a variable and, if it is held off its preferred value, the side:
  /// a basis is valid for that side only.
  @inline(__always)
  private func outcome(of variable: Int32, in store: borrowing Store) -> UInt8 {
    let record = store.variables[Int(variable)]
    if !record.hasDefaultValue || definingRow[Int(variable)] == Basis.Source.parent {
      return record.outcomeFlags
    }
    let preferred = record.parent >= 0 ? store.variables[Int(record.parent)].value : 0
    let side: VariableFlags =
      switch PreferredSide(of: record.value - preferred, floor) {
      case .at: []
      case .above: .isAlive
      case .below: .isDirty
      }
    return record.outcomeFlags | UInt8(truncatingIfNeeded: side.rawValue)
  }

  private mutating func grow(to store: borrowing Store) {
    let variables = store.variables.count
    let constraints = store.constraints.count
    let known = variableCount
    definingRow.resize(to: variables, filling: Basis.Source.coupled)
    outcome.resize(to: variables, filling: 0)
    topologicalRank.resize(to: variables, filling: 0)
    variableOfRank.resize(to: variables, filling: 0)
    for index in known..<variables {
      topologicalRank[index] = Int32(index)
      variableOfRank[index] = Int32(index)
    }
    // Propagation may read one word more than the variables need.
    pending.resize(to: variables / 64 + 1, filling: 0)
    definedVariable.resize(to: constraints, filling: -1)
    status.resize(to: constraints, filling: .inactive)
    unknownCounts.resize(to: constraints, filling: 0)
    tearing.grow(variables: variables, constraints: constraints)
  }

  /// Collects the rows of the members, and further ones, with their current status, required ones
  /// first.
  ///
  /// Variables outside that are computed from one of the rows become members, so that no cycle can
  /// arise.
  private mutating func collectRows(
    _ outdatedRows: ContiguousArray<Int32>, around members: inout ContiguousArray<Int32>,
    mark: UInt32, of store: inout Store
  ) -> ContiguousArray<Int32> {
    var rows: ContiguousArray<Int32> = []
    for row in outdatedRows where Int(row) < store.constraints.count {
      if store.constraints[Int(row)].isAlive { collect(row, &rows, &members, mark, &store) }
    }
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
        let row = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        collect(row, &rows, &members, mark, &store)
      }
    }
    for row in rows { includeInTolerance(store.constraints[Int(row)].constant) }
    for row in rows {
      let record = store.constraints[Int(row)]
      status[Int(row)] = status(of: row, in: store)
      var count: Int32 = 0
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
      where store.variables[Int(store.cells[cell].variable)].mark == mark {
        count += 1
      }
      unknownCounts[Int(row)] = count
    }
    return rows
  }

  /// Collects a row, and the variables that are computed from it, once.
  @inline(__always)
  private mutating func collect(
    _ row: Int32, _ rows: inout ContiguousArray<Int32>, _ members: inout ContiguousArray<Int32>,
    _ mark: UInt32, _ store: inout Store
  ) {
    if store.constraints[Int(row)].mark == mark { return }
    store.constraints[Int(row)].mark = mark
    rows.append(row)
    let defined = definedVariable[Int(row)]
    log.rows.append(
      BasisCache.RowChange(row: row, definedVariable: defined, status: status[Int(row)]))
    definedVariable[Int(row)] = -1
    if defined >= 0, store.hasVariable(defined), definingRow[Int(defined)] == row {
      store.insert(defined, &members, mark)
    }
    let torn = tearing.removeLoop(row)
    if torn >= 0, store.hasVariable(torn) { store.insert(torn, &members, mark) }
  }

  @inline(__always)
  private func status(of row: Int32, in store: borrowing Store) -> Status {
    let record = store.constraints[Int(row)]
    if record.isBroken { return .broken }
    let (value, epsilon) = record.measure(
      store.cells.elements, store.variables.elements, floor)
    return Status(of: value, epsilon, record.relation, priority: record.priority)
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
    func enqueueIfReady(_ row: Int32) {
      if unknownCounts[Int(row)] == 1, status[Int(row)] == .active {
        ready.append(row, priority: store.constraints[Int(row)].priority)
      }
    }
    for row in rows { enqueueIfReady(row) }
    func define(_ variable: Int32, _ row: Int32) {
      store.variables[Int(variable)].mark = done
      definingRow[Int(variable)] = row
      known.append(variable)
      var link = store.variables[Int(variable)].firstCell
      while link >= 0 {
        let other = store.cells[Int(link)].constraint
        link = store.cells[Int(link)].next
        unknownCounts[Int(other)] -= 1
        enqueueIfReady(other)
        if tearing.torn >= 0, unknownCounts[Int(other)] == 0, other != row,
          status[Int(other)] == .active
        {
          tearing.addClosingRow(other)
        }
      }
    }
    let defaulted =
      members.filter { store.variables[Int($0)].hasDefaultValue }
      .sorted { store.takesDefaultBefore($0, $1) }
    var nextDefaulted = 0
    var nextMember = 0
    while true {
      while let row = ready.popFirst() {
        if unknownCounts[Int(row)] != 1 { continue }
        let record = store.constraints[Int(row)]
        for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
          let variable = store.cells[cell].variable
          let mark = store.variables[Int(variable)].mark
          if mark == done || mark != done &- 1 { continue }
          definedVariable[Int(row)] = variable
          define(variable, row)
          if tearing.torn >= 0 { tearing.recordDefinedVariable(variable, row, in: store) }
          break
        }
      }
      if tearing.torn >= 0 {
        for (variable, row) in tearing.finishSearch(in: store) {
          definingRow[Int(variable)] = Basis.Source.coupled
          definedVariable[Int(row)] = -1
        }
      }
      // The remaining unknown variables are free, or depend on several rows at once.
      guard nextDefaulted < defaulted.count else {
        guard let variable = nextToTear(members, &nextMember, done, of: store) else { break }
        tearing.beginSearch(at: variable)
        define(variable, Basis.Source.coupled)
        continue
      }
      let variable = defaulted[nextDefaulted]
      nextDefaulted += 1
      let record = store.variables[Int(variable)]
      let preferred = record.parent >= 0 ? store.variables[Int(record.parent)].value : 0
      if record.mark != done, PreferredSide(of: record.value - preferred, floor) == .at {
        define(variable, Basis.Source.parent)
      }
    }
    for variable in members where store.variables[Int(variable)].mark != done {
      known.append(variable)
    }
    for (rank, variable) in zip(ranks, known) {
      topologicalRank[Int(variable)] = rank
      variableOfRank[Int(rank)] = variable
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
      if record.mark == done || record.hasDefaultValue { continue }
      var link = record.firstCell
      while link >= 0 {
        let cell = store.cells[Int(link)]
        link = cell.next
        if unknownCounts[Int(cell.constraint)] == 2, status[Int(cell.constraint)] == .active {
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
    store.insert(variable, &queue, mark)
    var position = 0
    while position < queue.count {
      let definingRow = definingRow[Int(queue[position])]
      position += 1
      guard definingRow >= 0 else { continue }
      chain.append(definingRow)
      let record = store.constraints[Int(definingRow)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        store.insert(store.cells[cell].variable, &queue, mark)
      }
    }
    return chain
  }
}

extension Store {
  /// Adds a variable to a list, once for each mark.
  fileprivate mutating func insert(
    _ variable: Int32, _ members: inout ContiguousArray<Int32>, _ mark: UInt32
  ) {
    if variables[Int(variable)].mark == mark { return }
    variables[Int(variable)].mark = mark
    members.append(variable)
  }
}
