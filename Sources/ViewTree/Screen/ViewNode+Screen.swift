// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The screen that shows the node, or `nil` if the node is off screen.
  ///
  /// UIKit: `window`.
  @_disfavoredOverload
  public final var window: Screen? { shownScreen }

  /// The screen that shows the node, for use where another member has that name.
  package final var shownScreen: Screen? {
    passState.contains(.onScreen) ? rootNode.rare?.screen : nil
  }

  /// Marks the subtree as being on a screen, and notifies it of new traits and safe area insets.
  ///
  /// - Parameter traits: The traits of a node that comes from another place on the screen.
  final func enterScreen(from traits: TraitCollection? = nil) {
    var former = traits ?? TraitCollection.phone
    if traits == nil, let own = rare?.traitOverrides {
      former = TraitCollection(traitsFrom: [former, own])
    }
    markOnScreen(true)
    traitsDidChange(from: former)
    if safeAreaInsets != .zero { insetsDidChange() }
  }

  /// Marks the subtree as being on no screen.
  final func leaveScreen() {
    markOnScreen(false)
  }
}

extension ContainerItem {
  /// Calls `willMove(toWindow:)` in the subtree, before it is added to a screen or removed from one.
  ///
  /// - Parameter root: The root of the tree that shows the node from then on, or `nil` if none does.
  final func announceScreen(_ root: ViewNode?) {
    let window = root as? WindowNode
    var pending = owningNode.map { [$0] } ?? []
    while let node = pending.popLast() {
      guard node.passState.contains(.onScreen) != (root != nil) else { continue }
      node.willMove(toWindow: window)
      pending.append(contentsOf: node.visibleChildren.reversed())
    }
  }

  final func markOnScreen(_ isOnScreen: Bool) {
    let styling = isOnScreen ? owningNode?.rootNode.rare?.screen?.styling : nil
    var pending = owningNode.map { [$0] } ?? []
    while let node = pending.popLast() {
      guard node.passState.contains(.onScreen) != isOnScreen else { continue }
      node.passState.set(.onScreen, to: isOnScreen)
      styling?(node)
      for guide in node.guides { (guide as? any ScreenFollowing)?.screenDidChange() }
      node.didMoveToWindow()
      pending.append(contentsOf: node.visibleChildren.reversed())
    }
  }

  /// Keeps the subtree on its screen until it is in its new place, and returns its traits.
  final func beginMoveOnScreen() -> TraitCollection? {
    owningNode?.passState.insert(.staysOnScreen)
    return owningNode?.traitCollection
  }

  /// Removes the subtree from its screen if it has not arrived anywhere.
  final func endMoveOnScreen() {
    guard let node = owningNode, node.passState.contains(.staysOnScreen) else { return }
    node.passState.remove(.staysOnScreen)
    if !(node.parent?.passState.contains(.onScreen) ?? false) { node.leaveScreen() }
  }
}
