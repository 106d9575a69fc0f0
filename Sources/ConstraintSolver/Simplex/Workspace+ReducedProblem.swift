// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Workspace {
  /// Returns a part with its required rows presolved and met, or `nil` if they cannot be.
  mutating func reducedProblem(
    _ part: Subproblem, of store: borrowing Store, _ limits: SimplexLimits,
    _ form: ReducedProblem.Form = .reduced
  ) -> ReducedProblem? {
    var presolver = presolver(for: part, of: store)
    presolver.takeRequired(part)
    guard presolver.lateClashes.isEmpty, presolver.broken.isEmpty else { return nil }
    let problem = ReducedProblem(part, &presolver, limits.isAlone ? .whole : form, limits)
    if problem.isTooLarge { return problem }
    guard let clashes = problem.meetRequired(), clashes.isEmpty else { return nil }
    return problem
  }
}
