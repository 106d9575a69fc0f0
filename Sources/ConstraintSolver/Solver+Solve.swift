// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Updates the values for the edits since the last solve.
  ///
  /// Only the parts of the system that are connected to an edit are solved again. A contradiction
  /// among required constraints isn't an error: they are processed in order, and each one that
  /// contradicts those accepted before it is dropped and reported. All others hold.
  ///
  /// - Returns: The conflicts and, on demand, the undetermined variables.
  @discardableResult
  public func solve() -> Solution {
    update()
    defer { if !refused.isEmpty { refused.removeAll() } }
    return Solution(conflicts: sortedConflicts, refused: refused, solver: self)
  }

  /// Updates the values like ``solve()``, without returning a solution.
  package func updateValues() {
    update()
    if !refused.isEmpty { refused.removeAll() }
  }

  private func update() {
    visits = 0
    steps = 0
    store.resetMarks()
    conflicts.begin()
    journal.begin(flagsChanges: wasSolved)
    if !store.constantConstraints.isEmpty { conflicts.checkConstants(in: &store) }
    if store.isDirty { warmStart.invalidateStructure(&store, &journal) }
    let isOtherStructure = store.isDirty
    applyConstantEdits()
    // Variables that default to the value of another variable are solved again when that one
    // changes. Each pass completes at least the oldest of them, and one pass is nearly always
    // enough.
    var passes = 0
    while store.isDirty, passes <= store.variables.count {
      passes += 1
      if store.hardCount > 0 {
        // All constraints connected to a conflict affect which one is dropped.
        if wasSolved, conflicts.isEmpty, !usesSimplexOnly {
          store.collectDirtyUpToAnchors(into: &subproblem)
        } else {
          store.collectDirty(.component, into: &subproblem)
        }
        solveSubproblem(.component)
      }
      if store.isDirty {
        journal.flagChanges(in: &store)
        store.collectDirty(.upToFixed, into: &subproblem)
        solveSubproblem(.upToFixed)
      }
      store.clearChangedConstraints()
    }
    // A new structure is often edited only once more, when the heights of texts or a frame become
    // known, and a part that is added later, such as a cell, once more when it is placed. If that is
    // little work, building a basis pays off only if more changes follow.
    if isOtherStructure, visits <= 512 { warmStart.skip(wasSolved ? 2 : 1) }
    warmStart.finish(journal)
    journal.finish(in: &store)
    #if DEBUG
      if let flaw = findFlaw() { assertionFailure(flaw) }
    #endif
    if !wasSolved {
      // Most systems are solved only once. Those that are solved again keep their memory from then
      // on.
      workspace.release()
      subproblem = Subproblem()
      wasSolved = true
    }
    recordedSystem = nil
  }

  /// Applies changed constants along the basis where it holds, or else queues them like other
  /// edits.
  private func applyConstantEdits() {
    if store.edits.count == 0 { return }
    var isDone = false
    let outcome = warmStart.run(
      &store, &journal, conflicts, isDisabled: usesSimplexOnly || hasExtremeEdits,
      hasKnownStructures: structures.isHelpful)
    switch outcome {
    case .holds: isDone = true
    case .unchanged: break
    case .broken:
      isDone = repairLocally()
      warmStart.endRepair(isRepaired: isDone, &store, &journal)
    }
    visits += warmStart.visits
    for index in store.edits.indices {
      let constraint = Int(store.edits[index].constraint)
      // A removed constraint has no such flag, nor has a new one at the same index.
      guard store.constraints[constraint].isEdited else { continue }
      store.constraints[constraint].isEdited = false
      if isDone { continue }
      store.markDirty(constraint: constraint)
      warmStart.invalidateStatus(of: constraint, in: store)
    }
    store.edits.truncate(to: 0)
  }

  /// Whether a constant is or was so large that the rounding error of its change is too large.
  private var hasExtremeEdits: Bool {
    for index in store.edits.indices {
      let edit = store.edits[index]
      let now = store.constraints[Int(edit.constraint)].constant
      if abs(edit.before) > Self.coarseConstant || abs(now) > Self.coarseConstant { return true }
    }
    return false
  }

  /// The constant above which rounding errors exceed those that are tolerated in a solution.
  private static var coarseConstant: Double { 1e8 }

  private func solveSubproblem(_ extent: SearchExtent) {
    if subproblem.variables.isEmpty { return }
    visits += subproblem.constraints.count
    let mark = store.lastMark
    warmStart.invalidate(subproblem.variables, of: store.variables.count)
    solveKnownStructures()
    if subproblem.variables.isEmpty { return }
    store.sortCollected(&subproblem)
    if extent == .component { conflicts.retry(subproblem.constraints, in: &store) }
    clearOutcome()
    if solveFromSharedBasis() { return }
    if usesSimplexOnly {
      return solveUndecided([], contradictory: subproblem.variables, mark: mark)
    }
    var presolver = workspace.presolver(for: subproblem, of: store)
    presolver.run(subproblem, &workspace)
    let isFeasible = presolver.infeasible.isEmpty && presolver.lateInfeasible.isEmpty
    if subproblem.extent == .upToAnchors, !isFeasible || !presolver.contradictions.isEmpty {
      // The anchors are involved in the contradiction.
      steps += presolver.steps
      store.extend(&subproblem)
      return solveSubproblem(.component)
    }
    if !isFeasible {
      guard extent == .component, dropContradictions(in: subproblem) else {
        return solveUndecided([], contradictory: subproblem.variables, mark: mark)
      }
      // A row that was rejected immediately has changed nothing. One that was rejected late has
      // changed the state, so nothing after it is valid: restart without it.
      let isExplained =
        presolver.lateInfeasible.isEmpty && presolver.infeasible.allSatisfy(isBroken(at:))
      if !isExplained {
        steps += presolver.steps
        clearOutcome()
        presolver = workspace.presolver(for: subproblem, of: store)
        presolver.run(subproblem, &workspace)
        guard presolver.infeasible.isEmpty, presolver.lateInfeasible.isEmpty else {
          return solveUndecided([], contradictory: subproblem.variables, mark: mark)
        }
      }
    }
    steps += presolver.steps
    if presolver.isDecided {
      journal.accept(subproblem.variables, from: &presolver, mark: mark, in: &store)
      if structures.isRecording { structures.record(of: store) }
      shareBasis(presolver)
    } else {
      // The extent of the undecided subproblems depends on what the required constraints fix.
      for variable in subproblem.variables {
        let root = presolver.find(variable).root
        store.variables[Int(variable)].isFixedByRequired = presolver.nodes[Int(root)].fixedAt == 0
      }
      let contradictory = presolver.contradictions.map {
        store.cells[Int(store.constraints[Int($0)].firstCell)].variable
      }
      solveUndecided(
        presolver.undecided, contradictory: ContiguousArray(contradictory), mark: mark,
        after: &presolver)
    }
  }

  /// Clears the outcome flags that the last solve or attempt set on the subproblem.
  private func clearOutcome() {
    let records = store.variables.elements
    for variable in subproblem.variables {
      records[Int(variable)].flags.subtract(.outcome)
    }
  }

  #if DEBUG
    /// Returns a description of a flaw in the values of the last solve, if any; see
    /// ``AnswerCheck``.
    func findFlaw() -> String? {
      let changed =
        subproblem.variables + solvedFromKnownBases + journal.indices.map { journal[$0].variable }
      solvedFromKnownBases.removeAll(keepingCapacity: true)
      return AnswerCheck(names: names, limits: simplexLimits).findFlaw(around: changed, in: &store)
    }
  #endif
}
