// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The class, with the identifier where there is one: how messages name a node.
  package final var debugName: String {
    let name = String(describing: type(of: self))
    guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return name }
    return "\(name) '\(identifier)'"
  }

  /// The mistakes in the use of this node's tree that were refused so far, in order.
  public final var layoutProblems: [LayoutProblem] {
    rootNode.rare?.problems ?? []
  }

  /// Keeps a mistake at the root, for reports, and tells whoever listens there.
  package final func report(_ problem: LayoutProblem) {
    let root = rootNode
    root.rareState.problems.append(problem)
    root.tell(.problem(problem))
  }
}
