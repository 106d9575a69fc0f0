// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A declarative view taken apart into a flat list of views that are laid out, and the work of
/// laying them out.
///
/// Parents stand before their children in the list. Every answer is remembered, so that a view is
/// measured once for each different offer, and stacks ask in such a way that the number of different
/// offers does not grow with the depth of the tree.
final class LayoutTree {
  var nodes: [LayoutNode] = []
  var environments: [EnvironmentValues]
  let measurer: any TextMeasurer
  /// What is remembered of the views.
  let memory: TreeMemory
  /// The places of views, each further in than its parent.
  private var places: [ViewPlace]
  /// Modifiers around views that are still to come.
  var modifiers: [Modifier] = []
  private(set) var problems: [ViewProblem] = []
  private var knownProblems: Set<ViewProblem> = []

  private var expectedMeasurements = 0.0
  /// Whether questions of stacks that are only being probed are followed to the letter: it is so
  /// unless limits in stacks in stacks would multiply the questions beyond measure.
  private(set) var followsExactly = true

  /// The questions being worked on, the one at the end first.
  var tasks: [LayoutTask] = []
  /// How many calls of layouts from outside are inside each other just now.
  var callDepth = 0
  /// The guides that something in the tree sets, with the bit of each.
  private var guideBits: [GuideKey: UInt64] = [:]
  /// What layouts from outside keep, by their nodes.
  var customCaches: [Int: Any] = [:]
  /// Where layouts from outside have put views, until they have put all of them.
  var customPlaces: [Int: Placement] = [:]
  /// Nodes that stand for nothing just now and can be used again.
  private var free: [Int] = []
  private var scopeCount = 0
  /// The rectangle that the tree is laid out for, and the part of it that nothing covers.
  var bounds = CGRect.zero
  var safeArea = CGRect.zero
  /// Whether a view in the tree is measured by its container.
  var usesContainerSize = false
  /// The sizes of the scroll views that such views are in, by their nodes.
  var containerSizes: [Int: CGSize] = [:]
  /// How often views were measured since the tree was made.
  var measurementCount = 0
  /// How many views were given a place in the last layout.
  var placementCount = 0

  /// A modifier around views that are still to come, which takes part in layout once for each of
  /// them.
  struct Modifier {
    let element: any LayoutElement
    let environment: Int
    /// What is laid out beside the view, and the places of both.
    let companion: (view: any View, alignment: Alignment)?
    /// The next modifier outward.
    let outer: Int
    let place: Int
  }

