// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The tree of a declarative view, expanded into a flat list of views that take part in layout, and
/// the layout algorithm.
///
/// Parents come before their children in the list. Every size is cached, so that a view is measured
/// once for each different proposal, and stacks choose their proposals so that the number of
/// different ones does not grow with the depth of the tree.
final class LayoutTree {
  // Layout accesses these for every question. No access is in progress while a custom layout is
  // called, so dynamic exclusivity checks would only add cost: a sixth of a layout. Debug builds
  // check the lists that layouts use.
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
  /// The identities of views, parents before children.
  @exclusivity(unchecked) var identities: [ViewIdentity]
  /// The modifiers around views that are not expanded yet.
  @exclusivity(unchecked) var modifiers: [Modifier] = []
  private(set) var problems: [ViewProblem] = []
  private var knownProblems: Set<ViewProblem> = []

  @exclusivity(unchecked) var expectedMeasurements = 0.0
  /// Whether the probes of stacks are followed exactly, as they are unless limits in nested stacks
  /// would multiply the questions excessively.
  @exclusivity(unchecked) private(set) var followsExactly = true

  /// The questions in progress, innermost last.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var tasks: [LayoutTask] = []
  /// The finished tasks, for reuse.
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
  /// The first reusable entry; −1 if there is none.
  @exclusivity(unchecked) var freeAnswers = -1
  /// The current depth of calls to custom layouts.
  var callDepth = 0
  /// The guides that the tree defines, in the order of their bits.
  @exclusivity(unchecked) var knownGuides: [GuideKey] = []
  /// The caches of custom layouts, by node.
  var customCaches: [Int: Any] = [:]
  /// The placements made by a custom layout so far, until it is finished.
  var customPlacements: [Int: Placement] = [:]
  /// The unused nodes, for reuse.
  @exclusivity(unchecked) var free: [Int] = []
  @exclusivity(unchecked) var scopeCount = 0
  /// The number of views that show nodes, and of those that change how others are drawn.
  @exclusivity(unchecked) var shownNodeCount = 0
  @exclusivity(unchecked) var effectCount = 0
  /// The number of masks that are being drawn in each other.
  var maskDepth = 0
  /// The nodes that receive preferences after each layout.
  var preferenceObservers: Set<Int> = []
  /// The nodes that depend on the offsets of scroll views.
  var scrollWatchers: Set<Int> = []
  /// The frames that views take from others, by identity.
  var matchedFrames: [MatchedFrame.Key: MatchedFrame] = [:]
  /// The rectangle of the layout, and the safe part of it.
  var bounds = CGRect.zero
  var safeArea = CGRect.zero
  /// Whether a view in the tree is sized relative to its container.
  var usesContainerSize = false
  /// The sizes of the scroll views that contain such views, by node.
  var containerSizes: [Int: CGSize] = [:]
  /// Whether an estimated length turned out to be wrong during placement.
  var needsAnotherPlacement = false
  /// The number of measurements since the tree was created.
  @exclusivity(unchecked) var measurementCount = 0
  /// The number of views placed in the last layout.
  var placementCount = 0

  /// A modifier around views that are not expanded yet, which takes part in layout once for each of
  /// them.
  struct Modifier {
    let element: any LayoutElement
    let environment: Int
    /// The view that is laid out beside this one, and the alignment of both.
    let companion: (view: any View, alignment: Alignment)?
    /// The next modifier outward.
    let outer: Int
    let identity: Int
  }

  /// Creates the tree of a view.
  init(
    _ view: any View, environment: EnvironmentValues, measurer: any TextMeasurer,
    memory: TreeMemory = TreeMemory()
  ) {
    environments = [environment]
    self.measurer = measurer
    self.memory = memory
    identities = [ViewIdentity(parent: -1, key: .body, memory: memory.root)]
    let root = append(
      StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil),
      to: -1, environment: 0)
    let round = memory.beginRound()
    memory.root.isChanged = false
    memory.root.clearSources()
    expand([ViewExpansion.Item(view: view, parent: root, environment: 0, modifiers: -1)])
    memory.root.sweep(round: round)
    finish(root)
    followsExactly = expectedMeasurements <= 16 * Double(nodes.count) + 4000
  }

  /// The number of views that take part in a layout, excluding the host's own and placeholders.
  var viewCount: Int { nodes.count - 1 - free.count - scopeCount }

  /// Whether there are so many unused entries that the tree should be rebuilt.
  var isOutOfProportion: Bool {
    environments.count + modifiers.count + identities.count > 8 * nodes.count + 1000
  }

  func environment(of node: Int) -> EnvironmentValues { environments[nodes[node].environment] }

  /// Returns the text style in the environment of a node.
  func textStyle(of node: Int) -> TextLayout.Style { withTextStyle(of: node) { $0 } }

  /// Calls a closure with the text style in the environment of a node.
  ///
  /// A style contains fonts and families, so copying it is not free.
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
