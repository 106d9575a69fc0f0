// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Subproblems that the presolve leaves undecided.

extension Solver {
  /// Solves everything connected to the specified variables: first with a thorough presolve, then
  /// with the simplex.
  ///
  /// - Parameters:
  ///   - undecided: Variables with soft rows that the presolve could not decide.
  ///   - contradictory: Variables in contradictory required constraints, where it is unknown which
  ///     constraint to drop.
  ///   - mark: The mark of the subproblem that is being solved.
  ///   - presolver: The presolve of that subproblem, which has the values of everything else.
  func solveUndecided(
    _ undecided: ContiguousArray<Int32>, contradictory: ContiguousArray<Int32>, mark: UInt32,
    after presolver: inout Presolver
  ) {
    let components = collectComponents(undecided, contradictory: contradictory, mark: mark)
    for variable in subproblem.variables where store.variables[Int(variable)].mark == mark {
      journal.accept(variable, from: &presolver, mark: mark, in: &store)
    }
    solve(components, mark: mark)
  }

  /// Solves everything connected to the specified variables, without values from a presolve.
  func solveUndecided(
    _ undecided: ContiguousArray<Int32>, contradictory: ContiguousArray<Int32>, mark: UInt32
  ) {
    solve(collectComponents(undecided, contradictory: contradictory, mark: mark), mark: mark)
  }

  private typealias Component = (subproblem: Subproblem, extent: SearchExtent)

  private func collectComponents(
    _ undecided: ContiguousArray<Int32>, contradictory: ContiguousArray<Int32>, mark: UInt32
  ) -> [Component] {
    journal.flagChanges(in: &store)
    let searchMark = store.nextMark()
    var components: [Component] = []
    func collect(_ start: Int32, _ extent: SearchExtent) {
      if store.variables[Int(start)].mark == searchMark { return }
      var found = Subproblem()
      store.collect(from: start, extent: extent, mark: searchMark, into: &found)
      store.sort(&found)
      components.append((found, extent))
    }
    for variable in contradictory { collect(variable, .component) }
    for variable in undecided where !store.variables[Int(variable)].isFixedByRequired {
      collect(variable, .upToFixed)
    }
    // A variable that defaults to the value of a variable in one of the subproblems must take its
    // default value together with it.
    var position = 0
    while position < components.count {
      for variable in components[position].subproblem.variables {
        var child = store.variables[Int(variable)].firstChild
        while child >= 0 {
          let record = store.variables[Int(child)]
          if record.hasDefaultValue, record.mark == mark { collect(child, .upToFixed) }
          child = record.nextChild
        }
      }
      position += 1
    }
    return components
  }

  private func solve(_ components: [Component], mark: UInt32) {
    var components = components
    if components.allSatisfy({ $0.extent == .upToFixed }) {
      // The simplex is faster than another presolve on small components.
      let isOnly = components.count == 1
      components.removeAll {
        (isOnly || $0.subproblem.variables.count >= 64)
          && solveWithThoroughPresolve($0.subproblem, mark, acceptsDefaults: isOnly)
      }
      if components.isEmpty { return }
    }
    var problems: [ReducedProblem] = []
    for (subproblem, extent) in components where extent == .upToFixed {
      guard let problem = workspace.reducedProblem(subproblem, of: store, simplexLimits) else {
        // Required constraints contradict each other here, which the presolve missed: process them
        // together with everything connected to them.
        return solve(collectComponents(components, conflict: subproblem, mark: mark), mark: mark)
      }
      problems.append(problem)
    }
    for (subproblem, extent) in components where extent == .component {
      problems.append(makeUnreducedProblem(subproblem))
    }
    for problem in problems where problem.isTooLarge {
      solveSequentially(problem.subproblem, mark: mark)
    }
    problems.removeAll { $0.isTooLarge }
    for index in problems.indices {
      problems[index].satisfySoftRows(breakingTies: true)
      warmStart.invalidate(problems[index].subproblem.variables, of: store.variables.count)
      steps += problems[index].steps
    }
    assignDefaults(problems, mark: mark)
  }

  /// Collects the subproblems again after one of them turned out to be contradictory.
  private func collectComponents(_ components: [Component], conflict: Subproblem, mark: UInt32)
    -> [Component]
  {
    var contradictory = conflict.variables
    var undecided: ContiguousArray<Int32> = []
    for (subproblem, extent) in components {
      if extent == .component {
        contradictory.append(contentsOf: subproblem.variables)
      } else {
        undecided.append(contentsOf: subproblem.variables)
      }
    }
    return collectComponents(undecided, contradictory: contradictory, mark: mark)
  }

