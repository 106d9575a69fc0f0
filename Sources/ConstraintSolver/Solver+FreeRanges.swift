// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// How far each variable that the constraints leave open can go while everything is met as well
  /// as now, in order of creation.
  ///
  /// A side without an end is infinite. In very large parts the range of a variable that is a sum
  /// of others can come out wider than it is.
  ///
  /// As costly as reading ``Solution/undetermined``, and to be read before changing the system.
  package func freeRanges() -> [(variable: Variable, least: Double, most: Double)] {
    store.renewMarks()
    reportSteps = store.variables.count
    let mark = store.nextMark()
    var found: [(variable: Variable, least: Double, most: Double)] = []
    for index in store.variables.indices {
      let record = store.variables[index]
      guard record.isAlive, record.mark != mark, record.mayBeOpen else {
        continue
      }
      var part = Subproblem()
      store.collect(from: Int32(index), reach: .open, mark: mark, into: &part)
      store.sort(&part)
      for (variable, range) in zip(part.variables, ranges(in: part)) {
        if let range { found.append((Variable(index: variable), range.least, range.most)) }
      }
    }
    found.sort {
      store.variables[Int($0.variable.index)].sequence
        < store.variables[Int($1.variable.index)].sequence
    }
    return found
  }

  /// What the equations that hold at the values of the last solve determine.
  ///
  /// Inequalities do not count: they may hold exactly by chance. Costs about what it takes to read all
  /// constraints.
  package func affineHull() -> AffineHull {
    let hull = AffineHull(of: store)
    reportSteps += hull.steps
    return hull
  }

  /// For each variable of a part the least and the greatest value that is as good as the one it has;
  /// `nil` if there is no other.
  func ranges(in part: Subproblem) -> ContiguousArray<(least: Double, most: Double)?> {
    // What could be met before can be met again.
    if let problem = makeReducedProblem(part), !problem.isTooLarge {
      problem.meetSoftRows(breakingTies: false)
      let ranges = problem.findRanges()
      reportSteps += part.cellCount + problem.steps
      return ranges
    }
    return ContiguousArray(
      part.variables.map {
        store.variables[Int($0)].isLeftOpen ? (-.infinity, .infinity) : nil
      })
  }
}
