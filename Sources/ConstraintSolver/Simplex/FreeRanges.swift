// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How far each variable that the constraints leave open can go while everything is met as well as now.
///
/// Whatever the presolve solved without a variable that had to settle is determined. Only the rest is
/// looked at again, without breaking ties.
struct FreeRanges {
  typealias Range = (variable: Int32, least: Double, most: Double)

  /// In order of creation; a side without an end is infinite.
  private(set) var ranges: [Range] = []
  /// How many numbers were looked at.
  private(set) var steps: Int

  /// Finds the ranges of a whole system.
  init(
    in store: inout Store, _ workspace: inout Workspace, _ limits: SimplexLimits
  ) {
    store.renewMarks()
    steps = store.variables.count
    let mark = store.nextMark()
    for index in store.variables.indices {
      let record = store.variables[index]
      guard record.isAlive, record.mark != mark, record.mayBeOpen else {
        continue
      }
      var part = Subproblem()
      store.collect(from: Int32(index), reach: .open, mark: mark, into: &part)
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
    // What could be met before can be met again.
    if let problem = workspace.reducedProblem(part, of: store, limits), !problem.isTooLarge {
      problem.meetSoftRows(breakingTies: false)
      for (variable, range) in zip(part.variables, problem.findRanges()) {
        if let range { ranges.append((variable, range.least, range.most)) }
      }
      steps += part.cellCount + problem.steps
      return
    }
    for variable in part.variables where store.variables[Int(variable)].isLeftOpen {
      ranges.append((variable, -.infinity, .infinity))
    }
  }
}
