// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangular area in a tree, the base class of everything that is laid out and drawn.
///
/// UIKit: `UIView`.
///
/// Coordinates are in points, with the origin at the top left and y growing downward. A tree may be
/// used by one task at a time, but can move between tasks. Nodes are equal if they are identical.
open class ViewNode: ContainerItem {
  // MARK: Stored state

  // No client code runs during changes; checking accesses would take a quarter of a layout's time.
  @exclusivity(unchecked) package final var children: [ViewNode] = []
  /// The active constraints that this node holds.
  @exclusivity(unchecked) final var heldConstraints = HeldConstraints()

  @exclusivity(unchecked) final var originStorage: CGPoint
  @exclusivity(unchecked) package final var boundsStorage: CGRect
  @exclusivity(unchecked) package final var layerStorage: Layer?
  @exclusivity(unchecked) package final var passState: PassState = [
    .needsLayout, .needsUpdateConstraints, .recordsChanged,
  ]
  /// The number of gaps in the list of held constraints.
  @exclusivity(unchecked) final var heldConstraintGaps: Int32 = 0
  /// The tag and identifier, created on first use.
  final var names: Names?
  @exclusivity(unchecked) package final var rare: RareState?
  /// At the root, the layout engine of the tree.
  @exclusivity(unchecked) package final var ownEngine: LayoutEngine?

  /// Creates a node.
  ///
  /// A frame with numbers that aren't finite is treated as zero and reported.
  ///
  /// - Parameter frame: The frame in the coordinates of the future superview, in points.
  public init(frame: CGRect) {
    let isFinite = frame.isFinite
    let usable = isFinite ? frame.standardized : .zero
    originStorage = usable.origin
    boundsStorage = CGRect(origin: .zero, size: usable.size)
    super.init(item: Membership(isNode: true))
    if !isFinite { report(.nonFiniteFrame(node: debugName)) }
  }

  /// Creates a node as in code, because there are no archives to decode; required as in UIKit.
  public required init?(coder: NSCoder) {
    originStorage = .zero
    boundsStorage = .zero
    super.init(item: Membership(isNode: true))
  }

  /// Creates a node with an empty frame at the origin.
  public convenience init() { self.init(frame: .zero) }

  package final override var owningNode: ViewNode? { self }

  #if MainActor
    isolated deinit { releaseTree() }
  #else
    deinit { releaseTree() }
  #endif

  // MARK: Identification

  /// A name that identifies the node in tests, snapshots, and reports.
  ///
  /// UIKit: `accessibilityIdentifier`.
  open var accessibilityIdentifier: String? {
    get { names?.identifier }
    set {
      if newValue == nil, names == nil { return }
      madeNames.identifier = newValue
    }
  }

