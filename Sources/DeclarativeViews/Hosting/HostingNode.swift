// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics
public import ViewNodes

/// A node that hosts a declarative view.
///
/// UIKit: `UIHostingController`'s view.
///
/// ```swift
/// let card = HostingNode {
///   HStack {
///     Text("Balance")
///     Spacer()
///     Text("42 €").bold()
///   }
///   .padding()
/// }
/// ```
///
/// The node's bounds are proposed to the view, which is centered in them. The node's intrinsic
/// content size is the view's ideal size, and its height depends on its width, so cells and stacks
/// can size themselves with it. Layout direction, text size, and display scale are those of the
/// node's environment.
///
/// The cost of a layout grows only with the number of views; sizes are cached until the view
/// changes.
open class HostingNode: ViewNode {
  /// The hosted view.
  ///
  /// Setting it updates the layout.
  public final var rootView: any View {
    didSet { contentDidChange() }
  }

  /// The safe area regions that inset the content, unless it extends into them with
  /// ``View/ignoresSafeArea(_:edges:)``.
  ///
  /// UIKit: `UIHostingController.safeAreaRegions`.
  public final var safeAreaRegions = SafeAreaRegions.all {
    didSet { if safeAreaRegions != oldValue { contentDidChange() } }
  }

  private(set) final var tree: LayoutTree?
  /// The state of the views.
  private(set) final var memory = TreeMemory()
  /// The initial environment of the views, if they are part of others.
  final var baseEnvironment: EnvironmentValues? {
    didSet { contentDidChange() }
  }
  private final var accessibilityAttributes = SpokenContents()
  private final var laidOutBounds: CGRect?
  /// The size that the view chose for a proposal with which it is also placed in that size.
  private final var chosenSize: (proposal: ProposedViewSize, size: CGSize)?
  /// Whether subviews are being placed, so that changes to their intrinsic sizes can be ignored.
  private final var isPlacing = false
  private final var drawing = Drawing()
  /// Whether the drawing still belongs to an earlier layout.
  private final var isDrawingDue = false
  private final let assembly = NodeAssembly()
  /// Called when parts of the view were updated after a change.
  final var onRemaking: (() -> Void)?
  /// Called when the content has changed and may have another size.
  final var onChange: (() -> Void)?
  /// The problems reported to the root, and the identity of that root.
  private final var reported: (problems: Set<ViewProblem>, root: ObjectIdentifier)?

  /// Creates a node that hosts the views of a closure, stacked vertically.
  ///
  /// - Parameters:
  ///   - frame: The frame in the future superview's coordinates, in points.
  ///   - content: The views.
  public init<Content: View>(frame: CGRect = .zero, @ViewBuilder content: () -> Content) {
    rootView = content()
    super.init(frame: frame)
    rareState.measuredContent = self
    adopt(memory)
  }

