// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A bar with items that lead to the main screens of an app.
///
/// UIKit: `UITabBar`.
///
/// The bar is 49 points high, plus the bottom safe area. Items share its width equally.
open class TabBarNode: ViewNode {
  /// The items in reading order, or `nil` if there are none.
  open var items: [TabBarItem]? {
    didSet { itemsDidChange(from: oldValue ?? []) }
  }

  /// The selected item, or `nil` for none.
  ///
  /// Assigning an item that isn't in the bar has no effect.
  open var selectedItem: TabBarItem? {
    get { chosen }
    set {
      guard newValue == nil || items?.contains(where: { $0 === newValue }) == true else { return }
      chosen = newValue
      setNeedsButtonUpdate()
    }
  }

  /// The delegate, which is notified of selections.
  open weak var delegate: (any TabBarDelegate)?

  /// The basic style, dark content on a light background by default.
  open var barStyle = BarStyle.default {
    didSet { if barStyle != oldValue { singlePropertyDidChange() } }
  }

  /// The background color; ignored once an appearance is set.
  open var barTintColor: Color? {
    didSet { if barTintColor != oldValue { singlePropertyDidChange() } }
  }

  /// A Boolean value that indicates whether a background without a color is slightly translucent;
  /// `true` by default.
  ///
  /// A controller's view ends at an opaque bar; see
  /// ``ViewController/extendedLayoutIncludesOpaqueBars``.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      singlePropertyDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// The tint color of unselected items, or `nil` for gray.
  open var unselectedItemTintColor: Color? {
    didSet { if unselectedItemTintColor != oldValue { setNeedsButtonUpdate() } }
  }

  /// An image behind the bar; an empty image hides the background.
  open var backgroundImage: Image? {
    didSet { if backgroundImage != oldValue { singlePropertyDidChange() } }
  }

  /// An image shown instead of the hairline; an empty image hides it, as does a ``barTintColor``.
  open var shadowImage: Image? {
    didSet { if shadowImage != oldValue { singlePropertyDidChange() } }
  }

  /// The standard appearance of the bar.
  ///
  /// Once set, it replaces the individual appearance properties. The bar keeps a copy.
  open var standardAppearance: TabBarAppearance {
    get { standardStorage }
    set {
      hasOwnAppearance = true
      standardStorage = newValue.copy()
      listen(to: standardStorage)
      applyAppearance()
    }
  }

  /// The appearance while no content has scrolled under the bar, or `nil` for the standard
  /// appearance.
  open var scrollEdgeAppearance: TabBarAppearance? {
    get { scrollEdgeStorage }
    set {
      scrollEdgeStorage = newValue?.copy()
      if let scrollEdgeStorage { listen(to: scrollEdgeStorage) }
      if isAtScrollEdge { applyAppearance() }
    }
  }

  /// Whether no content has scrolled under the bar.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { applyAppearance() } }
  }

  private final var chosen: TabBarItem?
  private final var standardStorage = TabBarAppearance()
  private final var scrollEdgeStorage: TabBarAppearance?
  package private(set) final var hasOwnAppearance = false
  private final let background = BarBackground()
  private final var buttons: [TabBarButtonNode] = []
  private final var buttonsNeedUpdate = false
  private static let height: CGFloat = 49

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
    background.isLineAtBottom = false
    addSubview(background)
    listen(to: standardStorage)
    applyAppearance()
  }

  /// Replaces all items.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: Self.height + surroundingSafeArea.bottom)
  }

  /// Returns the proposed width and a height of 49 points plus the bottom safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: superview?.bounds.width ?? (size.width > 0 ? size.width : bounds.width),
      height: intrinsicContentSize.height)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsButtonUpdate()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsButtonUpdate()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if buttonsNeedUpdate { updateButtons() }
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let width = max(0, bounds.width - safe.left - safe.right) / CGFloat(buttons.count)
    let order = isRightToLeft ? buttons.reversed() : buttons
    var left: CGFloat = 0
    for (position, button) in order.enumerated() {
      let right = roundedToPixel(width * CGFloat(position + 1))
      button.frame = CGRect(
        x: bounds.minX + safe.left + left, y: bounds.minY, width: right - left,
        height: min(Self.height, bounds.height))
      left = right
    }
  }

  /// Selects an item as a tap does.
  final func choose(_ item: TabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func itemsDidChange(from former: [TabBarItem]) {
    for item in former { item.changed = nil }
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.changed = { [weak self] in self?.setNeedsButtonUpdate() }
      let button = TabBarButtonNode(item: item)
      button.addTarget(self, for: .touchUpInside) { $0.choose(item) }
      addSubview(button)
      return button
    }
    if let chosen, !(items ?? []).contains(where: { $0 === chosen }) { self.chosen = nil }
    setNeedsButtonUpdate()
  }

  private func listen(to appearance: TabBarAppearance) {
    appearance.changed = { [weak self] in self?.applyAppearance() }
  }

  /// The effective appearance, or `nil` while only the individual properties style the bar.
  private var appearance: TabBarAppearance? {
    if isAtScrollEdge, let scrollEdgeStorage { return scrollEdgeStorage }
    return hasOwnAppearance ? standardStorage : nil
  }

  /// Called when one of the properties that an appearance replaces changes.
  private func singlePropertyDidChange() {
    if appearance == nil { applyAppearance() }
  }

  private func applyAppearance() {
    if let appearance {
      background.fill = appearance.fillColor
      background.image = appearance.backgroundImage
      background.lineColor = appearance.shadowColor
    } else {
      background.fill = barTintColor ?? barStyle.backgroundColor(isTranslucent: isTranslucent)
      background.image = backgroundImage
      if backgroundImage != nil { background.fill = nil }
      // As on iOS 17, a bar with a custom color has no hairline until content scrolls under it.
      let hidesLine = shadowImage.map { $0.size.width == 0 } ?? (barTintColor != nil)
      background.lineColor = hidesLine ? nil : .separator
    }
    setNeedsButtonUpdate()
  }

  /// Marks the buttons as outdated; the next layout updates them, once for all changes.
  private func setNeedsButtonUpdate() {
    buttonsNeedUpdate = true
    setNeedsLayout()
  }

  private func updateButtons() {
    buttonsNeedUpdate = false
    let stacked = appearance?.stackedLayoutAppearance
    for button in buttons {
      let isChosen = button.item === chosen
      let own =
        !button.item.isEnabled
        ? stacked?.disabled : isChosen ? stacked?.selected : stacked?.normal
      button.show(
        isSelected: isChosen,
        color: isChosen ? nil : unselectedItemTintColor ?? .systemGray, appearance: own)
    }
  }
}
