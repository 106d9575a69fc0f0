// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A warm start after changed constants, along the basis of the last solve or a cached one.
///
/// The store is passed as `inout` wherever this is called often, because passing such large tables
/// for reading would copy them.
struct WarmStart: ~Copyable {
  private(set) var basis = Basis()
  private var walk = ParametricWalk()
  private var updates = CompiledUpdates()
  /// The number of consecutive failures, and the number of solves to skip.
  private var failures = 0
  private var backoff = 0
  private var hasKnownStructures = false
  /// The constraints that the last attempt checked, the number of basis changes, and the variables
  /// whose defining rows those changed.
  private var checks: ContiguousArray<Int32> = []
  private var switches = 0
  private var switched: ContiguousArray<Int32> = []
  /// The number of constraints and variables that the last attempt visited.
  private(set) var visits = 0

  /// The largest number of basis changes to attempt.
  private static var switchLimit: Int { 8 }

  /// The result of an attempt.
  enum Outcome {
    case holds
    /// All values are unchanged.
    case unchanged
    /// The basis does not hold, and the values are computed from it: the affected subproblem may be
    /// repaired locally. The caller must call ``endRepair(isRepaired:_:_:)``.
    case broken
  }

  // MARK: Edits

  /// Propagates the edited constants, unless there are other edits or `isDisabled`.
  ///
  /// `hasKnownStructures` indicates that the subproblem can probably be solved from a known basis of
  /// its structure.
  mutating func run(
    _ store: inout Store, _ journal: inout ValueJournal, _ conflicts: borrowing ConflictSet,
    isDisabled: Bool, hasKnownStructures: Bool
  ) -> Outcome {
    visits = 0
    self.hasKnownStructures = hasKnownStructures
    let isSingle = recordEdits(&store, &journal)
    if isDisabled || store.isDirty { return .unchanged }
    if isSingle, moveAlongRay(&store, &journal, conflicts) { return .holds }
    walk.finish(&basis, &store, &journal)
    // If successive changes keep breaking the basis, it isn't worth updating it each time.
    if backoff > 0 {
      backoff -= 1
      return .unchanged
    }
    let outcome = tryBases(isSingle: isSingle, &store, &journal, conflicts)
    switch outcome {
    case .holds: recordAttempt(succeeded: true)
    case .unchanged: recordAttempt(succeeded: false)
    case .broken: break
    }
    return outcome
  }

  /// Finishes an attempted repair; if it failed, restores the previous state.
  mutating func endRepair(
    isRepaired: Bool, _ store: inout Store, _ journal: inout ValueJournal
  ) {
    if !isRepaired { rollBack(&store, &journal) }
    basis.cache.current = -1
    recordAttempt(succeeded: isRepaired)
  }

  private mutating func recordAttempt(succeeded: Bool) {
    failures = succeeded ? 0 : failures + 1
    if hasKnownStructures {
      // Solving the affected components from a known basis is just as good.
      backoff = failures < 2 ? 0 : 1 << min(failures - 2, 8)
      return
    }
    // Broken bases add edges to the cache, so it is worth making more attempts before backing off.
    let threshold = basis.cache.isEmpty ? 1 : 24
    backoff = failures < threshold ? 0 : min(failures - threshold + 1, 7)
  }

  /// Returns whether this edit and the previous ones all concern the same single constant.
  private mutating func recordEdits(
    _ store: inout Store, _ journal: inout ValueJournal
  ) -> Bool {
    let editedRow = store.edits.count == 1 ? store.edits[0].constraint : -1
    if editedRow >= 0, editedRow == basis.cache.affected.editedRow { return true }
    walk.finish(&basis, &store, &journal)
    basis.cache.affected.reset(with: editedRow)
    basis.cache.pattern.record(store.edits)
    return false
  }

  private mutating func moveAlongRay(
    _ store: inout Store, _ journal: inout ValueJournal, _ conflicts: borrowing ConflictSet
  ) -> Bool {
    guard walk.moveAlongRay(&basis, &store, &journal, conflicts) else { return false }
    visits += 1
    return true
  }

