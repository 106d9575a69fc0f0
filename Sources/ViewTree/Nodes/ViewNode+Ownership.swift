// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Makes a tree that was laid out independently part of this one.
  final func subtreeDidAttach(_ view: ViewNode) {
    if let engine = view.ownEngine {
      engine.tearDown()
      view.ownEngine = nil
    }
    if let rare = view.rare {
      if rare.notifiesInsets { rootNode.rareState.notifiesInsets = true }
      if !rare.problems.isEmpty {
        rootNode.rareState.problems.append(contentsOf: rare.problems)
        rare.problems = ProblemList()
      }
    }
    if passState.contains(.mayHaveSafeArea) { view.markSafeAreaBelow() }
    if !view.passState.isDisjoint(with: .layoutWork) {
      view.markAncestors(.subtreeNeedsLayout)
    }
    if !view.passState.isDisjoint(with: .constraintWork) {
      view.markAncestors(.subtreeNeedsUpdateConstraints)
    }
  }

  /// Ends the constraints between this subtree and the rest of the tree.
  final func endConstraintsFromAbove() {
    let former = parent
    for _ in 0..<LayoutPass.roundLimit {
      // Handing over constraints on baselines runs client code, which may create new constraints.
      let engine = engineWithAllConstraints(from: former)
      guard parent === former else { return }
      engine?.remove(subtree: self)
      if former?.hasConstraintsToHandOver != true { return }
    }
  }

  /// Whether this node or an ancestor holds constraints that no pass has processed.
  final var hasConstraintsToHandOver: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.passState.contains(.constraintsChanged) { return true }
      node = current.parent
    }
    return false
  }

  /// Returns the tree's engine after handing it the constraints of a node and its ancestors that no
  /// pass has processed; each constraint is visited only once, however often this is called.
  final func engineWithAllConstraints(from start: ViewNode?) -> LayoutEngine? {
    var node = start
    var waiting: [ViewNode] = []
    var root = self
    while let current = node {
      if current.passState.contains(.constraintsChanged) { waiting.append(current) }
      root = current
      node = current.parent
    }
    if waiting.isEmpty { return root.ownEngine }
    let engine = root.ownEngine ?? LayoutEngine(root: root)
    root.ownEngine = engine
    let lastOrder = engine.treeOrder.last
    while let next = waiting.popLast() {
      engine.update(next, .constraintsChanged, LayoutRecords())
    }
    // Nodes found outside a pass aren't in tree order.
    if engine.treeOrder.last != lastOrder { engine.treeOrder.markStale() }
    // Guides found outside a pass get their own rows in the next one.
    if engine.newGuides.count > 0 { root.markConstraintWork(.subtreeNeedsUpdateConstraints) }
    return engine
  }

  /// Adds an active constraint, which the given number of others are likely to follow.
  final func hold(_ constraint: LayoutConstraint, followers: Int) {
    constraint.holderPointer = Unmanaged.passUnretained(self)
    constraint.heldIndex = heldConstraints.append(constraint, followers: followers)
    // For most constraints, earlier ones have already set the marks.
    if passState.isSuperset(of: [.constraintsChanged, .needsLayout]) { return }
    markConstraintWork(.constraintsChanged)
    markNeedsLayout()
  }

  /// Removes a constraint, leaving a gap; the gaps are closed when they make up half of the list.
  final func release(_ constraint: LayoutConstraint) {
    constraint.holderPointer = nil
    let index = Int(constraint.heldIndex)
    guard index >= 0, index < heldConstraints.count,
      heldConstraints[index]?.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
    else { return }
    markNeedsLayout()
    guard heldConstraints.remove(at: index) else { return }
    heldConstraintGaps += 1
    guard Int(heldConstraintGaps) * 2 > heldConstraints.count else { return }
    heldConstraints.closeGaps()
    heldConstraintGaps = 0
  }
}
