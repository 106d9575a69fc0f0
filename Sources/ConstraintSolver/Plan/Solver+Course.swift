// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Edits of the same constants that come again and again.

extension Solver {
  /// How many plans of before are tried.
  private static var switchLimit: Int { 8 }

  /// Takes the course that is known for edits like these, changing over to plans of before where it
  /// breaks. Answers false, with all values as they were, where none is known that holds.
  func followCourse() -> Bool {
    var state = plan.states.current
    guard state >= 0, var course = plan.states.course(of: state), course.isUsable else {
      return false
    }
    let variables = store.variables.base
    let constraints = store.constraints.base
    let floor = plan.floor
    let count = plan.states.repeats.variables.count
    plan.befores.reserve(count)
    let members = plan.states.repeats.variables
    let befores = plan.befores.base
    for position in 0..<count {
      befores[position] = variables[Int(members[position])].value
    }
    plan.states.path.reserve(Self.switchLimit)
    var switches = 0
    while course.compute(variables, constraints) {
      visits += course.checkCount
      var place = course.firstCheck
      var edge: Int32 = -1
      var isBroken = false
      // Whichever of the constraints that broke leads on.
      while edge < 0, let cause = course.nextBreak(&place, variables, constraints, floor) {
        isBroken = true
        edge = plan.states.edgeIndex(from: state, at: cause)
      }
      if !isBroken {
        arrive(in: state, after: switches)
        return true
      }
      guard edge >= 0, switches < Self.switchLimit, plan.states.watch(edge) else {
        break
      }
      plan.states.path.base[switches] = edge
      switches += 1
      guard let next = plan.states.rest(of: edge, from: state) else { break }
      state = plan.states.edges[Int(edge)].to
      course = next
    }
    for position in 0..<count {
      variables[Int(members[position])].value = befores[position]
    }
    return false
  }

  /// Takes note of the values that a course led to, and of the plan that they are by.
  private func arrive(in state: Int32, after switches: Int) {
    plan.changeAlongPath(switches)
    plan.states.current = state
    let variables = store.variables.base
    let (befores, isFirst) = (plan.befores.base, changes.count == 0)
    let members = plan.states.repeats.variables
    changes.reserve(changes.count + members.count)
    var changes = changes
    for position in 0..<members.count {
      let variable = members[position]
      let record = variables + Int(variable)
      let before = befores[position]
      if record.pointee.value == before { continue }
      if !isFirst {
        if record.pointee.isChanged { continue }
        record.pointee.isChanged = true
      }
      changes.appendWithinCapacity(Change(variable: variable, before: before))
    }
    self.changes = changes
    // What moves with a constant that is edited alone is taken note of in the end.
    plan.hasOnlyMoved = isFirst && plan.states.movers.place < 0
    visits += changes.count
  }

  /// Works out the course of the edits just made, if they come again and again.
  func findCourse() {
    guard plan.states.current >= 0, plan.states.repeats.isWorthACourse else { return }
    plan.states.keep(makeFollower().course(for: &plan.states.repeats))
  }
}
