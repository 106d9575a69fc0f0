// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Moves values along the parametric ray of the one constant that is edited.
struct ParametricWalk: ~Copyable {
  /// The state along whose ray the last values were found, so that rounding has its part in
  /// them; −1 when they were not.
  private var state: Int32 = -1
  /// By variable: zero, but while a ray is worked out.
  private var slopes = Storage<Double>()

  var isUnderWay: Bool { state >= 0 }

  /// How many numbers there is memory for.
  var room: Int { slopes.capacity }

  /// Moves along what is known of the way that values take with the constant.
  ///
  /// Answers false, having done nothing, where that does not reach.
  mutating func follow(
    _ basis: inout Basis, _ store: inout Store, _ journal: inout ValueJournal,
    _ conflicts: borrowing ConflictSet
  ) -> Bool {
    guard !basis.needsUpdate(store), !conflicts.concernEdits(of: &store) else { return false }
    let constant = store.constraints[Int(store.edits[0].place)].constant
    guard basis.cache.enter(for: constant, dropsNone: conflicts.isEmpty),
      let ray = basis.cache.ray(of: basis.cache.current)
    else { return false }
    let distance = constant - ray.origin
    // Nothing else changes in this solve, unless something has already.
    journal.holdsEachOnce = journal.isEmpty
    if journal.holdsEachOnce, state == basis.cache.current {
      moveOn(ray, distance, store.variables.elements, &journal)
    } else {
      moveAll(ray, distance, basis.cache.affected, store.variables.elements, &journal)
    }
    state = basis.cache.current
    return true
  }

  /// Moves the variables that are on their places along the ray already.
  private func moveOn(
    _ ray: ParametricRay, _ distance: Double, _ records: Elements<VariableRecord>,
    _ journal: inout ValueJournal
  ) {
    var own = journal.take()
    own.reserve(more: ray.steps.count)
    ray.steps.withUnsafeBufferPointer { steps in
      for step in steps {
        records[Int(step.variable)].move(
          to: ParametricRay.value(step.base, step.slope, distance), step.variable, false, &own)
      }
    }
    journal = own
  }

  /// Moves all variables that have other values in any basis.
  private func moveAll(
    _ ray: ParametricRay, _ distance: Double, _ affected: AffectedVariables,
    _ records: Elements<VariableRecord>, _ journal: inout ValueJournal
  ) {
    let isMixed = !journal.isEmpty
    var own = journal.take()
    own.reserve(more: affected.variables.count)
    let known = ray.entries.count
    affected.variables.withUnsafeBufferPointer { variables in
      ray.entries.withUnsafeBufferPointer { entries in
        for index in 0..<known {
          let value = ParametricRay.value(entries[index].base, entries[index].slope, distance)
          let variable = variables[index]
          records[Int(variable)].move(to: value, variable, isMixed, &own)
        }
      }
      for index in known..<variables.count {
        let variable = variables[index]
        records[Int(variable)].move(to: affected.values[index], variable, isMixed, &own)
      }
    }
    journal = own
  }

  /// Makes values that were moved along a ray exact again, before anything is measured by them.
  mutating func leave(
    _ basis: inout Basis, _ store: inout Store, _ journal: inout ValueJournal
  ) {
    guard isUnderWay else { return }
    state = -1
    basis.show()
    if store.isDirty || basis.needsUpdate(store) {
      for variable in basis.cache.affected.variables where store.hasVariable(variable) {
        store.markDirty(variable)
      }
      return
    }
    store.swapConstants()
    var propagator = basis.propagator(in: &store)
    for variable in basis.cache.affected.variables { propagator.expect(variable) }
    _ = propagator.run(&journal)
    propagator.forgetExpected()
    store.swapConstants()
  }

  /// Works out the way that values take with the one constant edited, by the basis as it is and
  /// from where it was made.
  ///
  /// Answers false where that is known or cannot be.
  mutating func learn(
    _ basis: inout Basis, _ store: inout Store, _ journal: borrowing ValueJournal, dropsNone: Bool
  ) -> Bool {
    guard basis.cache.current >= 0, basis.cache.ray(of: basis.cache.current) == nil else {
      return false
    }
    store.swapConstants()
    var propagator = basis.propagator(in: &store)
    learn(&basis, &propagator, &store, journal, dropsNone: dropsNone)
    store.swapConstants()
    return true
  }

  /// Works out the way that values take with the one constant edited, from where they are.
  mutating func learn(
    _ basis: inout Basis, _ propagator: inout ActiveSetPropagator, _ store: inout Store,
    _ journal: borrowing ValueJournal, dropsNone: Bool
  ) {
    guard basis.cache.current >= 0 else { return }
    basis.cache.noteAffected(journal)
    slopes.resize(to: max(slopes.count, basis.variableCount), filling: 0)
    let mark = store.nextMark()
    let ray = propagator.ray(
      store.edits[0].place, slopes.elements, &basis.cache.affected, mark: mark)
    if let ray { basis.cache.keep(ray, dropsNone: dropsNone) }
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
