// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// Returns the violated invariants of a tree, each in a sentence.
func brokenInvariants(of root: ViewNode) -> [String] {
  var broken: [String] = []
  var seen: Set<ObjectIdentifier> = []
  var pending = [root]
  if root.superview != nil { broken.append("the root has a superview") }
  while let node = pending.popLast() {
    guard seen.insert(ObjectIdentifier(node)).inserted else {
      broken.append("\(node.debugName) is in the tree twice")
      continue
    }
    if node !== root, node.ownEngine != nil {
      broken.append("\(node.debugName) is no root and has an engine of its own")
    }
    if node.engineIndex >= 0, node.engine !== root.ownEngine {
      broken.append("\(node.debugName) belongs to the engine of another tree")
    }
    for child in node.subviews where child.superview !== node {
      broken.append("\(child.debugName) does not know its superview")
    }
    if let stack = node as? StackNode {
      let arranged = stack.arrangedSubviews
      if Set(arranged).count != arranged.count { broken.append("a view is arranged twice") }
      for view in arranged where view.superview !== stack {
        broken.append("\(view.debugName) is arranged elsewhere")
      }
    }
    for constraint in node.constraints {
      if constraint.holder !== node { broken.append("a constraint does not know its holder") }
      for item in [constraint.firstItem, constraint.secondItem] {
        if let owner = item?.owningNode, !owner.isDescendant(of: node) {
          broken.append("\(node.debugName) holds a constraint of another tree")
        }
      }
    }
    pending.append(contentsOf: node.subviews)
  }
  return broken
}

/// Returns the roots of nodes, without duplicates, in order.
func roots(of nodes: [ViewNode]) -> [ViewNode] {
  var roots: [ViewNode] = []
  for node in nodes where !roots.contains(where: { $0 === node.rootNode }) {
    roots.append(node.rootNode)
  }
  return roots
}
