// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Lays views out in a row or a column. UIKit: `UIStackView`.
///
/// A stack has no natural size; its size comes from its arranged views. Where a row has more or less
/// room than its views ask for, hugging and compression resistance decide who gives and takes; among
/// equals it is the last view.
open class StackNode: ViewNode {
  /// How views share the length of the stack. UIKit: `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the length; hugging and compression resistance decide.
    case fill = 0
    /// The views fill the length in equal parts.
    case fillEqually = 1
    /// The views fill the length in proportion to their natural lengths.
    case fillProportionally = 2
    /// The views keep their lengths; the gaps between them are equal and at least the spacing.
    case equalSpacing = 3
    /// The views keep their lengths; their centers have equal distances as far as the spacing
    /// allows.
    case equalCentering = 4
  }

  /// How views lie across the stack. UIKit: `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge, in a row at the top.
    case leading = 1
    /// On the baseline of their first lines; in rows.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge, in a row at the bottom.
    case trailing = 4
    /// On the baseline of their last lines; in rows.
    case lastBaseline = 5

    /// At the top, the name of ``leading`` for rows.
    public static var top: Alignment { .leading }
    /// At the bottom, the name of ``trailing`` for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// For ``setCustomSpacing(_:after:)``: ``spacing`` again.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// For ``setCustomSpacing(_:after:)``: the system's distance, 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The direction that views follow each other in: a row by default.
  open var axis: Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How views share the length, ``Distribution/fill`` by default.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How views lie across, ``Alignment/fill`` by default.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbors in points, 0 by default; the least one where gaps are equal.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing.isFinite else {
        spacing = oldValue
        report(.unusableSpacing(stack: debugName))
        return
      }
      if spacing != oldValue { arrangementDidChange() }
    }
  }

  /// In a column: whether spacing counts from the last baseline of one view to the first of the next;
  /// false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// A Boolean value that indicates whether views stay inside the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  final var arranged: [ViewNode] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The gaps of the distributions with equal gaps.
  final var gapGuides: [PartGuide] = []

  /// Creates a stack with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack that arranges views, in order.
  public convenience init(arrangedSubviews views: [ViewNode]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  package override func subviewWillLeave(_ subview: ViewNode) {
    super.subviewWillLeave(subview)
    removeFromArrangement(subview)
  }

  package override func appendLayoutRecords(to records: inout [LayoutRecord]) {
    super.appendLayoutRecords(to: &records)
    StackArrangement(of: self).append(to: &records)
  }

  /// The arranged views first, in their order: among equals the last of them gives and takes.
  override var subviewsInLayoutOrder: [ViewNode] {
    if arranged.count == children.count { return arranged }
    let first = Set(arranged.map { ObjectIdentifier($0) })
    return arranged + children.filter { !first.contains(ObjectIdentifier($0)) }
  }

  package override func subviewHiddenDidChange(_ subview: ViewNode) {
    super.subviewHiddenDidChange(subview)
    if arranges(subview) { arrangementDidChange() }
  }

  package override func subviewSizeWishDidChange(_ subview: ViewNode) {
    super.subviewSizeWishDidChange(subview)
    if distribution == .fillProportionally { invalidateLayoutRecords() }
  }

  /// In a column the first view that is shown, in a row the tallest.
  open override var forFirstBaselineLayout: ViewNode {
    baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  /// In a column the last view that is shown, in a row the tallest.
  open override var forLastBaselineLayout: ViewNode {
    baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }

  final func arrangementDidChange() {
    invalidateLayoutRecords()
    markNeedsLayout()
    invalidateBaselines()
  }

  private final func baselineView(isFirst: Bool) -> ViewNode? {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    func height(_ view: ViewNode) -> CGFloat {
      max(view.intrinsicContentSize.height, view.boundsStorage.height)
    }
    return visible.max { height($0) < height($1) }
  }
}
