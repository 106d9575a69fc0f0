// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A fast path for recurring edits of the same constants, by compiled updates.
struct CompiledUpdates: ~Copyable {
  /// The values of an update's variables before it ran.
  private var previousValues = Storage<Double>()
  /// The number of constraints that the last run checked.
  private(set) var checkCount = 0

  /// The largest number of basis changes to attempt.
  private static var switchLimit: Int { 8 }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int { previousValues.capacity }

  /// Runs the compiled update for the current edits, switching to cached bases where it breaks.
  ///
  /// Returns `false` and restores all values if no known basis holds.
  mutating func run(
    _ basis: inout Basis, _ store: inout Store, _ journal: inout ValueJournal
  ) -> Bool {
    checkCount = 0
    var state = basis.cache.current
    guard state >= 0, var update = basis.cache.update(of: state), update.isUsable else {
      return false
    }
    let variables = store.variables.elements
    let constraints = store.constraints.elements
    let floor = basis.floor
    let count = basis.cache.pattern.variables.count
    previousValues.prepare(count)
    let members = basis.cache.pattern.variables.members.elements
    let before = previousValues.elements
    for position in 0..<count {
      before[position] = variables[Int(members[position])].value
    }
    basis.cache.path.prepare(Self.switchLimit)
    var switches = 0
    while update.compute(variables, constraints) {
      checkCount += update.checkCount
      var cursor = update.firstCheck
      var edge: Int32 = -1
      var isBroken = false
      // Any of the constraints that broke may have an edge.
      while edge < 0, let cause = update.nextViolation(&cursor, variables, constraints, floor) {
        isBroken = true
        edge = basis.cache.edgeIndex(from: state, at: cause)
      }
      if !isBroken {
        commit(in: state, after: switches, &basis, variables, &journal)
        return true
      }
      guard edge >= 0, switches < Self.switchLimit, basis.cache.includeInPattern(edge) else {
        break
      }
      basis.cache.path[switches] = edge
      switches += 1
      guard let next = basis.cache.remainder(of: edge, from: state) else { break }
      state = basis.cache.edges[Int(edge)].to
      update = next
    }
    // Including edges in the pattern may have reallocated the list; its previous elements remain at
    // the front.
    let restored = basis.cache.pattern.variables.members.elements
    for position in 0..<count {
      variables[Int(restored[position])].value = before[position]
    }
    return false
  }

  /// Records the values that an update led to, and the basis that they belong to.
  private func commit(
    in state: Int32, after switches: Int, _ basis: inout Basis,
    _ variables: Elements<VariableRecord>, _ journal: inout ValueJournal
  ) {
    basis.applyPath(switches)
    basis.cache.current = state
    basis.applyOutcomes(alongFirst: switches, variables)
    let (previousValues, isFirst) = (previousValues.elements, journal.isEmpty)
    let members = basis.cache.pattern.variables.members.elements
    let count = basis.cache.pattern.variables.count
    var own = journal.take()
    own.reserve(more: count)
    for position in 0..<count {
      let variable = members[position]
      let record = variables + Int(variable)
      let before = previousValues[position]
      if record.pointee.value == before { continue }
      if !isFirst {
        if record.pointee.isChanged { continue }
        record.pointee.isChanged = true
      }
      own.appendWithinCapacity(Change(variable: variable, before: before))
    }
    journal = own
    // The variables affected by a constant that is edited alone are recorded at the end.
    journal.hasNoDuplicates = isFirst && basis.cache.affected.editedRow < 0
  }

  /// Compiles an update for the current edits if they recur.
  func compileIfRecurring(_ basis: inout Basis, _ store: inout Store) {
    guard basis.cache.current >= 0, basis.cache.pattern.isWorthCompiling else { return }
    basis.cache.insert(basis.propagator(in: &store).update(for: &basis.cache.pattern))
  }
}
