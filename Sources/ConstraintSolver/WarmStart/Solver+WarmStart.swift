// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Carrying changed constants along the basis.

extension Solver {
  /// How many bases of before are tried.
  private static var switchLimit: Int { 8 }

  /// Carries changed constants along the basis, changing over to bases of before where it breaks.
  ///
  /// Answers false, with all values as they were, when none of them holds.
  func warmStart(isSingle: Bool) -> Bool {
    if conflicts.concernEdits(of: store) { return false }
    basis.update(&store)
    if isSingle, learnRay(), followRay() { return true }
    if !isSingle, runCompiledUpdate() { return true }
    for index in store.edits.indices {
      basis.noteConstant(store.constraints[Int(store.edits[index].place)].constant)
    }
    var propagator = makePropagator()
    propagator.checks = basis.checks
    basis.checks = []
    propagator.checks.removeAll(keepingCapacity: true)
    var outcome = ActiveSetPropagator.Outcome.holds
    for index in store.edits.indices {
      let place = store.edits[index].place
      if store.constraints[Int(place)].cellCount > 0, !propagator.touch(place, from: -1) {
        outcome = .stuck
      }
    }
    if case .holds = outcome { outcome = propagator.run(&journal) }
    var switches = 0
    while case .broken(let cause) = outcome, switches < Self.switchLimit,
      let edge = basis.cache.edge(from: basis.cache.current, at: cause)
    {
      switches += 1
      for index in edge.rows { propagator.take(basis.cache.rowChanges[index]) }
      for index in edge.variables { propagator.take(basis.cache.variableChanges[index]) }
      outcome = propagator.run(&journal)
      basis.cache.current = edge.to
    }
    visits += propagator.checks.count + journal.count
    basis.checks = propagator.checks
    if case .holds = outcome {
      if isSingle { findRay(&propagator) } else { compileUpdate() }
      return true
    }
    var isRepaired = false
    if case .broken(let cause) = outcome {
      isRepaired = isSingle && repairLocally(propagator, cause)
      basis.cache.broken = (basis.cache.current, cause)
    } else {
      basis.cache.broken = (-1, .none)
    }
    if !isRepaired { rollBack(after: switches, propagator.switched) }
    basis.cache.current = -1
    return isRepaired
  }

  // MARK: Directions

  /// Answers whether this edit and those before are all of one and the same constant.
  func noteEdits() -> Bool {
    let place = store.edits.count == 1 ? store.edits[0].place : -1
    if place >= 0, place == basis.cache.affected.place { return true }
    leaveRay()
    basis.cache.affected.startAnew(with: place)
    basis.cache.pattern.note(store.edits)
    return false
  }

  /// Moves along what is known of the way that values take with the constant.
  ///
  /// Answers false, having done nothing, where that does not reach.
  func followRay() -> Bool {
    guard !basis.needsUpdate(store), !conflicts.concernEdits(of: store) else { return false }
    let constant = store.constraints[Int(store.edits[0].place)].constant
    guard basis.cache.enter(for: constant, dropsNone: conflicts.isEmpty),
      let ray = basis.cache.ray(of: basis.cache.current)
    else { return false }
    move(ray, to: constant)
    return true
  }

  /// Works out the way that values take with the one constant edited, by the basis as it is and
  /// from where it was made.
  ///
  /// Answers false where that is known or cannot be.
  private func learnRay() -> Bool {
    guard basis.cache.current >= 0, basis.cache.ray(of: basis.cache.current) == nil else {
      return false
    }
    store.swapConstants()
    var propagator = makePropagator()
    findRay(&propagator)
    store.swapConstants()
    return true
  }

  private func move(_ ray: ParametricRay, to constant: Double) {
    let distance = constant - ray.origin
    // Nothing else changes in this solve, unless something has already.
    basis.hasOnlyMoved = journal.isEmpty
    if basis.hasOnlyMoved, basis.rayState == basis.cache.current {
      moveOn(ray, distance)
    } else {
      moveAll(ray, distance)
    }
    visits += 1
    basis.rayState = basis.cache.current
  }

