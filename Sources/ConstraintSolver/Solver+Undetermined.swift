// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// See ``Solution/undetermined``.
  ///
  /// Whatever the presolve solved without a variable that had to settle is determined. Only the rest
  /// is looked at again, without breaking ties.
  func undeterminedVariables() -> [Variable] {
    store.renewMarks()
    let mark = store.nextMark()
    var found: ContiguousArray<Int32> = []
    for index in store.variables.indices {
      let record = store.variables[index]
      guard record.isAlive, record.mark != mark, record.mayBeOpen else {
        continue
      }
      var part = Subproblem()
      store.collect(from: Int32(index), reach: .open, mark: mark, into: &part)
      store.sort(&part)
      for (variable, range) in zip(part.variables, ranges(in: part)) where range != nil {
        found.append(variable)
      }
    }
    found.sort { store.variables[Int($0)].sequence < store.variables[Int($1)].sequence }
    return found.map { Variable(index: $0) }
  }
}
