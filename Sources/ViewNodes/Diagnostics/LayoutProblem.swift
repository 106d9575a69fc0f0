// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A mistake in the use of the tree that was refused, leaving everything as it was.
///
/// UIKit stops the program in these cases. Here the mistake is reported to the root and the tree
/// stays usable. Nodes are given by their class and identifier.
public enum LayoutProblem: Hashable, Sendable {
  /// A node was added to itself.
  case addedToItself(node: String)
  /// A node was added to a node inside it.
  case addedToDescendant(node: String, descendant: String)
  /// A frame, bounds or centre had a number that is not finite.
  case nonFiniteFrame(node: String)
  /// A mistake in the use of a scroll node, a table or a collection.
  case scrolling(ScrollProblem)
}

extension LayoutProblem: CustomStringConvertible {
  /// The mistake in a sentence.
  public var description: String {
    switch self {
    case .addedToItself(let node):
      "\(node) cannot be added to itself."
    case .addedToDescendant(let node, let descendant):
      "\(node) cannot be added to \(descendant), which is inside it."
    case .nonFiniteFrame(let node):
      "\(node) was given a frame with a number that is not finite; it keeps the former one."
    case .scrolling(let problem):
      problem.description
    }
  }
}
