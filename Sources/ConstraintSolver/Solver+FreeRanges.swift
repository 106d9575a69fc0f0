// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Returns the range of each variable that the constraints leave open, over all optimal
  /// solutions, in order of creation.
  ///
  /// An unbounded side is infinite. In very large subproblems, the range of a variable that is a
  /// sum of others can be an overestimate.
  ///
  /// This is as costly as reading ``Solution/undetermined``. Call it before you change the system.
  package func freeRanges() -> [(variable: Variable, least: Double, most: Double)] {
    let found = FreeRanges(in: &store, &workspace, simplexLimits)
    reportSteps = found.steps
    return found.ranges.map { (Variable(index: $0.variable), $0.least, $0.most) }
  }

  /// See ``Solution/undetermined``.
  package var undetermined: [Variable] { freeRanges().map(\.variable) }

  /// Returns the affine hull of the equations that hold at the values of the last solve.
  ///
  /// Inequalities are ignored because they may be active by coincidence. This takes about as long
  /// as reading all constraints.
  package func affineHull() -> AffineHull {
    let hull = AffineHull(of: store)
    reportSteps += hull.steps
    return hull
  }
}