  /// Attempts a presolve that tightens bounds through all watching rows.
  ///
  /// If there are other components, it accepts no default values, which may depend on theirs.
  private func solveWithThoroughPresolve(
    _ subproblem: Subproblem, _ mark: UInt32, acceptsDefaults: Bool
  ) -> Bool {
    if usesSimplexOnly { return false }
    var presolver = workspace.presolver(for: subproblem, of: store, tightensThroughRows: true)
    for variable in subproblem.variables {
      store.variables[Int(variable)].flags.subtract(.outcome)
    }
    presolver.run(subproblem, &workspace)
    guard presolver.isDecided, presolver.lateInfeasible.isEmpty, presolver.infeasible.isEmpty else {
      return false
    }
    if !acceptsDefaults,
      subproblem.variables.contains(where: { store.variables[Int($0)].hasDefaultValue })
    {
      return false
    }
    for variable in subproblem.variables {
      journal.accept(variable, from: &presolver, mark: mark, in: &store)
    }
    return true
  }

  /// Returns the subproblem with its required rows satisfied in order, as far as possible.
  private func makeUnreducedProblem(_ subproblem: Subproblem) -> ReducedProblem {
    conflicts.retry(subproblem.constraints, in: &store)
    var presolver = workspace.presolver(for: subproblem, of: store)
    presolver.reset(subproblem)
    let problem = ReducedProblem(subproblem, &presolver, .unreduced, simplexLimits)
    if problem.isTooLarge {
      _ = dropContradictions(in: subproblem)
      return problem
    }
    for conflict in problem.satisfyRequiredRows() ?? [] {
      conflicts.drop(conflict.broken, with: conflict.others, in: &store)
    }
    return problem
  }

  /// Assigns default values across all subproblems, because a variable may default to the value of
  /// a variable in another one: first lengths, then bounds, then positions.
  ///
  /// The values are also stored.
  private func assignDefaults(_ problems: [ReducedProblem], mark: UInt32) {
    var problems = problems
    var order: ContiguousArray<VariableLocation> = []
    for (index, problem) in problems.enumerated() {
      for (position, variable) in problem.subproblem.variables.enumerated() {
        store.variables[Int(variable)].flags.subtract(.outcome)
        order.append(
          VariableLocation(variable: variable, problem: Int32(index), position: Int32(position)))
      }
    }
    let records = store.variables.elements
    order.sort {
      let (left, right) = (
        records[Int($0.variable)].isPosition, records[Int($1.variable)].isPosition
      )
      return left != right ? right : store.takesDefaultBefore($0.variable, $1.variable)
    }
    let firstPosition =
      order.firstIndex { records[Int($0.variable)].isPosition } ?? order.count
    for index in order.indices {
      if index == firstPosition { for problem in problems { problem.minimizeSlacks(store) } }
      let location = order[index]
      let preferred = preferred(location.variable)
      var result = problems[Int(location.problem)].assignDefault(Int(location.position), preferred)
      var isArbitrary = false
      if result == .indeterminate {
        if let unreduced = makeUnreduced(of: problems[Int(location.problem)]) {
          problems[Int(location.problem)] = unreduced
          replayDefaults(
            unreduced, order[..<index], of: location.problem, hasBounds: index >= firstPosition)
          result = unreduced.assignDefault(Int(location.position), preferred)
        } else {
          problems[Int(location.problem)].assignArbitraryValues(Int(location.position))
          result = .assigned
          isArbitrary = true
        }
      }
      commit(
        problems[Int(location.problem)], Int(location.position), location.variable,
        hasDefaultValue: result == .assigned, mark: mark)
      if isArbitrary { store.variables[Int(location.variable)].isApproximate = true }
    }
  }

  /// A variable of one of several subproblems.
  private struct VariableLocation {
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
  private func makeUnreduced(of problem: ReducedProblem) -> ReducedProblem? {
    guard problem.isSmall,
      let unreduced = workspace.reducedProblem(
        problem.subproblem, of: store, simplexLimits, .unreduced),
      !unreduced.isTooLarge
    else {
      return nil
    }
    unreduced.satisfySoftRows(breakingTies: true)
    steps += unreduced.steps
    return unreduced
  }

  /// Applies the default values of a subproblem to another form of it.
  private func replayDefaults(
    _ unreduced: ReducedProblem, _ order: ArraySlice<VariableLocation>, of problem: Int32,
    hasBounds: Bool
  ) {
    var isPosition = false
    for location in order where location.problem == problem {
      if !isPosition, store.variables[Int(location.variable)].isPosition {
        isPosition = true
        unreduced.minimizeSlacks(store)
      }
      _ = unreduced.assignDefault(Int(location.position), preferred(location.variable))
    }
    if hasBounds, !isPosition { unreduced.minimizeSlacks(store) }
  }

  private func commit(
    _ problem: ReducedProblem, _ position: Int, _ variable: Int32, hasDefaultValue: Bool,
    mark: UInt32
  ) {
    let value = problem.value(position)
    if problem.stoppedEarly(position) { store.variables[Int(variable)].flags.insert(.stoppedEarly) }
    store.variables[Int(variable)].hasDefaultValue = hasDefaultValue
    store.variables[Int(variable)].isSolvedBySimplex = true
    store.variables[Int(variable)].isFixedByRequired = false
    journal.set(value, of: variable, mark: mark, in: &store)
  }
}
