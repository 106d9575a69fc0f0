// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The class and, if there is one, the identifier, as messages name the node.
  package final var debugName: String {
    let name = String(describing: type(of: self))
    guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return name }
    return "\(name) '\(identifier)'"
  }

  /// The invalid uses of this node's tree that were ignored so far, in order.
  public final var layoutProblems: [LayoutProblem] {
    rootNode.rare?.problems.all ?? []
  }

  /// Records a problem at the root and notifies the diagnostics handler there.
  package final func report(_ problem: LayoutProblem) {
    let root = rootNode
    root.rareState.problems.append(problem)
    root.deliver(.problem(problem))
  }

  /// Reports a problem that can recur in every layout only once.
  final func reportOnce(_ problem: LayoutProblem) {
    if rootNode.rare?.problems.contains(problem) == true { return }
    report(problem)
  }

  /// Adds a problem that was reported elsewhere to this tree's report.
  final func recordProblem(_ problem: LayoutProblem) {
    rootNode.rareState.problems.append(problem)
  }
}
