// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Layout from the root of a tree down to and including a subtree.
///
/// Each round updates constraints, passes changes to the layout engine, solves, writes frames, and
/// calls `layoutSubviews` from the top down.
struct LayoutPass {
  /// The maximum number of rounds per call for a tree whose layout keeps requesting layout.
  nonisolated static var roundLimit: Int { 16 }

  /// Whether nodes are notified of their safe areas and margins.
  private let notifiesInsets: Bool

  private init(_ root: ViewNode) {
    notifiesInsets = root.rare?.notifiesInsets ?? false
  }

  /// Performs pending layout in the tree of a node, through the node's subtree.
  static func run(through node: ViewNode) {
    let root = node.rootNode
    guard root.hasPendingWork else { return }
    if EngineUpdater.isQueryingNodes(below: root) {
      // Frames aren't known until all nodes are processed, and further rounds wouldn't change that.
      LayoutPass(root).layOutSubtree(of: node)
      return
    }
    let isOutermost = !root.passState.contains(.inLayoutPass)
    root.passState.insert(.inLayoutPass)
    defer { if isOutermost { root.passState.remove(.inLayoutPass) } }
    var isSettled = false
    for _ in 0..<roundLimit where !isSettled {
      updateConstraints(below: root)
      root.ownEngine?.solveIfNeeded()
      layOutAncestors(of: node, below: root)
      LayoutPass(root).layOutSubtree(of: node)
      isSettled = node === root ? !root.hasPendingWork : !hasConstraintWork(root)
    }
    guard isOutermost else { return }
    if !isSettled { root.reportOnce(.layoutKeepsChanging(nodes: namesOfPendingNodes(below: root))) }
    root.ownEngine?.reportFindings()
  }

  /// Calls `updateConstraints` on children before their parents, then passes changes to the layout
  /// engine from the top down.
  static func updateConstraints(below root: ViewNode) {
    for _ in 0..<roundLimit {
      guard !root.passState.isDisjoint(with: .constraintWork) else { return }
      let count = ConstraintUpdates.run(below: root)
      EngineUpdater.run(below: root, likelyCount: count)
    }
  }

  private static func hasConstraintWork(_ root: ViewNode) -> Bool {
    !root.passState.isDisjoint(with: .constraintWork) || (root.ownEngine?.needsSolve ?? false)
  }

  /// Returns the nodes that need layout, from the top down.
  private static func namesOfPendingNodes(below root: ViewNode) -> [String] {
    var names: [String] = []
    var pending = [root]
    while let node = pending.popLast() {
      let pendingWork: ViewNode.PassState = [.needsLayout, .needsUpdateConstraints]
      if !node.passState.isDisjoint(with: pendingWork.union(.engineWork)) {
        names.append(node.debugName)
      }
      for child in node.children.reversed()
      where !child.passState.isDisjoint(
        with: ViewNode.PassState.layoutWork.union(.constraintWork))
      {
        pending.append(child)
      }
    }
    return names
  }

  // MARK: Frames

  /// Lays out the ancestors that need it, the root first, so that the node has its size.
  private static func layOutAncestors(of node: ViewNode, below root: ViewNode) {
    guard node !== root else { return }
    var path: [ViewNode] = []
    var ancestor = node.parent
    while let current = ancestor {
      if current.passState.contains(.needsLayout) { path.append(current) }
      ancestor = current.parent
    }
    while let next = path.popLast() {
      next.passState.remove(.needsLayout)
      next.callLayoutSubviews()
    }
  }

  private func layOutSubtree(of top: ViewNode) {
    layOutIfMarked(top)
    guard top.passState.contains(.subtreeNeedsLayout) else { return }
    var pending: [ViewNode] = []
    layOutChildren(of: top, deferring: &pending)
    while let node = pending.popLast() {
      layOutIfMarked(node)
      if node.passState.contains(.subtreeNeedsLayout) {
        layOutChildren(of: node, deferring: &pending)
      }
    }
  }

  /// Lays out the subviews that have no subviews themselves, and defers the others.
  private func layOutChildren(of node: ViewNode, deferring pending: inout [ViewNode]) {
    node.passState.remove(.subtreeNeedsLayout)
    let start = pending.count
    var position = 0
    while position < node.children.count {
      // The array retains its nodes during their layout. If one of them lays out its superview's
      // subviews, this continues with the new array.
      let list = node.children
      while position < list.count, node.children.isSameList(as: list) {
        let isDeferred = Unmanaged.passUnretained(list[position])._withUnsafeGuaranteedRef {
          child in
          if child.passState.isDisjoint(with: .layoutWork) { return false }
          if !child.children.isEmpty || pending.count > start { return true }
          layOutIfMarked(child)
          if !child.children.isEmpty { return true }
          child.passState.remove(.subtreeNeedsLayout)
          return false
        }
        if isDeferred { pending.append(list[position]) }
        position += 1
      }
    }
    // Reversing a slice of the array would copy it.
    var (first, last) = (start, pending.count - 1)
    while first < last {
      pending.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }

  private func layOutIfMarked(_ node: ViewNode) {
    guard node.passState.contains(.needsLayout) else { return }
    node.passState.remove(.needsLayout)
    // Marks made by descendants stop here, so that finished ancestors stay unmarked.
    node.passState.insert(.subtreeNeedsLayout)
    if notifiesInsets { node.notifyInsets() }
    node.callLayoutSubviews()
  }
}
