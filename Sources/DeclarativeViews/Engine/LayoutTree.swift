// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The tree of a declarative view, expanded into a flat list of views that take part in layout, and
/// the layout algorithm.
///
/// Parents come before their children in the list. Every size is cached, so that a view is measured
/// once for each different proposal, and stacks ask in such a way that the number of different
/// proposals does not grow with the depth of the tree.
final class LayoutTree {
  // Layout looks at these for every question. No access to them is under way while a rule from
  // outside is called, so checking that none overlap would only cost: a sixth of a layout. Debug builds check the
  // lists that rules work on.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var nodes: [LayoutNode] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var environments: [EnvironmentValues]
  /// The cached text styles of the environments.
  @exclusivity(unchecked) private var textStyles: [TextLayout.Style?] = []
  let measurer: any TextMeasurer
  /// The persistent memory of the views.
  let memory: TreeMemory
  /// The places of views, each further in than its parent.
  @exclusivity(unchecked) var places: [ViewPlace]
  /// Modifiers around views that are still to come.
  @exclusivity(unchecked) var modifiers: [Modifier] = []
  private(set) var problems: [ViewProblem] = []
  private var knownProblems: Set<ViewProblem> = []

  @exclusivity(unchecked) var expectedMeasurements = 0.0
  /// Whether questions of stacks that are only being probed are followed to the letter: it is so
  /// unless limits in stacks in stacks would multiply the questions beyond measure.
  @exclusivity(unchecked) private(set) var followsExactly = true

  /// The questions being worked on, the one at the end first.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var tasks: [LayoutTask] = []
  /// Tasks that are done with, to be used again.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var spareTasks: [LayoutTask] = []
  /// The current depth of recursive questions.
  @exclusivity(unchecked) var nesting = 0
  /// The cached sizes of all views, linked in order by `next`.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var answers: [LayoutNode.Answer] = []
  /// The first of the places there that can be used again; −1 if there is none.
  @exclusivity(unchecked) var freeAnswers = -1
  /// The current depth of calls to custom layouts.
  var callDepth = 0
  /// The guides that something in the tree sets, in the order of their bits.
  @exclusivity(unchecked) var knownGuides: [GuideKey] = []
  /// The caches of custom layouts, by node.
  var customCaches: [Int: Any] = [:]
  /// The placements made by a custom layout so far, until it is finished.
  var customPlaces: [Int: Placement] = [:]
  /// The unused nodes, which can be used again.
  @exclusivity(unchecked) var free: [Int] = []
  @exclusivity(unchecked) var scopeCount = 0
  /// The number of views that show nodes, and of those that change how others are drawn.
  @exclusivity(unchecked) var shownNodeCount = 0
  @exclusivity(unchecked) var effectCount = 0
  /// The rectangle that the tree is laid out for, and the part of it that nothing covers.
  var bounds = CGRect.zero
  var safeArea = CGRect.zero
  /// Whether a view in the tree is measured by its container.
  var usesContainerSize = false
  /// The sizes of the scroll views that such views are in, by their nodes.
  var containerSizes: [Int: CGSize] = [:]
  /// Whether something turned out longer or shorter at its place than it was thought to be.
  var needsAnotherPlacement = false
  /// The number of measurements since the tree was made.
  @exclusivity(unchecked) var measurementCount = 0
  /// The number of views placed in the last layout.
  var placementCount = 0

  /// A modifier around views that are still to come, which takes part in layout once for each of
  /// them.
  struct Modifier {
    let element: any LayoutElement
    let environment: Int
    /// The view that is laid out beside this one, and the alignment of both.
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

  /// The number of views that take part in a layout, excluding the host's own and placeholders.
  var viewCount: Int { nodes.count - 1 - free.count - scopeCount }

  /// Whether so much has been left behind that it is better to begin again.
  var isOutOfProportion: Bool {
    environments.count + modifiers.count + places.count > 8 * nodes.count + 1000
  }

  func environment(of node: Int) -> EnvironmentValues { environments[nodes[node].environment] }

  /// Returns the text style in the environment of a node.
  func textStyle(of node: Int) -> TextLayout.Style { withTextStyle(of: node) { $0 } }

  /// Calls something with how text is set in the environment of a node.
  ///
  /// A style has fonts and families in it, so that a copy is not for nothing.
  @inline(__always)
  func withTextStyle<Result>(of node: Int, _ body: (TextLayout.Style) -> Result) -> Result {
    let index = nodes[node].environment
    if index < textStyles.count, let known = textStyles[index] { return body(known) }
    if index >= textStyles.count {
      textStyles.append(
        contentsOf: repeatElement(nil, count: environments.count - textStyles.count))
    }
    let style = environments[index].textStyle
    textStyles[index] = style
    return body(style)
  }

  func report(_ problem: ViewProblem) {
    if knownProblems.insert(problem).inserted { problems.append(problem) }
  }
}