  /// Moves the variables that are on their places along the ray already.
  private func moveOn(_ ray: ParametricRay, _ distance: Double) {
    var journal = self.journal.take()
    journal.reserve(more: ray.steps.count)
    let records = store.variables.elements
    ray.steps.withUnsafeBufferPointer { steps in
      for step in steps {
        records[Int(step.variable)].move(
          to: ParametricRay.value(step.base, step.slope, distance), step.variable, false, &journal)
      }
    }
    self.journal = journal
  }

  /// Moves all variables that have other values in any basis.
  private func moveAll(_ ray: ParametricRay, _ distance: Double) {
    let isMixed = !journal.isEmpty
    let affected = basis.cache.affected
    var journal = self.journal.take()
    journal.reserve(more: affected.variables.count)
    let records = store.variables.elements
    let known = ray.entries.count
    affected.variables.withUnsafeBufferPointer { variables in
      ray.entries.withUnsafeBufferPointer { entries in
        for index in 0..<known {
          let value = ParametricRay.value(entries[index].base, entries[index].slope, distance)
          let variable = variables[index]
          records[Int(variable)].move(to: value, variable, isMixed, &journal)
        }
      }
      for index in known..<variables.count {
        let variable = variables[index]
        records[Int(variable)].move(to: affected.values[index], variable, isMixed, &journal)
      }
    }
    self.journal = journal
  }

  /// Makes values that were moved along a ray exact again, before anything is measured by them.
  func leaveRay() {
    guard basis.isAlongRay else { return }
    basis.rayState = -1
    basis.show()
    if store.isDirty || basis.needsUpdate(store) {
      for variable in basis.cache.affected.variables where store.hasVariable(variable) {
        store.markDirty(variable)
      }
      return
    }
    store.swapConstants()
    var propagator = makePropagator()
    for variable in basis.cache.affected.variables { propagator.expect(variable) }
    _ = propagator.run(&journal)
    propagator.forgetExpected()
    store.swapConstants()
  }

  /// Whatever changed while one constant is edited moves, or has another value in other bases.
  func noteAffected() {
    guard basis.cache.affected.place >= 0, !basis.cache.isEmpty else { return }
    for position in journal.indices {
      basis.cache.affected.insert(journal[position].variable, before: journal[position].before)
    }
  }

  private func findRay(_ propagator: inout ActiveSetPropagator) {
    guard basis.cache.current >= 0 else { return }
    noteAffected()
    let count = basis.variableCount
    basis.slopes.resize(to: max(basis.slopes.count, count), filling: 0)
    let mark = store.nextMark()
    let ray = propagator.ray(
      store.edits[0].place, basis.slopes.elements, &basis.cache.affected, mark: mark)
    if let ray { basis.cache.keep(ray, dropsNone: conflicts.isEmpty) }
  }

  func makePropagator() -> ActiveSetPropagator {
    let mark = store.nextMark()
    return ActiveSetPropagator(
      variables: store.variables.elements, constraints: store.constraints.elements,
      cells: store.cells.elements, basis, mark: mark)
  }

  /// Puts the values back, and has everything known anew that other bases had taken over.
  private func rollBack(after switches: Int, _ switched: ContiguousArray<Int32>) {
    for index in 0...(basis.variableCount / 64) { basis.pending[index] = 0 }
    journal.rollBack(in: &store)
    if switches == 0 { return }
    var members = switched
    for place in basis.checks {
      let record = store.constraints[Int(place)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        members.append(store.cells[cell].variable)
      }
    }
    basis.forget(members, of: store.variables.count)
  }
}

extension ParametricRay {
  /// Where a value is at a distance from the ray's origin.
  @inline(__always)
  fileprivate static func value(_ base: Double, _ slope: Double, _ distance: Double) -> Double {
    let way = slope * distance
    let value = base + way
    // What is left of two numbers that cancel out is no number.
    return abs(value) <= 1e-14 * abs(way) ? 0 : value
  }
}

extension VariableRecord {
  /// Takes a value and adds that to the journal, which has room for it.
  ///
  /// With `isMixed`, the variable may be in it already.
  @inline(__always)
  fileprivate mutating func move(
    to value: Double, _ variable: Int32, _ isMixed: Bool, _ journal: inout ValueJournal
  ) {
    let before = self.value
    if value == before || !isAlive { return }
    self.value = value
    if isMixed {
      if isChanged { return }
      isChanged = true
    }
    journal.appendWithinCapacity(Change(variable: variable, before: before))
  }
}
