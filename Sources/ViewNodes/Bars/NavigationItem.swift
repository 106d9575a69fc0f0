// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one screen. UIKit: `UINavigationItem`.
open class NavigationItem {
  /// Whether a screen has a large title. UIKit: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// As the screen below.
    case automatic = 0
    /// If the bar prefers large titles.
    case always = 1
    /// No.
    case never = 2
  }

  /// What the back button says. UIKit: `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// The title of the screen it leads to, if there is room.
    case `default` = 0
    /// “Back”.
    case generic = 1
    /// Nothing but the chevron.
    case minimal = 2
  }

  /// The title in the middle.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// A node shown instead of the title, at its own size.
  open var titleView: ViewNode? {
    didSet { if titleView !== oldValue { didChange() } }
  }

  /// The leading items, the first outermost.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { didChange() }
  }

  /// The trailing items, the first outermost.
  open var rightBarButtonItems: [BarButtonItem]? {
    didSet { didChange() }
  }

  /// The outermost leading item.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost trailing item.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The back button that the *next* screen shows instead of its own.
  open var backBarButtonItem: BarButtonItem? {
    didSet { didChange() }
  }

  /// The words of the back button that the *next* screen shows; the title when `nil`.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange() } }
  }

  /// What the back button of the next screen says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether this screen has no back button; `false` by default.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether left items stand beside the back button instead of
  /// replacing it; `false` by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether this screen has a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// The appearance of the bar while this item is on top; the bar's own when `nil`.
  open var standardAppearance: NavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The appearance while this item is on top and there is little height.
  open var compactAppearance: NavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The appearance while this item is on top and nothing has scrolled under the bar.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    didSet { didChange() }
  }

  final var changed: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  public init() {}

  /// Sets The leading items. `animated` has no effect, because pictures are static.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets The trailing items. `animated` has no effect, because pictures are static.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the leading items. `animated` has no effect, because pictures are static.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the item where reading ends. `animated` has no effect, because pictures are static.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  final func didChange() {
    changed?()
  }
}
