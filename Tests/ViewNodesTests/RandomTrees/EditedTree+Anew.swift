// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

extension EditedTree {
  /// The same tree, built from nothing in its own order, and its nodes in the order of ``present``.
  func builtAnew() -> (root: ViewNode, nodes: [ViewNode]) {
    let known = present
    var copies: [ObjectIdentifier: ViewNode] = [:]
    for node in known {
      copies[ObjectIdentifier(node)] = node === root ? copyOfRoot() : copy(of: node)
    }
    for node in known {
      guard let copy = copies[ObjectIdentifier(node)] else { continue }
      for child in node.subviews {
        guard let childCopy = copies[ObjectIdentifier(child)] else { continue }
        copy.addSubview(childCopy)
      }
      guard let stack = node as? StackNode, let stackCopy = copy as? StackNode else { continue }
      for view in stack.arrangedSubviews {
        guard let viewCopy = copies[ObjectIdentifier(view)] else { continue }
        stackCopy.addArrangedSubview(viewCopy)
      }
    }
    for relation in relations {
      guard let first = copies[ObjectIdentifier(relation.first)] else { continue }
      let second = relation.second.flatMap { copies[ObjectIdentifier($0)] }
      if relation.second != nil, second == nil { continue }
      let constraint = LayoutConstraint(
        item: first, attribute: relation.firstAttribute, relatedBy: relation.relation,
        toItem: second, attribute: relation.secondAttribute, multiplier: relation.multiplier,
        constant: relation.constraint.constant)
      constraint.priority = relation.constraint.priority
      constraint.isActive = true
    }
    return (
      copies[ObjectIdentifier(root)] ?? root, known.compactMap { copies[ObjectIdentifier($0)] }
    )
  }

  private func copyOfRoot() -> ViewNode {
    let copy = rooted(root.frame.width, root.frame.height)
    copy.layoutMargins = root.layoutMargins
    return copy
  }

  private func copy(of node: ViewNode) -> ViewNode {
    let copy: ViewNode
    switch node {
    case let label as LabelNode:
      let made = LabelNode()
      made.text = label.text
      made.numberOfLines = label.numberOfLines
      copy = made
    case let stack as StackNode:
      let made = StackNode()
      made.axis = stack.axis
      made.spacing = stack.spacing
      made.distribution = stack.distribution
      made.alignment = stack.alignment
      made.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      copy = made
    case let sized as SizedNode: copy = SizedNode(sized.natural.width, sized.natural.height)
    default: copy = ViewNode()
    }
    // What no constraint speaks of keeps its frame.
    copy.frame = node.givenFrame
    copy.translatesAutoresizingMaskIntoConstraints = node.translatesAutoresizingMaskIntoConstraints
    copy.isHidden = node.isHidden
    copy.layoutMargins = node.layoutMargins
    copy.semanticContentAttribute = node.semanticContentAttribute
    copy.setContentHuggingPriority(node.contentHuggingPriority(for: .horizontal), for: .horizontal)
    return copy
  }
}