  /// Creates a node that hosts an empty view, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    rootView = EmptyView()
    super.init(coder: coder)
    rareState.measuredContent = self
    adopt(memory)
  }

  /// Creates a node that hosts a view.
  ///
  /// - Parameter rootView: The view.
  public convenience init(rootView: any View) {
    self.init { AnyView(rootView) }
  }

  /// The problems in the view, in the order in which they were found.
  ///
  /// The view is laid out if necessary. The problems are also part of the root's layout report.
  public final var problems: [ViewProblem] {
    placeContents()
    return currentTree.problems
  }

  /// Returns a textual trace of the size proposed to every view and the size that it chose; see
  /// ``View/proposals(in:)``.
  ///
  /// - Returns: Lines of text, without a trailing newline.
  public final func proposals() -> String {
    placeContents()
    return currentTree.trace()
  }

  /// The statistics of the layout so far.
  public final var statistics: LayoutStatistics {
    placeContents()
    return currentTree.statistics
  }

  /// The tree after the layout.
  final var laidOutTree: LayoutTree {
    placeContents()
    return currentTree
  }

  /// The traits of the list row that contains the view.
  final var rowTraits: RowTraits {
    let tree = currentTree
    var node = tree.nodes[0].firstChild
    while node >= 0, !(tree.nodes[node].element is RowInsetsElement) {
      node = tree.nodes[node].firstChild
    }
    return node < 0 ? RowTraits() : tree.rowTraits(below: node)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    fittingSize(.unspecified)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(ProposedViewSize(size))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  open override func draw(_ rect: CGRect, in context: any ViewGraphics.GraphicsContext) {
    placeContents()
    draw()
    drawing.play(in: context)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    laidOutBounds = nil
    setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    contentDidChange()
  }

  /// Notifies the node that the appearance or size of its content, such as a node in it, has
  /// changed.
  open override func invalidateIntrinsicContentSize() {
    tree = nil
    laidOutBounds = nil
    super.invalidateIntrinsicContentSize()
  }

  /// Shows a view that is part of others.
  final func show(_ view: any View, environment: EnvironmentValues, memory: TreeMemory) {
    if memory !== self.memory { adopt(memory) }
    baseEnvironment = environment
    rootView = view
  }

  private func adopt(_ memory: TreeMemory) {
    self.memory.onChange = nil
    self.memory.host = nil
    self.memory = memory
    memory.host = self
    memory.onChange = { [weak self] in self?.stateDidChange() }
  }

  /// Schedules an update of everything that depends on a change, at the next layout.
  private func stateDidChange() {
    super.invalidateIntrinsicContentSize()
    onChange?()
    setNeedsLayout()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    onChange?()
    setNeedsLayout()
  }

  /// Takes the size that the view chooses for a proposal.
  final func takeSize(for proposal: ProposedViewSize) {
    let size = fittingSize(proposal)
    chosenSize = (proposal, size)
    frame = CGRect(origin: .zero, size: size)
  }

  final func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = currentTree.fittingSize(for: proposal)
    // Very large lengths cannot be converted to pixels.
    return CGSize(
      width: finite(ceiledToPixel(finite(size.width))),
      height: finite(ceiledToPixel(finite(size.height))))
  }

  /// The tree of the view in the current environment.
  private var currentTree: LayoutTree {
    if let tree, !memory.root.isChanged, !tree.isOutOfProportion {
      makeChanges(in: tree)
      return tree
    }
    laidOutBounds = nil
    let traits = surroundingTraits
    var values = baseEnvironment ?? EnvironmentValues()
    if values.editScope == nil { values.editScope = memory.editScope }
    if values.urlHandlers == nil { values.urlHandlers = memory.urlHandlers }
    values.layoutDirection = contentDirection
    values.displayScale = pixelsPerPoint
    if traits.preferredContentSizeCategory != .unspecified {
      values.sizeCategory = traits.preferredContentSizeCategory
    }
    values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    values.horizontalSizeClass =
      traits.horizontalSizeClass == .unspecified ? nil : traits.horizontalSizeClass
    values.verticalSizeClass =
      traits.verticalSizeClass == .unspecified ? nil : traits.verticalSizeClass
    let made = LayoutTree(rootView, environment: values, measurer: textMeasurer, memory: memory)
    tree = made
    makeChanges(in: made)
    return made
  }

  /// Updates the views that depend on changes.
  private func makeChanges(in tree: LayoutTree) {
    guard !memory.changed.isEmpty else { return }
    laidOutBounds = nil
    for _ in 0..<HostingNode.changeLimit {
      let changed = memory.popChanged()
      if changed.isEmpty {
        onRemaking?()
        return
      }
      tree.makeAgain(changed)
    }
    tree.report(.endlessChange(limit: HostingNode.changeLimit))
  }

  /// The number of times that views may change each other within one layout.
  private static let changeLimit = 100

  private func placeContents() {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<HostingNode.changeLimit {
      let tree = currentTree
      let bounds = bounds
      if laidOutBounds != bounds {
        laidOutBounds = bounds
        tree.trimCachedSizes()
        let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
        tree.place(
          in: CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0)), outer: bounds,
          proposal: chosenSize?.size == bounds.size ? chosenSize?.proposal : nil)
        isDrawingDue = true
        accessibilityAttributes.isCurrent = false
        // Nodes are placed with the layout; drawing can wait until it is needed.
        if tree.shownNodeCount > 0 || assembly.showsNodes || tree.mayNestTooDeep { draw() }
        reportProblems(of: tree)
        if !tree.preferenceObservers.isEmpty { tree.reportPreferences() }
        if !tree.scrollWatchers.isEmpty { tree.reportVisibility() }
      }
      if !memory.callActions(), laidOutBounds == bounds { return }
    }
    currentTree.report(.endlessChange(limit: HostingNode.changeLimit))
  }

  /// Updates the drawing, if it has not been updated since the last layout.
  private func draw() {
    guard isDrawingDue, let tree else { return }
    isDrawingDue = false
    drawing = assembly.assemble(tree.drawingSteps(), in: self)
  }

  /// Creates the views that have become visible in a scroll view.
  final func didScroll(_ state: ScrollState) {
    state.didScroll(in: self)
    guard let tree, tree.didScroll(state) || !tree.scrollWatchers.isEmpty else { return }
    laidOutBounds = nil
    setNeedsLayout()
  }

  /// Returns the origin of a view that is shown in a separate node in a coordinate space.
  final func origin(ofHolder holder: ViewNode, in space: CoordinateSpace) -> CGPoint {
    guard let tree,
      let node = tree.nodes.indices.first(where: {
        (tree.nodes[$0].element as? HolderElement)?.node === holder
      })
    else { return .zero }
    return tree.origin(of: node, in: space)
  }

  /// Reports new problems to the root, for its layout report.
  private func reportProblems(of tree: LayoutTree) {
    guard !tree.problems.isEmpty else { return }
    let root = ObjectIdentifier(rootNode)
    var known = reported.flatMap { $0.root == root ? $0.problems : nil } ?? []
    for problem in tree.problems where known.insert(problem).inserted {
      report(.declarativeView(node: debugName, mistake: problem.description))
    }
    reported = (known, root)
  }
}

extension HostingNode: NodeContent {
  package final func prepareAccessibility() {
    placeContents()
    draw()
    accessibilityAttributes.update(drawing, in: self)
    assembly.prepareAccessibility()
  }

  package final func subviewSizeDidChange() {
    guard !isPlacing else { return }
    tree?.invalidateSizes()
    laidOutBounds = nil
    setNeedsLayout()
    super.invalidateIntrinsicContentSize()
  }

  package final func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    fittingSize(ProposedViewSize(width: width, height: nil)).height
  }

  package final func contentBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let root = LayoutQuestion(node: 0, proposal: ProposedViewSize(size), precision: .exact)
    let tree = currentTree
    guard let first = tree.explicitGuide(.firstTextBaseline, of: root),
      let last = tree.explicitGuide(.lastTextBaseline, of: root)
    else { return nil }
    let top = (size.height - finite(tree.resolvedSize(root).height)) / 2
    return (top + first, size.height - top - last)
  }
}
