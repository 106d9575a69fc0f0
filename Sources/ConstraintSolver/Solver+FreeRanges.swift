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
    let found = FreeRanges(in: &store, &workspace, simplexLimits)
    reportSteps = found.steps
    return found.ranges.map { (Variable(index: $0.variable), $0.least, $0.most) }
  }

  /// See ``Solution/undetermined``.
  package var undetermined: [Variable] { freeRanges().map(\.variable) }

  /// What the equations that hold at the values of the last solve determine.
  ///
  /// Inequalities do not count: they may hold exactly by chance. Costs about what it takes to read all
  /// constraints.
  package func affineHull() -> AffineHull {
    let hull = AffineHull(of: store)
    reportSteps += hull.steps
    return hull
  }
}
