// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangular area in a tree, the base class of everything that is laid out and drawn. UIKit:
/// `UIView`.
///
/// Coordinates are in points, with the origin at the top left and y growing downward. A tree may be
/// used by one task at a time, but can move between tasks. Nodes are equal if they are identical.
open class ViewNode: LayoutItem {
  // MARK: Stored state

  // No client code runs while one of these arrays is changed, so accesses never overlap, and
  // checking each would add to the time of every layout.
  @exclusivity(unchecked) final var children: [ViewNode] = []
  /// The active constraints that this node holds.
  @exclusivity(unchecked) final var heldConstraints = HeldConstraints()

  final var originStorage: CGPoint
  final var boundsStorage: CGRect
  package final var layerStorage: Layer?
  final var passState: PassState = [
    .needsLayout, .needsUpdateConstraints, .recordsChanged,
  ]
  /// The number of gaps in the list of held constraints.
  final var heldGaps: Int32 = 0
  private final var names: Names?
  final var rare: RareState?
  /// At the root, the layout engine of the tree.
  final var ownEngine: LayoutEngine?
  /// The explicitly set hugging and compression resistance priorities.
  final var sizePriorities = SizePriorities()

  /// Creates a node.
  ///
  /// A frame with numbers that aren't finite counts as zero and is reported.
  ///
  /// - Parameter frame: The frame in the coordinates of the future superview, in points.
  public init(frame: CGRect) {
    let usable = frame.isFinite ? frame.standardized : .zero
    originStorage = usable.origin
    boundsStorage = CGRect(origin: .zero, size: usable.size)
    super.init(item: Membership(isNode: true))
    if !frame.isFinite { report(.nonFiniteFrame(node: debugName)) }
  }

  /// Creates a node with an empty frame at the origin.
  public convenience init() {
    self.init(frame: .zero)
  }

  package final override var owningNode: ViewNode? { self }

  deinit {
    releaseTree()
  }

  // MARK: Identification

  /// A number that identifies the node. UIKit: `tag`.
  public final var tag: Int {
    get { names?.tag ?? 0 }
    set {
      if newValue == 0, names == nil { return }
      madeNames.tag = newValue
    }
  }
  /// A name that identifies the node in tests, snapshots, and reports. UIKit:
  /// `accessibilityIdentifier`.
  open var accessibilityIdentifier: String? {
    get { names?.identifier }
    set {
      if newValue == nil, names == nil { return }
      madeNames.identifier = newValue
    }
  }

  private final class Names {
    var tag = 0
    var identifier: String?
  }

  private final var madeNames: Names {
    if let names { return names }
    let made = Names()
    names = made
    return made
  }

  // MARK: Geometry

  /// The frame in the superview's coordinates, in points; if there is a transform, the smallest
  /// axis-aligned rectangle around the node.
  open var frame: CGRect {
    get { currentFrame }
    set { moveFrame(to: newValue) }
  }

  /// The bounds in the node's own coordinates, in points. Changing the origin scrolls the content.
  open var bounds: CGRect {
    get { boundsStorage }
    set { changeBounds(to: newValue) }
  }

  /// The center in the superview's coordinates, in points.
  open var center: CGPoint {
    get {
      CGPoint(
        x: originStorage.x + boundsStorage.width / 2, y: originStorage.y + boundsStorage.height / 2)
    }
    set { moveCenter(to: newValue) }
  }

  /// The transform applied about the center for drawing and hit testing; it doesn't affect layout.
  open var transform: Transform {
    get { transformStorage ?? .identity }
    set { transformStorage = newValue.isIdentity ? nil : newValue }
  }

  // MARK: Appearance

  /// The background color, or `nil`, the default, for none.
  open var backgroundColor: Color? {
    get { layerStorage?.backgroundColor }
    set {
      if newValue == nil && layerStorage == nil { return }
      layer.backgroundColor = newValue
    }
  }

