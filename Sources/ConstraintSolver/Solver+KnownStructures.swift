// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Whether components of all sizes are looked up from the first solve on, for tests.
  package var looksUpAllStructures: Bool {
    get { structures.looksUpEverything }
    set { structures.looksUpEverything = newValue }
  }

  /// The number of components that were solved from a known basis of their structure, for tests.
  package var knownStructureCount: Int { structures.hits }

  /// Solves the components of the subproblem for which a known basis of the same structure holds,
  /// and removes them from it.
  func solveKnownStructures() {
    structures.endRecording()
    guard wasSolved, conflicts.isEmpty, !usesSimplexOnly, !subproblem.parts.isEmpty,
      !subproblem.hasJoinedParts
    else { return }
    var kept = Subproblem.Part(variables: 0, constraints: 0)
    var first = kept
    for part in subproblem.parts {
      if !isSolvedFromKnownBasis(first, part) {
        subproblem.keep(from: first, to: part, after: &kept)
      }
      first = part
    }
    subproblem.truncate(to: kept)
  }

  /// Solves the component between two part ends from a known basis, if one holds.
  private func isSolvedFromKnownBasis(
    _ first: Subproblem.Part, _ end: Subproblem.Part
  ) -> Bool {
    guard
      structures.mayContain(
        variables: Int(end.variables - first.variables),
        rows: Int(end.constraints - first.constraints))
    else { return false }
    var part = structures.takePart()
    defer { structures.putBack(&part) }
    part.extent = subproblem.extent
    part.mark = subproblem.mark
    part.variables.append(
      contentsOf: subproblem.variables[Int(first.variables)..<Int(end.variables)])
    part.constraints.append(
      contentsOf: subproblem.constraints[Int(first.constraints)..<Int(end.constraints)])
    store.sort(&part)
    let isSolved = structures.solve(&part, of: store)
    steps += structures.termCount
    if !isSolved { return false }
    #if DEBUG
      solvedFromKnownBases += part.variables
    #endif
    for (position, variable) in part.variables.enumerated() {
      let flags = store.variables[Int(variable)].flags.subtracting(.recorded)
      store.variables[Int(variable)].flags = flags.union(structures.outcome(at: position))
      journal.set(structures.value(at: position), of: variable, mark: part.mark, in: &store)
    }
    // These variables no longer belong to the subproblem.
    for variable in part.variables { store.variables[Int(variable)].mark = 0 }
    return true
  }
}

extension Subproblem {
  /// Moves a component to the end of those that are kept.
  fileprivate mutating func keep(from first: Part, to end: Part, after kept: inout Part) {
    let (variableCount, constraintCount) = (
      end.variables - first.variables, end.constraints - first.constraints
    )
    if kept.variables != first.variables {
      for offset in 0..<Int(variableCount) {
        variables[Int(kept.variables) + offset] = variables[Int(first.variables) + offset]
      }
      for offset in 0..<Int(constraintCount) {
        constraints[Int(kept.constraints) + offset] = constraints[Int(first.constraints) + offset]
      }
    }
    kept.variables += variableCount
    kept.constraints += constraintCount
  }

  /// Removes everything from an end on.
  fileprivate mutating func truncate(to end: Part) {
    variables.removeSubrange(Int(end.variables)...)
    constraints.removeSubrange(Int(end.constraints)...)
  }
}
