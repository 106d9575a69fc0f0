// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Carries changed constants along the basis of the last solve, or one of before.
///
/// The store is lent for changes wherever that is done often: tables this large are copied when they
/// are lent for reading.
struct WarmStart: ~Copyable {
  private(set) var basis = Basis()
  private var walk = ParametricWalk()
  private var updates = CompiledUpdates()
  /// How often in a row no basis held, and how many solves to leave them alone.
  private var failures = 0
  private var pause = 0
  /// The constraints that the last try checked, the bases it changed over to, and the variables that
  /// those compute from other constraints.
  private var checks: ContiguousArray<Int32> = []
  private var switches = 0
  private var switched: ContiguousArray<Int32> = []
  /// How many constraints and variables the last try looked at.
  private(set) var visits = 0

  /// How many bases of before are tried.
  private static var switchLimit: Int { 8 }

  /// What came of a try.
  enum Outcome {
    case holds
    /// All values are as they were.
    case fails
    /// The basis does not hold, and values are by it: what hangs on the constraints that broke may be
    /// repaired. ``endRepair(isRepaired:_:_:)`` has to follow.
    case broken
  }

  // MARK: Edits

  /// Carries the constants that were edited along, unless there are other edits or `isOff`.
  mutating func run(
    _ store: inout Store, _ journal: inout ValueJournal, _ conflicts: borrowing ConflictSet,
    isOff: Bool
  ) -> Outcome {
    visits = 0
    let isSingle = noteEdits(&store, &journal)
    if isOff || store.isDirty { return .fails }
    if isSingle, follow(&store, &journal, conflicts) { return .holds }
    walk.leave(&basis, &store, &journal)
    // Where one change after another turns things over, a plan is not worth making each time.
    if pause > 0 {
      pause -= 1
      return .fails
    }
    let outcome = tryBases(isSingle: isSingle, &store, &journal, conflicts)
    switch outcome {
    case .holds: note(isDone: true)
    case .fails: note(isDone: false)
    case .broken: break
    }
    return outcome
  }

  /// Ends a try that was to be repaired; where it was not, everything is as before.
  mutating func endRepair(
    isRepaired: Bool, _ store: inout Store, _ journal: inout ValueJournal
  ) {
    if !isRepaired { rollBack(&store, &journal) }
    basis.cache.current = -1
    note(isDone: isRepaired)
  }

  private mutating func note(isDone: Bool) {
    failures = isDone ? 0 : failures + 1
    // What breaks a plan is learnt from where plans are kept, so backoff pays there.
    let backoff = basis.cache.isEmpty ? 1 : 24
    pause = failures < backoff ? 0 : min(failures - backoff + 1, 7)
  }

  /// Answers whether this edit and those before are all of one and the same constant.
  private mutating func noteEdits(
    _ store: inout Store, _ journal: inout ValueJournal
  ) -> Bool {
    let place = store.edits.count == 1 ? store.edits[0].place : -1
    if place >= 0, place == basis.cache.affected.place { return true }
    walk.leave(&basis, &store, &journal)
    basis.cache.affected.startAnew(with: place)
    basis.cache.pattern.note(store.edits)
    return false
  }

  private mutating func follow(
    _ store: inout Store, _ journal: inout ValueJournal, _ conflicts: borrowing ConflictSet
  ) -> Bool {
    guard walk.follow(&basis, &store, &journal, conflicts) else { return false }
    visits += 1
    return true
  }

  /// Carries changed constants along the basis, changing over to bases of before where it breaks.
  private mutating func tryBases(
    isSingle: Bool, _ store: inout Store, _ journal: inout ValueJournal,
    _ conflicts: borrowing ConflictSet
  ) -> Outcome {
    if conflicts.concernEdits(of: &store) { return .fails }
    basis.update(&store)
    let dropsNone = conflicts.isEmpty
    if isSingle {
      if walk.learn(&basis, &store, journal, dropsNone: dropsNone),
        follow(&store, &journal, conflicts)
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
      basis.noteConstant(store.constraints[Int(store.edits[index].place)].constant)
    }
    var propagator = basis.propagator(in: &store)
    let outcome = propagate(&propagator, &store, &journal)
    visits += propagator.checks.count + journal.count
    checks = propagator.checks
    switch outcome {
    case .holds:
      if isSingle {
        walk.learn(&basis, &propagator, &store, journal, dropsNone: dropsNone)
      } else {
        updates.learn(&basis, &store)
      }
      return .holds
    case .broken(let cause):
      basis.cache.broken = (basis.cache.current, cause)
    case .stuck:
      basis.cache.broken = (-1, .none)
    }
    switched = propagator.switched
    if isSingle, case .broken = outcome { return .broken }
    rollBack(&store, &journal)
    basis.cache.current = -1
    return .fails
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
      let place = store.edits[index].place
      if store.constraints[Int(place)].cellCount > 0, !propagator.touch(place, from: -1) {
        return .stuck
      }
    }
    var outcome = propagator.run(&journal)
    while case .broken(let cause) = outcome, switches < Self.switchLimit,
      let edge = basis.cache.edge(from: basis.cache.current, at: cause)
    {
      switches += 1
      for index in edge.rows { propagator.take(basis.cache.rowChanges[index]) }
      for index in edge.variables { propagator.take(basis.cache.variableChanges[index]) }
      outcome = propagator.run(&journal)
      basis.cache.current = edge.to
    }
    return outcome
  }

  /// Puts the values back, and has everything known anew that other bases had taken over.
  private mutating func rollBack(_ store: inout Store, _ journal: inout ValueJournal) {
    basis.forgetPending()
    journal.rollBack(in: &store)
    if switches == 0 { return }
    var members = switched
    for place in checks {
      let record = store.constraints[Int(place)]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        members.append(store.cells[cell].variable)
      }
    }
    basis.forget(members, of: store.variables.count)
  }

  /// The constraints that were checked last and no longer are what they were known as.
  func brokenRows(in store: borrowing Store) -> ContiguousArray<Int32> {
    let propagator = ActiveSetPropagator(
      variables: store.variables.elements, constraints: store.constraints.elements,
      cells: store.cells.elements, basis, mark: 0)
    return checks.filter { !propagator.keepsStatus($0) }
  }

  // MARK: Other solves

  /// Forgets the bases of a structure that is edited.
  mutating func forgetStructure(_ store: inout Store, _ journal: inout ValueJournal) {
    walk.leave(&basis, &store, &journal)
    basis.cache.forgetAll()
  }

  /// Takes note that variables were solved anew.
  mutating func forget(_ variables: ContiguousArray<Int32>, of count: Int) {
    basis.forget(variables, of: count)
  }

  /// Leaves the bases alone for the next solve.
  mutating func skipOnce() { pause = max(pause, 1) }

  /// Ends a solve: whatever changed while one constant is edited moves with it, or has another value in
  /// other bases.
  mutating func finish(_ journal: borrowing ValueJournal) {
    if !journal.holdsEachOnce, !walk.isUnderWay { basis.cache.noteAffected(journal) }
  }

  /// The rows that determine the value of a variable; see ``Basis/definingRows(around:in:)``.
  mutating func definingRows(
    around variable: Int32, in store: inout Store
  ) -> ContiguousArray<Int32> {
    basis.update(&store)
    return basis.definingRows(around: variable, in: &store)
  }

  /// How many numbers there is memory for.
  var room: Int { basis.room + basis.cache.room + walk.room + updates.room + checks.capacity }
}
