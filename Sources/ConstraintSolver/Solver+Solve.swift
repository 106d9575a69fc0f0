// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Updates the values for the edits since the last solve.
  ///
  /// Only the parts of the system connected to an edit are solved again. A contradiction among
  /// required constraints is not an error: they are processed in order, each that contradicts those
  /// accepted before is dropped and reported, and everything else holds.
  ///
  /// - Returns: The conflicts and, on demand, the undetermined variables.
  @discardableResult
  public func solve() -> Solution {
    bringUpToDate()
    defer { if !refused.isEmpty { refused.removeAll() } }
    return Solution(conflicts: sortedConflicts, refused: refused, solver: self)
  }

  /// Does the same as ``solve()`` without returning a solution.
  package func updateValues() {
    bringUpToDate()
    if !refused.isEmpty { refused.removeAll() }
  }

  private func bringUpToDate() {
    visits = 0
    steps = 0
    store.renewMarks()
    conflicts.begin()
    journal.begin(marksChanges: wasSolved)
    if !store.constantConstraints.isEmpty { conflicts.checkConstants(in: &store) }
    if store.isDirty { warmStart.forgetStructure(&store, &journal) }
    let isOtherStructure = store.isDirty
    takeConstantEdits()
    // Variables that default to the value of another are solved again when that one moves. Each
    // pass gets at least the oldest of them right, and one pass is nearly always enough.
    var turns = 0
    while store.isDirty, turns <= store.variables.count {
      turns += 1
      if store.hardCount > 0 {
        // All constraints connected to a conflict affect which one is dropped.
        if wasSolved, conflicts.isEmpty, !usesSimplexOnly {
          store.takeDirtyUpToAnchors(into: &subproblem)
        } else {
          store.takeDirty(.all, into: &subproblem)
        }
        solveSubproblem(.all)
      }
      if store.isDirty {
        journal.markChanges(in: &store)
        store.takeDirty(.open, into: &subproblem)
        solveSubproblem(.open)
      }
      store.forgetTouched()
    }
    // A new structure is often edited only once more, with the heights of texts at their widths or
    // a frame. If that is little work, a basis pays only if more changes follow.
    if isOtherStructure, visits <= 512 { warmStart.skipOnce() }
    warmStart.finish(journal)
    journal.finish(in: &store)
    #if DEBUG
      if let flaw = findFlaw() { assertionFailure(flaw) }
    #endif
    if !wasSolved {
      // Most systems are solved only once. Those solved again keep their memory from then on.
      workspace.release()
      subproblem = Subproblem()
      wasSolved = true
    }
  }

  /// Applies changed constants along the basis where it holds, or else queues them like other
  /// edits.
  private func takeConstantEdits() {
    if store.edits.count == 0 { return }
    var isDone = false
    switch warmStart.run(&store, &journal, conflicts, isOff: usesSimplexOnly) {
    case .holds: isDone = true
    case .fails: break
    case .broken:
      isDone = repairLocally()
      warmStart.endRepair(isRepaired: isDone, &store, &journal)
    }
    visits += warmStart.visits
    for index in store.edits.indices {
      let place = Int(store.edits[index].place)
      // A removed constraint has no such flag, nor has a new one at the same index.
      guard store.constraints[place].isEdited else { continue }
      store.constraints[place].isEdited = false
      if !isDone { store.markDirty(constraint: place) }
    }
    store.edits.truncate(to: 0)
  }

  private func solveSubproblem(_ reach: Reach) {
    if subproblem.variables.isEmpty { return }
    visits += subproblem.constraints.count
    let mark = store.lastMark
    warmStart.forget(subproblem.variables, of: store.variables.count)
    if reach == .all { conflicts.retry(subproblem.constraints, in: &store) }
    forgetOutcome()
    if usesSimplexOnly { return solveUndecided([], clashes: subproblem.variables, mark: mark) }
    var presolver = workspace.presolver(for: subproblem, of: store)
    presolver.run(subproblem, &workspace)
    let isClear = presolver.broken.isEmpty && presolver.lateClashes.isEmpty
    if subproblem.reach == .anchored, !isClear || !presolver.contradictions.isEmpty {
      // The anchors take part in the contradiction.
      steps += presolver.steps
      store.extend(&subproblem)
      return solveSubproblem(.all)
    }
    if !isClear {
      guard reach == .all, dropContradictions(in: subproblem) else {
        return solveUndecided([], clashes: subproblem.variables, mark: mark)
      }
      // A row rejected at once has changed nothing. One rejected late has, and nothing after it is
      // valid: restart without it.
      let isRight = presolver.lateClashes.isEmpty && presolver.broken.allSatisfy(isBroken(at:))
      if !isRight {
        steps += presolver.steps
        forgetOutcome()
        presolver = workspace.presolver(for: subproblem, of: store)
        presolver.run(subproblem, &workspace)
        guard presolver.broken.isEmpty, presolver.lateClashes.isEmpty else {
          return solveUndecided([], clashes: subproblem.variables, mark: mark)
        }
      }
    }
    steps += presolver.steps
    if presolver.isDecided {
      journal.accept(subproblem.variables, from: &presolver, mark: mark, in: &store)
    } else {
      // The extent of the undecided subproblems depends on what the required constraints fix.
      for variable in subproblem.variables {
        let root = presolver.find(variable).root
        store.variables[Int(variable)].isFixedByRequired = presolver.nodes[Int(root)].fixedAt == 0
      }
      let clashes = presolver.contradictions.map {
        store.cells[Int(store.constraints[Int($0)].firstCell)].variable
      }
      solveUndecided(
        presolver.undecided, clashes: ContiguousArray(clashes), mark: mark, after: &presolver)
    }
  }

  /// Clears the outcome flags that the last solve or attempt set on the subproblem.
  private func forgetOutcome() {
    let records = store.variables.elements
    for variable in subproblem.variables {
      records[Int(variable)].flags.subtract(.outcome)
    }
  }

  #if DEBUG
    /// Returns a description of a flaw in the values of the last solve, if any; see
    /// ``AnswerCheck``.
    func findFlaw() -> String? {
      let changed = subproblem.variables + journal.indices.map { journal[$0].variable }
      return AnswerCheck(names: names, limits: simplexLimits).findFlaw(around: changed, in: &store)
    }
  #endif
}
