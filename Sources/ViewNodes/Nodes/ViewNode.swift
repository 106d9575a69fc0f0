// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle in a tree of rectangles: the base of everything that is laid out and drawn.
/// UIKit: `UIView`.
///
/// Points are the unit; the origin is the top left corner and y grows downward. A node belongs to
/// one tree and one task at a time; whole trees may move between tasks. Nodes are compared by
/// identity.
open class ViewNode: LayoutItem {
  // MARK: Stored state

  // Nothing calls out while one of these lists is being changed, so no access overlaps another, and
  // checking each for that would be a part of every layout's time.
  @exclusivity(unchecked) final var children: [ViewNode] = []
  /// The active constraints that this node holds.
  @exclusivity(unchecked) final var heldConstraints = HeldConstraints()

  final var originStorage: CGPoint
  final var boundsStorage: CGRect
  package final var layerStorage: Layer?
  final var passState: PassState = [
    .needsLayout, .needsUpdateConstraints, .recordsChanged,
  ]
  /// How many gaps the list of held constraints has.
  final var heldGaps: Int32 = 0
  private final var names: Names?
  final var rare: RareState?
  /// At the root: what lays the tree out by constraints.
  final var ownEngine: LayoutEngine?
  /// Hugging and compression resistance as they were set.
  final var sizePriorities = SizePriorities()

  /// Creates a node with a frame in its future superview's coordinates, in points.
  ///
  /// A frame with numbers that are not finite counts as zero and is reported.
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

  // MARK: Names

  /// A number to find the node by. UIKit: `tag`.
  public final var tag: Int {
    get { names?.tag ?? 0 }
    set {
      if newValue == 0, names == nil { return }
      madeNames.tag = newValue
    }
  }
  /// A name for tests, snapshots and reports. UIKit: `accessibilityIdentifier`.
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

  /// The node's rectangle in its superview's coordinates, in points; with a transform, the
  /// smallest upright rectangle around it.
  open var frame: CGRect {
    get { currentFrame }
    set { moveFrame(to: newValue) }
  }

  /// The node's rectangle in its own coordinates. Moving the origin scrolls the content.
  open var bounds: CGRect {
    get { boundsStorage }
    set { changeBounds(to: newValue) }
  }

  /// The middle of the node in its superview's coordinates, in points.
  open var center: CGPoint {
    get {
      CGPoint(
        x: originStorage.x + boundsStorage.width / 2, y: originStorage.y + boundsStorage.height / 2)
    }
    set { moveCenter(to: newValue) }
  }

  /// A map applied about the center when drawing and touching; layout never sees it.
  open var transform: Transform {
    get { transformStorage ?? .identity }
    set { transformStorage = newValue.isIdentity ? nil : newValue }
  }

  // MARK: Appearance

  /// The fill behind the content, none by default.
  open var backgroundColor: Color? {
    get { layerStorage?.backgroundColor }
    set {
      if newValue == nil && layerStorage == nil { return }
      layer.backgroundColor = newValue
    }
  }

  /// The opacity of the node and all in it, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { layerStorage?.opacity ?? 1 }
    set { layer.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// A Boolean value that indicates whether the node and all in it are neither drawn nor touched.
  /// An arranged view of a stack also gives up its place.
  open var isHidden: Bool {
    get { layerStorage?.isHidden ?? false }
    set { changeHidden(to: newValue) }
  }

  /// A Boolean value that indicates whether drawing ends at the node's bounds; false by default.
  open var clipsToBounds: Bool {
    get { layerStorage?.masksToBounds ?? false }
    set {
      if !newValue && layerStorage == nil { return }
      layer.masksToBounds = newValue
    }
  }

  /// A Boolean value that indicates whether the node promises to cover its bounds; a hint without
  /// effect on pictures.
  open var isOpaque: Bool {
    get { !passState.contains(.notOpaque) }
    set { passState.set(.notOpaque, to: !newValue) }
  }

  /// The color of interactive parts; `nil` takes the superview's, and system blue at the root.
  open var tintColor: Color {
    get { inheritedTint }
    set {
      rareState.tintColor = newValue
      tellTintChange()
    }
  }

  /// Called when the tint changes here or above.
  open func tintColorDidChange() {}

  /// How content is fitted into the bounds.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { rareState.contentMode = newValue }
  }

