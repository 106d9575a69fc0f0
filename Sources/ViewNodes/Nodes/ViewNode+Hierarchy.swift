// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// The node that this one is in, `nil` at the root.
  public final var superview: ViewNode? { parent }

  final var parent: ViewNode? {
    get { handle.parent?.takeUnretainedValue() }
    set {
      handle._withUnsafeGuaranteedRef {
        $0.parent = newValue.map { Unmanaged.passUnretained($0) }
      }
    }
  }

  /// The nodes in this one, from back to front.
  public final var subviews: [ViewNode] { children }

  /// The topmost node of the tree, this one if it has no superview.
  public final var rootNode: ViewNode {
    guard var top = handle.parent else { return self }
    while let next = top._withUnsafeGuaranteedRef({ $0.handle.parent }) { top = next }
    return top.takeUnretainedValue()
  }

  /// Adds a node just behind another subview; at the back if that one is not here.
  public final func insertSubview(_ view: ViewNode, belowSubview sibling: ViewNode) {
    insertSubview(view, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a node just in front of another subview; at the front if that one is not here.
  public final func insertSubview(_ view: ViewNode, aboveSubview sibling: ViewNode) {
    let place = children.firstIndex { $0 === sibling }
    insertSubview(view, at: place.map { $0 + 1 } ?? children.count)
  }

  /// Moves a subview in front of its siblings.
  public final func bringSubviewToFront(_ view: ViewNode) {
    reorder(view, to: children.count)
  }

  /// Moves a subview behind its siblings.
  public final func sendSubviewToBack(_ view: ViewNode) {
    reorder(view, to: 0)
  }

  /// Returns a Boolean value that indicates whether this node is the given one or lies somewhere in
  /// it.
  public final func isDescendant(of view: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === view { return true }
      node = current.parent
    }
    return false
  }

  /// The first node with the given tag, this one included, depth first from the back.
  public final func viewWithTag(_ tag: Int) -> ViewNode? {
    var pending: [ViewNode] = [self]
    while let node = pending.popLast() {
      if node.tag == tag { return node }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  package final func insert(_ view: ViewNode, at index: Int) {
    guard mayTake(view) else { return }
    if view.parent === self {
      reorder(view, to: index)
      return
    }
    view.willMove(toSuperview: self)
    if view.parent != nil { view.removeFromSuperview() }
    // What was called may have moved either node, and an override may have left the view in place.
    if view.parent !== self {
      for _ in 0..<ViewNode.roundLimit where view.parent != nil { view.leaveParent() }
    }
    guard mayTake(view) else { return }
    guard view.parent == nil else {
      reorder(view, to: index)
      return
    }
    view.parent = self
    children.insert(view, at: min(max(index, 0), children.count))
    subtreeDidAttach(view)
    if passState.contains(.onScreen) { view.enterScreen() }
    view.didMoveToSuperview()
    didAddSubview(view)
    markNeedsLayout()
    view.rare?.controller?.viewWasAdded()
  }

  /// Whether a node may become a subview; reports it if not.
  private final func mayTake(_ view: ViewNode) -> Bool {
    guard view !== self else {
      report(.addedToItself(node: debugName))
      return false
    }
    // Only a node with subviews can be an ancestor; this keeps building deep chains linear.
    guard view.children.isEmpty || !isDescendant(of: view) else {
      report(.addedToDescendant(node: view.debugName, descendant: debugName))
      return false
    }
    return true
  }

  private final func reorder(_ view: ViewNode, to index: Int) {
    guard let place = children.place(of: view) else { return }
    children.remove(at: place)
    children.insert(view, at: min(max(index, 0), children.count))
    // What constraints leave open, and which of them stay in a conflict, is decided in the order of
    // the tree.
    if view.engineIndex >= 0, let engine = view.engine {
      engine.renewOrder(of: view)
      view.markConstraintWork([])
    }
    markNeedsLayout()
  }

  package final func detachFromParent() {
    // Whoever is told that the node is about to leave need not take it out as well.
    guard let former = parent, !passState.contains(.isLeaving) else { return }
    passState.insert(.isLeaving)
    defer { passState.remove(.isLeaving) }
    resignFirstResponderBelow()
    let leaving = rare?.controller.flatMap { $0.viewWillBeRemoved() ? $0 : nil }
    defer { leaving?.endAppearance() }
    former.willRemoveSubview(self)
    willMove(toSuperview: nil)
    // What was called may have taken the node elsewhere.
    guard parent === former else { return }
    leaveParent()
    former.markNeedsLayout()
    if parent == nil { didMoveToSuperview() }
  }

  /// Takes the node out of its superview, whatever subclasses make of ``removeFromSuperview()``.
  final func leaveParent() {
    guard let former = parent else { return }
    former.subviewWillLeave(self)
    endConstraintsFromAbove()
    // Baselines are asked for on the way, which may have taken the node elsewhere.
    guard parent === former, let place = former.children.place(of: self) else { return }
    former.children.remove(at: place)
    becomeRoot()
    if passState.contains(.onScreen) { leaveScreen() }
  }

  private final func becomeRoot() {
    parent = nil
    passState.remove(.isArranged)
  }

  /// Lets a tree of any depth go without recursion: children are taken out of dying parents one by
  /// one instead of each parent's destruction entering the next.
  final func releaseTree() {
    ownEngine?.dissolve()
    if let rare {
      for guide in rare.guides { guide.owner = nil }
      rare.systemGuides?.disown()
    }
    heldConstraints.free()
    if children.isEmpty { return }
    var pending = children
    children = []
    for child in pending { child.becomeRoot() }
    while var node = pending.popLast() {
      guard isKnownUniquelyReferenced(&node) else { continue }
      for child in node.children { child.becomeRoot() }
      pending.append(contentsOf: node.children)
      node.children = []
    }
  }
}

extension [ViewNode] {
  /// Whether two lists are one in memory, so that neither was changed since one was the other.
  @inline(__always)
  func isSameList(as other: [ViewNode]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
    }
  }

  /// Whether something is true of all nodes, which are looked at without being retained.
  @inline(__always)
  func allUnretained(_ isTrue: (ViewNode) -> Bool) -> Bool {
    var place = 0
    while place < count, Unmanaged.passUnretained(self[place])._withUnsafeGuaranteedRef(isTrue) {
      place += 1
    }
    return place == count
  }

  /// The place of a node, looked for from both ends: children mostly leave in order or in the
  /// opposite order.
  func place(of node: ViewNode) -> Int? {
    var front = 0
    var back = count - 1
    while front <= back {
      if self[front] === node { return front }
      if self[back] === node { return back }
      front += 1
      back -= 1
    }
    return nil
  }
}
