// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Required constraints that contradict each other.

extension Solver {
  /// Processes the required rows of a subproblem in order and drops those that contradict the rows
  /// kept before, recording which.
  ///
  /// Returns `false` if the conflict cannot be explained.
  ///
  /// Each conflict is an irreducible set of rows, the last of which is dropped. Usually that is the
  /// row just processed. If earlier rows turn out to contradict each other, processing restarts
  /// without the last of those.
  func dropContradictions(in part: Subproblem) -> Bool {
    let trail = workspace.openTrail(store.variables.count)
    for _ in 0..<16 {
      var presolver = workspace.presolver(for: part, of: store, trail: trail)
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
      conflicts.drop(last, with: members, in: &store)
      if last != place {
        conflicts.retryDropped(becauseOf: last, in: &store)
        return .again
      }
      presolver.queueCount = 0
      presolver.waitCount = waitCount
      trail.rollBack(presolver.flags, presolver.waits)
    }
    return .done
  }

  func isBroken(at place: Int32) -> Bool { store.constraints[Int(place)].isBroken }

  /// A Boolean value that indicates whether required constraints contradict each other.
  package var hasConflicts: Bool { !conflicts.isEmpty }

  /// See ``Solution/conflicts``.
  package var sortedConflicts: [Conflict] { conflicts.sorted(by: &store) }
}
