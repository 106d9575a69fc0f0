// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension ViewNode {
  /// The node and everything in it, parents before their children.
  ///
  /// No recursion.
  func nodesOfTree() -> [ViewNode] {
    var nodes: [ViewNode] = []
    var pending = [self]
    while let node = pending.popLast() {
      nodes.append(node)
      pending.append(contentsOf: node.subviews.reversed())
    }
    return nodes
  }

  /// What the frames of the whole tree add up to, by place in the tree.
  func sumOfFrames() -> Double { nodesOfTree().map(\.frame).sumByPlace() }
}

extension Array where Element == CGRect {
  /// Σ (x + 2y + 3w + 4h) · (1 + index mod 7).
  func sumByPlace() -> Double {
    var sum = 0.0
    for (place, frame) in enumerated() {
      let one =
        frame.origin.x + 2 * frame.origin.y + 3 * frame.size.width + 4 * frame.size.height
      sum += one * Double(1 + place % 7)
    }
    return sum
  }
}

/// Which node of a tree is in which, by place, parents before their children.
struct TreeShape: Equatable {
  /// The place of each node's parent; −1 for the root.
  let parents: [Int]

  init(of root: ViewNode) {
    let nodes = root.nodesOfTree()
    var places: [ObjectIdentifier: Int] = [:]
    for (place, node) in nodes.enumerated() { places[ObjectIdentifier(node)] = place }
    parents = nodes.map { node in
      node === root ? -1 : node.superview.flatMap { places[ObjectIdentifier($0)] } ?? -1
    }
  }
}

/// Plain nodes in the shape of another tree, whose frames somebody knows beforehand: no screen that
/// computes its frames can be quicker.
struct FramedTree {
  let nodes: [ViewNode]

  init(_ shape: TreeShape) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(shape.parents.count)
    for parent in shape.parents {
      let node = ViewNode()
      if parent >= 0 { nodes[parent].addSubview(node) }
      nodes.append(node)
    }
    self.nodes = nodes
  }

  func set(_ frames: [CGRect]) {
    for (node, frame) in zip(nodes, frames) { node.frame = frame }
  }
}