  /// Takes a view apart.
  init(
    _ view: any View, environment: EnvironmentValues, measurer: any TextMeasurer,
    memory: TreeMemory = TreeMemory()
  ) {
    environments = [environment]
    self.measurer = measurer
    self.memory = memory
    places = [ViewPlace(parent: -1, key: .body, memory: memory.root)]
    let root = append(
      StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil),
      to: -1, environment: 0)
    let round = memory.beginRound()
    memory.root.isChanged = false
    memory.root.forgetSources()
    memory.root.round = round
    expand([ViewExpansion.Item(view: view, parent: root, environment: 0, modifiers: -1)])
    memory.root.sweep(round: round)
    finish(root)
    followsExactly = expectedMeasurements <= 16 * Double(nodes.count) + 4000
  }

  /// Notes how many different offers a node may have to answer. A stack adds its probes, which end at
  /// the next stack in the same direction; a limit makes finite offers of them, which do not.
  private func expectOffers(at node: Int) {
    let parent = nodes[node].parent
    if parent >= 0 {
      nodes[node].expectedOffers = nodes[parent].expectedOffers
      nodes[node].multipliesOffers = nodes[parent].multipliesOffers
    }
    switch nodes[node].element.effectOnOffers {
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

  /// The views that a layout goes through, the host's own and those that only stand for others not
  /// counted.
  var viewCount: Int { nodes.count - 1 - free.count - scopeCount }

  /// Whether so much has been left behind that it is better to begin again.
  var isOutOfProportion: Bool {
    environments.count + modifiers.count + places.count > 8 * nodes.count + 1000
  }

  func environment(of node: Int) -> EnvironmentValues { environments[nodes[node].environment] }

  func report(_ problem: ViewProblem) {
    if knownProblems.insert(problem).inserted { problems.append(problem) }
  }

  // MARK: Building

  /// Adds a node as the last child of another.
  func append(_ element: any LayoutElement, to parent: Int, environment: Int) -> Int {
    let depth = parent < 0 ? 0 : nodes[parent].depth + 1
    var node = LayoutNode(
      element: element, parent: parent, depth: depth, environment: environment,
      stackAxis: stackAxis(in: parent))
    if parent >= 0 { node.scope = nodes[parent].isScope ? parent : nodes[parent].scope }
    let index = free.popLast() ?? nodes.count
    if index == nodes.count { nodes.append(node) } else { nodes[index] = node }
    expectOffers(at: index)
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

  /// The direction of the stack that a child of a node is in, modifiers not counted.
  private func stackAxis(in parent: Int) -> Axis? {
    guard parent > 0 else { return nil }
    let element = nodes[parent].element
    if let axis = element.stackAxis { return axis }
    return element.isModifier || nodes[parent].isScope ? nodes[parent].stackAxis : nil
  }

  /// Takes views apart and completes what was added for them.
  func expand(_ items: [ViewExpansion.Item]) {
    let expansion = ViewExpansion(tree: self, items: items)
    expansion.run()
    complete(expansion)
  }

  /// Makes the body of a view again, and all that is in it; nothing else is.
  func makeAgain(_ own: ViewMemory) {
    let node = own.node
    guard node >= 0, nodes.indices.contains(node), nodes[node].isScope else { return }
    let round = memory.beginRound()
    own.round = round
    removeContents(of: node)
    let expansion = ViewExpansion(tree: self, items: [])
    expansion.expandAgain(own)
    expansion.run()
    complete(expansion)
    own.sweep(round: round)
    // What is around it has other views in it now, and none of its answers hold.
    var next = nodes[node].parent
    while next >= 0 {
      nodes[next].answers = []
      nodes[next].guideAnswers = []
      nodes[next].guides = 0
      nodes[next].spacing = SpacingPreferences()
      nodes[next].priority = 0
      nodes[next].isSettled = false
      finish(next)
      next = nodes[next].parent
    }
  }

  func complete(_ expansion: ViewExpansion) {
    // Children were made after their parents, so going backward sees children first.
    for node in expansion.made.reversed() {
      if nodes[node].isScope { scopeCount += 1 }
      finish(node)
    }
  }

  private func finish(_ node: Int) {
    nodes[node].element.finish(node, in: self)
    for key in nodes[node].element.ownGuides { nodes[node].guides |= bit(of: key) }
    if nodes[node].element.mayStateAnyGuide { nodes[node].guides |= LayoutTree.anyGuide }
  }

  private func bit(of key: GuideKey) -> UInt64 {
    if let known = guideBits[key] { return known }
    // From the 63rd guide on they share a bit, which only costs a question too many.
    let made = UInt64(1) << UInt64(min(guideBits.count, 62))
    guideBits[key] = made
    return made
  }

  /// The views in a node, those in views that stand for others among them.
  func childIndices(of node: Int) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(nodes[node].childCount)
    var child = nodes[node].firstChild
    var outer: [Int] = []
    while true {
      if child < 0 {
        guard let scope = outer.popLast() else { return result }
        child = nodes[scope].nextSibling
      } else if nodes[child].isScope {
        outer.append(child)
        child = nodes[child].firstChild
      } else {
        result.append(child)
        child = nodes[child].nextSibling
      }
    }
  }

  /// Makes a node ask for the same place in a stack as one in it.
  func takeTraits(of child: Int, for node: Int, without sides: Edge.Set) {
    guard child >= 0 else { return }
    nodes[node].priority = nodes[child].priority
    nodes[node].guides = nodes[child].guides
    nodes[node].spacing = nodes[child].spacing
    for edge in Edge.allCases where sides.contains(Edge.Set(edge)) {
      nodes[node].spacing[edge] = SpacingPreferences.Side()
    }
  }

  /// Takes content out of a node that is made anew, and keeps the nodes for other views.
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
      nodes[next].element = FreedElement()
      nodes[next].isScope = false
      free.append(next)
    }
    nodes[node].firstChild = -1
    nodes[node].lastChild = -1
    nodes[node].childCount = 0
    nodes[node].answers = []
    nodes[node].guideAnswers = []
  }

  // MARK: Places

  /// The place of a view in another place.
  func place(_ key: PlaceKey, in place: Int) -> Int {
    places.append(ViewPlace(parent: place, key: key))
    return places.count - 1
  }

  /// The place of a view that is known by what is remembered of it.
  func place(holding memory: ViewMemory) -> Int {
    places.append(ViewPlace(parent: 0, key: .body, memory: memory))
    return places.count - 1
  }

  /// The innermost identity that was given to a place.
  func identity(of place: Int) -> AnyHashable? {
    var next = place
    while next >= 0 {
      if case .id(let id) = places[next].key { return id }
      next = places[next].parent
    }
    return nil
  }

  /// What is remembered in a place, and is from now on.
  func memory(at place: Int) -> ViewMemory {
    var way: [Int] = []
    var next = place
    while places[next].memory == nil {
      way.append(next)
      next = places[next].parent
    }
    var found = places[next].memory ?? memory.root
    found.round = memory.round
    for index in way.reversed() {
      found = found.child(places[index].key)
      found.round = memory.round
      places[index].memory = found
    }
    return found
  }

  /// The view around a node that is made again when something changes that is read there.
  func reader(in node: Int) -> ViewMemory {
    let scope = nodes[node].isScope ? node : nodes[node].scope
    guard scope >= 0, let element = nodes[scope].element as? ScopeElement else {
      return memory.root
    }
    return element.memory
  }

  /// Whether something in a view may set a guide.
  func mayHave(_ key: GuideKey, in node: Int) -> Bool {
    let guides = nodes[node].guides
    return guides != 0 && guides & (guideBits[key] ?? 0 | LayoutTree.anyGuide) != 0
  }

  /// The bit of views that may set whatever guide they are asked for.
  private static let anyGuide = UInt64(1) << 63

  /// Forgets all answers of the views in one.
  func forgetAnswers(in node: Int) {
    var pending = childIndices(of: node)
    while let next = pending.popLast() {
      nodes[next].answers = []
      nodes[next].guideAnswers = []
      nodes[next].isSettled = false
      pending.append(contentsOf: childIndices(of: next))
    }
  }

  /// Forgets all answers if there are those for many sizes.
  func forgetOldSizes() {
    if nodes[0].answers.count > 32 { forgetAnswers() }
  }

  /// Forgets all answers, for when their number gets out of proportion.
  func forgetAnswers() {
    for index in nodes.indices {
      nodes[index].answers = []
      nodes[index].guideAnswers = []
      nodes[index].isSettled = false
    }
  }
}
