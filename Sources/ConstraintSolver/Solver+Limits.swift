// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// See ``Solution/limits``.
  package func limits() -> [SolverLimit] {
    var limits: [SolverLimit] = []
    func add(_ flag: VariableFlags, _ make: ([Variable]) -> SolverLimit) {
      let found = variables(with: flag)
      if !found.isEmpty { limits.append(make(found)) }
    }
    add(.isApproximate) { .tableauSize(variables: $0) }
    add(.stoppedEarly) { .simplexSteps(variables: $0) }
    add(.isOutOfRange) { .numberRange(variables: $0) }
    let negligible = store.constraints.indices.filter(hasNegligibleCoefficient)
      .map { Int32($0) }.sorted { store.precedes($0, $1) }
    return limits
      + negligible.map { .negligibleCoefficient(constraint: store.id(at: Int($0))) }
  }

  /// Returns the variables for which the last solve set a flag, in order of creation.
  func variables(with flag: VariableFlags) -> [Variable] {
    let found = store.variables.indices.filter {
      store.variables[$0].isAlive && store.variables[$0].flags.contains(flag)
    }
    return found.sorted { store.variables[$0].sequence < store.variables[$1].sequence }
      .map { Variable(index: Int32($0)) }
  }

  private func hasNegligibleCoefficient(at constraint: Int) -> Bool {
    let record = store.constraints[constraint]
    guard record.isAlive else { return false }
    return (Int(record.firstCell)..<Int(record.firstCell + record.cellCount)).contains {
      abs(store.cells[$0].coefficient) <= Simplex.coefficientTolerance
        && store.variables[Int(store.cells[$0].variable)].isSolvedBySimplex
    }
  }
}
