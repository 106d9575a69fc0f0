// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Workspace {
  /// Returns the reduced problem of a part with its required rows satisfied, or `nil` if they can't
  /// be.
  mutating func reducedProblem(
    _ subproblem: Subproblem, of store: borrowing Store, _ limits: SimplexLimits,
    _ form: ReducedProblem.Form = .reduced
  ) -> ReducedProblem? {
    var presolver = presolver(for: subproblem, of: store)
    presolver.processRequiredRows(subproblem)
    guard presolver.lateInfeasible.isEmpty, presolver.infeasible.isEmpty else { return nil }
    let problem = ReducedProblem(
      subproblem, &presolver, limits.usesSimplexOnly ? .unreduced : form, limits)
    if problem.isTooLarge { return problem }
    guard let conflicts = problem.satisfyRequiredRows(), conflicts.isEmpty else { return nil }
    return problem
  }
}
