// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Brings the values up to date with the edits since the last solve.
  ///
  /// Only the parts of the system that hang together with an edit are solved again. A contradiction
  /// among required constraints is no error: going through them in order, each that contradicts
  /// those accepted before is dropped and reported, and everything else holds.
  ///
  /// - Returns: the conflicts, and on demand the variables left open.
  @discardableResult
  public func solve() -> Solution {
    bringUpToDate()
    defer { if !refused.isEmpty { refused.removeAll() } }
    return Solution(conflicts: sortedConflicts, refused: refused, solver: self)
  }

  /// Does what ``solve()`` does without telling what it found.
  package func updateValues() {
    bringUpToDate()
    if !refused.isEmpty { refused.removeAll() }
  }

  private func bringUpToDate() {
    visits = 0
    steps = 0
    store.renewMarks()
    if !justBroken.isEmpty { justBroken.removeAll(keepingCapacity: true) }
    changes.truncate(to: 0)
    if !store.constantConstraints.isEmpty { checkConstants() }
    if store.isDirty {
      leaveRay()
      basis.cache.forgetAll()
    }
    let isOtherStructure = store.isDirty
    takeConstantEdits()
    marksChanges = wasSolved
    // Variables that settle at the value of another are solved again when that one moves. Each turn
    // gets at least the oldest of them right, and one turn is what it nearly always takes.
    var turns = 0
    while store.isDirty, turns <= store.variables.count {
      turns += 1
      if store.hardCount > 0 {
        // Which of several constraints is dropped depends on all that hang together with them.
        if wasSolved, conflicts.isEmpty, !usesSimplexOnly {
          store.takeDirtyUpToAnchors(into: &subproblem)
        } else {
          store.takeDirty(.all, into: &subproblem)
        }
        solveSubproblem(.all)
      }
      if store.isDirty {
        markChanges()
        store.takeDirty(.open, into: &subproblem)
        solveSubproblem(.open)
      }
      store.forgetTouched()
    }
    // What was just made is often changed once, by the heights of texts at their widths or by a
    // frame. Where that is little work, a plan pays only if more changes follow.
    if isOtherStructure, visits <= 512 { warmStartPause = max(warmStartPause, 1) }
    finishChanges()
    #if DEBUG
      if let flaw = findFlaw() { assertionFailure(flaw) }
    #endif
    if !wasSolved {
      // Most systems are solved once. Those that are solved again keep their memory from then on.
      workspace.release()
      subproblem = Subproblem()
      wasSolved = true
    }
  }

  /// Changed constants are carried along the plan where it holds, and are edits like others where
  /// it does not.
  private func takeConstantEdits() {
    if store.edits.count == 0 { return }
    let isSingle = noteEdits()
    var isDone = false
    if !store.isDirty, !usesSimplexOnly, isSingle, followRay() {
      isDone = true
    } else if !store.isDirty, !usesSimplexOnly {
      leaveRay()
      // Where one change after another turns things over, a plan is not worth making each time.
      if warmStartPause > 0 {
        warmStartPause -= 1
      } else {
        isDone = warmStart(isSingle: isSingle)
        warmStartFailures = isDone ? 0 : warmStartFailures + 1
        // What breaks a plan is learnt from where plans are kept, so backoff pays there.
        let backoff = basis.cache.isEmpty ? 1 : 24
        warmStartPause = warmStartFailures < backoff ? 0 : min(warmStartFailures - backoff + 1, 7)
      }
    }
    for index in store.edits.indices {
      let place = Int(store.edits[index].place)
      // A constraint that is gone has no mark, nor has what came in its place.
      guard store.constraints[place].isEdited else { continue }
      store.constraints[place].isEdited = false
      if !isDone { store.markDirty(constraint: place) }
    }
    store.edits.truncate(to: 0)
  }

  /// Constraints without variables hold or not.
  private func checkConstants() {
    for place in store.constantConstraints {
      let record = store.constraints[Int(place)]
      let holds =
        switch record.relation {
        case .equal: record.constant == 0
        case .lessThanOrEqual: record.constant <= 0
        case .greaterThanOrEqual: record.constant >= 0
        }
      let isBroken = record.priority >= 1000 && !holds
      store.constraints[Int(place)].isBroken = isBroken
      let id = store.id(at: Int(place))
      if isBroken == (conflicts[place] != nil) { continue }
      conflicts[place] =
        isBroken ? Conflict(constraints: [id], broken: id, reason: .holdsForNoValue) : nil
      if isBroken { justBroken.append(id) }
    }
  }

  /// A presolve with room for a part of the system.
  func makePresolver(
    _ part: Subproblem, looksThroughRows: Bool = false, trail: Trail? = nil
  ) -> Presolver {
    workspace.begin(
      variables: store.variables.count, constraints: store.constraints.count,
      cells: store.cells.count, isGrowing: wasSolved)
    workspace.nodes.prepare(store.variables.count)
    workspace.flags.prepare(store.constraints.count)
    workspace.waits.prepare(part.cellCount)
    workspace.queue.prepare(part.constraints.count)
    workspace.softRows.prepare(part.constraints.count)
    workspace.sortedSoftRows.prepare(part.constraints.count)
    workspace.softRowLevels.prepare(part.constraints.count)
    workspace.roots.prepare(part.longest)
    workspace.factors.prepare(part.longest)
    return Presolver(
      variables: store.variables.elements, constraints: store.constraints.elements,
      cells: store.cells.elements, nodes: trail?.nodes.elements ?? workspace.nodes.elements,
      flags: workspace.flags.elements,
      waits: workspace.waits.elements, queue: workspace.queue.elements,
      roots: workspace.roots.elements,
      factors: workspace.factors.elements, softRows: workspace.softRows.elements,
      orders: store.variableOrders.snapshot,
      looksThroughRows: looksThroughRows, trail: trail.map { Unmanaged.passUnretained($0) })
  }

  private func solveSubproblem(_ reach: Reach) {
    if subproblem.variables.isEmpty { return }
    visits += subproblem.constraints.count
    let mark = store.lastMark
    basis.forget(subproblem.variables, of: store.variables.count)
    if reach == .all { forgetConflicts(of: subproblem.constraints) }
    forgetOutcome()
    if usesSimplexOnly { return solveUndecided([], clashes: subproblem.variables, mark: mark) }
    var presolver = makePresolver(subproblem)
    presolver.run(subproblem, &workspace)
    let isClear = presolver.broken.isEmpty && presolver.lateClashes.isEmpty
    if subproblem.reach == .anchored, !isClear || !presolver.contradictions.isEmpty {
      // The anchors have a part in the contradiction.
      steps += presolver.steps
      store.extend(&subproblem)
      return solveSubproblem(.all)
    }
    if !isClear {
      guard reach == .all, dropContradictions(in: subproblem) else {
        return solveUndecided([], clashes: subproblem.variables, mark: mark)
      }
      // What clashed at once has left no traces. What clashed late has, and nothing after it counts:
      // start again without it.
      let isRight = presolver.lateClashes.isEmpty && presolver.broken.allSatisfy(isBroken(at:))
      if !isRight {
        steps += presolver.steps
        forgetOutcome()
        presolver = makePresolver(subproblem)
        presolver.run(subproblem, &workspace)
        guard presolver.broken.isEmpty, presolver.lateClashes.isEmpty else {
          return solveUndecided([], clashes: subproblem.variables, mark: mark)
        }
      }
    }
    steps += presolver.steps
    if presolver.isDecided {
      if marksChanges {
        for variable in subproblem.variables { accept(variable, from: &presolver, mark: mark) }
      } else {
        acceptAll(from: &presolver)
      }
    } else {
      // How far the undecided parts reach depends on what the required constraints fix.
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

  /// Forgets how the last solve, or the last try, came to the values of the subproblem.
  private func forgetOutcome() {
    let records = store.variables.elements
    for variable in subproblem.variables {
      records[Int(variable)].flags.subtract(.outcome)
    }
  }

  /// Takes the value of a variable over from the presolve.
  @inline(__always)
  func accept(_ variable: Int32, from presolver: inout Presolver, mark: UInt32) {
    let (value, isFixedByRequired) = presolver.outcome(of: variable)
    store.variables[Int(variable)].isFixedByRequired = isFixedByRequired
    setValue(value, of: variable, mark: mark)
  }

  /// The same for all variables of the subproblem, when everything is solved for the first time: then
  /// there is nothing yet that could have settled at a former value.
  private func acceptAll(from presolver: inout Presolver) {
    let records = store.variables.elements
    changes.reserve(changes.count + subproblem.variables.count)
    for variable in subproblem.variables {
      let (value, isFixedByRequired) = presolver.outcome(of: variable)
      let record = records + Int(variable)
      if isFixedByRequired {
        record.pointee.flags.insert(.isFixedByRequired)
      } else {
        record.pointee.flags.remove(.isFixedByRequired)
      }
      var clean = value + 0
      if !value.isFinite { clean = noteOutOfRange(variable) }
      let before = record.pointee.value
      if before == clean { continue }
      record.pointee.value = clean
      changes.appendWithinCapacity(Change(variable: variable, before: before))
    }
  }

  /// Marks what is in the list of changes, before values can change again.
  func markChanges() {
    if marksChanges { return }
    marksChanges = true
    for position in changes.indices {
      store.variables[Int(changes[position].variable)].isChanged = true
    }
  }

  /// Gives a variable its value.
  ///
  /// Those that settled at its old one are to be solved again, unless they are solved in the same
  /// go: then their search has left the mark.
  func setValue(_ value: Double, of variable: Int32, mark: UInt32) {
    // Adding zero turns -0 into 0.
    var clean = value + 0
    if !value.isFinite { clean = noteOutOfRange(variable) }
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

  /// Where numbers overflow there is no answer to give but zero.
  @inline(never)
  private func noteOutOfRange(_ variable: Int32) -> Double {
    store.variables[Int(variable)].flags.insert(.isOutOfRange)
    return 0
  }

  private func finishChanges() {
    // Each variable changed once, to another value.
    if basis.hasOnlyMoved {
      basis.hasOnlyMoved = false
      return
    }
    if !basis.isAlongRay { noteAffected() }
    if !marksChanges { return }
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
