// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that arranges its subviews in a row or a column.
///
/// UIKit: `UIStackView`.
///
/// A stack has no intrinsic content size; its size follows from its arranged subviews. If a row has
/// more or less space than the views prefer, their hugging and compression resistance priorities
/// decide which of them grow or shrink; among equals, it is the last.
open class StackNode: ViewNode {
  /// The distribution of views along the axis.
  ///
  /// UIKit: `UIStackView.Distribution`.
  public nonisolated enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// Views fill the axis; hugging and compression resistance determine their lengths.
    case fill = 0
    /// Views fill the axis with equal lengths.
    case fillEqually = 1
    /// Views fill the axis in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// Views keep their lengths; the gaps between them are equal and at least the spacing.
    case equalSpacing = 3
    /// Views keep their lengths; the distances between their centers are equal as far as the
    /// spacing allows.
    case equalCentering = 4
  }

  /// The alignment of views across the axis.
  ///
  /// UIKit: `UIStackView.Alignment`.
  public nonisolated enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// Views fill the space across the axis.
    case fill = 0
    /// Aligned with the leading edge of a column, or the top of a row.
    case leading = 1
    /// Aligned at the baseline of the first line; for rows only.
    case firstBaseline = 2
    /// Centered.
    case center = 3
    /// Aligned with the trailing edge of a column, or the bottom of a row.
    case trailing = 4
    /// Aligned at the baseline of the last line; for rows only.
    case lastBaseline = 5

    /// The same as ``leading``, for rows.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// A value for ``setCustomSpacing(_:after:)`` that restores ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A value for ``spacing`` and ``setCustomSpacing(_:after:)`` that selects the system spacing of 8
  /// points.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The axis along which views are arranged, horizontal by default.
  @exclusivity(unchecked) open var axis: Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution along the axis, ``Distribution/fill`` by default.
  @exclusivity(unchecked) open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment across the axis, ``Alignment/fill`` by default.
  @exclusivity(unchecked) open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The spacing between adjacent views in points, 0 by default; a minimum for distributions with
  /// equal gaps.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 {
    didSet {
      guard spacing.isFinite else {
        spacing = oldValue
        report(.unusableSpacing(stack: debugName))
        return
      }
      if spacing != oldValue { arrangementDidChange() }
    }
  }

  /// A Boolean value that indicates whether the spacing in a column is measured from the last
  /// baseline of a view to the first baseline of the next; `false` by default.
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// A Boolean value that indicates whether the views are arranged inside the layout margins;
  /// `false` by default.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  @exclusivity(unchecked) final var arranged: [ViewNode] = []
  @exclusivity(unchecked) final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The gaps of distributions with equal gaps.
  @exclusivity(unchecked) final var gapGuides: [PartGuide] = []

  #if MainActor
    isolated deinit { detachSubviews() }
  #else
    deinit { detachSubviews() }
  #endif

  package final override func detachSubviews() {
    arranged = []
  }

  /// Creates an empty stack.
  ///
  /// - Parameter frame: The frame in the coordinates of the future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if type(of: self) == StackNode.self { passState.insert(.hitTestsPlainly) }
  }

  /// Creates an empty stack with an empty frame, because there are no archives to decode.
  ///
  /// As in UIKit, the initializer of stacks can't fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if type(of: self) == StackNode.self { passState.insert(.hitTestsPlainly) }
  }

  /// Creates a stack of views, in order.
  public convenience init(arrangedSubviews views: [ViewNode]) {
    self.init(frame: .zero)
    children.reserveCapacity(views.count)
    arranged.reserveCapacity(views.count)
    for view in views { addArrangedSubview(view) }
  }

  override var findsBaselineInViews: Bool { true }

  override func subviewWillLeave(_ subview: ViewNode) {
    super.subviewWillLeave(subview)
    removeFromArrangement(subview)
  }

  package override func appendLayoutRecords(to records: inout LayoutRecords) {
    super.appendLayoutRecords(to: &records)
    StackArrangement(of: self).append(to: &records)
  }

  /// The arranged subviews first, in their order: among equals, the last one grows or shrinks.
  override var subviewsInLayoutOrder: [ViewNode] {
    if arranged.count == children.count { return arranged }
    let first = Set(arranged.map { ObjectIdentifier($0) })
    return arranged + children.filter { !first.contains(ObjectIdentifier($0)) }
  }

  package override func subviewHiddenDidChange(_ subview: ViewNode) {
    super.subviewHiddenDidChange(subview)
    if arranges(subview) { arrangementDidChange() }
  }

  package override func subviewPreferredSizeDidChange(_ subview: ViewNode) {
    super.subviewPreferredSizeDidChange(subview)
    if distribution == .fillProportionally { invalidateLayoutRecords() }
    if axis == .horizontal { invalidateBaselines() }
  }

  /// The node whose first baseline is used: in a column, the first visible view; in a row, the
  /// tallest.
  open override var forFirstBaselineLayout: ViewNode {
    let view = innermostBaselineView(isFirst: true)
    if view === self { return self }
    return passState.contains(.isResolvingBaseline)
      ? view.naturalBaselineView(isFirst: true) : view.forFirstBaselineLayout
  }

  /// The node whose last baseline is used: in a column, the last visible view; in a row, the
  /// tallest.
  open override var forLastBaselineLayout: ViewNode {
    let view = innermostBaselineView(isFirst: false)
    if view === self { return self }
    return passState.contains(.isResolvingBaseline)
      ? view.naturalBaselineView(isFirst: false) : view.forLastBaselineLayout
  }

  final func arrangementDidChange() {
    invalidateLayoutRecords()
    markNeedsLayout()
    invalidateBaselines()
  }

  // MARK: Arranged subviews

  /// Adds a view to the end of the arranged subviews, and as a subview if necessary.
  ///
  /// The view is laid out by constraints from then on. A view that is already arranged keeps its
  /// position.
  open func addArrangedSubview(_ view: ViewNode) { arrange(view) }

  /// Inserts a view into the arranged subviews, or moves it if it is already arranged.
  ///
  /// UIKit traps if the index is out of range; here, the mistake is reported and the index is
  /// clamped.
  open func insertArrangedSubview(_ view: ViewNode, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arranged subviews; it remains a subview.
  open func removeArrangedSubview(_ view: ViewNode) { endArranging(view) }

  /// Returns the innermost view that provides the baseline, descending through plain stacks
  /// iteratively so that deep ones don't use the call stack, and calling classes that may have
  /// their own rule.
  private final func innermostBaselineView(isFirst: Bool) -> ViewNode {
    var stack = self
    let isNatural = passState.contains(.isResolvingBaseline)
    while let view = stack.baselineView(isFirst: isFirst, isNatural: isNatural) {
      guard type(of: view) == StackNode.self, let inner = view as? StackNode else { return view }
      stack = inner
    }
    return stack
  }

  private final func baselineView(isFirst: Bool, isNatural: Bool) -> ViewNode? {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    func height(_ view: ViewNode) -> CGFloat {
      let natural = view.intrinsicContentSize.height
      return isNatural ? natural : max(natural, view.boundsStorage.height)
    }
    return visible.max { height($0) < height($1) }
  }
}