  /// A description like UIKit's, with the node's class, identifier, frame, and properties that
  /// differ from their defaults: `<UIView 'card': frame = (0 0; 100 50); alpha = 0.5>`.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self, named: accessibilityIdentifier)
      describeView(in: &text)
      nodeContent?.describeContent(in: &text)
      return text.text
    }
  }

  // MARK: Geometry

  /// The frame in the superview's coordinates, in points; if there is a transform, the smallest
  /// axis-aligned rectangle around the node.
  open var frame: CGRect {
    get { currentFrame }
    set { moveFrame(to: newValue) }
  }

  /// The bounds in the node's own coordinates, in points.
  ///
  /// Changing the origin scrolls the content.
  open var bounds: CGRect {
    get { boundsStorage }
    set { changeBounds(to: newValue) }
  }

  /// The center in the superview's coordinates, in points.
  ///
  /// If ``Layer/anchorPoint`` isn't the center, this is the location of the anchor point.
  open var center: CGPoint {
    get {
      let pivot = pivot
      return CGPoint(x: originStorage.x + pivot.x, y: originStorage.y + pivot.y)
    }
    set { moveCenter(to: newValue) }
  }

  /// The transform applied about ``center`` for drawing and hit testing; it doesn't affect layout.
  open var transform: Transform {
    get { transformStorage ?? .identity }
    set { changeTransform(to: newValue) }
  }

  // MARK: Appearance

  /// The background color, or `nil`, the default, for none.
  open var backgroundColor: Color? {
    get { layerStorage?.backgroundColor }
    set { changeBackground(to: newValue) }
  }

  /// The opacity of the node and its subviews, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { layerStorage?.opacity ?? 1 }
    set { changeOpacity(to: newValue) }
  }

  /// A Boolean value that indicates whether the node is hidden; hidden nodes are neither drawn nor
  /// touched.
  ///
  /// A hidden arranged subview of a stack also takes no space.
  open var isHidden: Bool {
    get { layerStorage?.isHidden ?? false }
    set { changeHidden(to: newValue) }
  }

  /// A Boolean value that indicates whether content is clipped to the bounds; `false` by default.
  open var clipsToBounds: Bool {
    get { layerStorage?.masksToBounds ?? false }
    set {
      if !newValue && layerStorage == nil { return }
      layer.masksToBounds = newValue
    }
  }

  /// A Boolean value that indicates whether the node covers its bounds completely; a hint that
  /// doesn't affect pictures.
  open var isOpaque: Bool {
    get { !passState.contains(.notOpaque) }
    set { passState.set(.notOpaque, to: !newValue) }
  }

  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color of interactive elements, by default and if set to `nil` that of the superview or
  /// system blue.
  open var tintColor: Color! {
    get { inheritedTint }
    set { changeOwnTint(to: newValue) }
  }

  /// Called when the tint color of this node or an ancestor changes.
  open func tintColorDidChange() {}

  /// The way in which content fits into the bounds.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { rareState.contentMode = newValue }
  }

  /// Draws the content of the node between its background and its subviews.
  ///
  /// Coordinates are those of the bounds. The default implementation lets the layer draw, which
  /// calls ``draw(_:)``.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the node, in points.
  ///   - context: The destination of the drawing.
  open func draw(_ rect: CGRect, in context: any GraphicsContext) {
    // Most nodes of a tree are of this class, and draw nothing.
    if type(of: self) == ViewNode.self { return }
    layer.drawForNode(in: context)
  }

  /// Draws the content of the node into the current context; does nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Whether the class depends on constraint-based layout; `false` by default, and without effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the node's layer: ``Layer``, the default, ``GradientLayer``, or ``ShapeLayer``.
  ///
  /// A custom class conforms to ``CreatableLayer``; otherwise, it is represented by the built-in class
  /// that it is derived from.
  open class var layerClass: AnyClass { Layer.self }

  // MARK: Hierarchy

  /// Called after a subview was added.
  open func didAddSubview(_ subview: ViewNode) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: ViewNode) {}
  /// Called before the superview changes; the new one is `nil` if the node is being removed.
  open func willMove(toSuperview newSuperview: ViewNode?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called after the node was added to a screen or removed from one.
  open func didMoveToWindow() {}
  /// Asks the first responder in this subtree to resign, or makes it do so, and returns whether it did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// Adds a subview in front of the others, removing it from its previous superview.
  ///
  /// Adding a node to itself or one of its descendants is reported and has no effect.
  open func addSubview(_ view: ViewNode) { insert(view, at: children.count) }

  /// Inserts a subview at an index, 0 for the back; the index is clamped to the valid range.
  open func insertSubview(_ view: ViewNode, at index: Int) { insert(view, at: index) }

  /// Removes the node from its superview, deactivating the constraints between this subtree and the
  /// rest of the tree.
  ///
  /// Constraints within the subtree remain active.
  open func removeFromSuperview() { detachFromParent() }

  // MARK: Layout

  /// A Boolean value that indicates whether the node's frame follows its autoresizing mask (`true`,
  /// the default for nodes created in code) or explicit constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !passState.contains(.usesConstraints) }
    set { changeTranslatesAutoresizingMask(to: newValue) }
  }

  /// The margins and dimensions that resize with the superview; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set {
      rareState.autoresizingMask = newValue
      autoresizingConstraintsDidChange()
    }
  }

  /// The node whose first baseline is used for this node: itself by default, or one of its descendants.
  open var forFirstBaselineLayout: ViewNode { self }
  /// The node whose last baseline is used for this node: itself by default, or one of its descendants.
  open var forLastBaselineLayout: ViewNode { self }

  /// Appends the relations that this node's class imposes on its subviews, as stacks do.
  package func appendLayoutRecords(to records: inout LayoutRecords) {
    if scrolls { rare?.scrollGuides.appendRecords(of: self, to: &records) }
  }

  /// The subviews in the order in which their relations compete.
  var subviewsInLayoutOrder: [ViewNode] { children }

  /// Called when the intrinsic content size, hugging, or compression resistance of a subview
  /// changed.
  package func subviewPreferredSizeDidChange(_ subview: ViewNode) {
    nodeContent?.subviewSizeDidChange()
  }

  /// Called when a subview was hidden or shown.
  package func subviewHiddenDidChange(_ subview: ViewNode) {}

  /// Called when the node is released.
  ///
  /// A class that also stores its subviews elsewhere removes them there, so that nested nodes are
  /// released one after the other instead of recursively.
  package func detachSubviews() {}

  /// Called when a subview is removed, even if overrides of ``willRemoveSubview(_:)`` don't call
  /// `super`.
  func subviewWillLeave(_ subview: ViewNode) {
    nodeContent?.contentSubviewWillLeave(subview)
  }

  /// Applies the frames determined by constraints to the subviews.
  ///
  /// Override to set frames manually, calling `super` first if any subview uses constraints.
  open func layoutSubviews() {
    applyConstrainedFrames()
  }

  /// Requests a layout of the subviews in the next pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out this subtree immediately if any layout is pending.
  open func layoutIfNeeded() {
    LayoutPass.run(through: self)
  }

  /// Updates constraints before layout; overrides call `super` last.
  ///
  /// The default implementation updates the constraints of the controller that owns this view.
  open func updateConstraints() {
    rare?.controller?.updateViewConstraints()
  }

  /// Requests a call of ``updateConstraints()``, and then the node of each baseline, in the next pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Performs pending constraint updates of this subtree, children before parents.
  open func updateConstraintsIfNeeded() {
    LayoutPass.updateConstraints(below: rootNode)
  }

  // MARK: Margins and safe area

  /// Called when the effective layout margins change.
  open func layoutMarginsDidChange() {}

  /// Called when the safe area of the node changes.
  open func safeAreaInsetsDidChange() {}

  /// The traits of the node's environment: those of the screen, with the overrides of ancestors and
  /// this node applied; ``TraitCollection/phone`` off screen.
  ///
  /// - Complexity: Proportional to the depth of the node in the tree.
  open var traitCollection: TraitCollection { currentTraits }

  /// The meaning of the contents, which determines whether they flip in a right-to-left layout;
  /// unspecified by default.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { changeSemanticContentAttribute(to: newValue) }
  }

  /// Called when the traits of the node change, with the previous ones.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Touches

  /// A Boolean value that indicates whether the node and its subviews receive touches; `true` by
  /// default.
  open var isUserInteractionEnabled: Bool {
    get { !passState.contains(.interactionDisabled) }
    set { passState.set(.interactionDisabled, to: !newValue) }
  }

  /// A Boolean value that indicates whether the node receives multiple touches; `false` by default,
  /// which delivers only the first.
  ///
  /// Gesture recognizers receive all touches.
  open var isMultipleTouchEnabled: Bool {
    get { passState.contains(.takesSeveralTouches) }
    set { passState.set(.takesSeveralTouches, to: newValue) }
  }

  /// Returns the frontmost node at a point, this one or a descendant, or `nil` if the point is
  /// outside or the node doesn't receive touches.
  ///
  /// Subviews outside the bounds aren't hit.
  ///
  /// - Parameters:
  ///   - point: The point, in bounds coordinates.
  ///   - event: The event at the point, or `nil` outside of event handling.
  /// - Returns: The node, or `nil`.
  open func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? {
    frontmostNode(at: point, with: event)
  }

  /// Returns a Boolean value that indicates whether the node contains a point; by default, whether
  /// it is within the bounds, excluding the right and bottom edges.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    boundsContain(point)
  }

  /// Attaches a gesture recognizer to the node, detaching it from its previous node.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Detaches a gesture recognizer, canceling a gesture in progress.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns a Boolean value that indicates whether a gesture of this node, or one of an ancestor
  /// with a touch in this node, may begin; `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
