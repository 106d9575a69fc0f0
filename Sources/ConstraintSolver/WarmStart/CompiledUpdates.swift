// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Takes edits of the same constants that come again and again by updates worked out once.
struct CompiledUpdates: ~Copyable {
  /// The values of the variables of an update before it was taken.
  private var befores = Storage<Double>()
  /// How many constraints the last run checked.
  private(set) var checkCount = 0

  /// How many bases of before are tried.
  private static var switchLimit: Int { 8 }

  /// How many numbers there is memory for.
  var room: Int { befores.capacity }

  /// Takes the update that is known for edits like these, changing over to bases of before where it
  /// breaks.
  ///
  /// Answers false, with all values as they were, where none is known that holds.
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
    befores.prepare(count)
    let members = basis.cache.pattern.variables.places.elements
    let before = befores.elements
    for position in 0..<count {
      before[position] = variables[Int(members[position])].value
    }
    basis.cache.path.prepare(Self.switchLimit)
    var switches = 0
    while update.compute(variables, constraints) {
      checkCount += update.checkCount
      var place = update.firstCheck
      var edge: Int32 = -1
      var isBroken = false
      // Whichever of the constraints that broke leads on.
      while edge < 0, let cause = update.nextBreak(&place, variables, constraints, floor) {
        isBroken = true
        edge = basis.cache.edgeIndex(from: state, at: cause)
      }
      if !isBroken {
        arrive(in: state, after: switches, &basis, variables, &journal)
        return true
      }
      guard edge >= 0, switches < Self.switchLimit, basis.cache.watch(edge) else {
        break
      }
      basis.cache.path[switches] = edge
      switches += 1
      guard let next = basis.cache.rest(of: edge, from: state) else { break }
      state = basis.cache.edges[Int(edge)].to
      update = next
    }
    // Watching edges may have moved the list; what was in it is still in front.
    let restored = basis.cache.pattern.variables.places.elements
    for position in 0..<count {
      variables[Int(restored[position])].value = before[position]
    }
    return false
  }

  /// Takes note of the values that an update led to, and of the basis that they are by.
  private func arrive(
    in state: Int32, after switches: Int, _ basis: inout Basis,
    _ variables: Elements<VariableRecord>, _ journal: inout ValueJournal
  ) {
    basis.changeAlongPath(switches)
    basis.cache.current = state
    let (befores, isFirst) = (befores.elements, journal.isEmpty)
    let members = basis.cache.pattern.variables.places.elements
    let count = basis.cache.pattern.variables.count
    var own = journal.take()
    own.reserve(more: count)
    for position in 0..<count {
      let variable = members[position]
      let record = variables + Int(variable)
      let before = befores[position]
      if record.pointee.value == before { continue }
      if !isFirst {
        if record.pointee.isChanged { continue }
        record.pointee.isChanged = true
      }
      own.appendWithinCapacity(Change(variable: variable, before: before))
    }
    journal = own
    // What moves with a constant that is edited alone is taken note of in the end.
    journal.holdsEachOnce = isFirst && basis.cache.affected.place < 0
  }

  /// Works out the update of the edits just made, if they come again and again.
  func learn(_ basis: inout Basis, _ store: inout Store) {
    guard basis.cache.current >= 0, basis.cache.pattern.isWorthACourse else { return }
    basis.cache.keep(basis.propagator(in: &store).update(for: &basis.cache.pattern))
  }
}
