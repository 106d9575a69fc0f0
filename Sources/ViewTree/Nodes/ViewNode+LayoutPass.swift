// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The maximum number of rounds per call for a tree whose layout keeps requesting layout.
  nonisolated static var roundLimit: Int { 16 }

  /// Performs pending layout in the tree, from the root down to and including this subtree.
  package final func runLayoutPass() {
    let root = rootNode
    guard root.hasPendingWork else { return }
    if root.isAskingNodes {
      // Frames aren't known until all nodes have been asked, and further rounds wouldn't change
      // that.
      layOutSubtree(tellingInsets: root.rare?.tellsInsets ?? false)
      return
    }
    let isOutermost = !root.passState.contains(.inLayoutPass)
    root.passState.insert(.inLayoutPass)
    defer { if isOutermost { root.passState.remove(.inLayoutPass) } }
    var isSettled = false
    for _ in 0..<ViewNode.roundLimit where !isSettled {
      root.updateConstraintsOfTree()
      root.ownEngine?.solveIfNeeded()
      layOutPath(from: root)
      layOutSubtree(tellingInsets: root.rare?.tellsInsets ?? false)
      isSettled = self === root ? !root.hasPendingWork : !root.hasConstraintWork
    }
    guard isOutermost else { return }
    if !isSettled { root.reportOnce(.layoutKeepsChanging(nodes: root.namesOfPendingNodes)) }
    root.ownEngine?.tellFindings()
  }

  /// At the root, whether the engine is asking nodes for their sizes, so that a layout requested by
  /// one of them is nested.
  final var isAskingNodes: Bool {
    passState.contains(.isFeedingEngine) || ownEngine?.isSolving == true
  }

  /// At the root: the nodes that ask for layout, from the top down.
  private final var namesOfPendingNodes: [String] {
    var names: [String] = []
    var pending = [self]
    while let node = pending.popLast() {
      let asks: PassState = [.needsLayout, .needsUpdateConstraints]
      if !node.passState.isDisjoint(with: asks.union(.engineWork)) { names.append(node.debugName) }
      for child in node.children.reversed()
      where !child.passState.isDisjoint(with: PassState.layoutWork.union(.constraintWork)) {
        pending.append(child)
      }
    }
    return names
  }

  private final var hasConstraintWork: Bool {
    !passState.isDisjoint(with: .constraintWork) || (ownEngine?.needsSolve ?? false)
  }

  /// Lays out the ancestors that need it, the root first, so that this node has its size.
  private final func layOutPath(from root: ViewNode) {
    guard self !== root else { return }
    var path: [ViewNode] = []
    var node = parent
    while let current = node {
      if current.passState.contains(.needsLayout) { path.append(current) }
      node = current.parent
    }
    while let next = path.popLast() {
      next.passState.remove(.needsLayout)
      next.callLayoutSubviews()
    }
  }

  private final func layOutSubtree(tellingInsets: Bool) {
    layOutDue(tellingInsets: tellingInsets)
    guard passState.contains(.subtreeNeedsLayout) else { return }
    var pending: [ViewNode] = []
    layOutBelow(tellingInsets: tellingInsets, leaving: &pending)
    while let node = pending.popLast() {
      node.layOutDue(tellingInsets: tellingInsets)
      if node.passState.contains(.subtreeNeedsLayout) {
        node.layOutBelow(tellingInsets: tellingInsets, leaving: &pending)
      }
    }
  }

  /// Lays out the subviews that have no subviews themselves, and defers the others.
  private final func layOutBelow(tellingInsets: Bool, leaving pending: inout [ViewNode]) {
    passState.remove(.subtreeNeedsLayout)
    let start = pending.count
    var place = 0
    while place < children.count {
      // The array retains its nodes during their layout. If one of them lays out its superview's
      // subviews, this continues with the new array.
      let list = children
      while place < list.count, children.isSameList(as: list) {
        let isLater = Unmanaged.passUnretained(list[place])._withUnsafeGuaranteedRef { child in
          if child.passState.isDisjoint(with: .layoutWork) { return false }
          if !child.children.isEmpty || pending.count > start { return true }
          child.layOutDue(tellingInsets: tellingInsets)
          if !child.children.isEmpty { return true }
          child.passState.remove(.subtreeNeedsLayout)
          return false
        }
        if isLater { pending.append(list[place]) }
        place += 1
      }
    }
    if pending.count > start + 1 { pending[start...].reverse() }
  }

  private final func layOutDue(tellingInsets: Bool) {
    guard passState.contains(.needsLayout) else { return }
    passState.remove(.needsLayout)
    // Marks from below stop here, so that finished ancestors stay unmarked.
    passState.insert(.subtreeNeedsLayout)
    if tellingInsets { tellInsets() }
    callLayoutSubviews()
  }

  package final func runUpdateConstraintsPass() {
    rootNode.updateConstraintsOfTree()
  }

  /// Calls `updateConstraints` on children before their parents, then feeds the layout engine from
  /// the top down.
  private final func updateConstraintsOfTree() {
    for _ in 0..<ViewNode.roundLimit {
      guard !passState.isDisjoint(with: .constraintWork) else { return }
      callUpdateConstraints()
      feedEngine()
    }
  }

  /// Performs the pending calls of `updateConstraints` in this subtree.
  final func callUpdateConstraints() {
    if passState.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
      return
    }
    // Usually only the sizes of content have changed.
    if !passState.contains(.needsUpdateConstraints), hasNoConstraintUpdatesBelow { return }
    var pending: [(node: ViewNode, isEntered: Bool)] = [(self, false)]
    while let (node, isEntered) = pending.popLast() {
      if !isEntered, node.passState.contains(.subtreeNeedsUpdateConstraints) {
        let first = node.callUpdateConstraintsOfLeaves()
        if first < node.children.count {
          pending.append((node, true))
          for child in node.children[first...].reversed() { pending.append((child, false)) }
          continue
        }
      }
      guard node.passState.contains(.needsUpdateConstraints) else { continue }
      node.passState.remove(.needsUpdateConstraints)
      node.updateConstraints()
    }
  }

  /// Whether no descendant has a pending `updateConstraints`.
  private final var hasNoConstraintUpdatesBelow: Bool {
    children.allUnretained {
      $0.passState.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints])
    }
  }

  /// Calls `updateConstraints` on the first subviews, up to one with pending descendants, and
  /// returns the index of that one.
  private final func callUpdateConstraintsOfLeaves() -> Int {
    var place = 0
    while place < children.count {
      // The array retains its nodes while they are called, and is a different one if they change
      // it.
      let list = children
      while place < list.count, children.isSameList(as: list) {
        let isLater = Unmanaged.passUnretained(list[place])._withUnsafeGuaranteedRef { child in
          if child.passState.contains(.subtreeNeedsUpdateConstraints) { return true }
          if child.passState.contains(.needsUpdateConstraints) {
            child.passState.remove(.needsUpdateConstraints)
            child.updateConstraints()
          }
          return false
        }
        if isLater { return place }
        place += 1
      }
    }
    return place
  }

  private final func feedEngine() {
    // Changes that one node makes while another is asked are processed afterward.
    if passState.contains(.isFeedingEngine) { return }
    passState.insert(.isFeedingEngine)
    defer { passState.remove(.isFeedingEngine) }
    var pending: [ViewNode] = []
    tellEngine(nil, root: self)
    // Asking nodes runs client code; the engine is retained until all have been asked.
    let known = ownEngine
    defer { withExtendedLifetime(known) {} }
    let engine = known.map { Unmanaged.passUnretained($0) }
    feedSubviews(engine, root: self, leaving: &pending)
    while let node = pending.popLast() {
      node.tellEngine(engine, root: self)
      node.feedSubviews(engine, root: self, leaving: &pending)
    }
    ownEngine?.finishFeeding()
  }

  /// At the root: feeds the engine what is new in a subtree, and the nodes above it that it doesn't
  /// know, and returns it; `nil` if client code made the tree part of another one.
  final func engineWithNews(of subtree: ViewNode) -> LayoutEngine? {
    let engine = ownEngine ?? LayoutEngine(root: self)
    ownEngine = engine
    if engine.index(of: subtree) >= 0, subtree.passState.isDisjoint(with: .constraintWork) {
      return engine
    }
    passState.insert(.isFeedingEngine)
    defer { passState.remove(.isFeedingEngine) }
    guard engine.register(subtree) >= 0 else { return nil }
    let known = Unmanaged.passUnretained(engine)
    for node in subtree.pathFromRoot where node.passState.contains(.newInEngine) {
      node.tellEngine(known, root: self)
    }
    var pending = [subtree]
    while let node = pending.popLast() {
      node.tellEngine(known, root: self)
      node.feedSubviews(known, root: self, leaving: &pending)
    }
    guard ownEngine === engine else { return nil }
    engine.finishFeedingPart()
    return engine
  }

  /// The ancestors, the root first.
  private final var pathFromRoot: [ViewNode] {
    var path: [ViewNode] = []
    var node = parent
    while let current = node {
      path.append(current)
      node = current.parent
    }
    return path.reversed()
  }

  /// Feeds the engine the subviews that precede the first with subviews of its own, and defers the
  /// others.
  private final func feedSubviews(
    _ engine: Unmanaged<LayoutEngine>?, root: ViewNode, leaving pending: inout [ViewNode]
  ) {
    let order = subviewsInLayoutOrder
    var place = 0
    // Leaves are processed in place. The array retains them.
    while place < order.count {
      let isLater = Unmanaged.passUnretained(order[place])._withUnsafeGuaranteedRef { child in
        if child.passState.isDisjoint(with: .constraintWork) { return false }
        if !child.children.isEmpty { return true }
        child.tellEngine(engine, root: root)
        return false
      }
      if isLater { break }
      place += 1
    }
    guard place < order.count else { return }
    for child in order[place...].reversed()
    where !child.passState.isDisjoint(with: .constraintWork) {
      pending.append(child)
    }
  }

  /// Feeds the engine what is new about this node.
  ///
  /// `known` is the existing engine of the tree, retained by the caller.
  @inline(__always)
  private final func tellEngine(_ known: Unmanaged<LayoutEngine>?, root: ViewNode) {
    // Client code may have made the tree part of another one, which then processes what is new.
    guard root.handle.parent == nil else { return }
    let work = passState.intersection(.engineWork)
    // Set during the work, so that marks from below stop here.
    passState.insert(.subtreeNeedsUpdateConstraints)
    if work == .intrinsicSizeChanged, let known, engineIndex >= 0 {
      passState.remove(.engineWork)
      known._withUnsafeGuaranteedRef { $0.feedContentSize(of: self) }
    } else if !work.isEmpty {
      tell(known, work, root: root)
    }
    passState.remove(.subtreeNeedsUpdateConstraints)
  }

  @inline(never)
  private final func tell(_ known: Unmanaged<LayoutEngine>?, _ work: PassState, root: ViewNode) {
    // The engine clears the mark for new constraints after processing them.
    passState.remove(PassState.engineWork.subtracting(.constraintsChanged))
    var records: [LayoutRecord] = []
    if work.contains(.recordsChanged) { appendLayoutRecords(to: &records) }
    // Stacks ask their views for sizes, and that may have made the tree part of another one.
    guard root.handle.parent == nil else {
      markConstraintWork(work)
      return
    }
    if let known {
      known._withUnsafeGuaranteedRef { feed($0, work, records) }
    } else if let engine = makeEngine(records, root: root) {
      feed(engine, work, records)
    } else {
      passState.remove(.constraintsChanged)
    }
  }

  /// Returns the tree's engine, creating it if this node needs one.
  private final func makeEngine(_ records: [LayoutRecord], root: ViewNode) -> LayoutEngine? {
    if let engine = root.ownEngine { return engine }
    guard !heldConstraints.isEmpty || !records.isEmpty || engineIndex >= 0 else { return nil }
    let made = LayoutEngine(root: root)
    root.ownEngine = made
    return made
  }

  private final func feed(
    _ engine: LayoutEngine, _ work: PassState, _ records: [LayoutRecord]
  ) {
    engine.feed(self, work, records)
    // Registering this node's own items marks the node again, although that work is done.
    if passState.contains(.newInEngine) {
      passState.remove(.newInEngine)
      engine.feed(self, .newInEngine, [])
    }
  }
}
