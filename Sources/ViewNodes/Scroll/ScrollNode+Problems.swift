// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ScrollNode {
  final func report(_ problem: ScrollProblem) {
    report(LayoutProblem.scrolling(problem))
  }
}
