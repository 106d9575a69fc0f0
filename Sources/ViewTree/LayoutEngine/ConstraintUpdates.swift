// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Performs the pending calls of `updateConstraints` in a subtree, on children before parents.
enum ConstraintUpdates {
  /// Returns the number of nodes visited: in a new tree, all of them.
  @discardableResult
  static func run(below top: ViewNode) -> Int {
    if top.passState.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
      return 0
    }
    // Usually only the sizes of content have changed.
    if !top.passState.contains(.needsUpdateConstraints), hasNone(below: top) { return 0 }
    var count = 1
    var pending: [(node: ViewNode, isEntered: Bool)] = [(top, false)]
    while let (node, isEntered) = pending.popLast() {
      if !isEntered, node.passState.contains(.subtreeNeedsUpdateConstraints) {
        let first = updateLeaves(of: node)
        count += node.children.count
        if first < node.children.count {
          pending.append((node, true))
          for child in node.children[first...].reversed() { pending.append((child, false)) }
          continue
        }
      }
      guard node.passState.contains(.needsUpdateConstraints) else { continue }
      update(node)
    }
    return count
  }

  private static func update(_ node: ViewNode) {
    node.passState.remove(.needsUpdateConstraints)
    node.updateConstraints()
    node.invalidateBaselines()
  }

  /// Returns whether no descendant has a pending `updateConstraints`.
  private static func hasNone(below node: ViewNode) -> Bool {
    node.children.allUnretained {
      $0.passState.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints])
    }
  }

  /// Calls `updateConstraints` on the first subviews, up to one with pending descendants, and
  /// returns the index of that one.
  private static func updateLeaves(of node: ViewNode) -> Int {
    var position = 0
    while position < node.children.count {
      // The array retains its nodes during the calls; a change by client code creates a new array.
      let list = node.children
      while position < list.count, node.children.isSameList(as: list) {
        let isDeferred = Unmanaged.passUnretained(list[position])._withUnsafeGuaranteedRef {
          child in
          if child.passState.contains(.subtreeNeedsUpdateConstraints) { return true }
          if child.passState.contains(.needsUpdateConstraints) { update(child) }
          return false
        }
        if isDeferred { return position }
        position += 1
      }
    }
    return position
  }
}