  /// Propagates changed constants along the basis, switching to cached bases where it breaks.
  private mutating func tryBases(
    isSingle: Bool, _ store: inout Store, _ journal: inout ValueJournal,
    _ conflicts: borrowing ConflictSet
  ) -> Outcome {
    if conflicts.areAffectedByEdits(of: &store) { return .unchanged }
    basis.update(&store)
    let isConflictFree = conflicts.isEmpty
    if isSingle {
      if walk.computeRay(&basis, &store, journal, isConflictFree: isConflictFree),
        moveAlongRay(&store, &journal, conflicts)
      {
        return .holds
      }
    } else {
      let isDone = updates.run(&basis, &store, &journal)
      visits += updates.checkCount
      if isDone {
        visits += journal.count
        return .holds
      }
    }
    for index in store.edits.indices {
      basis.includeInTolerance(store.constraints[Int(store.edits[index].constraint)].constant)
    }
    var propagator = basis.propagator(in: &store)
    let outcome = propagate(&propagator, &store, &journal)
    visits += propagator.checks.count + journal.count
    checks = propagator.checks
    switch outcome {
    case .holds:
      if isSingle {
        walk.computeRay(&basis, &propagator, &store, journal, isConflictFree: isConflictFree)
      } else {
        updates.compileIfRecurring(&basis, &store)
      }
      return .holds
    case .broken(let cause):
      basis.cache.broken = (basis.cache.current, cause)
    case .stuck:
      basis.cache.broken = (-1, .none)
    }
    switched = propagator.switched
    if isSingle, case .broken = outcome, !basis.cache.changesOutcomes(alongFirst: switches) {
      return .broken
    }
    rollBack(&store, &journal)
    basis.cache.current = -1
    return .unchanged
  }

  private mutating func propagate(
    _ propagator: inout ActiveSetPropagator, _ store: inout Store,
    _ journal: inout ValueJournal
  ) -> ActiveSetPropagator.Outcome {
    propagator.checks = checks
    checks = []
    propagator.checks.removeAll(keepingCapacity: true)
    switches = 0
    for index in store.edits.indices {
      let row = store.edits[index].constraint
      if store.constraints[Int(row)].cellCount > 0, !propagator.propagateChange(of: row, from: -1) {
        return .stuck
      }
    }
    var outcome = propagator.run(&journal)
    basis.cache.path.prepare(Self.switchLimit)
    while case .broken(let cause) = outcome, switches < Self.switchLimit {
      let index = basis.cache.edgeIndex(from: basis.cache.current, at: cause)
      if index < 0 { break }
      basis.cache.path[switches] = index
      switches += 1
      let edge = basis.cache.edges[Int(index)]
      for index in edge.rows { propagator.apply(basis.cache.rowChanges[index]) }
      for index in edge.variables { propagator.apply(basis.cache.variableChanges[index]) }
      outcome = propagator.run(&journal)
      basis.cache.current = edge.to
    }
    if case .holds = outcome {
      basis.applyOutcomes(alongFirst: switches, store.variables.elements)
    }
    return outcome
  }

  /// Restores the values, and invalidates everything that other bases changed.
  private mutating func rollBack(_ store: inout Store, _ journal: inout ValueJournal) {
    basis.clearPending()
    journal.rollBack(in: &store)
    if switches == 0 { return }
    var members = switched
    for row in checks {
      let record = store.constraints[Int(row)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        members.append(store.cells[cell].variable)
      }
    }
    basis.invalidate(members, of: store.variables.count)
  }

  /// Returns the constraints checked last that did not keep their status.
  func brokenRows(in store: borrowing Store) -> ContiguousArray<Int32> {
    let propagator = ActiveSetPropagator(
      variables: store.variables.elements, constraints: store.constraints.elements,
      cells: store.cells.elements, basis, mark: 0)
    return checks.filter { !propagator.keepsStatus($0) }
  }

  // MARK: Other solves

  /// Clears the bases when the structure is edited.
  mutating func invalidateStructure(_ store: inout Store, _ journal: inout ValueJournal) {
    walk.finish(&basis, &store, &journal)
    basis.cache.removeAll()
  }

  /// Records that variables were solved again.
  mutating func invalidate(_ variables: ContiguousArray<Int32>, of count: Int) {
    basis.invalidate(variables, of: count)
  }

  /// Records that the constant of a constraint changed, in case required constraints determine all
  /// of its variables: then only its status can change, and nothing is solved again.
  mutating func invalidateStatus(of constraint: Int, in store: borrowing Store) {
    let record = store.constraints[constraint]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
    where !store.variables[Int(store.cells[cell].variable)].isFixedByRequired {
      return
    }
    basis.invalidateStatus(of: Int32(truncatingIfNeeded: constraint))
  }

  /// Skips warm starts for the next solves.
  mutating func skip(_ count: Int) { backoff = max(backoff, count) }

  /// Finishes a solve: the variables that changed while one constant is edited are recorded as
  /// affected by it.
  mutating func finish(_ journal: borrowing ValueJournal) {
    if !journal.hasNoDuplicates, !walk.isActive { basis.cache.recordAffected(journal) }
  }

  /// Returns the rows that determine the value of a variable; see
  /// ``Basis/definingRows(around:in:)``.
  mutating func definingRows(
    around variable: Int32, in store: inout Store
  ) -> ContiguousArray<Int32> {
    basis.update(&store)
    return basis.definingRows(around: variable, in: &store)
  }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int {
    basis.allocatedElements + basis.cache.allocatedElements + walk.allocatedElements
      + updates.allocatedElements + checks.capacity
  }
}