  /// The opacity of the node and its subviews, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { layerStorage?.opacity ?? 1 }
    set { layer.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// A Boolean value that indicates whether the node is hidden; hidden nodes are neither drawn nor
  /// touched. A hidden arranged subview of a stack also takes no space.
  open var isHidden: Bool {
    get { layerStorage?.isHidden ?? false }
    set { changeHidden(to: newValue) }
  }

  /// A Boolean value that indicates whether content is clipped to the bounds; false by default.
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

  /// The tint color of interactive elements; if set to `nil`, that of the superview, or system blue
  /// at the root.
  open var tintColor: Color {
    get { inheritedTint }
    set {
      rareState.tintColor = newValue
      tellTintChange()
    }
  }

  /// Called when the tint color of this node or an ancestor changes.
  open func tintColorDidChange() {}

  /// The way in which content fits into the bounds.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { rareState.contentMode = newValue }
  }

  /// The layer that draws the background, border, corners, and shadow, created on first use.
  public final var layer: Layer {
    if let existing = layerStorage { return existing }
    let made = Layer(ownedBy: self)
    layerStorage = made
    return made
  }

  /// Draws the content of the node between its background and its subviews.
  ///
  /// Coordinates are those of the bounds. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the node, in points.
  ///   - context: The destination of the drawing.
  open func draw(_ rect: CGRect, in context: any GraphicsContext) {}

  // MARK: Hierarchy

