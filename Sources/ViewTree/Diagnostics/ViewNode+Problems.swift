// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The node's name in messages: its class and, if it has one, its identifier.
  package final var debugName: String {
    let name = String(describing: type(of: self))
    guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return name }
    return "\(name) '\(identifier)'"
  }

  /// The invalid uses of this node's tree that have been ignored so far, in chronological order.
  public final var layoutProblems: [LayoutProblem] {
    rootNode.rare?.problems.all ?? []
  }

  /// Records a problem at the root and notifies the diagnostics handler there.
  package final func report(_ problem: LayoutProblem) {
    let root = rootNode
    root.rareState.problems.append(problem)
    root.deliver(.problem(problem))
  }

  /// Reports a problem only once, although it may recur in every layout.
  package final func reportOnce(_ problem: LayoutProblem) {
    if rootNode.rare?.problems.contains(problem) == true { return }
    report(problem)
  }

  /// Adds a problem that was reported elsewhere to this tree's report.
  final func recordProblem(_ problem: LayoutProblem) {
    rootNode.rareState.problems.append(problem)
  }
}
