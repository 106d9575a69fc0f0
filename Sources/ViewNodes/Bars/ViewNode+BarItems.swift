// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Returns the node in this subtree that shows a bar item, or `nil` if none does.
  package final func node(showing item: BarItem) -> ViewNode? {
    firstNode { node in
      switch node {
      case let button as BarButtonNode: button.item === item
      case let button as TabBarButtonNode: button.item === item
      default: node === (item as? BarButtonItem)?.customView
      }
    }
  }

  /// The back button of the frontmost navigation bar in this subtree that shows one.
  package final var backButton: ViewNode? {
    var bars: [NavigationBarNode] = []
    _ = firstNode { node in
      if let bar = node as? NavigationBarNode { bars.append(bar) }
      return false
    }
    return bars.last { $0.parts.back != nil && $0.isShownInTree }?.parts.back
  }

  /// Whether neither the node nor any of its ancestors is hidden.
  private final var isShownInTree: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  /// Returns the first node in this subtree that satisfies the predicate, searching depth-first
  /// from back to front.
  package final func firstNode(where isMeant: (ViewNode) -> Bool) -> ViewNode? {
    var pending = [self]
    while let node = pending.popLast() {
      if isMeant(node) { return node }
      pending.append(contentsOf: node.subviews.reversed())
    }
    return nil
  }
}
