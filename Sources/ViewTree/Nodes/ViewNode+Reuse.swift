// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Cells that await reuse.
//
// Removing a cell from the layout engine and adding it again costs many times as much as laying it
// out with different content. So a list keeps the cells that await reuse in the tree: client code
// sees no superview, but they are still registered with the engine.

extension ViewNode {
  /// Whether the node awaits reuse by its parent; it has no superview until then.
  package final var awaitsReuse: Bool { passState.contains(.awaitsReuse) }

  /// Whether the node or an ancestor awaits reuse.
  final var isBelowReusable: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.awaitsReuse { return true }
      node = current.parent
    }
    return false
  }

  /// The children, without those that await reuse.
  final var visibleChildren: [ViewNode] {
    passState.contains(.keepsForReuse) ? children.filter { !$0.awaitsReuse } : children
  }

  /// Removes a subview that will probably be shown again soon.
  ///
  /// If possible, the layout engine keeps everything about it, so that showing it again costs no
  /// more than its changes.
  package final func keepForReuse(_ view: ViewNode) {
    guard view.parent === self, !view.awaitsReuse, view.isIndependent else {
      view.removeFromSuperview()
      return
    }
    view.passState.insert(.isLeaving)
    defer { view.passState.remove(.isLeaving) }
    view.resignFirstResponderBelow()
    willRemoveSubview(view)
    view.announceScreen(nil)
    view.willMove(toSuperview: nil)
    // The calls above may have moved the view elsewhere.
    guard view.parent === self else { return }
    subviewWillLeave(view)
    guard view.parent === self else { return }
    view.passState.insert(.awaitsReuse)
    passState.insert(.keepsForReuse)
    if passState.contains(.onScreen) { view.leaveScreen() }
    view.didMoveToSuperview()
  }

  /// Whether nothing outside this subtree refers to its nodes, and no controller owns it.
  private final var isIndependent: Bool {
    guard rare?.controller == nil, !passState.contains(.isLeaving), let parent,
      !parent.hasConstraintsToHandOver
    else { return false }
    guard let engine = rootNode.ownEngine else { return true }
    let index = engine.index(of: self)
    return index < 0 || !engine.isConstrainedFromAbove(index)
  }

  /// Adds a subview between two others, or shows it again if it awaits reuse in this node.
  ///
  /// It doesn't request layout of this node, which is being laid out.
  package final func show(_ view: ViewNode, after previous: ViewNode?, before next: ViewNode?) {
    if view.superview === self { return }
    var index =
      previous.flatMap { children.firstIndex(identicalTo: $0).map { $0 + 1 } }
      ?? next.flatMap { children.firstIndex(identicalTo: $0) } ?? children.count
    guard view.awaitsReuse, view.parent === self else {
      return insert(view, at: index, isLayingOut: true)
    }
    // It leaves its former place before it takes the new one.
    if let former = children.firstIndex(identicalTo: view), former < index { index -= 1 }
    if passState.contains(.onScreen) { view.announceScreen(rootNode) }
    view.willMove(toSuperview: self)
    // The call above may have moved the view elsewhere.
    if view.awaitsReuse, view.parent === self { endWaiting(of: view, at: index) }
  }

  /// Moves a child that awaits reuse to its index among the subviews.
  final func endWaiting(of view: ViewNode, at index: Int) {
    view.passState.remove(.awaitsReuse)
    move(view, to: index)
    if passState.contains(.onScreen) { view.enterScreen() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }
}
