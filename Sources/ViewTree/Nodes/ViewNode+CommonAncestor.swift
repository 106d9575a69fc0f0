// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Returns the nearest common ancestor of two nodes, either of which may be the ancestor itself;
  /// `nil` if the trees are unrelated.
  ///
  /// Takes constant time for siblings, parents, and children, and time proportional to the distance
  /// of the nodes in deep trees.
  final func nearestCommonAncestor(with other: ViewNode) -> ViewNode? {
    if self === other || other.parent === self { return self }
    if parent === other { return other }
    if let parent, parent === other.parent { return parent }
    guard var leftDepth = depth(upTo: 16), var rightDepth = other.depth(upTo: 16) else {
      return meetingPoint(from: self, other)
    }
    var left = self
    var right = other
    while leftDepth > rightDepth, let next = left.parent {
      left = next
      leftDepth -= 1
    }
    while rightDepth > leftDepth, let next = right.parent {
      right = next
      rightDepth -= 1
    }
    while left !== right {
      guard let nextLeft = left.parent, let nextRight = right.parent else { return nil }
      left = nextLeft
      right = nextRight
    }
    return left
  }

  /// Returns the number of superviews, or `nil` if there are more than a limit.
  private final func depth(upTo limit: Int) -> Int? {
    var count = 0
    var node = parent
    while let current = node {
      count += 1
      if count > limit { return nil }
      node = current.parent
    }
    return count
  }
}

/// Walks up from both nodes in turn until one of them arrives where the other one was.
private func meetingPoint(from one: ViewNode, _ other: ViewNode) -> ViewNode? {
  var passed: Set<ObjectIdentifier> = []
  var left: ViewNode? = one
  var right: ViewNode? = other
  while left != nil || right != nil {
    for node in [left, right] {
      if let node, !passed.insert(ObjectIdentifier(node)).inserted { return node }
    }
    left = left?.parent
    right = right?.parent
  }
  return nil
}
