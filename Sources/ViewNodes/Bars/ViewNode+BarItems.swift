// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The item that this node shows as a button in a bar, or `nil` if it shows none.
  package final var shownBarItem: BarItem? {
    switch self {
    case let button as BarButtonNode: button.item
    case let button as BackButtonNode: button.item
    case let button as TabBarButtonNode: button.item
    case let button as SearchCancelNode: button.madeItem
    default: nil
    }
  }

  /// Updates the button after its item was changed silently.
  package final func showChangedBarItem() {
    switch self {
    case let button as BarButtonNode: button.showItem()
    case let button as BackButtonNode: button.showItem()
    case let button as TabBarButtonNode: button.item.didChange()
    case let button as SearchCancelNode: button.showItem()
    default: return
    }
    superview?.setNeedsLayout()
  }

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

extension SearchCancelNode {
  /// The item whose appearance the button has, created on first use.
  fileprivate var madeItem: BarButtonItem {
    if let known = item as? BarButtonItem { return known }
    let made = BarButtonItem()
    item = made
    return made
  }

  fileprivate func showItem() {
    let item = madeItem
    let normal = item.titleTextAttributes(for: .normal) ?? [:]
    setTitle(item.title ?? Self.title, for: .normal)
    if let font = normal.font { titleLabel?.font = font }
    for state in [State.normal, .highlighted, .disabled] {
      let own = normal.merging(item.titleTextAttributes(for: state) ?? [:])
      if let color = own.foregroundColor { setTitleColor(color, for: state) }
    }
    if let color = item.tintColor { tintColor = color }
  }
}
