// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Adds a node as the last child of another.
  func append(_ element: any LayoutElement, to parent: Int, environment: Int) -> Int {
    let depth = parent < 0 ? 0 : nodes[parent].depth + 1
    let scope = parent < 0 ? -1 : nodes[parent].isScope ? parent : nodes[parent].scope
    let axis = stackAxis(in: parent)
    var index = nodes.count
    // Created in place, because a node is too large to be copied unnecessarily.
    if let unused = free.popLast() {
      index = unused
      nodes[index] = LayoutNode(
        element: element, parent: parent, depth: depth, environment: environment, stackAxis: axis,
        scope: scope)
    } else {
      nodes.append(
        LayoutNode(
          element: element, parent: parent, depth: depth, environment: environment,
          stackAxis: axis, scope: scope))
    }
    switch element.drawing {
    case .marks: break
    case .effect: effectCount += 1
    case .node: shownNodeCount += 1
    }
    expectOffers(element, at: index)
    guard parent >= 0 else { return index }
    if nodes[parent].firstChild < 0 {
      nodes[parent].firstChild = index
    } else {
      nodes[nodes[parent].lastChild].nextSibling = index
    }
    nodes[parent].lastChild = index
    nodes[parent].childCount += 1
    return index
  }

  /// Returns the axis of the stack that contains the children of a node, ignoring modifiers.
  private func stackAxis(in parent: Int) -> Axis? {
    guard parent > 0 else { return nil }
    let element = nodes[parent].element
    if let axis = element.stackAxis { return axis }
    return element.isModifier || nodes[parent].isScope ? nodes[parent].stackAxis : nil
  }

  /// Expands views and finishes the added nodes.
  func expand(_ items: [ViewExpansion.Item]) {
    let expansion = ViewExpansion(tree: self, items: items)
    expansion.run()
    complete(expansion)
  }

  /// Evaluates the bodies of changed views again, with their descendants, but nothing else.
  ///
  /// - Parameter changed: The memories of the views, outer ones first; a view that was evaluated
  ///   with one around it isn't evaluated twice.
  func makeAgain(_ changed: [ViewMemory]) {
    var made: [Int] = []
    for own in changed where own.isChanged {
      let node = own.node
      guard node >= 0, nodes.indices.contains(node), nodes[node].isScope else { continue }
      let round = memory.beginRound()
      own.round = round
      removeContents(of: node)
      let expansion = ViewExpansion(tree: self, items: [])
      expansion.expandAgain(own)
      expansion.run()
      complete(expansion)
      own.sweep(round: round)
      made.append(node)
    }
    finishAncestors(of: made)
  }

  /// Finishes the ancestors of nodes that have other descendants now, inner ones first, and each
  /// once, as the cost is that of all its children.
  private func finishAncestors(of made: [Int]) {
    var known: Set<Int> = []
    var ancestors: [Int] = []
    for node in made {
      var next = nodes[node].parent
      while next >= 0, known.insert(next).inserted {
        ancestors.append(next)
        next = nodes[next].parent
      }
    }
    for node in ancestors.sorted(by: { nodes[$0].depth > nodes[$1].depth }) {
      invalidateSizes(of: node)
      nodes[node].guides = 0
      nodes[node].spacing = SpacingPreferences()
      nodes[node].priority = 0
      nodes[node].zIndex = 0
      nodes[node].isSettled = false
      finish(node)
    }
  }

  func complete(_ expansion: ViewExpansion) {
    // Children were created after their parents, so in reverse order they come first.
    for node in expansion.made.reversed() {
      if nodes[node].isScope { scopeCount += 1 }
      finish(node)
    }
  }

  func finish(_ node: Int) {
    // Read first, because calling the element in place would copy the whole node.
    let element = nodes[node].element
    element.finish(node, in: self)
    nodes[node].steadyAxes = element.steadyAxes(of: node, in: self)
    for key in element.ownGuides { nodes[node].guides |= bit(of: key) }
    if element.mayDefineAlignmentGuides { nodes[node].guides |= LayoutTree.anyGuide }
  }

  /// Returns the children of a node, looking through placeholder views.
  func childIndices(of node: Int) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(nodes[node].childCount)
    forEachChild(of: node) { result.append($0) }
    return result
  }

  /// Calls a closure for each child of a node, looking through placeholder views.
  @inline(__always)
  func forEachChild(of node: Int, _ body: (Int) -> Void) {
    var child = nodes[node].firstChild
    var outer: [Int] = []
    while true {
      if child < 0 {
        guard let scope = outer.popLast() else { return }
        child = nodes[scope].nextSibling
      } else if nodes[child].isScope {
        outer.append(child)
        child = nodes[child].firstChild
      } else {
        body(child)
        child = nodes[child].nextSibling
      }
    }
  }

  /// Removes the contents of a node that is being rebuilt, and keeps their nodes for reuse.
  func removeContents(of node: Int) {
    var pending: [Int] = []
    func takeChildren(of node: Int) {
      var child = nodes[node].firstChild
      while child >= 0 {
        pending.append(child)
        child = nodes[child].nextSibling
      }
    }
    takeChildren(of: node)
    while let next = pending.popLast() {
      takeChildren(of: next)
      if nodes[next].isScope { scopeCount -= 1 }
      expectedMeasurements -= nodes[next].expectedOffers
      customCaches[next] = nil
      containerSizes[next] = nil
      switch nodes[next].element.drawing {
      case .marks: break
      case .effect: effectCount -= 1
      case .node: shownNodeCount -= 1
      }
      invalidateSizes(of: next)
      nodes[next].element = FreedElement()
      nodes[next].isScope = false
      free.append(next)
    }
    nodes[node].firstChild = -1
    nodes[node].lastChild = -1
    nodes[node].childCount = 0
    invalidateSizes(of: node)
  }

  /// Estimates the number of different proposals to a node.
  ///
  /// A stack adds its probes, which end at the next stack in the same direction; a limit turns them
  /// into finite proposals, which do not.
  private func expectOffers(_ element: any LayoutElement, at node: Int) {
    let parent = nodes[node].parent
    if parent >= 0 {
      nodes[node].expectedOffers = nodes[parent].expectedOffers
      nodes[node].multipliesOffers = nodes[parent].multipliesOffers
    }
    switch element.effectOnOffers {
    case .none: break
    case .adds:
      nodes[node].expectedOffers += 2
      nodes[node].multipliesOffers = true
    case .multiplies:
      if nodes[node].multipliesOffers { nodes[node].expectedOffers *= 3 }
      nodes[node].multipliesOffers = false
    case .ends: nodes[node].expectedOffers = 1
    }
    expectedMeasurements += nodes[node].expectedOffers
  }
}