  /// Called after a subview was added.
  open func didAddSubview(_ subview: ViewNode) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: ViewNode) {}
  /// Called before the superview changes; `nil` when the node is being removed.
  open func willMove(toSuperview newSuperview: ViewNode?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called after the node was added to a screen or removed from one. UIKit: `didMoveToWindow`.
  open func didMoveToWindow() {}

  /// Adds a subview in front of the others, removing it from its previous superview.
  ///
  /// A node can't be added to itself or one of its descendants; that is reported and ignored.
  open func addSubview(_ view: ViewNode) {
    insert(view, at: children.count)
  }

  /// Inserts a subview at an index, 0 for the back; the index is clamped to the valid range.
  open func insertSubview(_ view: ViewNode, at index: Int) {
    insert(view, at: index)
  }

  /// Removes the node from its superview, deactivating the constraints between this subtree and the
  /// rest of the tree. Constraints within the subtree remain active.
  open func removeFromSuperview() {
    detachFromParent()
  }

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

  /// The natural size of the content, in points; `noIntrinsicMetric` in dimensions that have none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: ViewNode.noIntrinsicMetric)
  }

  /// The absence of an intrinsic metric in a dimension: −1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target that makes ``systemLayoutSizeFitting(_:)`` return the smallest size: (0, 0).
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target that makes ``systemLayoutSizeFitting(_:)`` return the largest size: (10,000,
  /// 10,000).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Invalidates ``intrinsicContentSize``, so that layout asks for it again.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// Returns the priority with which the node resists growing beyond its intrinsic content size;
  /// 250 by default.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    currentHugging(axis)
  }

  /// Sets the priority with which the node resists growing beyond its intrinsic content size.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    changeHugging(axis, to: priority)
  }

  /// Returns the priority with which the node resists shrinking below its intrinsic content size;
  /// 750 by default.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    currentCompression(axis)
  }

  /// Sets the priority with which the node resists shrinking below its intrinsic content size.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    changeCompression(axis, to: priority)
  }

  /// The default hugging of this class; controls have their own.
  package class var defaultHugging: (horizontal: Float, vertical: Float) { (250, 250) }
  /// The default compression resistance of this class.
  package class var defaultCompression: (horizontal: Float, vertical: Float) { (750, 750) }

  /// The insets from the frame to the alignment rectangle, in points; zero by default.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The node whose first baseline is used for this node, itself by default.
  open var forFirstBaselineLayout: ViewNode { self }
  /// The node whose last baseline is used for this node, itself by default.
  open var forLastBaselineLayout: ViewNode { self }

  /// Returns the distances from the top edge to the first baseline and from the last baseline to
  /// the bottom edge at a size, or `nil` for nodes without text.
  package func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    rare?.measuredContent?.contentBaselineOffsets(for: size)
  }

  /// Returns the natural height at a width, in points, or `nil` for nodes whose height doesn't
  /// depend on the width.
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    rare?.measuredContent?.contentHeight(forWidth: width)
  }

  /// Appends the relations that this node's class imposes on its subviews, as stacks do.
  package func appendLayoutRecords(to records: inout [LayoutRecord]) {}

  /// The content guide of a scroll node, which constraints of nodes inside it refer to when they
  /// name this node's edges; centers and sizes always refer to the node itself. A class that has
  /// one sets `hasContentGuide` of its reference.
  package var contentGuideForConstraints: LayoutGuide? { nil }

  /// Whether there is or could be a content guide.
  package var hasContentGuide: Bool { false }

  /// The subviews in the order in which their relations compete.
  var subviewsInLayoutOrder: [ViewNode] { children }

  /// Called when the intrinsic content size, hugging, or compression resistance of a subview
  /// changed.
  package func subviewSizeWishDidChange(_ subview: ViewNode) {
    rare?.measuredContent?.subviewSizeDidChange()
  }

  /// Called when a subview was hidden or shown.
  package func subviewHiddenDidChange(_ subview: ViewNode) {}

  /// Called when the node is released. A class that lists subviews elsewhere removes them there, so
  /// that nested nodes are released one after the other instead of recursively.
  package func forgetSubviews() {}

  /// Called when a subview is removed, even if overrides of ``willRemoveSubview(_:)`` don't call
  /// `super`.
  package func subviewWillLeave(_ subview: ViewNode) {}

  /// Returns the size that best fits a size, in points; by default, the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    boundsStorage.size
  }

  /// Returns the size of the content that best fits a target size, with a priority for each axis.
  ///
  /// With a required width and a height of 0 at ``LayoutPriority/fittingSizeLevel``, it returns the
  /// minimum height for the width.
  ///
  /// - Complexity: Proportional to the size of the subtree.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Sets the size to the result of ``sizeThatFits(_:)``, keeping the frame's origin.
  open func sizeToFit() {
    let fitting = sizeThatFits(boundsStorage.size)
    let origin = originStorage
    bounds = CGRect(origin: boundsStorage.origin, size: fitting)
    center = CGPoint(
      x: origin.x + boundsStorage.width / 2, y: origin.y + boundsStorage.height / 2)
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
    runLayoutPass()
  }

  /// Updates constraints before layout; overrides call `super` last.
  open func updateConstraints() {}

  /// Requests a call of ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Performs pending constraint updates of this subtree, children before parents.
  open func updateConstraintsIfNeeded() {
    runUpdateConstraintsPass()
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

  /// Called before that when traits change that may change sizes and places, not only colours.
  package func shapingTraitsDidChange() {}

  // MARK: Touches

  /// A Boolean value that indicates whether the node and its subviews receive touches.
  open var isUserInteractionEnabled: Bool {
    get { !passState.contains(.interactionDisabled) }
    set { passState.set(.interactionDisabled, to: !newValue) }
  }

  /// A Boolean value that indicates whether the node receives multiple touches; `false` by default,
  /// which delivers only the first. Gesture recognizers receive all.
  open var isMultipleTouchEnabled: Bool {
    get { passState.contains(.takesSeveralTouches) }
    set { passState.set(.takesSeveralTouches, to: newValue) }
  }

  /// Returns the frontmost node at a point, this one or a descendant, or `nil` if the point is
  /// outside or the node doesn't receive touches. Subviews outside the bounds aren't hit.
  ///
  /// - Parameters:
  ///   - point: The point, in bounds coordinates.
  ///   - event: The event at the point, or `nil` outside of event handling.
  open func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? {
    frontmostNode(at: point, with: event)
  }

  /// Returns a Boolean value that indicates whether the node contains a point; by default, whether
  /// it lies in the bounds, excluding the right and bottom edges.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    boundsContain(point)
  }

  /// Called when touches begin in the node; forwards them to ``next``.
  ///
  /// Override to handle them, calling `super` to forward them as well.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesBegan }
  }

  /// Called when touches that began in the node move, inside or outside its bounds.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesMoved }
  }

  /// Called when touches that began in the node end, inside or outside its bounds.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesEnded }
  }

  /// Called when touches are canceled, for example by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesCancelled }
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
  /// with a touch in this node, may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the node is an accessibility element, which includes
  /// its subviews; the default depends on the class.
  open var isAccessibilityElement: Bool {
    get { spoken(\.isElement) ?? ownDescription.isElement }
    set { accessibilityState.isElement = newValue }
  }

  /// A succinct label that identifies the element; by default, the text of a label or the title of
  /// a button.
  open var accessibilityLabel: String? {
    get { spoken(\.label) ?? accessibilityTitleNode?.text ?? ownDescription.label }
    set { accessibilityState.label = newValue }
  }

  /// The value of the element; by default, 1 or 0 for a switch, the percentage of a slider, the
  /// text of an input.
  open var accessibilityValue: String? {
    get { spoken(\.value) ?? ownDescription.value }
    set { accessibilityState.value = newValue }
  }

  /// A brief description of the result of activating the element; `nil` by default.
  open var accessibilityHint: String? {
    get { spoken(\.hint) ?? nil }
    set { accessibilityState.hint = newValue }
  }

  /// The traits that describe the element's role and state.
  open var accessibilityTraits: AccessibilityTraits {
    get { spoken(\.traits) ?? ownDescription.traits }
    set { accessibilityState.traits = newValue }
  }

  /// The accessibility elements in the node, in reading order; if `nil`, the default, they are
  /// ordered by position.
  open var accessibilityElements: [ViewNode]? {
    get { spoken(\.elements) ?? nil }
    set { accessibilityState.elements = newValue }
  }

  /// A Boolean value that indicates whether the accessibility elements in the node are hidden;
  /// `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility?.hidesElements ?? false }
    set { accessibilityState.hidesElements = newValue }
  }

  /// A Boolean value that indicates whether the siblings of the node are hidden from assistive
  /// apps; `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility?.isModal ?? false }
    set { accessibilityState.isModal = newValue }
  }

  /// A Boolean value that indicates whether the elements in the node are read together as a group;
  /// `false` by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rare?.accessibility?.groupsChildren ?? false }
    set { accessibilityState.groupsChildren = newValue }
  }

  /// Performs the action of the element when an assistive app activates it.
  ///
  /// - Returns: Whether it did; if not, which is the default, the node is tapped instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an ``AccessibilityTraits/adjustable`` element; does nothing by
  /// default.
  open func accessibilityIncrement() {}

  /// Decrements the value of an ``AccessibilityTraits/adjustable`` element; does nothing by
  /// default.
  open func accessibilityDecrement() {}

  // MARK: Responders

  /// The next responder: the controller whose view this node is, or else the superview or, at the
  /// root, the screen.
  open var next: (any Responder)? { nextResponder }

  /// A Boolean value that indicates whether the node can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the node can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the node is the first responder, of which a tree has at
  /// most one.
  open var isFirstResponder: Bool { holdsFirstResponder }

  /// Makes the node the first responder, after the current one has agreed to resign.
  ///
  /// - Returns: Whether the node is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Called when the node lost first responder status without being asked.
  package func firstResponderWasTaken() {}

  /// Makes the node resign first responder.
  ///
  /// - Returns: Whether the node is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { yieldFirstResponder() }
}

extension ViewNode: Hashable {
  /// Returns a Boolean value that indicates whether two references refer to the same node.
  public static func == (left: ViewNode, right: ViewNode) -> Bool { left === right }

  /// Hashes the identity of the node.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
