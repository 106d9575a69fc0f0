// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A fast path for edits of a single constant, which moves values along its parametric ray.
struct ParametricWalk: ~Copyable {
  /// The state along whose ray the last values were computed, so that they include rounding errors;
  /// −1 for none.
  private var state: Int32 = -1
  /// The slopes by variable; zero except while a ray is computed.
  private var slopes = Storage<Double>()

  var isActive: Bool { state >= 0 }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int { slopes.capacity }

  /// Moves the values along a known ray of the constant.
  ///
  /// Returns `false` and changes nothing if no ray covers the new constant.
  mutating func moveAlongRay(
    _ basis: inout Basis, _ store: inout Store, _ journal: inout ValueJournal,
    _ conflicts: borrowing ConflictSet
  ) -> Bool {
    guard !basis.needsUpdate(store), !conflicts.areAffectedByEdits(of: &store) else { return false }
    let constant = store.constraints[Int(store.edits[0].constraint)].constant
    guard basis.cache.switchState(for: constant, isConflictFree: conflicts.isEmpty),
      let ray = basis.cache.ray(of: basis.cache.current)
    else { return false }
    let distance = constant - ray.origin
    // Nothing else changes in this solve, unless something already has.
    journal.hasNoDuplicates = journal.isEmpty
    if journal.hasNoDuplicates, state == basis.cache.current {
      moveAlong(ray, distance, store.variables.elements, &journal)
    } else {
      moveAll(ray, distance, basis.cache.affected, store.variables.elements, &journal)
    }
    state = basis.cache.current
    return true
  }

  /// Moves the variables that are already on the ray.
  private func moveAlong(
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

  /// Moves all variables whose values differ in any basis.
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

  /// Recomputes exactly the values that were moved along a ray, before anything depends on them.
  mutating func finish(
    _ basis: inout Basis, _ store: inout Store, _ journal: inout ValueJournal
  ) {
    guard isActive else { return }
    state = -1
    basis.load()
    if store.isDirty || basis.needsUpdate(store) {
      for variable in basis.cache.affected.variables where store.hasVariable(variable) {
        store.markDirty(variable)
      }
      return
    }
    store.swapConstants()
    var propagator = basis.propagator(in: &store)
    for variable in basis.cache.affected.variables { propagator.enqueue(variable) }
    _ = propagator.run(&journal)
    propagator.clearPending()
    store.swapConstants()
  }

  /// Computes the ray of the single edited constant in the current basis, starting from where the
  /// basis was built.
  ///
  /// Returns `false` if the ray is known or does not exist.
  mutating func computeRay(
    _ basis: inout Basis, _ store: inout Store, _ journal: borrowing ValueJournal,
    isConflictFree: Bool
  ) -> Bool {
    guard basis.cache.current >= 0, basis.cache.ray(of: basis.cache.current) == nil else {
      return false
    }
    store.swapConstants()
    var propagator = basis.propagator(in: &store)
    computeRay(&basis, &propagator, &store, journal, isConflictFree: isConflictFree)
    store.swapConstants()
    return true
  }

  /// Computes the ray of the single edited constant from the current values.
  mutating func computeRay(
    _ basis: inout Basis, _ propagator: inout ActiveSetPropagator, _ store: inout Store,
    _ journal: borrowing ValueJournal, isConflictFree: Bool
  ) {
    guard basis.cache.current >= 0 else { return }
    basis.cache.recordAffected(journal)
    slopes.resize(to: max(slopes.count, basis.variableCount), filling: 0)
    let mark = store.nextMark()
    let ray = propagator.ray(
      store.edits[0].constraint, slopes.elements, &basis.cache.affected, mark: mark)
    if let ray { basis.cache.insert(ray, isConflictFree: isConflictFree) }
  }
}

extension ParametricRay {
  /// Returns the value at a distance from the origin of the ray.
  @inline(__always)
  fileprivate static func value(_ base: Double, _ slope: Double, _ distance: Double) -> Double {
    let change = slope * distance
    let value = base + change
    // Treat the remainder of two numbers that cancel out as zero.
    return abs(value) <= 1e-14 * abs(change) ? 0 : value
  }
}

extension VariableRecord {
  /// Sets a value and appends the change to the journal, which must have room for it.
  ///
  /// With `isMixed`, the journal may already contain the variable.
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
