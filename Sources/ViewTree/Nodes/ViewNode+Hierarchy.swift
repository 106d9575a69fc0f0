// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// The superview, or `nil` at the root.
  public final var superview: ViewNode? { awaitsReuse ? nil : parent }

  package final var parent: ViewNode? {
    get { handle.parent?.takeUnretainedValue() }
    set {
      handle._withUnsafeGuaranteedRef {
        $0.parent = newValue.map { Unmanaged.passUnretained($0) }
      }
    }
  }

  /// The subviews, from back to front.
  public final var subviews: [ViewNode] { visibleChildren }

  /// The root of the tree, which is this node if it has no superview.
  public final var rootNode: ViewNode {
    guard var top = handle.parent else { return self }
    while let next = top._withUnsafeGuaranteedRef({ $0.handle.parent }) { top = next }
    return top.takeUnretainedValue()
  }

  /// Returns the index of a subview, not counting another one.
  final func index(of sibling: ViewNode, ignoring view: ViewNode) -> Int? {
    guard let index = children.firstIndex(identicalTo: sibling) else { return nil }
    guard view.parent === self, let own = children.firstIndex(identicalTo: view) else {
      return index
    }
    return own < index ? index - 1 : index
  }

  /// Returns a Boolean value that indicates whether this node is the given node or one of its
  /// descendants.
  ///
  /// - Parameter view: The possible ancestor.
  /// - Returns: `true` if `view` is this node or one of its superviews.
  public final func isDescendant(of view: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === view { return true }
      node = current.superview
    }
    return false
  }

  /// Returns the first node with a tag in this subtree, searching depth first from the back, or
  /// `nil` if there is none.
  public final func viewWithTag(_ tag: Int) -> ViewNode? {
    var pending: [ViewNode] = [self]
    while let node = pending.popLast() {
      if node.tag == tag { return node }
      pending.append(contentsOf: node.visibleChildren.reversed())
    }
    return nil
  }

  /// Inserts a subview.
  ///
  /// - Parameters:
  ///   - view: The new subview.
  ///   - index: Its index, clamped to the valid range.
  ///   - isLayingOut: Whether a layout of the subviews is under way, so that none has to follow.
  package final func insert(_ view: ViewNode, at index: Int, isLayingOut: Bool = false) {
    guard canAdopt(view) else { return }
    if view.superview === self {
      reorder(view, to: index)
      return
    }
    var formerTraits: TraitCollection?
    let wasOnScreen = view.passState.contains(.onScreen)
    if passState.contains(.onScreen), !wasOnScreen { view.announceScreen(rootNode) }
    view.willMove(toSuperview: self)
    if view.awaitsReuse {
      if view.parent === self {
        endWaiting(of: view, at: index)
        markNeedsLayout()
        return
      }
      view.leaveParent()
    } else if view.parent != nil {
      // A view whose screen stays the same is told nothing about it.
      let stays = wasOnScreen && passState.contains(.onScreen) && view.rootNode === rootNode
      if stays { formerTraits = view.beginMoveOnScreen() }
      view.removeFromSuperview()
      if wasOnScreen, !stays, passState.contains(.onScreen) { view.announceScreen(rootNode) }
    }
    defer { view.endMoveOnScreen() }
    // The calls above may have moved either node, and an override may not have removed the view.
    var attempts = 0
    while view.parent != nil, view.parent !== self, attempts < LayoutPass.roundLimit {
      view.leaveParent()
      attempts += 1
    }
    guard canAdopt(view) else { return }
    guard view.parent == nil else {
      reorder(view, to: index)
      return
    }
    view.parent = self
    children.insert(view, near: index)
    subtreeDidAttach(view)
    view.endMoveOnScreen()
    if passState.contains(.onScreen) { view.enterScreen(from: formerTraits) }
    view.didMoveToSuperview()
    didAddSubview(view)
    if isLayingOut { markSubtreeNeedsLayout() } else { markNeedsLayout() }
    view.rare?.controller?.viewWasAdded()
  }

  /// Returns whether a node can become a subview, and reports a problem if it can't.
  private final func canAdopt(_ view: ViewNode) -> Bool {
    guard view !== self else {
      report(.addedToItself(node: debugName))
      return false
    }
    // Only a node with subviews can be an ancestor; this check keeps building deep chains linear.
    if view.children.isEmpty { return true }
    var node: ViewNode? = self
    var reusable: ViewNode?
    while let current = node {
      if current === view {
        if let reusable {
          // To the client, the two are in different trees.
          reusable.leaveParent()
          return true
        }
        report(.addedToDescendant(node: view.debugName, descendant: debugName))
        return false
      }
      if current.awaitsReuse { reusable = current }
      node = current.parent
    }
    return true
  }

  final func reorder(_ view: ViewNode, to index: Int) {
    // A view that stays where it is must not request a layout: views are brought to the front during
    // layouts, too.
    let place = max(0, min(index, children.count - 1))
    let stays = children.isEmpty || children[place] === view
    move(view, to: index)
    if !stays { markNeedsLayout() }
  }

  /// Moves a child to a different index among its siblings.
  final func move(_ view: ViewNode, to index: Int) {
    guard let former = children.firstIndex(identicalTo: view) else { return }
    children.remove(at: former)
    layerStorage?.subviewLeft(view, former)
    children.insert(view, near: index)
    // Ambiguities and conflicts are resolved in tree order.
    if view.engineIndex >= 0, let engine = view.engine {
      engine.treeOrder.invalidate(view, in: engine)
      view.markConstraintWork([])
    }
  }

  package final func detachFromParent() {
    // If a callback about the removal removes the node itself, nothing remains to be done.
    guard let former = parent, !passState.contains(.isLeaving) else { return }
    if awaitsReuse { return leaveParent() }
    passState.insert(.isLeaving)
    defer { passState.remove(.isLeaving) }
    resignFirstResponderBelow()
    let leaving = rare?.controller.flatMap { $0.viewWillBeRemoved() ? $0 : nil }
    defer { leaving?.endAppearance(animated: false) }
    former.willRemoveSubview(self)
    if !passState.contains(.staysOnScreen) { announceScreen(nil) }
    willMove(toSuperview: nil)
    // The call above may have moved the node elsewhere.
    guard parent === former else { return }
    leaveParent()
    former.markNeedsLayout()
    if parent == nil { didMoveToSuperview() }
  }

  /// Removes the node from its superview, bypassing overrides of ``removeFromSuperview()``.
  final func leaveParent() {
    guard let former = parent else { return }
    former.subviewWillLeave(self)
    endConstraintsFromAbove()
    // Requesting baselines may have moved the node elsewhere.
    guard parent === former, let index = former.children.firstIndex(identicalTo: self) else {
      return
    }
    former.children.remove(at: index)
    former.layerStorage?.subviewLeft(self, index)
    becomeRoot()
    if passState.contains(.onScreen), !passState.contains(.staysOnScreen) { leaveScreen() }
  }

  private final func becomeRoot() {
    parent = nil
    passState.subtract([.isArranged, .awaitsReuse])
  }

  /// Releases a tree of any depth without recursion, by removing the children of deallocated
  /// parents one by one.
  final func releaseTree() {
    ownEngine?.tearDown()
    if let rare {
      for guide in rare.guides { guide.owner = nil }
      rare.systemGuides.disown()
    }
    heldConstraints = HeldConstraints()
    if children.isEmpty { return }
    var pending = children
    children = []
    for child in pending { child.becomeRoot() }
    while var node = pending.popLast() {
      guard isKnownUniquelyReferenced(&node) else { continue }
      for child in node.children { child.becomeRoot() }
      pending.append(contentsOf: node.children)
      node.children = []
      node.detachSubviews()
    }
  }
}

