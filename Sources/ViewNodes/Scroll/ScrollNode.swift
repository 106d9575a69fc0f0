// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A node whose content may be larger than itself and moves under it. UIKit: `UIScrollView`.
///
/// The content's coordinates begin at the top left; ``contentOffset`` is the content's point that
/// lies in the node's top left corner, and the same as the origin of the bounds. The size of the
/// content is set by hand or follows from constraints: content whose four edges are tied to
/// ``contentLayoutGuide``, or to the edges of the scroll node itself, makes the content as large
/// as the chain of constraints asks.
open class ScrollNode: ViewNode {
  /// Who hears of scrolling; not kept alive.
  open weak var delegate: (any ScrollNodeDelegate)?

  /// The distance kept free around the content, in points; zero by default.
  open var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { limitsMayHaveChanged() } }
  }

  /// How the safe area adds to ``contentInset``, automatically by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { limitsMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether a person can scroll; true by default. Code always can.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether a person can pull the content beyond its limits, from
  /// where it springs back; true by default.
  open var bounces = true
  /// A Boolean value that indicates whether content that fits can be pulled up and down
  /// nevertheless; false by default.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { limitsMayHaveChanged() } }
  }
  /// A Boolean value that indicates whether content that fits can be pulled to the sides
  /// nevertheless; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { limitsMayHaveChanged() } }
  }
  /// A Boolean value that indicates whether a drag comes to rest at multiples of the node's own
  /// size only; false by default.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag keeps the direction it began with; false by
  /// default.
  open var isDirectionalLockEnabled = false
  /// How quickly scrolling slows down once the finger is lifted.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether a bar at the trailing edge shows the place while
  /// content moves; true by default.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether a bar at the bottom shows the place while content
  /// moves; true by default.
  open var showsHorizontalScrollIndicator = true
  /// The color of these bars, dark by default.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the bar at the trailing edge stays from the edges, in points; none by default.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// How far the bar at the bottom stays from the edges, in points; none by default.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// A Boolean value that indicates whether these bars stay off ``adjustedContentInset`` as well;
  /// true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of both bars; setting it sets both.
  public final var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// What scrolling does with the keyboard, nothing by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether a touch waits until it is clear that it does not
  /// scroll; true by default.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether scrolling may take a touch away from the content; true
  /// by default.
  open var canCancelContentTouches = true
  /// A Boolean value that indicates whether a tap at the very top of the screen scrolls to the top;
  /// true by default.
  open var scrollsToTop = true

  /// The control above the content that asks for new content; shown when the content is pulled
  /// down. UIKit: `refreshControl`.
  open var refreshControl: RefreshControlNode? {
    get { assignedRefreshControl }
    set { changeRefreshControl(to: newValue) }
  }

  package final var contentSizeStorage = CGSize.zero
  package final var contentGuideStorage: LayoutGuide?
  package final var frameGuideStorage: LayoutGuide?
  package final var assignedRefreshControl: RefreshControlNode?
  /// The refresh control in force: the assigned one, or one that was added as a subview.
  package final var attachedRefreshControl: RefreshControlNode?
  /// The offsets that the last layout allowed; offsets at their ends follow them.
  final var lastLimits = ScrollLimits()
  final var lastAdjustedInset = EdgeInsets.zero
  final var drag: ScrollDrag?
  /// What moves by itself.
  final var motion: ScrollMotion?
  /// Whether the offset that is being set is one on the way of a motion or a drag.
  final var movesByItself = false
  final var indicators: Indicators?
  /// Called whenever the offset has changed: by controllers whose bars lie over the content.
  final var offsetObservers: [(owner: ObjectIdentifier, action: () -> Void)] = []
  /// A Boolean value that indicates whether the content coasts after a drag.
  public final internal(set) var isDecelerating = false
  /// Whether top and bottom insets are adjusted even where nothing scrolls: set on the content of
  /// a navigation or tab controller.
  package final var isMainContent = false {
    didSet { if isMainContent != oldValue { limitsMayHaveChanged() } }
  }

  /// Creates a scroll node with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reference.hasContentGuide = true
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addTarget(self) { $0.followPan() }
  }

  // MARK: Touch

  /// The recognizer that scrolls by a finger.
  public final let panGestureRecognizer: PanGestureRecognizer = ScrollPan()

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && (gestureRecognizer !== panGestureRecognizer || panScrolls)
  }

  // MARK: Content

  /// The size of the content, in points.
  ///
  /// Where constraints tie content to the content's edges, layout sets it. A size that is not
  /// finite is refused and reported.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { changeContentSize(to: newValue) }
  }

  /// The point of the content in the node's top left corner.
  ///
  /// Code may scroll beyond the limits; content that changes its size, a node that changes its
  /// own, and insets that change bring the offset back inside. Not finite is refused and reported.
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
  ///   - contentOffset: The offset, in points; not finite is refused and reported.
  ///   - animated: Whether the content gets there in 0.3 seconds of the screen's clock, after which
  ///     the delegate hears of it. Off the screen, where no time passes, it is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, contentOffset.x.isFinite, contentOffset.y.isFinite {
      animateOffset(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// The node's rectangle in its own coordinates; its origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = boundsStorage.origin
      super.bounds = newValue
      if boundsStorage.origin != former { offsetDidChange() }
    }
  }

  // MARK: Guides

  /// The content's rectangle: ties to its edges decide ``contentSize``.
  public final var contentLayoutGuide: LayoutGuide { makeContentGuide() }

  /// The visible rectangle: what is tied to it stays in place while the content scrolls.
  public final var frameLayoutGuide: LayoutGuide { makeFrameGuide() }

  /// Called when a finger is about to move the content.
  package func contentWillBeDragged() {}

  /// Called when ``adjustedContentInset`` changes.
  open func adjustedContentInsetDidChange() {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromGuide()
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

  package override func subviewWillLeave(_ subview: ViewNode) {
    super.subviewWillLeave(subview)
    detachRefreshControl(subview)
  }

  package override var contentGuideForConstraints: LayoutGuide? { makeContentGuide() }
  package override var hasContentGuide: Bool { true }

  package override func appendLayoutRecords(to records: inout [LayoutRecord]) {
    super.appendLayoutRecords(to: &records)
    appendGuideRecords(to: &records)
  }
}
