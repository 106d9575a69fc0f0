// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A journal that sets the values of variables and records which of them a solve changed, with
/// their previous values.
struct ValueJournal: ~Copyable {
  private var changes: Storage<Change>
  /// Whether the variables in the list are flagged, so that none is recorded twice.
  ///
  /// While every part is solved for the first time, duplicates cannot occur.
  private var flagsChanges = false
  /// Whether this solve has only assigned new values, each variable at most once.
  var hasNoDuplicates = false

  init() { changes = Storage(capacity: 32) }

  /// Creates a journal with existing changes.
  private init(_ changes: consuming Storage<Change>, flagsChanges: Bool, hasNoDuplicates: Bool) {
    self.changes = changes
    self.flagsChanges = flagsChanges
    self.hasNoDuplicates = hasNoDuplicates
  }

  /// Starts a solve; all but the first flag the variables that change.
  mutating func begin(flagsChanges: Bool) {
    changes.truncate(to: 0)
    self.flagsChanges = flagsChanges
    hasNoDuplicates = false
  }

  // MARK: Changes

  @inline(__always)
  var count: Int { changes.count }
  @inline(__always)
  var isEmpty: Bool { changes.isEmpty }
  var indices: Range<Int> { changes.indices }
  var capacity: Int { changes.capacity }

  subscript(position: Int) -> Change {
    @inline(__always) get { changes[position] }
  }

  /// The address of the variables' indices, and the stride in bytes; valid until the list grows.
  var variableBuffer: (first: UnsafeRawPointer, count: Int, stride: Int) {
    assert(MemoryLayout<Change>.offset(of: \.variable) == 0)
    return (UnsafeRawPointer(changes.elements.start), changes.count, MemoryLayout<Change>.stride)
  }

  // MARK: Setting values

  /// Sets the value of a variable.
  ///
  /// Variables that default to its old value are marked to be solved again, unless they belong to
  /// the same subproblem and so have the mark of its search.
  mutating func set(_ value: Double, of variable: Int32, mark: UInt32, in store: inout Store) {
    // Adding zero turns -0 into 0.
    var clean = value.roundedToCommonFraction + 0
    if !value.isFinite { clean = store.recordOverflow(variable) }
    let before = store.variables[Int(variable)].value
    if before == clean { return }
    if !store.variables[Int(variable)].isChanged {
      store.variables[Int(variable)].isChanged = true
      changes.append(Change(variable: variable, before: before))
    }
    store.variables[Int(variable)].value = clean
    var child = store.variables[Int(variable)].firstChild
    while child >= 0 {
      let record = store.variables[Int(child)]
      if record.hasDefaultValue, record.mark < mark { store.markDirty(child) }
      child = record.nextChild
    }
  }

  /// Takes the values of variables from the presolve.
  mutating func accept(
    _ variables: ContiguousArray<Int32>, from presolver: inout Presolver, mark: UInt32,
    in store: inout Store
  ) {
    if !flagsChanges { return acceptAll(variables, from: &presolver, in: &store) }
    for variable in variables { accept(variable, from: &presolver, mark: mark, in: &store) }
  }

  /// Takes the value of a variable from the presolve.
  @inline(__always)
  mutating func accept(
    _ variable: Int32, from presolver: inout Presolver, mark: UInt32, in store: inout Store
  ) {
    let (value, isFixedByRequired) = presolver.outcome(of: variable)
    store.variables[Int(variable)].isFixedByRequired = isFixedByRequired
    set(value, of: variable, mark: mark, in: &store)
  }

  /// Takes all values in the first solve, when nothing can depend on a previous value yet.
  private mutating func acceptAll(
    _ variables: ContiguousArray<Int32>, from presolver: inout Presolver, in store: inout Store
  ) {
    let records = store.variables.elements
    changes.reserve(changes.count + variables.count)
    for variable in variables {
      let (value, isFixedByRequired) = presolver.outcome(of: variable)
      let record = records + Int(variable)
      if isFixedByRequired {
        record.pointee.flags.insert(.isFixedByRequired)
      } else {
        record.pointee.flags.remove(.isFixedByRequired)
      }
      var clean = value.roundedToCommonFraction + 0
      if !value.isFinite { clean = store.recordOverflow(variable) }
      let before = record.pointee.value
      if before == clean { continue }
      record.pointee.value = clean
      changes.appendWithinCapacity(Change(variable: variable, before: before))
    }
  }

  /// Takes all values in the first solve from a basis of the same structure.
  ///
  /// All lists are in the order of the variables. The values must be finite.
  mutating func acceptAll(
    _ variables: ContiguousArray<Int32>, _ values: borrowing Storage<Double>,
    _ outcomes: ContiguousArray<VariableFlags>, in store: inout Store
  ) {
    assert(!flagsChanges)
    let records = store.variables.elements
    changes.reserve(changes.count + variables.count)
    for position in variables.indices {
      let record = records + Int(variables[position])
      record.pointee.flags = record.pointee.flags.subtracting(.recorded).union(outcomes[position])
      let (before, value) = (record.pointee.value, values[position])
      if before == value { continue }
      record.pointee.value = value
      changes.appendWithinCapacity(Change(variable: variables[position], before: before))
    }
  }

  // MARK: Maintaining the list

  /// Flags the variables in the list, before values can change again.
  mutating func flagChanges(in store: inout Store) {
    if flagsChanges { return }
    flagsChanges = true
    for position in changes.indices {
      store.variables[Int(changes[position].variable)].isChanged = true
    }
  }

  @inline(__always)
  mutating func append(_ change: Change) { changes.append(change) }

  @inline(__always)
  mutating func appendWithinCapacity(_ change: Change) { changes.appendWithinCapacity(change) }

  /// Reserves room for more changes.
  @inline(__always)
  mutating func reserve(more count: Int) { changes.reserve(changes.count + count) }

  /// Returns the journal, leaving an empty one without memory in its place.
  @inline(__always)
  mutating func take() -> ValueJournal {
    ValueJournal(
      changes.take(), flagsChanges: flagsChanges, hasNoDuplicates: hasNoDuplicates)
  }

  /// Restores all previous values.
  mutating func rollBack(in store: inout Store) {
    for position in changes.indices.reversed() {
      let change = changes[position]
      store.variables[Int(change.variable)].value = change.before
      store.variables[Int(change.variable)].isChanged = false
    }
    changes.truncate(to: 0)
  }

  /// Removes the variables that have their previous values again from the list.
  mutating func finish(in store: inout Store) {
    // Each variable is then in the list once, with a new value.
    if hasNoDuplicates || !flagsChanges { return }
    var kept = 0
    let variables = store.variables.elements
    for position in changes.indices {
      let change = changes[position]
      let variable = variables + Int(change.variable)
      variable.pointee.isChanged = false
      if !variable.pointee.isAlive || variable.pointee.value == change.before { continue }
      changes[kept] = change
      kept += 1
    }
    changes.truncate(to: kept)
  }
}

extension Store {
  /// Flags a variable whose value overflowed and returns zero as its value.
  @inline(never)
  fileprivate mutating func recordOverflow(_ variable: Int32) -> Double {
    variables[Int(variable)].flags.insert(.isOutOfRange)
    return 0
  }
}
