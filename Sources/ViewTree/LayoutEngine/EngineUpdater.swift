// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The changes to the nodes of a tree, applied to the layout engine from the top down.
struct EngineUpdater {
  private let root: ViewNode
  /// The existing engine of the tree, retained during calls to nodes.
  private var known: Unmanaged<LayoutEngine>?
  /// The number of nodes that a new engine is likely to have.
  private var likelyCount = 0

  /// Returns whether the engine of a tree is asking nodes for their sizes, so that a layout
  /// requested by one of them is nested.
  static func isQueryingNodes(below root: ViewNode) -> Bool {
    root.passState.contains(.isUpdatingEngine) || root.ownEngine?.isSolving == true
  }

  /// Passes all changes in a tree to its engine.
  static func run(below root: ViewNode, likelyCount: Int) {
    // Changes that one node makes during a call to another are processed afterward.
    if root.passState.contains(.isUpdatingEngine) { return }
    root.passState.insert(.isUpdatingEngine)
    defer { root.passState.remove(.isUpdatingEngine) }
    var pending: [ViewNode] = []
    var update = EngineUpdater(root: root, known: nil, likelyCount: likelyCount)
    update.update(root)
    // Calls to nodes run client code; the engine is retained until all are finished.
    let engine = root.ownEngine
    defer { withExtendedLifetime(engine) {} }
    update.known = engine.map { Unmanaged.passUnretained($0) }
    update.updateChildren(of: root, deferring: &pending)
    while let node = pending.popLast() {
      update.update(node)
      update.updateChildren(of: node, deferring: &pending)
    }
    root.ownEngine?.finishUpdates()
  }

  /// Passes the changes in a subtree, and any unregistered ancestors, to the engine.
  ///
  /// - Returns: The engine, or `nil` if client code made the tree part of another one.
  static func engine(of root: ViewNode, withChangesOf subtree: ViewNode) -> LayoutEngine? {
    let engine = root.ownEngine ?? LayoutEngine(root: root)
    root.ownEngine = engine
    if engine.index(of: subtree) >= 0, subtree.passState.isDisjoint(with: .constraintWork) {
      return engine
    }
    root.passState.insert(.isUpdatingEngine)
    defer { root.passState.remove(.isUpdatingEngine) }
    guard engine.register(subtree) >= 0 else { return nil }
    let update = EngineUpdater(root: root, known: Unmanaged.passUnretained(engine))
    for node in update.path(to: subtree) where node.passState.contains(.newInEngine) {
      update.update(node)
      // Its other subviews wait for the next pass.
      node.markConstraintWork(.subtreeNeedsUpdateConstraints)
    }
    var pending = [subtree]
    while let node = pending.popLast() {
      update.update(node)
      update.updateChildren(of: node, deferring: &pending)
    }
    guard root.ownEngine === engine else { return nil }
    engine.finishPartialUpdates()
    return engine
  }

  /// Returns the ancestors of a node, the root first.
  private func path(to node: ViewNode) -> [ViewNode] {
    var path: [ViewNode] = []
    var ancestor = node.parent
    while let current = ancestor {
      path.append(current)
      ancestor = current.parent
    }
    return path.reversed()
  }

  /// Passes the subviews before the first one that has subviews to the engine, and defers the
  /// others.
  private func updateChildren(of node: ViewNode, deferring pending: inout [ViewNode]) {
    let order = node.subviewsInLayoutOrder
    var position = 0
    // Leaves are processed in place. The array retains them.
    while position < order.count {
      let isDeferred = Unmanaged.passUnretained(order[position])._withUnsafeGuaranteedRef { child in
        if child.passState.isDisjoint(with: .constraintWork) { return false }
        if !child.children.isEmpty { return true }
        update(child)
        // Client code may have added subviews, whose marks stopped at the child.
        if child.children.isEmpty { return false }
        child.markConstraintWork(.subtreeNeedsUpdateConstraints)
        return true
      }
      if isDeferred { break }
      position += 1
    }
    guard position < order.count else { return }
    for child in order[position...].reversed()
    where !child.passState.isDisjoint(with: .constraintWork) {
      pending.append(child)
    }
  }

  // MARK: Nodes

  /// Passes the changes of a node to the engine.
  @inline(__always)
  private func update(_ node: ViewNode) {
    // Client code may have made the tree part of another one, which then processes the changes.
    guard root.handle.parent == nil else { return }
    let work = node.passState.intersection(.engineWork)
    // Set during the work, so that marks made by descendants stop here.
    node.passState.insert(.subtreeNeedsUpdateConstraints)
    if work == .intrinsicSizeChanged, let known, node.engineIndex >= 0 {
      node.passState.remove(.engineWork)
      known._withUnsafeGuaranteedRef { $0.updateContentSize(of: node) }
    } else if !work.isEmpty {
      update(node, with: work)
    }
    node.passState.remove(.subtreeNeedsUpdateConstraints)
    // Requested by the updates of other nodes after this one's turn: the next round updates it.
    if node.passState.contains(.needsUpdateConstraints) {
      node.markAncestors(.subtreeNeedsUpdateConstraints)
    }
  }

  @inline(never)
  private func update(_ node: ViewNode, with work: ViewNode.PassState) {
    // The engine clears the mark for new constraints after processing them.
    node.passState.remove(ViewNode.PassState.engineWork.subtracting(.constraintsChanged))
    var records = LayoutRecords()
    if work.contains(.recordsChanged) { node.appendLayoutRecords(to: &records) }
    // Stacks measure their views, which may have made the tree part of another one.
    guard root.handle.parent == nil else {
      node.markConstraintWork(work)
      return
    }
    if let known {
      known._withUnsafeGuaranteedRef { update($0, node, work, records) }
    } else if let engine = engine(for: node, records) {
      update(engine, node, work, records)
    } else {
      node.passState.remove(.constraintsChanged)
    }
  }

  /// Returns the tree's engine, creating it if a node needs one.
  private func engine(for node: ViewNode, _ records: LayoutRecords) -> LayoutEngine? {
    if let engine = root.ownEngine { return engine }
    guard !node.heldConstraints.isEmpty || !records.isEmpty || node.engineIndex >= 0 else {
      return nil
    }
    let made = LayoutEngine(root: root, likelyCount: likelyCount)
    root.ownEngine = made
    return made
  }

  private func update(
    _ engine: LayoutEngine, _ node: ViewNode, _ work: ViewNode.PassState, _ records: LayoutRecords
  ) {
    engine.update(node, work, records)
    // Registering this node's own items marks the node again, although it is already processed.
    if node.passState.contains(.newInEngine) {
      node.passState.remove(.newInEngine)
      engine.update(node, .newInEngine, LayoutRecords())
    }
  }
}