  /// The layer that draws background, border, corners and shadow. Made at first use.
  public final var layer: Layer {
    if let existing = layerStorage { return existing }
    let made = Layer(ownedBy: self)
    layerStorage = made
    return made
  }

  /// Draws what the node shows between its background and its subviews.
  ///
  /// Called with bounds coordinates. The base draws nothing.
  ///
  /// - Parameters:
  ///   - rect: The node's bounds, in points.
  ///   - context: What takes the drawing.
  open func draw(_ rect: CGRect, in context: any GraphicsContext) {}

  // MARK: Hierarchy

  /// Called when a subview was added.
  open func didAddSubview(_ subview: ViewNode) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: ViewNode) {}
  /// Called before the superview changes; `nil` when the node is being removed.
  open func willMove(toSuperview newSuperview: ViewNode?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the node has come onto a screen or left one. UIKit: `didMoveToWindow`.
  open func didMoveToWindow() {}

  /// Adds a node in front of the others, taking it from its former superview first.
  ///
  /// A node cannot be added to itself or to one of its descendants: that is reported and nothing
  /// changes.
  open func addSubview(_ view: ViewNode) {
    insert(view, at: children.count)
  }

  /// Adds a node at a place in the order of subviews, 0 being the back; places outside the order
  /// mean its ends.
  open func insertSubview(_ view: ViewNode, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the node out of its superview, with every constraint above that involves it or what is
  /// in it. Constraints inside it survive.
  open func removeFromSuperview() {
    detachFromParent()
  }

  // MARK: Layout

  /// A Boolean value that indicates whether frames follow the autoresizing mask (true, for nodes
  /// made in code) or constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !passState.contains(.usesConstraints) }
    set { changeTranslatesAutoresizingMask(to: newValue) }
  }

  /// What gives when the superview's size changes; nothing by default.
  open var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set {
      rareState.autoresizingMask = newValue
      autoresizingConstraintsDidChange()
    }
  }

  /// The natural size of the content, `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: ViewNode.noIntrinsicMetric)
  }

  /// −1: no natural size in that direction.
  public static let noIntrinsicMetric: CGFloat = -1
  /// (0, 0): ask ``systemLayoutSizeFitting(_:)`` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// (10000, 10000): ask ``systemLayoutSizeFitting(_:)`` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Tells layout that ``intrinsicContentSize`` has another value now.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// How much the node resists growing beyond its natural size, 250 by default.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    currentHugging(axis)
  }

  /// Sets how much the node resists growing beyond its natural size.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    changeHugging(axis, to: priority)
  }

  /// How much the node resists shrinking below its natural size, 750 by default.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    currentCompression(axis)
  }

  /// Sets how much the node resists shrinking below its natural size.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    changeCompression(axis, to: priority)
  }

  /// The hugging that this class starts with; controls have their own.
  package class var defaultHugging: (horizontal: Float, vertical: Float) { (250, 250) }
  /// The compression resistance that this class starts with.
  package class var defaultCompression: (horizontal: Float, vertical: Float) { (750, 750) }

  /// The rectangle that constraints mean lies this far inside the frame.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The node whose first baseline is this node's, itself by default.
  open var forFirstBaselineLayout: ViewNode { self }
  /// The node whose last baseline is this node's, itself by default.
  open var forLastBaselineLayout: ViewNode { self }

  /// For nodes that show text themselves: how far below the top edge the first baseline and above
  /// the bottom edge the last baseline lie, when the node has the given size; `nil` without text.
  package func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    rare?.measuredContent?.contentBaselineOffsets(for: size)
  }

  /// For nodes whose natural height depends on the width they are given: that height in points;
  /// `nil` for all others.
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    rare?.measuredContent?.contentHeight(forWidth: width)
  }

  /// The relations that this node's own class asks of its subviews, a stack's for example.
  package func appendLayoutRecords(to records: inout [LayoutRecord]) {}

  /// A scroll node's content: where constraints of nodes inside it mean when they name this node's
  /// edges. Center and size always mean the node itself. A class that has one says so in its
  /// reference's `hasContentGuide`.
  package var contentGuideForConstraints: LayoutGuide? { nil }

  /// Whether there is or could be such a guide.
  package var hasContentGuide: Bool { false }

  /// The subviews in the order in which their relations compete.
  var subviewsInLayoutOrder: [ViewNode] { children }

  /// A subview's natural size, hugging or compression resistance changed.
  package func subviewSizeWishDidChange(_ subview: ViewNode) {
    rare?.measuredContent?.subviewSizeDidChange()
  }

  /// A subview was hidden or shown.
  package func subviewHiddenDidChange(_ subview: ViewNode) {}

  /// A subview leaves, whatever overrides of ``willRemoveSubview(_:)`` pass on.
  package func subviewWillLeave(_ subview: ViewNode) {}

  /// The size that suits the node best in the given size; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    boundsStorage.size
  }

  /// The size that this node's content asks for when each axis of the target is wished for with a
  /// priority of its own.
  ///
  /// With a required width and a height of 0 at ``LayoutPriority/fittingSizeLevel``, that is the
  /// least height for the width. Takes time in the size of the subtree.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Takes the size of ``sizeThatFits(_:)``, keeping the frame's origin.
  open func sizeToFit() {
    let fitting = sizeThatFits(boundsStorage.size)
    let origin = originStorage
    bounds = CGRect(origin: boundsStorage.origin, size: fitting)
    center = CGPoint(
      x: origin.x + boundsStorage.width / 2, y: origin.y + boundsStorage.height / 2)
  }

  /// Applies the frames that constraints gave to the direct subviews. Override to set frames by
  /// hand, calling super first if any subview uses constraints.
  open func layoutSubviews() {
    applyConstrainedFrames()
  }

  /// Asks for a layout of the subviews in the next pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out this node's subtree now if anything in it is pending.
  open func layoutIfNeeded() {
    runLayoutPass()
  }

  /// Changes constraints before a layout; call super last.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Runs the pending constraint updates of this subtree, children before parents.
  open func updateConstraintsIfNeeded() {
    runUpdateConstraintsPass()
  }

  // MARK: Margins and safe area

  /// Called when the effective layout margins change.
  open func layoutMarginsDidChange() {}

  /// Called when the safe area of this node changes.
  open func safeAreaInsetsDidChange() {}

  /// What is known of the place where the node is shown: the screen's traits with those changed that
  /// this node or one above overrides; ``TraitCollection/phone`` off screen. Takes time in the depth.
  open var traitCollection: TraitCollection { currentTraits }

  /// What the content means, which decides whether it flips in right-to-left; unspecified by default.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { changeSemanticContentAttribute(to: newValue) }
  }

  /// Called when traits change here or above, with the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Touch

  /// A Boolean value that indicates whether touches reach this node and what is in it.
  open var isUserInteractionEnabled: Bool {
    get { !passState.contains(.interactionDisabled) }
    set { passState.set(.interactionDisabled, to: !newValue) }
  }

  /// A Boolean value that indicates whether the node hears of several fingers at once; `false` by
  /// default: then it hears of the first alone. Recognizers hear of all.
  open var isMultipleTouchEnabled: Bool {
    get { passState.contains(.takesSeveralTouches) }
    set { passState.set(.takesSeveralTouches, to: newValue) }
  }

  /// The frontmost node at a point that takes touches, this one or one in it; `nil` if the point is
  /// outside or touches pass by. Subviews beyond the bounds are not found.
  ///
  /// - Parameters:
  ///   - point: The point, in bounds coordinates.
  ///   - event: What happens there; `nil` outside events.
  open func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? {
    frontmostNode(at: point, with: event)
  }

  /// Returns a Boolean value that indicates whether a point is inside: in the bounds, the right and
  /// bottom edges left out.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    boundsContain(point)
  }

  /// Called when fingers come down on the node; passes them on to ``next``. Override to use them,
  /// calling super to pass them on as well.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesBegan }
  }

  /// Called when fingers that came down on the node move, wherever they are.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesMoved }
  }

  /// Called when fingers that came down on the node are lifted, wherever they are.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesEnded }
  }

  /// Called when touches are taken away, by a recognizer for example.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesCancelled }
  }

  /// Has a recognizer watch this node and everything in it; it leaves its former node.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Takes a recognizer off; a gesture that goes on is canceled.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns a Boolean value that indicates whether a gesture on this node, or one around it with a
  /// finger on this node, may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the node is one thing for those who do not see it, what
  /// is in it then being a part of it; each class has its own default.
  open var isAccessibilityElement: Bool {
    get { spoken(\.isElement) ?? ownDescription.isElement }
    set { accessibilityState.isElement = newValue }
  }

  /// What the node is, in a word or two: a label's text or a button's title by default.
  open var accessibilityLabel: String? {
    get { spoken(\.label) ?? ownDescription.label }
    set { accessibilityState.label = newValue }
  }

  /// What the node's value is: a switch's 1 or 0, a slider's per cent, an input's text by default.
  open var accessibilityValue: String? {
    get { spoken(\.value) ?? ownDescription.value }
    set { accessibilityState.value = newValue }
  }

  /// What happens when the node is used, in a sentence; none by default.
  open var accessibilityHint: String? {
    get { spoken(\.hint) ?? nil }
    set { accessibilityState.hint = newValue }
  }

  /// What kind of element the node is and how it is just now.
  open var accessibilityTraits: AccessibilityTraits {
    get { spoken(\.traits) ?? ownDescription.traits }
    set { accessibilityState.traits = newValue }
  }

  /// What is in the node, in reading order, in place of the order of places; `nil` by default.
  open var accessibilityElements: [ViewNode]? {
    get { spoken(\.elements) ?? nil }
    set { accessibilityState.elements = newValue }
  }

  /// A Boolean value that indicates whether nothing in the node is told of; `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility?.hidesElements ?? false }
    set { accessibilityState.hidesElements = newValue }
  }

  /// A Boolean value that indicates whether nothing beside the node is told of; `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility?.isModal ?? false }
    set { accessibilityState.isModal = newValue }
  }

  /// A Boolean value that indicates whether what is in the node is read together; `false` by
  /// default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rare?.accessibility?.groupsChildren ?? false }
    set { accessibilityState.groupsChildren = newValue }
  }

  /// Does what the node is for when it is activated by those who do not see it.
  ///
  /// - Returns: Whether it did; if not, as by default, the node is tapped.
  open func accessibilityActivate() -> Bool { false }

  /// Moves the value of an ``AccessibilityTraits/adjustable`` node up; does nothing by default.
  open func accessibilityIncrement() {}

  /// Moves the value of an ``AccessibilityTraits/adjustable`` node down; does nothing by default.
  open func accessibilityDecrement() {}

  // MARK: Responders

  /// Who hears of what this node does not use: its controller if it is the controller's own node,
  /// else the superview; at the root the screen.
  open var next: (any Responder)? { nextResponder }

  /// A Boolean value that indicates whether the node can take what is typed; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the node gives up being the first responder when asked;
  /// true by default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the node takes what is typed. A tree has at most one
  /// such node.
  open var isFirstResponder: Bool { holdsFirstResponder }

  /// Asks to take what is typed; the current first responder is asked to resign first.
  ///
  /// - Returns: Whether the node is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Called when the node stopped being the first responder without being asked.
  package func firstResponderWasTaken() {}

  /// Asks to stop taking what is typed.
  ///
  /// - Returns: Whether the node is no first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { yieldFirstResponder() }
}

extension ViewNode: Hashable {
  /// Returns a Boolean value that indicates whether two references mean one node.
  public static func == (left: ViewNode, right: ViewNode) -> Bool { left === right }

  /// Hashes the node's identity.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
