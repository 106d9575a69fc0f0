// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The mistakes and limits that a tree came upon, in order: the first ones in full and the number
/// of the others, so that a program that keeps making mistakes doesn't accumulate memory.
package struct ProblemList {
  /// The largest number of problems that are kept in full.
  package static var limit: Int { 1000 }

  private var kept: [LayoutProblem] = []
  private var others = 0

  package init() {}

  package var isEmpty: Bool { kept.isEmpty }

  /// The problems, and in the end the number of those that are not among them.
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
