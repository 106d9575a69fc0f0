// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// A tree that was laid out by itself becomes a part of this one.
  final func subtreeDidAttach(_ view: ViewNode) {
    if let engine = view.ownEngine {
      engine.dissolve()
      view.ownEngine = nil
    }
    if let rare = view.rare {
      if rare.tellsInsets { rootNode.rareState.tellsInsets = true }
      if !rare.problems.isEmpty {
        rootNode.rareState.problems += rare.problems
        rare.problems = []
      }
    }
    if !view.passState.isDisjoint(with: .layoutWork) {
      view.markAncestors(.subtreeNeedsLayout)
    }
    if !view.passState.isDisjoint(with: .constraintWork) {
      view.markAncestors(.subtreeNeedsUpdateConstraints)
    }
  }

  /// Everything above lets go of this subtree: constraints that reach into it end.
  final func endConstraintsFromAbove() {
    let former = parent
    for _ in 0..<ViewNode.roundLimit {
      // Handing constraints over calls out where they speak of baselines, and may lead to new ones.
      let engine = engineWithAllConstraints(from: former)
      guard parent === former else { return }
      engine?.remove(subtree: self)
      if former?.hasConstraintsToHandOver != true { return }
    }
  }

  /// Whether this node or one above holds constraints that no pass has seen yet.
  private final var hasConstraintsToHandOver: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.passState.contains(.constraintsChanged) { return true }
      node = current.parent
    }
    return false
  }

  /// The tree's engine, after it was handed those constraints of a node and its ancestors that no
  /// pass has seen yet; however often this happens, each is looked at once.
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
    let lastOrder = engine.lastOrder
    while let next = waiting.popLast() {
      engine.feed(next, .constraintsChanged, [])
    }
    // Nodes that were met outside a pass are met out of order.
    if engine.lastOrder != lastOrder { engine.orderIsStale = true }
    return engine
  }

  /// Takes in an active constraint, which so many others are likely to follow.
  final func hold(_ constraint: LayoutConstraint, followers: Int) {
    constraint.holderPointer = Unmanaged.passUnretained(self)
    constraint.heldIndex = heldConstraints.append(constraint, followers: followers)
    // Most constraints find the marks of those before them.
    if passState.isSuperset(of: [.constraintsChanged, .needsLayout]) { return }
    markConstraintWork(.constraintsChanged)
    markNeedsLayout()
  }

  /// Lets go of a constraint; leaves a gap that is closed when half of the list is gaps.
  final func release(_ constraint: LayoutConstraint) {
    constraint.holderPointer = nil
    let place = Int(constraint.heldIndex)
    guard place >= 0, place < heldConstraints.count,
      heldConstraints[place]?.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
    else { return }
    markNeedsLayout()
    guard heldConstraints.remove(at: place) else { return }
    heldGaps += 1
    guard Int(heldGaps) * 2 > heldConstraints.count else { return }
    heldConstraints.closeGaps()
    heldGaps = 0
  }
}
