// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that scrolls content larger than itself.
///
/// UIKit: `UIScrollView`.
///
/// The content's coordinates begin at its top left; ``contentOffset`` is the point of the content
/// at the node's top-left corner, which is the origin of the bounds. The content size is set
/// explicitly or determined by constraints: if the content is constrained to all four edges of
/// ``contentLayoutGuide``, or of the scroll node itself, it is as large as the constraints require.
open class ScrollNode: ViewNode, NodeContent {
  /// The delegate, which is notified of scrolling; held weakly.
  open weak var delegate: (any ScrollNodeDelegate)?

  /// The insets around the content, in points; zero by default.
  @exclusivity(unchecked) open var contentInset = EdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      limitsMayHaveChanged()
      propertiesMayHaveChanged()
    }
  }

  /// The way in which the safe area adjusts ``contentInset``, automatic by default.
  @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      limitsMayHaveChanged()
      insetsDidChange()
    }
  }

  /// A Boolean value that indicates whether the user can scroll; `true` by default.
  ///
  /// It doesn't affect programmatic scrolling.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether the user can pull the content beyond its limits, from
  /// which it springs back; `true` by default.
  open var bounces = true
  /// A Boolean value that indicates whether the content bounces vertically even if it fits; `false`
  /// by default.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { limitsMayHaveChanged() } }
  }
  /// A Boolean value that indicates whether the content bounces horizontally even if it fits;
  /// `false` by default.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { limitsMayHaveChanged() } }
  }
  /// A Boolean value that indicates whether scrolling stops only at multiples of the node's size;
  /// `false` by default.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag keeps its initial direction; `false` by default.
  open var isDirectionalLockEnabled = false
  /// The rate of deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether a vertical indicator is shown while the content moves;
  /// `true` by default.
  @exclusivity(unchecked) open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether a horizontal indicator is shown while the content
  /// moves; `true` by default.
  @exclusivity(unchecked) open var showsHorizontalScrollIndicator = true
  /// The color of the indicators, dark by default.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical indicator, in points; zero by default.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// The insets of the horizontal indicator, in points; zero by default.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// A Boolean value that indicates whether the indicators are also inset by
  /// ``adjustedContentInset``; `true` by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of both indicators, in points; setting it sets both.
  public final var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The way in which dragging dismisses the keyboard; by default, it doesn't.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether touches are delayed until it is clear that they don't
  /// scroll; `true` by default.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether scrolling may cancel touches in the content; `true` by
  /// default.
  open var canCancelContentTouches = true
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; `true` by
  /// default.
  open var scrollsToTop = true

  /// The refresh control, shown when the content is pulled down.
  ///
  /// UIKit: `refreshControl`.
  open var refreshControl: RefreshControlNode? {
    get { assignedRefreshControl }
    set { changeRefreshControl(to: newValue) }
  }

  @exclusivity(unchecked) package final var contentSizeStorage = CGSize.zero
  @exclusivity(unchecked) package final var assignedRefreshControl: RefreshControlNode?
  /// The effective refresh control: the assigned one, or one added as a subview.
  @exclusivity(unchecked) package final var attachedRefreshControl: RefreshControlNode?
  /// The limits of the last layout; offsets at a limit follow it.
  @exclusivity(unchecked) final var lastLimits = ScrollLimits()
  @exclusivity(unchecked) final var lastAdjustedInset = EdgeInsets.zero
  @exclusivity(unchecked) final var drag: ScrollDrag?
  /// The ongoing motion, if any.
  @exclusivity(unchecked) final var motion: ScrollMotion?
  /// Whether the offset is being set by a motion or a drag.
  @exclusivity(unchecked) final var movesByItself = false
  @exclusivity(unchecked) final var indicators: Indicators?
  /// The scale of the content and its limits, if any was set.
  @exclusivity(unchecked) final var zoom: ScrollZoom?
  /// Closures called after the offset has changed, for controllers with bars over the content.
  final var offsetObservers: [(owner: ObjectIdentifier, action: () -> Void)] = []
  /// A Boolean value that indicates whether the content is decelerating after a drag.
  public final internal(set) var isDecelerating = false
  /// Whether top and bottom insets are adjusted even if nothing scrolls; set for the content of a
  /// navigation or tab bar controller.
  @exclusivity(unchecked) package final var isMainContent = false {
    didSet { if isMainContent != oldValue { limitsMayHaveChanged() } }
  }

  /// By how much a bar above the content is lower than its full height, in points, because the
  /// content has been scrolled; ``adjustedContentInset`` is as much smaller.
  @exclusivity(unchecked) final var collapsedBarHeight: CGFloat = 0
  /// By how much the bar becomes lower while the content is scrolled, in points.
  @exclusivity(unchecked) final var collapsibleBarHeight: CGFloat = 0

  /// Whether the content determines its own size, as text and rows do, regardless of constraints.
  @exclusivity(unchecked) package final var sizesContent = false

  /// Creates a scroll node.
  ///
  /// - Parameter frame: The frame in the coordinates of the future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    scrolls = true
    passState.insert(.isContent)
    if type(of: self) == ScrollNode.self { passState.insert(.hitTestsPlainly) }
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addTarget(self) { $0.followPan() }
  }

  // MARK: Touches

  /// The gesture recognizer that scrolls.
  public final let panGestureRecognizer: PanGestureRecognizer = ScrollPan()

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer === panGestureRecognizer { return panScrolls }
    return gestureRecognizer !== zoom?.pinch || pinchZooms
  }

  // MARK: Content

  /// The size of the content, in points.
  ///
  /// Layout sets it if constraints involve the content's edges. A size that isn't finite is
  /// reported and ignored.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { changeContentSize(to: newValue) }
  }

  /// The point of the content at the node's top-left corner, in points.
  ///
  /// It may be set beyond the limits, but changes of the content size, the node's size, or the
  /// insets clamp it. An offset that isn't finite is reported and ignored.
  open var contentOffset: CGPoint {
    get { boundsStorage.origin }
    set {
      if !movesByItself { stopMotion() }
      movesByItself = false
      changeOffset(to: newValue)
    }
  }

  /// Scrolls to an offset.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, in points. If it isn't finite, it is reported and ignored.
  ///   - animated: Whether scrolling takes 0.3 seconds of the screen's clock, after which the
  ///     delegate is notified. Off screen, where no time passes, the offset changes immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, contentOffset.x.isFinite, contentOffset.y.isFinite {
      animateOffset(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// The bounds in the node's own coordinates; their origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = boundsStorage.origin
      super.bounds = newValue
      if boundsStorage.origin != former { offsetDidChange() }
    }
  }

  // MARK: Guides

  /// The guide for the content area: constraints to its edges determine ``contentSize``.
  public final var contentLayoutGuide: LayoutGuide { scrollContentGuide }

  /// The guide for the visible area: items constrained to it stay in place during scrolling.
  public final var frameLayoutGuide: LayoutGuide { scrollFrameGuide }

  /// Returns the offset at which the content comes to rest after a drag, unless the delegate
  /// chooses another; the proposed one by default.
  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when a touch is about to move the content.
  package func contentWillBeDragged() {}

  /// Called when ``adjustedContentInset`` changes.
  open func adjustedContentInsetDidChange() {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSizeFromGuide()
    layoutRefreshControl()
    applyLimits()
    layoutIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    limitsMayHaveChanged()
  }

  open override func didAddSubview(_ subview: ViewNode) {
    super.didAddSubview(subview)
    attachRefreshControl(subview)
  }

  package func contentSubviewWillLeave(_ subview: ViewNode) {
    detachRefreshControl(subview)
  }

  package func contentTraitsDidChange() {}

  // Declared here for subclasses that show text.

  package func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  package func contentBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { nil }

  package func firstResponderWasTaken() {}

  /// Returns the safe area of the content.
  ///
  /// As on iOS, ``adjustedContentInset`` keeps scrolling content clear of bars, rather than the
  /// safe area.
  package func safeAreaForContent(_ safeArea: EdgeInsets) -> EdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return safeArea }
    return EdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
  }

  package final var ownContentSize: CGSize? { sizesContent ? contentSizeStorage : nil }

  package func describeContent(in description: inout ObjectDescription) {}
}
