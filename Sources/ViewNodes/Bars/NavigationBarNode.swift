// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A bar that shows the title of a screen, a back button, and the screen's buttons.
///
/// UIKit: `UINavigationBar`.
///
/// The bar is 44 points high, 96 with a large title, which collapses while content is scrolled, and
/// 32 in a compact vertical size class, as on a phone in landscape orientation. A search bar adds 52
/// points, and scope buttons another 44.
open class NavigationBarNode: ViewNode {
  // MARK: Items

  /// The stack of navigation items; the bar shows the last.
  ///
  /// `nil` if there are none.
  open var items: [NavigationItem]? {
    didSet { itemsDidChange(from: oldValue ?? []) }
  }

  /// The item that the bar shows.
  open var topItem: NavigationItem? { items?.last }

  /// The item that the back button returns to.
  open var backItem: NavigationItem? { items?.dropLast().last }

  /// Pushes an item, which the bar then shows; the previous one becomes the back item.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Pops the top item.
  ///
  /// - Returns: The popped item, or `nil` if there is nothing to go back to.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = Array(items.dropLast())
    return items.last
  }

  /// Replaces all items.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// The closure that the back button calls instead of `popItem(animated:)`.
  package final var backHandler: (() -> Void)?

  // MARK: Appearance

  /// The basic style, dark content on a light background by default.
  open var barStyle = BarStyle.default {
    didSet { if barStyle != oldValue { appearanceDidChange() } }
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

  /// The font and color of the title; ignored once an appearance is set.
  @_disfavoredOverload
  open var titleTextAttributes: TextAttributes? {
    didSet { if titleTextAttributes != oldValue { singlePropertyDidChange() } }
  }

  /// The font and color of a large title; ignored once an appearance is set.
  @_disfavoredOverload
  open var largeTitleTextAttributes: TextAttributes? {
    didSet { if largeTitleTextAttributes != oldValue { singlePropertyDidChange() } }
  }

  /// An image shown instead of the hairline; an empty image hides it.
  ///
  /// As in UIKit, it has an effect only if a background image is set.
  open var shadowImage: Image? {
    didSet { if shadowImage != oldValue { singlePropertyDidChange() } }
  }

  /// The image before the title of the back button, or `nil` for a chevron; ignored once an
  /// appearance is set.
  open var backIndicatorImage: Image? {
    didSet { if backIndicatorImage != oldValue { appearanceDidChange() } }
  }

  /// The image that limits where the title of the back button shows during a transition, which has
  /// no effect here.
  open var backIndicatorTransitionMaskImage: Image?

  /// A Boolean value that indicates whether screens have large titles unless they specify
  /// otherwise; `false` by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentDidChange() } }
  }

  /// The position of the bar.
  ///
  /// If it is attached to the top, its background extends to the top edge of the superview.
  open var barPosition = BarPosition.any {
    didSet { if barPosition != oldValue { setNeedsLayout() } }
  }

  /// The standard appearance of the bar.
  ///
  /// Once set, it replaces the individual appearance properties. The bar keeps a copy.
  open var standardAppearance: NavigationBarAppearance {
    get { standardStorage }
    set {
      hasOwnAppearance = true
      standardStorage = newValue.copy()
      listen(to: standardStorage)
      appearanceDidChange()
    }
  }

  /// The appearance while no content has scrolled under the bar; if `nil`, the standard appearance
  /// without a background.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    get { scrollEdgeStorage }
    set {
      scrollEdgeStorage = newValue?.copy()
      if let scrollEdgeStorage { listen(to: scrollEdgeStorage) }
      if isAtScrollEdge { appearanceDidChange() }
    }
  }

  /// The appearance at compact height, or `nil` for the standard appearance.
  open var compactAppearance: NavigationBarAppearance? {
    get { compactStorage }
    set {
      compactStorage = newValue?.copy()
      if let compactStorage { listen(to: compactStorage) }
      if isCompact { appearanceDidChange() }
    }
  }

  /// The appearance at compact height while no content has scrolled under the bar, or `nil` for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { compactEdgeStorage }
    set {
      compactEdgeStorage = newValue?.copy()
      if let compactEdgeStorage { listen(to: compactEdgeStorage) }
      if isCompact, isAtScrollEdge { appearanceDidChange() }
    }
  }

  /// Whether no content has scrolled under the bar, so that it shows its scroll edge appearance.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } }
  }

  final var standardStorage = NavigationBarAppearance()
  final var scrollEdgeStorage: NavigationBarAppearance?
  final var compactStorage: NavigationBarAppearance?
  final var compactEdgeStorage: NavigationBarAppearance?
  package final var hasOwnAppearance = false
  private final var backgroundImages: [BarMetrics: Image] = [:]
  /// Whether the background and the titles don't show the appearance yet.
  final var needsAppearanceUpdate = false

  final let background = BarBackground()
  final let titleLabel = LabelNode()
  final let largeTitleLabel = LabelNode()
  final var parts = NavigationBarParts()
  /// The parts whose sizes follow their contents, because they had none of their own.
  final var fittedParts: Set<ObjectIdentifier> = []
  /// The search bar of the top item.
  final var searchBar: SearchBarNode?

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
    addSubview(titleLabel)
    addSubview(largeTitleLabel)
    titleLabel.textAlignment = .center
    largeTitleLabel.adjustsFontSizeToFitWidth = true
    largeTitleLabel.minimumScaleFactor = 0.7
    largeTitleLabel.isHidden = true
    listen(to: standardStorage)
    setNeedsAppearanceUpdate()
  }

  /// Sets the background image for the specified bar metrics; an empty image hides the background.
  open func setBackgroundImage(_ image: Image?, for metrics: BarMetrics) {
    backgroundImages[metrics] = image
    singlePropertyDidChange()
  }

  /// Returns the background image for the specified bar metrics.
  open func backgroundImage(for metrics: BarMetrics) -> Image? { backgroundImages[metrics] }

  // MARK: Layout

  /// The height of a bar without a large title, in points.
  final var contentHeight: CGFloat { isCompact ? 32 : 44 }
  /// Whether the bar has its compact height.
  final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  /// The height that a large title adds, in points.
  static let largeTitleHeight: CGFloat = 52

  /// Whether the top item has a large title.
  package final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact, let items else { return false }
    // `automatic` inherits the mode of the previous item; the first item follows the bar.
    for item in items.reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The height that the search bar adds, in points: slightly less than its own height, because the
  /// title is above it.
  final var searchHeight: CGFloat {
    searchBar.map { max(0, $0.intrinsicContentSize.height - 4) } ?? 0
  }

  /// Whether a search replaces the title.
  final var hidesTitle: Bool { topItem?.search?.hidesTitle ?? false }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: ViewNode.noIntrinsicMetric,
      height: max(0, expandedHeight - (hidesTitle ? 0 : collapsedHeight)))
  }

  /// The height of the bar with the whole large title, in points.
  final var expandedHeight: CGFloat {
    let title = contentHeight + (showsLargeTitle ? Self.largeTitleHeight : 0)
    return (hidesTitle ? 0 : title) + searchHeight
  }

  /// By how much the large title is collapsed, in points, because content has been scrolled.
  final var collapsedHeight: CGFloat = 0 {
    didSet {
      guard collapsedHeight != oldValue else { return }
      showTitles()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns the proposed width and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: superview?.bounds.width ?? (size.width > 0 ? size.width : bounds.width),
      height: intrinsicContentSize.height)
  }

  open override func updateConstraints() {
    updateAppearanceIfNeeded()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    updateAppearanceIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      contentDidChange()
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if !parts.all.isEmpty { contentDidChange() }
  }
}
