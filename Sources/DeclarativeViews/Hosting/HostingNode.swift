// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// Puts a declarative view into a tree of nodes. UIKit: `UIHostingController`'s view.
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
/// The view is offered the node's bounds and lies in their middle. The node's natural size is the
/// view's ideal one, and its natural height follows its width, so cells and stacks size themselves
/// by it. Direction, text size and pixels are those of the place where the node is shown.
///
/// The cost of a layout grows with the number of views alone; what was answered before is
/// remembered until the view changes.
open class HostingNode: ViewNode {
  /// The view. Setting one lays it out anew.
  public final var rootView: any View {
    didSet { contentDidChange() }
  }

  private final var tree: LayoutTree?
  private final var laidOutBounds: CGRect?
  /// Whether subviews are being placed, so that what they say about their size is no news.
  private final var isPlacing = false
  private final var drawing = Drawing()
  private final let assembly = NodeAssembly()
  /// The mistakes that the root knows of, and which root that is.
  private final var told: (problems: Set<ViewProblem>, root: ObjectIdentifier)?

  /// Makes a node of the views of a closure; several lie one below the other.
  ///
  /// - Parameters:
  ///   - frame: The frame in the future superview's coordinates, in points.
  ///   - content: The views.
  public init<Content: View>(frame: CGRect = .zero, @ViewBuilder content: () -> Content) {
    rootView = content()
    super.init(frame: frame)
    rareState.measuredContent = self
  }

  /// Makes a node of a view.
  ///
  /// - Parameter rootView: The view.
  public convenience init(rootView: any View) {
    self.init { AnyView(rootView) }
  }

  /// The mistakes in the view, in the order of being found. The view is laid out if it has not been.
  /// They are in the root's layout report as well.
  public final var problems: [ViewProblem] {
    placeContents()
    return currentTree.problems
  }

  /// What every view was offered and what it answered, as text; see ``View/proposals(in:)``.
  ///
  /// - Returns: Lines without a line end at the last one.
  public final func proposals() -> String {
    placeContents()
    return currentTree.trace()
  }

  /// How much work the layout so far has been.
  public final var statistics: LayoutStatistics {
    placeContents()
    return currentTree.statistics
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

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    placeContents()
    drawing.play(in: context)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    contentDidChange()
  }

  /// Tells the node that what it hosts looks or measures otherwise now, a node in it for example.
  open override func invalidateIntrinsicContentSize() {
    tree = nil
    laidOutBounds = nil
    super.invalidateIntrinsicContentSize()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = currentTree.fittingSize(for: proposal)
    return CGSize(
      width: ceiledToPixel(finite(size.width)), height: ceiledToPixel(finite(size.height)))
  }

  /// The tree of the view in the present surroundings.
  private var currentTree: LayoutTree {
    if let tree { return tree }
    let traits = surroundingTraits
    var values = EnvironmentValues()
    values.layoutDirection = contentDirection
    values.displayScale = pixelsPerPoint
    if traits.preferredContentSizeCategory != .unspecified {
      values.sizeCategory = traits.preferredContentSizeCategory
    }
    let made = LayoutTree(rootView, environment: values, measurer: textMeasurer)
    tree = made
    return made
  }

  private func placeContents() {
    let bounds = bounds
    guard laidOutBounds != bounds || tree == nil else { return }
    laidOutBounds = bounds
    isPlacing = true
    defer { isPlacing = false }
    if let tree, tree.isOutOfProportion { self.tree = nil }
    let tree = currentTree
    tree.place(in: bounds)
    drawing = assembly.assemble(tree.drawingSteps(), in: self)
    tellProblems(of: tree)
  }

  /// Passes mistakes on to the root once each, for its layout report.
  private func tellProblems(of tree: LayoutTree) {
    guard !tree.problems.isEmpty else { return }
    let root = ObjectIdentifier(rootNode)
    var known = told.flatMap { $0.root == root ? $0.problems : nil } ?? []
    for problem in tree.problems where known.insert(problem).inserted {
      report(.declarativeView(node: debugName, mistake: problem.description))
    }
    told = (known, root)
  }
}

extension HostingNode: WidthDependentContent {
  package final func subviewSizeDidChange() {
    guard !isPlacing else { return }
    tree?.forgetAnswers()
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
