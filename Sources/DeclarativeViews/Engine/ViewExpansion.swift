// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view that says itself how it takes part in layout. All other views are their bodies.
protocol PrimitiveView {
  /// Adds what the view is to the tree.
  func expand(_ item: ViewExpansion.Item, in expansion: inout ViewExpansion)
}

/// The work of taking views apart, one after the other, without recursion.
struct ViewExpansion {
  /// A view that waits to be taken apart.
  struct Item {
    let view: any View
    /// The node that it goes into.
    let parent: Int
    let environment: Int
    /// The innermost modifier that lies around it; −1 for none.
    let modifiers: Int
  }

  /// A modifier around views that are still to come, which takes part in layout once for each of
  /// them.
  private struct Modifier {
    let element: any LayoutElement
    let environment: Int
    /// What is laid out beside the view, and the places of both.
    let companion: (view: any View, alignment: Alignment)?
    /// The next modifier outward.
    let outer: Int
  }

  /// Deeper trees are cut off here and reported: no view that ends is anywhere near.
  static let depthLimit = 200_000

  let tree: LayoutTree
  private var pending: [Item]
  private var modifiers: [Modifier] = []
  /// How many views may still be replaced by their bodies without anything coming of it.
  private var patience = ViewExpansion.depthLimit

  init(tree: LayoutTree, items: [Item]) {
    self.tree = tree
    pending = items
  }

  mutating func run() {
    while let item = pending.popLast() {
      if let primitive = item.view as? any PrimitiveView {
        primitive.expand(item, in: &self)
      } else {
        patience -= 1
        guard patience > 0 else {
          tree.report(
            .endless(view: String(describing: type(of: item.view)), limit: Self.depthLimit))
          return
        }
        let body = CurrentEnvironment.with(tree.environments[item.environment]) {
          item.view.contents
        }
        replace(item, by: body)
      }
    }
  }

  /// Puts another view in the place of one.
  mutating func replace(_ item: Item, by view: any View) {
    pending.append(
      Item(
        view: view, parent: item.parent, environment: item.environment, modifiers: item.modifiers))
  }

  /// Puts several views in the place of one; modifiers around it apply to each.
  mutating func replace(_ item: Item, by views: [any View]) {
    for view in views.reversed() { replace(item, by: view) }
  }

  /// Goes on to a view in a changed environment.
  mutating func replace(
    _ item: Item, by view: any View, changing change: (inout EnvironmentValues) -> Void
  ) {
    var values = tree.environments[item.environment]
    change(&values)
    tree.environments.append(values)
    pending.append(
      Item(
        view: view, parent: item.parent, environment: tree.environments.count - 1,
        modifiers: item.modifiers))
  }

  /// Goes on to the view inside a modifier that takes part in layout.
  mutating func replace(
    _ item: Item, by view: any View, inside element: any LayoutElement,
    companion: (view: any View, alignment: Alignment)? = nil
  ) {
    modifiers.append(
      Modifier(
        element: element, environment: item.environment, companion: companion,
        outer: item.modifiers))
    pending.append(
      Item(
        view: view, parent: item.parent, environment: item.environment,
        modifiers: modifiers.count - 1))
  }

  /// Ends at a view that takes part in layout itself, with the views in it.
  mutating func end(_ item: Item, at element: any LayoutElement, contents: [any View] = []) {
    var around: [Modifier] = []
    var next = item.modifiers
    while next >= 0 {
      around.append(modifiers[next])
      next = modifiers[next].outer
    }
    patience = Self.depthLimit
    var parent = item.parent
    guard tree.nodes[parent].depth + around.count < Self.depthLimit else {
      tree.report(.endless(view: element.name, limit: Self.depthLimit))
      return
    }
    var companions: [(node: Int, modifier: Modifier)] = []
    for modifier in around.reversed() {
      parent = tree.append(modifier.element, to: parent, environment: modifier.environment)
      if modifier.companion != nil { companions.append((parent, modifier)) }
    }
    let node = tree.append(element, to: parent, environment: item.environment)
    // A companion comes after the view that it belongs to, which is now in its place.
    for (node, modifier) in companions {
      guard let companion = modifier.companion else { continue }
      let layers = tree.append(
        LayeringElement(alignment: companion.alignment, isImplicit: true), to: node,
        environment: modifier.environment)
      pending.append(
        Item(
          view: companion.view, parent: layers, environment: modifier.environment,
          modifiers: -1))
    }
    for view in contents.reversed() {
      pending.append(Item(view: view, parent: node, environment: item.environment, modifiers: -1))
    }
  }
}

extension View {
  /// The body without its type.
  fileprivate var contents: any View { body }
}
