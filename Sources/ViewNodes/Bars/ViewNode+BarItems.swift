// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The node in this one that shows a bar's item, itself included; `nil` if there is none.
  package final func node(showing item: BarItem) -> ViewNode? {
    firstNode { node in
      switch node {
      case let button as BarButtonNode: button.item === item
      case let button as TabBarButtonNode: button.item === item
      default: node === (item as? BarButtonItem)?.customView
      }
    }
  }

  /// The back button of the frontmost navigation bar in this node that shows one.
  package final var backButton: ViewNode? {
    var bars: [NavigationBarNode] = []
    _ = firstNode { node in
      if let bar = node as? NavigationBarNode { bars.append(bar) }
      return false
    }
    return bars.last { $0.parts.back != nil && $0.isShownInTree }?.parts.back
  }

  /// Whether neither the node nor anything around it is hidden.
  private final var isShownInTree: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  /// The first node that is meant, depth first from the back, this one included.
  package final func firstNode(where isMeant: (ViewNode) -> Bool) -> ViewNode? {
    var pending = [self]
    while let node = pending.popLast() {
      if isMeant(node) { return node }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
