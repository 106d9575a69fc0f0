// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A row of buttons at the bottom of a screen or above the keyboard.
///
/// UIKit: `UIToolbar`.
///
/// The bar is 44 points high. Items are laid out from the leading edge; flexible spaces share the
/// remaining space.
open class ToolbarNode: ViewNode {
  /// The items in reading order, or `nil` if there are none.
  open var items: [BarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.changed = nil }
      contentDidChange()
    }
  }

  /// The basic style, dark content on a light background by default.
  open var barStyle = BarStyle.default {
    didSet { if barStyle != oldValue { contentDidChange() } }
  }

  /// The background color; ignored once an appearance is set.
  open var barTintColor: Color? {
    didSet { if barTintColor != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether a background without a color is slightly translucent;
  /// `true` by default.
  ///
  /// A controller's view ends at an opaque bar; see
  /// ``ViewController/extendedLayoutIncludesOpaqueBars``.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      contentDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// The position of the bar; at the top of a screen, its hairline is at its bottom edge.
  open var barPosition = BarPosition.bottom {
    didSet { if barPosition != oldValue { contentDidChange() } }
  }

  /// The standard appearance of the bar.
  ///
  /// Once set, it replaces the individual appearance properties. The bar keeps a copy.
  open var standardAppearance: ToolbarAppearance {
    get { standardStorage }
    set {
      hasOwnAppearance = true
      standardStorage = newValue.copy()
      standardStorage.changed = { [weak self] in self?.contentDidChange() }
      contentDidChange()
    }
  }

  /// The appearance while no content has scrolled under the bar, or `nil` for the standard
  /// appearance.
  open var scrollEdgeAppearance: ToolbarAppearance? {
    get { scrollEdgeStorage }
    set {
      scrollEdgeStorage = newValue?.copy()
      scrollEdgeStorage?.changed = { [weak self] in self?.contentDidChange() }
      contentDidChange()
    }
  }

  /// Whether no content has scrolled under the bar.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue, scrollEdgeStorage != nil { contentDidChange() } }
  }

  private final var scrollEdgeStorage: ToolbarAppearance?
  private final var standardStorage = ToolbarAppearance()
  private final var hasOwnAppearance = false
  private final let background = BarBackground()
  private final var needsContentUpdate = false
  private final var nodes: [(item: BarButtonItem, node: ViewNode)] = []
  private static let height: CGFloat = 44
  private static let inset: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Creates a bar without items.
  ///
  /// - Parameter frame: The frame in points.
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
    sizePriorities.hugging = (250, 750)
    addSubview(background)
    standardStorage.changed = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Replaces all items.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the proposed width and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: superview?.bounds.width ?? (size.width > 0 ? size.width : bounds.width),
      height: Self.height)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsContentUpdate { updateContent() }
    background.frame = bounds
    let safe = safeAreaInsets
    let area = CGRect(
      x: bounds.minX + safe.left, y: bounds.minY,
      width: max(0, bounds.width - safe.left - safe.right),
      height: min(Self.height, bounds.height))
    let widths = nodes.map { width(of: $0.item, $0.node, in: area) }
    var gaps: CGFloat = 0
    for index in nodes.indices.dropFirst() { gaps += gap(before: index) }
    let flexible = nodes.filter { $0.item.systemItem == .flexibleSpace }.count
    let spare = max(0, area.width - 2 * Self.inset - gaps - widths.reduce(0, +))
    let share = flexible > 0 ? spare / CGFloat(flexible) : 0
    var start = Self.inset
    for (index, part) in nodes.enumerated() {
      if index > 0 { start += gap(before: index) }
      let width = part.item.systemItem == .flexibleSpace ? share : widths[index]
      let isButton = part.node is BarButtonNode
      let height = isButton ? area.height : min(part.node.bounds.height, area.height)
      let x = isRightToLeft ? area.width - start - width : start
      part.node.frame = CGRect(
        x: area.minX + roundedToPixel(x), y: roundedToPixel(area.midY - height / 2), width: width,
        height: height)
      start += width
    }
  }

  /// Returns the gap before an item; next to a space there is none, because spaces determine the
  /// distance themselves.
  private func gap(before index: Int) -> CGFloat {
    let isSpace = { (item: BarButtonItem) in item.systemItem?.isSpace == true }
    return isSpace(nodes[index].item) || isSpace(nodes[index - 1].item) ? 0 : 2 * Self.gap
  }

  private func width(of item: BarButtonItem, _ node: ViewNode, in area: CGRect) -> CGFloat {
    if let system = item.systemItem, system.isSpace {
      return system == .fixedSpace ? max(item.width, 0) : 0
    }
    if node is BarButtonNode {
      return item.width > 0 ? item.width : node.intrinsicContentSize.width
    }
    // The width of the item says nothing about the height of a custom view.
    if node.bounds.isEmpty {
      node.bounds = CGRect(origin: .zero, size: node.systemSize(in: area.size))
    }
    var own = node.bounds.width
    if let replaced = item.replacedWidth, replaced.by == own { own = replaced.own }
    item.replacedWidth = item.width > 0 ? (own: own, by: item.width) : nil
    return item.width > 0 ? item.width : own
  }

  /// The effective appearance, or `nil` while only the individual properties style the bar.
  private var appearance: ToolbarAppearance? {
    if isAtScrollEdge, let scrollEdgeStorage { return scrollEdgeStorage }
    return hasOwnAppearance ? standardStorage : nil
  }

  /// Marks the content as outdated; the next layout updates it, once for all changes.
  private func contentDidChange() {
    for item in items ?? [] { item.changed = { [weak self] in self?.contentDidChange() } }
    needsContentUpdate = true
    setNeedsLayout()
  }

  private func updateContent() {
    needsContentUpdate = false
    for part in nodes where part.node.superview === self { part.node.removeFromSuperview() }
    nodes = (items ?? []).filter { !$0.isHidden }.map { item in
      if let custom = item.customView { return (item, custom) }
      if item.systemItem?.isSpace == true { return (item, ViewNode()) }
      let own = appearance
      let style = item.style == .done ? own?.doneButtonAppearance : own?.buttonAppearance
      return (item, BarButtonNode(item: item, appearance: style))
    }
    for part in nodes where part.item.systemItem?.isSpace != true { addSubview(part.node) }
    background.isLineAtBottom = barPosition == .top || barPosition == .topAttached
    if let style = appearance {
      background.fill = style.fillColor
      background.image = style.backgroundImage
      background.lineColor = style.shadowColor
    } else {
      background.fill = barTintColor ?? barStyle.backgroundColor(isTranslucent: isTranslucent)
      background.image = nil
      background.lineColor = .separator
    }
  }
}
