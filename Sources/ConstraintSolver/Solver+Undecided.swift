// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Subproblems that the presolve leaves undecided.

extension Solver {
  /// Solves everything connected to some variables: first with a thorough presolve, then with the
  /// simplex.
  ///
  /// - Parameters:
  ///   - undecided: variables with soft rows that the presolve could not decide.
  ///   - clashes: variables in contradictory required constraints, if it is unknown which one to
  ///     drop.
  ///   - mark: the mark of the subproblem that is being solved.
  ///   - presolver: the presolve of that subproblem, which has the values of everything else.
  func solveUndecided(
    _ undecided: ContiguousArray<Int32>, clashes: ContiguousArray<Int32>, mark: UInt32,
    after presolver: inout Presolver
  ) {
    let parts = collectParts(undecided, clashes: clashes, mark: mark)
    for variable in subproblem.variables where store.variables[Int(variable)].mark == mark {
      journal.accept(variable, from: &presolver, mark: mark, in: &store)
    }
    solve(parts, mark: mark)
  }

  /// Does the same, with nothing decided.
  func solveUndecided(
    _ undecided: ContiguousArray<Int32>, clashes: ContiguousArray<Int32>, mark: UInt32
  ) {
    solve(collectParts(undecided, clashes: clashes, mark: mark), mark: mark)
  }

  private typealias OpenPart = (part: Subproblem, reach: Reach)

  private func collectParts(
    _ undecided: ContiguousArray<Int32>, clashes: ContiguousArray<Int32>, mark: UInt32
  ) -> [OpenPart] {
    journal.markChanges(in: &store)
    let partMark = store.nextMark()
    var parts: [OpenPart] = []
    func collect(_ start: Int32, _ reach: Reach) {
      if store.variables[Int(start)].mark == partMark { return }
      var found = Subproblem()
      store.collect(from: start, reach: reach, mark: partMark, into: &found)
      store.sort(&found)
      parts.append((found, reach))
    }
    for variable in clashes { collect(variable, .all) }
    for variable in undecided where !store.variables[Int(variable)].isFixedByRequired {
      collect(variable, .open)
    }
    // A variable that defaults to a value in one of the subproblems must take its default together
    // with it.
    var position = 0
    while position < parts.count {
      for variable in parts[position].part.variables {
        var child = store.variables[Int(variable)].firstChild
        while child >= 0 {
          let record = store.variables[Int(child)]
          if record.isSettled, record.mark == mark { collect(child, .open) }
          child = record.nextChild
        }
      }
      position += 1
    }
    return parts
  }

  private func solve(_ parts: [OpenPart], mark: UInt32) {
    if parts.count == 1, parts[0].reach == .open, solveLookingCloser(parts[0].part, mark) { return }
    var problems: [ReducedProblem] = []
    for (part, reach) in parts where reach == .open {
      guard let problem = workspace.reducedProblem(part, of: store, simplexLimits) else {
        // The presolve missed that required constraints contradict each other here: process them
        // together with everything connected to them.
        return solve(collectParts(parts, clash: part, mark: mark), mark: mark)
      }
      problems.append(problem)
    }
    for (part, reach) in parts where reach == .all { problems.append(makeUnreducedProblem(part)) }
    for problem in problems where problem.isTooLarge { solveInOrder(problem.part, mark: mark) }
    problems.removeAll { $0.isTooLarge }
    for index in problems.indices {
      problems[index].meetSoftRows(breakingTies: true)
      warmStart.forget(problems[index].part.variables, of: store.variables.count)
      steps += problems[index].steps
    }
    settle(problems, mark: mark)
  }

  /// Collects the subproblems again after one of them turned out to be contradictory.
  private func collectParts(_ parts: [OpenPart], clash: Subproblem, mark: UInt32) -> [OpenPart] {
    var clashes = clash.variables
    var undecided: ContiguousArray<Int32> = []
    for (part, reach) in parts {
      if reach == .all {
        clashes.append(contentsOf: part.variables)
      } else {
        undecided.append(contentsOf: part.variables)
      }
    }
    return collectParts(undecided, clashes: clashes, mark: mark)
  }

  /// Attempts a presolve that tightens bounds through waiting rows.
  private func solveLookingCloser(_ part: Subproblem, _ mark: UInt32) -> Bool {
    if usesSimplexOnly { return false }
    var presolver = workspace.presolver(for: part, of: store, looksThroughRows: true)
    for variable in part.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    presolver.run(part, &workspace)
    guard presolver.isDecided, presolver.lateClashes.isEmpty, presolver.broken.isEmpty else {
      return false
    }
    for variable in part.variables {
      journal.accept(variable, from: &presolver, mark: mark, in: &store)
    }
    return true
  }