extension [ViewNode] {
  /// Returns whether two arrays share their storage, so that neither was changed since they were
  /// copied.
  @inline(__always)
  func isSameList(as other: [ViewNode]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
    }
  }

  /// Inserts a node at an index, which is clamped to the valid range.
  mutating func insert(_ node: ViewNode, near index: Int) {
    // Nearly all nodes come last, and appending is faster.
    if index >= count {
      append(node)
    } else {
      insert(node, at: Swift.max(index, 0))
    }
  }

  /// Returns whether all nodes satisfy a predicate, without retaining them.
  @inline(__always)
  func allUnretained(_ isTrue: (ViewNode) -> Bool) -> Bool {
    var index = 0
    while index < count, Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(isTrue) {
      index += 1
    }
    return index == count
  }
}

extension Array where Element: AnyObject {
  /// Returns the index of an object, searching from both ends, because children are mostly removed
  /// in order or in reverse order.
  package func firstIndex(identicalTo object: Element) -> Int? {
    var front = 0
    var back = count - 1
    while front <= back {
      if self[front] === object { return front }
      if self[back] === object { return back }
      front += 1
      back -= 1
    }
    return nil
  }

  /// Removes an object that is at most once in the array.
  package mutating func remove(identicalTo object: Element) {
    if let index = firstIndex(identicalTo: object) { remove(at: index) }
  }
}
