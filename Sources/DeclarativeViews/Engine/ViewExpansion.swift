// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A step in the expansion of a view.
///
/// Only the library uses it.
public struct _ViewStep {
  let item: ViewExpansion.Item
  let expansion: ViewExpansion
}

/// The iterative expansion of views.
final class ViewExpansion {
  /// A view to be expanded.
  struct Item {
    var view: any View
    /// The parent node.
    let parent: Int
    let environment: Int
    /// The innermost modifier around it, in the tree's list; −1 for none.
    let modifiers: Int
    /// The index among the identities of the tree.
    var identity = 0
  }

  /// The maximum depth of a tree: deeper ones are cut off and reported, because only an infinite
  /// view exceeds it.
  static let depthLimit = 200_000

  let tree: LayoutTree
  // Only the expansion accesses these, one view after another.
  @exclusivity(unchecked) private var pending: [Item]
  /// The number of views that may still be replaced by their bodies before the expansion is
  /// considered infinite.
  @exclusivity(unchecked) private var remainingDepth = ViewExpansion.depthLimit
  /// The created nodes, parents before their children.
  @exclusivity(unchecked) private(set) var made: [Int] = []
  /// The memory of the views that are expanded.
  var memory: TreeMemory { tree.memory }

  init(tree: LayoutTree, items: [Item]) {
    self.tree = tree
    pending = items
  }

  func run() {
    while let item = pending.popLast() {
      remainingDepth -= 1
      guard remainingDepth > 0 else {
        tree.report(
          .endless(view: String(describing: type(of: item.view)), limit: Self.depthLimit))
        return
      }
      let step = _ViewStep(item: item, expansion: self)
      step.item.view._expand(in: step)
    }
  }

  func environment(of item: Item) -> EnvironmentValues { tree.environments[item.environment] }

  /// Adds a node as the last child of another.
  func append(_ element: any LayoutElement, to parent: Int, environment: Int) -> Int {
    let node = tree.append(element, to: parent, environment: environment)
    made.append(node)
    return node
  }

  // MARK: Replacing a view

  /// Replaces a view with another.
  func replace(_ item: Item, by view: any View) {
    pending.append(
      Item(
        view: view, parent: item.parent, environment: item.environment, modifiers: item.modifiers,
        identity: item.identity))
  }

  /// Replaces a view with several; modifiers around it apply to each.
  func replace(_ item: Item, by views: [any View]) {
    guard views.count > 1 else {
      if let view = views.first { replace(item, by: view) }
      return
    }
    for (index, view) in views.enumerated().reversed() {
      replace(item, by: view, keyedBy: .index(index))
    }
  }

  /// Replaces a view with another, which a key distinguishes from others with the same identity.
  func replace(_ item: Item, by view: any View, keyedBy key: IdentityKey) {
    pending.append(
      Item(
        view: view, parent: item.parent, environment: item.environment, modifiers: item.modifiers,
        identity: tree.addIdentity(key, in: item.identity)))
  }

  /// Continues with a view in a modified environment.
  func replace(
    _ item: Item, by view: any View, changing change: (inout EnvironmentValues) -> Void
  ) {
    var values = tree.environments[item.environment]
    change(&values)
    tree.environments.append(values)
    pending.append(
      Item(
        view: view, parent: item.parent, environment: tree.environments.count - 1,
        modifiers: item.modifiers, identity: item.identity))
  }

  /// Continues with the child of a modifier that takes part in layout.
  func replace(
    _ item: Item, by view: any View, inside element: any LayoutElement,
    companion: (view: any View, alignment: Alignment)? = nil, keyedBy key: IdentityKey? = nil
  ) {
    tree.modifiers.append(
      LayoutTree.Modifier(
        element: element, environment: item.environment, companion: companion,
        outer: item.modifiers, identity: item.identity))
    // A decoration needs a key that differs from the view's.
    let key = key ?? (companion == nil ? nil : .index(0))
    let identity = key.map { tree.addIdentity($0, in: item.identity) } ?? item.identity
    pending.append(
      Item(
        view: view, parent: item.parent, environment: item.environment,
        modifiers: tree.modifiers.count - 1, identity: identity))
  }

  /// Continues with a view in a part of the tree that can be updated independently.
  func replace(_ item: Item, by view: any View, inScope scope: ViewMemory) {
    let node = append(ScopeElement(memory: scope), to: item.parent, environment: item.environment)
    tree.nodes[node].isScope = true
    scope.node = node
    pending.append(
      Item(
        view: view, parent: node, environment: item.environment, modifiers: item.modifiers,
        identity: tree.addIdentity(.body, in: item.identity)))
  }

  /// Continues with the views of a row, which share its modifiers.
  func replace(_ item: Item, by view: any View, inRow row: any LayoutElement) {
    let node = append(row, to: item.parent, environment: item.environment)
    tree.nodes[node].identity = item.identity
    pending.append(
      Item(
        view: view, parent: node, environment: item.environment, modifiers: item.modifiers,
        identity: item.identity))
  }

  /// Finishes at a view that takes part in layout itself, and continues with its children.
  func end(_ item: Item, at element: any LayoutElement, contents: [any View]) {
    let node = end(item, at: element)
    guard node >= 0 else { return }
    for (index, view) in contents.enumerated().reversed() {
      let identity =
        contents.count == 1 ? item.identity : tree.addIdentity(.index(index), in: item.identity)
      pending.append(
        Item(
          view: view, parent: node, environment: item.environment, modifiers: -1, identity: identity
        ))
    }
  }

  /// Finishes at a view that takes part in layout itself, and continues with its child.
  func end(_ item: Item, at element: any LayoutElement, content: any View) {
    let node = end(item, at: element)
    guard node >= 0 else { return }
    pending.append(
      Item(
        view: content, parent: node, environment: item.environment, modifiers: -1,
        identity: item.identity))
  }

  /// Finishes at a view that takes part in layout itself and returns its node, or −1 if it is
  /// nested too deep.
  @discardableResult
  func end(_ item: Item, at element: any LayoutElement) -> Int {
    var around: [LayoutTree.Modifier] = []
    var next = item.modifiers
    while next >= 0 {
      around.append(tree.modifiers[next])
      next = tree.modifiers[next].outer
    }
    remainingDepth = Self.depthLimit
    var parent = item.parent
    guard tree.nodes[parent].depth + around.count < Self.depthLimit else {
      tree.report(.endless(view: element.name, limit: Self.depthLimit))
      return -1
    }
    var companions: [(node: Int, modifier: LayoutTree.Modifier)] = []
    var outermost: Int?
    for modifier in around.reversed() {
      parent = append(modifier.element, to: parent, environment: modifier.environment)
      outermost = outermost ?? parent
      if modifier.companion != nil { companions.append((parent, modifier)) }
    }
    let node = append(element, to: parent, environment: item.environment)
    tree.nodes[outermost ?? node].identity = item.identity
    // A companion comes after the view to which it belongs, which is now in its place.
    for (node, modifier) in companions {
      guard let companion = modifier.companion else { continue }
      let layers = append(
        LayeringElement(alignment: companion.alignment, isImplicit: true), to: node,
        environment: modifier.environment)
      pending.append(
        Item(
          view: companion.view, parent: layers, environment: modifier.environment, modifiers: -1,
          identity: tree.addIdentity(.index(1), in: modifier.identity)))
    }
    return node
  }
}
