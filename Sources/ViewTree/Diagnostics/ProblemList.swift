// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The problems of a tree in chronological order: the first ones in full and the number of the
/// others, so that memory doesn't grow in a program that keeps making mistakes.
package struct ProblemList {
  /// The maximum number of problems kept in full.
  package static var limit: Int { 1000 }

  private var kept: [LayoutProblem] = []
  private var others = 0

  package init() {}

  package var isEmpty: Bool { kept.isEmpty }

  /// The problems, followed by the number of those that were omitted.
  package var all: [LayoutProblem] {
    others == 0 ? kept : kept + [.furtherProblems(count: others)]
  }

  package mutating func append(_ problem: LayoutProblem) {
    if kept.count < ProblemList.limit { kept.append(problem) } else { others += 1 }
  }

  package mutating func append(contentsOf list: ProblemList) {
    for problem in list.kept { append(problem) }
    others += list.others
  }

  package func contains(_ problem: LayoutProblem) -> Bool { kept.contains(problem) }
}
