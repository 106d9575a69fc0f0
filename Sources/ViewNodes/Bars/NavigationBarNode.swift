// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows a screen's title, the way back and the screen's buttons. UIKit: `UINavigationBar`.
///
/// It is 44 points high, 96 with a large title; 32 where there is little height, as on a phone on its
/// side.
open class NavigationBarNode: ViewNode {
  // MARK: Items

  /// The screens' items, the last of them shown; `nil` if there is none.
  open var items: [NavigationItem]? {
    didSet { itemsDidChange(from: oldValue ?? []) }
  }

  /// The item that is shown.
  open var topItem: NavigationItem? { items?.last }

  /// The item that the back button leads to.
  open var backItem: NavigationItem? { items?.dropLast().last }

  /// Shows another item; the former one becomes the way back.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Goes back by one item.
  ///
  /// - Returns: The item that was shown; `nil` if there is nothing to go back to.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = Array(items.dropLast())
    return items.last
  }

  /// Replaces all items. `animated` has no effect, because pictures are static.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// What the back button does instead of popItem(animated:).
  package final var backHandler: (() -> Void)?

  // MARK: Looks

  /// The basic style, dark on light by default.
  open var barStyle = BarStyle.default {
    didSet { if barStyle != oldValue { looksDidChange() } }
  }

  /// The background's color, if no appearance was set.
  open var barTintColor: Color? {
    didSet { if barTintColor != oldValue { looksDidChange() } }
  }

  /// A Boolean value that indicates whether a background that was given no color lets a little of
  /// the content through; `true` by default.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { looksDidChange() } }
  }

  /// The title's font and color, if no appearance was set.
  open var titleTextAttributes: TextAttributes? {
    didSet { if titleTextAttributes != oldValue { looksDidChange() } }
  }

  /// A large title's font and color, if no appearance was set.
  open var largeTitleTextAttributes: TextAttributes? {
    didSet { if largeTitleTextAttributes != oldValue { looksDidChange() } }
  }

  /// An image in place of the hairline; an empty one hides it. It has an effect together with a
  /// background image, as in UIKit.
  open var shadowImage: Image? {
    didSet { if shadowImage != oldValue { looksDidChange() } }
  }

  /// A Boolean value that indicates whether screens have large titles unless they say otherwise;
  /// `false` by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentDidChange() } }
  }

  /// Where the bar is; attached to the top, its background reaches up to the upper edge of its
  /// superview.
  open var barPosition = BarPosition.any {
    didSet { if barPosition != oldValue { setNeedsLayout() } }
  }

  /// The looks. Setting it makes the single properties above have no effect. The bar keeps a copy.
  open var standardAppearance: NavigationBarAppearance {
    get { standardLooks }
    set {
      hasOwnAppearance = true
      standardLooks = newValue.copy()
      listen(to: standardLooks)
      looksDidChange()
    }
  }

  /// The appearance while nothing has scrolled under the bar; `nil` is as the standard looks,
  /// without a background.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    get { edgeLooks }
    set {
      edgeLooks = newValue?.copy()
      if let edgeLooks { listen(to: edgeLooks) }
      looksDidChange()
    }
  }

  /// The looks where there is little height; the standard ones when `nil`.
  open var compactAppearance: NavigationBarAppearance? {
    get { compactLooks }
    set {
      compactLooks = newValue?.copy()
      if let compactLooks { listen(to: compactLooks) }
      looksDidChange()
    }
  }

  /// Whether nothing has scrolled under the bar, so that the scroll edge appearance is shown.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { looksDidChange() } }
  }

  final var standardLooks = NavigationBarAppearance()
  final var edgeLooks: NavigationBarAppearance?
  final var compactLooks: NavigationBarAppearance?
  final var hasOwnAppearance = false
  private final var backgroundImages: [BarMetrics: Image] = [:]

  final let background = BarBackground()
  final let titleLabel = LabelNode()
  final let largeTitleLabel = LabelNode()
  final var parts = NavigationBarParts()

  /// Creates a bar without items, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(titleLabel)
    addSubview(largeTitleLabel)
    titleLabel.textAlignment = .center
    largeTitleLabel.adjustsFontSizeToFitWidth = true
    largeTitleLabel.minimumScaleFactor = 0.7
    listen(to: standardLooks)
    looksDidChange()
  }

  /// Sets an image behind the bar; an empty one hides the background.
  open func setBackgroundImage(_ image: Image?, for metrics: BarMetrics) {
    backgroundImages[metrics] = image
    looksDidChange()
  }

  /// The image behind the bar.
  open func backgroundImage(for metrics: BarMetrics) -> Image? { backgroundImages[metrics] }

  // MARK: Layout

  /// The height of a bar without a large title, in points.
  final var contentHeight: CGFloat { isCompact ? 32 : 44 }
  /// Whether there is little height.
  final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  /// What a large title adds, in points.
  static let largeTitleHeight: CGFloat = 52

  /// Whether the item on top has a large title.
  package final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact, let items else { return false }
    // Automatic is as the screen below; the first one follows the bar.
    for item in items.reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: ViewNode.noIntrinsicMetric,
      height: contentHeight + (showsLargeTitle ? Self.largeTitleHeight : 0))
  }

  /// The full width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: superview?.bounds.width ?? (size.width > 0 ? size.width : bounds.width),
      height: intrinsicContentSize.height)
  }

  package override class var defaultHugging: (horizontal: Float, vertical: Float) { (250, 750) }

  open override func layoutSubviews() {
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
    contentDidChange()
  }
}
