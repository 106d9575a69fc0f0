// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Gives variables their values, and remembers which of them a solve changed, with the value from before.
struct ValueJournal: ~Copyable {
  private var changes: Storage<Change>
  /// Whether the variables in that list are marked, so that none comes up twice.
  ///
  /// While each part is solved for the first time, none can.
  private var marksChanges = false
  /// Whether this solve has done nothing but give variables other values, each once.
  var holdsEachOnce = false

  init() { changes = Storage(capacity: 32) }

  /// Takes the place of another.
  private init(_ changes: consuming Storage<Change>, marksChanges: Bool, holdsEachOnce: Bool) {
    self.changes = changes
    self.marksChanges = marksChanges
    self.holdsEachOnce = holdsEachOnce
  }

  /// Begins anew, for a solve that is not the first where it is to mark what changes.
  mutating func begin(marksChanges: Bool) {
    changes.truncate(to: 0)
    self.marksChanges = marksChanges
    holdsEachOnce = false
  }

  // MARK: What changed

  @inline(__always)
  var count: Int { changes.count }
  @inline(__always)
  var isEmpty: Bool { changes.isEmpty }
  var indices: Range<Int> { changes.indices }
  var capacity: Int { changes.capacity }

  subscript(position: Int) -> Change {
    @inline(__always) get { changes[position] }
  }

  /// Where the numbers of the variables lie, and how many bytes are from one to the next; good until
  /// the list grows.
  var places: (first: UnsafeRawPointer, count: Int, stride: Int) {
    assert(MemoryLayout<Change>.offset(of: \.variable) == 0)
    return (UnsafeRawPointer(changes.elements.start), changes.count, MemoryLayout<Change>.stride)
  }

  // MARK: Giving values

  /// Gives a variable its value.
  ///
  /// Those that settled at its old one are to be solved again, unless they are solved in the same
  /// go: then their search has left the mark.
  mutating func set(_ value: Double, of variable: Int32, mark: UInt32, in store: inout Store) {
    // Adding zero turns -0 into 0.
    var clean = value + 0
    if !value.isFinite { clean = store.noteOutOfRange(variable) }
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
      if record.isSettled, record.mark < mark { store.markDirty(child) }
      child = record.nextChild
    }
  }

  /// Takes the values of variables over from the presolve.
  mutating func accept(
    _ variables: ContiguousArray<Int32>, from presolver: inout Presolver, mark: UInt32,
    in store: inout Store
  ) {
    if !marksChanges { return acceptAll(variables, from: &presolver, in: &store) }
    for variable in variables { accept(variable, from: &presolver, mark: mark, in: &store) }
  }

  /// Takes the value of a variable over from the presolve.
  @inline(__always)
  mutating func accept(
    _ variable: Int32, from presolver: inout Presolver, mark: UInt32, in store: inout Store
  ) {
    let (value, isFixedByRequired) = presolver.outcome(of: variable)
    store.variables[Int(variable)].isFixedByRequired = isFixedByRequired
    set(value, of: variable, mark: mark, in: &store)
  }

  /// The same when everything is solved for the first time: then there is nothing yet that could have
  /// settled at a former value.
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
      var clean = value + 0
      if !value.isFinite { clean = store.noteOutOfRange(variable) }
      let before = record.pointee.value
      if before == clean { continue }
      record.pointee.value = clean
      changes.appendWithinCapacity(Change(variable: variable, before: before))
    }
  }

  // MARK: Keeping the list

  /// Marks what is in the list, before values can change again.
  mutating func markChanges(in store: inout Store) {
    if marksChanges { return }
    marksChanges = true
    for position in changes.indices {
      store.variables[Int(changes[position].variable)].isChanged = true
    }
  }

  @inline(__always)
  mutating func append(_ change: Change) { changes.append(change) }

  @inline(__always)
  mutating func appendWithinCapacity(_ change: Change) { changes.appendWithinCapacity(change) }

  /// Makes room for more changes.
  @inline(__always)
  mutating func reserve(more count: Int) { changes.reserve(changes.count + count) }

  /// The journal, which is empty and without memory here from now on.
  @inline(__always)
  mutating func take() -> ValueJournal {
    ValueJournal(
      changes.take(), marksChanges: marksChanges, holdsEachOnce: holdsEachOnce)
  }

  /// Puts all values back.
  mutating func rollBack(in store: inout Store) {
    for position in changes.indices.reversed() {
      let change = changes[position]
      store.variables[Int(change.variable)].value = change.before
      store.variables[Int(change.variable)].isChanged = false
    }
    changes.truncate(to: 0)
  }

  /// Leaves in the list what has another value than before.
  mutating func finish(in store: inout Store) {
    // Then each variable is in it once, with another value.
    if holdsEachOnce || !marksChanges { return }
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
  /// Where numbers overflow there is no answer to give but zero.
  @inline(never)
  fileprivate mutating func noteOutOfRange(_ variable: Int32) -> Double {
    variables[Int(variable)].flags.insert(.isOutOfRange)
    return 0
  }
}
