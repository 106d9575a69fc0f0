// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The range of each variable that the constraints leave open, over all optimal solutions.
///
/// Variables that the presolve solved without default values are determined. Only the rest is
/// solved again, without tie-breaking.
struct FreeRanges {
  typealias Range = (variable: Int32, least: Double, most: Double)

  /// The ranges in order of creation; an unbounded side is infinite.
  private(set) var ranges: [Range] = []
  /// The number of coefficients visited.
  private(set) var steps: Int

  /// Computes the ranges of a whole system.
  init(
    in store: inout Store, _ workspace: inout Workspace, _ limits: SimplexLimits
  ) {
    store.resetMarks()
    steps = store.variables.count
    let mark = store.nextMark()
    for index in store.variables.indices {
      let record = store.variables[index]
      guard record.isAlive, record.mark != mark, record.mayBeUndetermined else {
        continue
      }
      var part = Subproblem()
      store.collect(from: Int32(index), extent: .upToFixed, mark: mark, into: &part)
      store.sort(&part)
      find(part, in: store, &workspace, limits)
    }
    ranges.sort {
      store.variables[Int($0.variable)].sequence < store.variables[Int($1.variable)].sequence
    }
  }

  private mutating func find(
    _ part: Subproblem, in store: borrowing Store, _ workspace: inout Workspace,
    _ limits: SimplexLimits
  ) {
    // Required rows that were feasible before are feasible again.
    if let problem = workspace.reducedProblem(part, of: store, limits), !problem.isTooLarge {
      problem.satisfySoftRows(breakingTies: false)
      for (variable, range) in zip(part.variables, problem.findRanges()) {
        if let range { ranges.append((variable, range.least, range.most)) }
      }
      steps += part.cellCount + problem.steps
      return
    }
    for variable in part.variables where store.variables[Int(variable)].isUndetermined {
      ranges.append((variable, -.infinity, .infinity))
    }
  }
}
