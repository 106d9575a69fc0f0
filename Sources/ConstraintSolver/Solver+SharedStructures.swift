// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Computes the values of a system that was never solved before from a basis that another solver
  /// found for the same structure.
  ///
  /// Returns `false` if none holds.
  func solveFromSharedBasis() -> Bool {
    recordedSystem = nil
    guard let sharedStructures, !wasSolved, !usesSimplexOnly, conflicts.isEmpty, journal.isEmpty,
      subproblem.extent == .component, !store.hasParents,
      4...SharedStructures.maximumRows ~= subproblem.constraints.count
    else { return false }
    let size = SharedStructures.Size(
      variables: subproblem.variables.count, rows: subproblem.constraints.count,
      cells: store.cells.count)
    guard sharedStructures.mayContain(size) else { return false }
    var (isHit, isIncomplete) = (false, false)
    var system = ExactSystem(subproblem, of: store)
    if system.isExact {
      let finding = sharedStructures.find(system)
      for basis in finding.bases where basis.solve(&system) {
        journal.acceptAll(subproblem.variables, system.values, basis.outcomes, in: &store)
        // So that counts don't depend on what was solved before.
        steps += basis.visitedTerms
        isHit = true
        break
      }
      isIncomplete = finding.isIncomplete
    }
    sharedStructures.record(isHit: isHit, for: size)
    isSolvedFromSharedBasis = isHit
    if !isHit, isIncomplete { recordedSystem = consume system }
    return isHit
  }

  /// Adds the basis of the solution that the presolve found to those that are shared.
  func shareBasis(_ presolver: borrowing Presolver) {
    guard let system = recordedSystem.take() else { return }
    sharedStructures?.add(makeExactBasis(presolver), of: system)
  }

  private func makeExactBasis(_ presolver: borrowing Presolver) -> ExactBasis? {
    guard conflicts.isEmpty, !presolver.hasRoundedLinks else { return nil }
    var outcomes: ContiguousArray<VariableFlags> = []
    for variable in subproblem.variables {
      let record = store.variables[Int(variable)]
      let flags = record.flags.intersection(.recorded)
      // A variable without constraints is zero; other default values depend on more than the rows.
      guard record.firstCell < 0 || flags.isDisjoint(with: .outcome) else { return nil }
      outcomes.append(flags)
    }
    var structure = SubproblemStructure()
    structure.load(subproblem, of: store)
    structure.loadValues(subproblem, of: store)
    return StructureBasis(structure, outcomes: outcomes).map {
      ExactBasis($0, of: structure, visitedTerms: presolver.steps)
    }
  }
}
