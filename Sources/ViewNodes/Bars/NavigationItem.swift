// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The content of a navigation bar for one screen.
///
/// UIKit: `UINavigationItem`.
#if MainActor
  @MainActor
#endif
open class NavigationItem: NSObject {
  /// The display mode of large titles.
  ///
  /// UIKit: `UINavigationItem.LargeTitleDisplayMode`.
  public nonisolated enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// Inherits the mode of the previous item.
    case automatic = 0
    /// Shows a large title if the bar prefers large titles.
    case always = 1
    /// Never shows a large title.
    case never = 2
  }

  /// The display mode of the back button's title.
  ///
  /// UIKit: `UINavigationItem.BackButtonDisplayMode`.
  public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// Shows the title of the previous screen, if it fits.
    case `default` = 0
    /// Shows “Back”.
    case generic = 1
    /// Shows the chevron without a title.
    case minimal = 2
  }

  /// The title, centered in the bar.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// A node shown instead of the title, at its own size.
  open var titleView: ViewNode? {
    didSet { if titleView !== oldValue { didChange() } }
  }

  /// The leading items, the outermost first.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { didChange() }
  }

  /// The trailing items, the outermost first.
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

  /// The back button that the *next* screen shows in place of the default one.
  open var backBarButtonItem: BarButtonItem? {
    didSet { didChange() }
  }

  /// The title of the back button on the *next* screen, or `nil` for the item's title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange() } }
  }

  /// The display mode of the back button on the next screen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether the back button is hidden on this screen; `false` by
  /// default.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }

  /// Sets whether the back button is hidden; the change isn't animated.
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// A line of text above the title, which isn't shown here.
  open var prompt: String?

  /// A Boolean value that indicates whether left items appear next to the back button instead of
  /// replacing it; `false` by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The display mode of this screen's large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// The standard appearance of the bar while this item is on top, or `nil` for the bar's own.
  open var standardAppearance: NavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The appearance of the bar at compact height while this item is on top.
  open var compactAppearance: NavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The appearance of the bar while this item is on top and no content has scrolled under the bar.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The appearance of the bar at compact height while this item is on top and no content has
  /// scrolled under the bar.
  open var compactScrollEdgeAppearance: NavigationBarAppearance? {
    didSet { didChange() }
  }

  /// A Boolean value that indicates whether scrolling hides the search bar; `true` by default.
  ///
  /// It has no effect here: the search bar stays visible.
  open var hidesSearchBarWhenScrolling = true

  /// The owner of the search bar below the title.
  final var search: (any SearchBarOwner)? {
    didSet { didChange() }
  }

  final var changed: (() -> Void)?

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title, centered in the bar.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an empty item, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the leading items.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the trailing items.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the leading item.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the trailing item.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// A description in UIKit's format: `<UINavigationItem: title = 'Inbox'>`.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self)
      if let title { text.add("title", "'\(title)'") }
      return text.text
    }
  }

  final func didChange() {
    changed?()
  }
}
