// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Conflicts between required constraints.

extension Solver {
  /// Processes the required rows of a subproblem in order, and drops and records those that
  /// contradict the rows kept before.
  ///
  /// Returns `false` if a conflict can't be explained.
  ///
  /// Each conflict is an irreducible set of rows, the last of which is dropped. Usually that is the
  /// row just processed. If earlier rows turn out to contradict each other, processing restarts
  /// without the last of those.
  func dropContradictions(in subproblem: Subproblem) -> Bool {
    let trail = workspace.makeTrail(store.variables.count)
    for _ in 0..<16 {
      var presolver = workspace.presolver(for: subproblem, of: store, trail: trail)
      presolver.reset(subproblem)
      trail.reset(subproblem.variables)
      let outcome = dropSequentially(subproblem, &presolver, trail)
      steps += presolver.steps
      switch outcome {
      case .done: return true
      case .again: continue
      case .unexplained: return false
      }
    }
    return false
  }

  private enum Outcome {
    case done, again, unexplained
  }

  private func dropSequentially(
    _ subproblem: Subproblem, _ presolver: inout Presolver, _ trail: Trail
  ) -> Outcome {
    for constraint in subproblem.constraints {
      let record = store.constraints[Int(constraint)]
      if record.priority < 1000 || record.isBroken { continue }
      let watchCount = presolver.watchCount
      trail.commit()
      if presolver.propagate(constraint), presolver.propagateQueuedRows() { continue }
      var refinement = ConflictRefinement(presolver, trail)
      let others = refinement.run(&presolver)
      steps += refinement.steps
      guard var members = others else { return .unexplained }
      members.append(trail.row)
      members.sort { store.precedes($0, $1) }
      let last = members.removeLast()
      conflicts.drop(last, with: members, in: &store)
      if last != constraint {
        conflicts.retryDropped(becauseOf: last, in: &store)
        return .again
      }
      presolver.queueCount = 0
      presolver.watchCount = watchCount
      trail.rollBack(presolver.flags, presolver.watchEntries)
    }
    return .done
  }

  func isBroken(at constraint: Int32) -> Bool { store.constraints[Int(constraint)].isBroken }

  /// Whether required constraints contradict each other.
  package var hasConflicts: Bool { !conflicts.isEmpty }

  /// See ``Solution/conflicts``.
  package var sortedConflicts: [Conflict] { conflicts.sorted(by: &store) }
}
