// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Computes the values of the subproblem from a basis that this or another solver found for the
  /// same structure.
  ///
  /// Returns `false` if none holds.
  func solveFromSharedBasis() -> Bool {
    recordedSystem = nil
    isSolvedFromSharedBasis = false
    guard let sharedStructures, !usesSimplexOnly, conflicts.isEmpty, !store.hasParents,
      wasSolved || journal.isEmpty && subproblem.extent == .component,
      (wasSolved ? 8 : 4)...SharedStructures.maximumRows ~= subproblem.constraints.count
    else { return false }
    let size = SharedStructures.Size(
      variables: subproblem.variables.count, rows: subproblem.constraints.count,
      cells: subproblem.cellCount)
    guard sharedStructures.mayContain(size) else { return false }
    var isIncomplete = false
    var system = ExactSystem(subproblem, of: store, numbers: &workspace.numbers)
    if system.isExact {
      let finding = sharedStructures.find(system)
      for basis in finding.bases where basis.solve(&system) {
        accept(system.values, basis.outcomes)
        // So that counts don't depend on what was solved before.
        steps += basis.visitedTerms
        isSolvedFromSharedBasis = true
        break
      }
      isIncomplete = finding.isIncomplete
    }
    sharedStructures.record(isHit: isSolvedFromSharedBasis, for: size)
    if !isSolvedFromSharedBasis, isIncomplete { recordedSystem = consume system }
    return isSolvedFromSharedBasis
  }

  /// Takes the values and outcomes of the variables of the subproblem, in their order.
  private func accept(
    _ values: borrowing Storage<Double>, _ outcomes: ContiguousArray<VariableFlags>
  ) {
    if !wasSolved {
      return journal.acceptAll(subproblem.variables, values, outcomes, in: &store)
    }
    for (position, variable) in subproblem.variables.enumerated() {
      let flags = store.variables[Int(variable)].flags.subtracting(.recorded)
      store.variables[Int(variable)].flags = flags.union(outcomes[position])
      journal.set(values[position], of: variable, mark: subproblem.mark, in: &store)
    }
    // What happens later mustn't depend on whether the process knew the basis.
    if structures.isRecording { structures.record(of: store) }
  }

  /// Adds the basis of the solution that the presolve found to those that are shared.
  func shareBasis(_ presolver: borrowing Presolver) {
    guard let system = recordedSystem.take() else { return }
    sharedStructures?.add(makeExactBasis(presolver), of: system)
  }

  private func makeExactBasis(_ presolver: borrowing Presolver) -> ExactBasis? {
    guard conflicts.isEmpty else { return nil }
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
    return StructureBasis(structure, outcomes: outcomes).flatMap {
      ExactBasis(
        $0, of: structure, isDyadic: !presolver.hasRoundedLinks, visitedTerms: presolver.steps)
    }
  }
}
