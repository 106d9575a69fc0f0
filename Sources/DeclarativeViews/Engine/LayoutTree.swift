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
  /// Nodes that no longer show, left behind when content was made again for another size.
  var abandonedCount = 0

  /// Takes a view apart.
  init(_ view: any View, environment: EnvironmentValues, measurer: any TextMeasurer) {
    environments = [environment]
    self.measurer = measurer
    let root = append(
      StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil),
      to: -1, environment: 0)
    expand([ViewExpansion.Item(view: view, parent: root, environment: 0, modifiers: -1)])
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

  /// The views that a layout goes through, the host's own not counted.
  var viewCount: Int { nodes.count - 1 - abandonedCount }

  func environment(of node: Int) -> EnvironmentValues { environments[nodes[node].environment] }

  func report(_ problem: ViewProblem) {
    if knownProblems.insert(problem).inserted { problems.append(problem) }
  }

  // MARK: Building

  /// Adds a node as the last child of another.
  func append(_ element: any LayoutElement, to parent: Int, environment: Int) -> Int {
    let index = nodes.count
    let depth = parent < 0 ? 0 : nodes[parent].depth + 1
    nodes.append(
      LayoutNode(
        element: element, parent: parent, depth: depth, environment: environment,
        stackAxis: stackAxis(in: parent)))
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
    let isModifier = element is any UnaryElement || element is DecorationElement
    return isModifier ? nodes[parent].stackAxis : nil
  }

  /// Takes views apart and completes what was added for them.
  func expand(_ items: [ViewExpansion.Item]) {
    let start = nodes.count
    var expansion = ViewExpansion(tree: self, items: items)
    expansion.run()
    // Children stand behind their parents, so going backward sees children first.
    for node in (start..<nodes.count).reversed() { finish(node) }
    if start == 1 {
      finish(0)
      followsExactly = expectedMeasurements <= 16 * Double(nodes.count) + 4000
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

  func childIndices(of node: Int) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(nodes[node].childCount)
    var child = nodes[node].firstChild
    while child >= 0 {
      result.append(child)
      child = nodes[child].nextSibling
    }
    return result
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

  /// Takes content out of a node that is made anew for each size.
  func abandon(_ child: Int, in node: Int) {
    nodes[node].firstChild = -1
    nodes[node].lastChild = -1
    nodes[node].childCount = 0
    nodes[node].answers = []
    var pending = [child]
    while let next = pending.popLast() {
      abandonedCount += 1
      pending.append(contentsOf: childIndices(of: next))
    }
  }

  /// Whether something in a view may set a guide.
  func mayHave(_ key: GuideKey, in node: Int) -> Bool {
    let guides = nodes[node].guides
    return guides != 0 && guides & (guideBits[key] ?? 0 | LayoutTree.anyGuide) != 0
  }

  /// The bit of views that may set whatever guide they are asked for.
  private static let anyGuide = UInt64(1) << 63

  /// Forgets all answers, for when their number gets out of proportion.
  func forgetAnswers() {
    for index in nodes.indices {
      nodes[index].answers = []
      nodes[index].guideAnswers = []
    }
  }
}