  /// Returns the subproblem with its required rows satisfied in order, as far as possible.
  private func makeUnreducedProblem(_ part: Subproblem) -> ReducedProblem {
    conflicts.retry(part.constraints, in: &store)
    var presolver = workspace.presolver(for: part, of: store)
    presolver.reset(part)
    let problem = ReducedProblem(part, &presolver, .whole, simplexLimits)
    if problem.isTooLarge {
      _ = dropContradictions(in: part)
      return problem
    }
    for clash in problem.meetRequired() ?? [] {
      conflicts.drop(clash.broken, with: clash.others, in: &store)
    }
    return problem
  }

  /// Assigns default values across all subproblems, since a variable may default to a value in
  /// another one: lengths, bounds, then positions.
  ///
  /// Also stores the values.
  private func settle(_ problems: [ReducedProblem], mark: UInt32) {
    var problems = problems
    var order: ContiguousArray<Place> = []
    for (index, problem) in problems.enumerated() {
      for (position, variable) in problem.part.variables.enumerated() {
        store.variables[Int(variable)].flags.subtract(.outcome)
        order.append(
          Place(variable: variable, problem: Int32(index), position: Int32(position)))
      }
    }
    let records = store.variables.elements
    order.sort {
      let (left, right) = (
        records[Int($0.variable)].isPosition, records[Int($1.variable)].isPosition
      )
      return left != right ? right : store.settlesBefore($0.variable, $1.variable)
    }
    let firstPosition =
      order.firstIndex { records[Int($0.variable)].isPosition } ?? order.count
    for index in order.indices {
      if index == firstPosition { for problem in problems { problem.takeBounds(store) } }
      let place = order[index]
      let preferred = preferred(place.variable)
      var settlement = problems[Int(place.problem)].settle(Int(place.position), preferred)
      var isAnyhow = false
      if settlement == .unclear {
        if let whole = makeWhole(of: problems[Int(place.problem)]) {
          problems[Int(place.problem)] = whole
          settleAgain(whole, order[..<index], of: place.problem, hasBounds: index >= firstPosition)
          settlement = whole.settle(Int(place.position), preferred)
        } else {
          problems[Int(place.problem)].settleAnyhow(Int(place.position))
          settlement = .chosen
          isAnyhow = true
        }
      }
      take(
        problems[Int(place.problem)], Int(place.position), place.variable,
        isSettled: settlement == .chosen, mark: mark)
      if isAnyhow { store.variables[Int(place.variable)].isInOrder = true }
    }
  }

  /// A variable of one of several subproblems.
  private struct Place {
    var variable: Int32
    var problem: Int32
    var position: Int32
  }

  private func preferred(_ variable: Int32) -> Double {
    let parent = store.variables[Int(variable)].parent
    return parent >= 0 ? store.variables[Int(parent)].value : 0
  }

  /// Returns an unreduced form of a subproblem with its soft rows satisfied, in which a sum of
  /// several unknowns has a range of its own.
  ///
  /// Returns `nil` if that would take too much memory.
  private func makeWhole(of problem: ReducedProblem) -> ReducedProblem? {
    guard problem.isSmall,
      let whole = workspace.reducedProblem(problem.part, of: store, simplexLimits, .whole),
      !whole.isTooLarge
    else {
      return nil
    }
    whole.meetSoftRows(breakingTies: true)
    steps += whole.steps
    return whole
  }

  /// Replays the default values of a subproblem in another form of it.
  private func settleAgain(
    _ whole: ReducedProblem, _ order: ArraySlice<Place>, of problem: Int32, hasBounds: Bool
  ) {
    var isPosition = false
    for place in order where place.problem == problem {
      if !isPosition, store.variables[Int(place.variable)].isPosition {
        isPosition = true
        whole.takeBounds(store)
      }
      _ = whole.settle(Int(place.position), preferred(place.variable))
    }
    if hasBounds, !isPosition { whole.takeBounds(store) }
  }

  private func take(
    _ problem: ReducedProblem, _ position: Int, _ variable: Int32, isSettled: Bool, mark: UInt32
  ) {
    let value = problem.value(position)
    if problem.isCutShort(position) { store.variables[Int(variable)].flags.insert(.isCutShort) }
    store.variables[Int(variable)].isSettled = isSettled
    store.variables[Int(variable)].isByTableau = true
    store.variables[Int(variable)].isFixedByRequired = false
    journal.set(value, of: variable, mark: mark, in: &store)
  }
}
