// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Edits of the same constants that come again and again.

extension Solver {
  /// How many bases of before are tried.
  private static var switchLimit: Int { 8 }

  /// Takes the update that is known for edits like these, changing over to bases of before where it
  /// breaks.
  ///
  /// Answers false, with all values as they were, where none is known that holds.
  func runCompiledUpdate() -> Bool {
    var state = basis.cache.current
    guard state >= 0, var update = basis.cache.update(of: state), update.isUsable else {
      return false
    }
    let variables = store.variables.elements
    let constraints = store.constraints.elements
    let floor = basis.floor
    let count = basis.cache.pattern.variables.count
    basis.befores.prepare(count)
    let members = basis.cache.pattern.variables.places.elements
    let befores = basis.befores.elements
    for position in 0..<count {
      befores[position] = variables[Int(members[position])].value
    }
    basis.cache.path.prepare(Self.switchLimit)
    var switches = 0
    while update.compute(variables, constraints) {
      visits += update.checkCount
      var place = update.firstCheck
      var edge: Int32 = -1
      var isBroken = false
      // Whichever of the constraints that broke leads on.
      while edge < 0, let cause = update.nextBreak(&place, variables, constraints, floor) {
        isBroken = true
        edge = basis.cache.edgeIndex(from: state, at: cause)
      }
      if !isBroken {
        arrive(in: state, after: switches)
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
      variables[Int(restored[position])].value = befores[position]
    }
    return false
  }

  /// Takes note of the values that a update led to, and of the basis that they are by.
  private func arrive(in state: Int32, after switches: Int) {
    basis.changeAlongPath(switches)
    basis.cache.current = state
    let variables = store.variables.elements
    let (befores, isFirst) = (basis.befores.elements, journal.isEmpty)
    let members = basis.cache.pattern.variables.places.elements
    let count = basis.cache.pattern.variables.count
    var journal = self.journal.take()
    journal.reserve(more: count)
    for position in 0..<count {
      let variable = members[position]
      let record = variables + Int(variable)
      let before = befores[position]
      if record.pointee.value == before { continue }
      if !isFirst {
        if record.pointee.isChanged { continue }
        record.pointee.isChanged = true
      }
      journal.appendWithinCapacity(Change(variable: variable, before: before))
    }
    self.journal = journal
    // What moves with a constant that is edited alone is taken note of in the end.
    basis.hasOnlyMoved = isFirst && basis.cache.affected.place < 0
    visits += self.journal.count
  }

  /// Works out the update of the edits just made, if they come again and again.
  func compileUpdate() {
    guard basis.cache.current >= 0, basis.cache.pattern.isWorthACourse else { return }
    basis.cache.keep(makePropagator().update(for: &basis.cache.pattern))
  }
}
