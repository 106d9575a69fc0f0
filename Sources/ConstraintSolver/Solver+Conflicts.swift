// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Required constraints that contradict each other.

extension Solver {
  /// Goes through the required rows of a part of the system in order, drops those that contradict
  /// the ones kept before, and says with which.
  ///
  /// Answers false when it cannot tell.
  ///
  /// Each clash is explained by a minimal set of rows, the last of which is dropped. Mostly that is
  /// the row just taken in. Where rows before it turn out to contradict each other, it begins again
  /// without the last of those.
  func dropContradictions(in part: Subproblem) -> Bool {
    let trail = workspace.openTrail(store.variables.count)
    for _ in 0..<16 {
      var presolver = makePresolver(part, trail: trail)
      presolver.reset(part)
      trail.reset(part.variables)
      let outcome = dropInOrder(part, &presolver, trail)
      steps += presolver.steps
      switch outcome {
      case .done: return true
      case .again: continue
      case .unclear: return false
      }
    }
    return false
  }

  private enum Outcome {
    case done, again, unclear
  }

  private func dropInOrder(
    _ part: Subproblem, _ presolver: inout Presolver, _ trail: Trail
  ) -> Outcome {
    for place in part.constraints {
      let record = store.constraints[Int(place)]
      if record.priority < 1000 || record.isBroken { continue }
      let waitCount = presolver.waitCount
      trail.commit()
      if presolver.propagate(place), presolver.drain() { continue }
      var refinement = ConflictRefinement(presolver, trail)
      let others = refinement.run(&presolver)
      steps += refinement.steps
      guard var members = others else { return .unclear }
      members.append(trail.row)
      members.sort { store.precedes($0, $1) }
      let last = members.removeLast()
      self.record(broken: last, with: members)
      if last != place {
        retryConstraintsDroppedBecause(of: last)
        return .again
      }
      presolver.queueCount = 0
      presolver.waitCount = waitCount
      trail.rollBack(presolver.flags, presolver.waits)
    }
    return .done
  }

  /// A constraint that is dropped now is no reason any more for dropping others.
  private func retryConstraintsDroppedBecause(of place: Int32) {
    let id = store.id(at: Int(place))
    for (other, conflict) in conflicts where other != place && conflict.constraints.contains(id) {
      store.constraints[Int(other)].isBroken = false
      conflicts[other] = nil
    }
  }

  func isBroken(at place: Int32) -> Bool { store.constraints[Int(place)].isBroken }

  /// Notes that a constraint is dropped because of others.
  func record(broken place: Int32, with others: ContiguousArray<Int32>) {
    var members = others + [place]
    members.sort { store.precedes($0, $1) }
    store.constraints[Int(place)].isBroken = true
    justBroken.append(store.id(at: Int(place)))
    conflicts[place] = Conflict(
      constraints: members.map { store.id(at: Int($0)) }, broken: store.id(at: Int(place)),
      reason: members.count == 1 ? .holdsForNoValue : .comesLast)
  }

  func forgetConflicts(of constraints: ContiguousArray<Int32>) {
    if conflicts.isEmpty { return }
    for place in constraints where store.constraints[Int(place)].isBroken {
      store.constraints[Int(place)].isBroken = false
      conflicts[place] = nil
    }
  }

  /// Whether required constraints contradict each other.
  package var hasConflicts: Bool { !conflicts.isEmpty }

  /// See ``Solution/conflicts``.
  package var sortedConflicts: [Conflict] {
    if conflicts.isEmpty { return [] }
    if let conflictList { return conflictList }
    let list = conflicts.keys.sorted { store.precedes($0, $1) }.compactMap { conflicts[$0] }
    conflictList = list
    return list
  }
}
