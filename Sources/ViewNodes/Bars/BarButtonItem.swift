// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A button in a navigation bar or toolbar.
///
/// UIKit: `UIBarButtonItem`.
open class BarButtonItem: BarItem {
  /// The style of a bar button item's title.
  ///
  /// UIKit: `UIBarButtonItem.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A title in the regular weight.
    case plain = 0
    /// A title in the regular weight; bordered items have looked plain since iOS 7.
    case bordered = 1
    /// A title in semibold, for the button that completes a task.
    case done = 2
  }

  /// The style of the title.
  open var style: Style {
    didSet { if style != oldValue { didChange() } }
  }

  /// The tint color of the item, or `nil` for the bar's tint color.
  open var tintColor: Color? {
    didSet { if tintColor != oldValue { didChange() } }
  }

  /// The width in points, or 0 to fit the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether the bar leaves out the item; `false` by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange() } }
  }

  /// A node shown instead of a button, at its own size.
  open var customView: ViewNode? {
    didSet {
      guard customView !== oldValue else { return }
      replacedWidth = nil
      didChange()
    }
  }

  /// The action performed when the item is tapped.
  ///
  /// Setting it also sets the item's title and image to those of the action, if it has any.
  open var primaryAction: Action? {
    didSet { takeContent(of: primaryAction) }
  }

  /// The action that calls the item's target, performed if there is no primary action.
  package final var targetAction: Action? {
    didSet { didChange() }
  }
  /// The target of ``targetAction``.
  package final weak var actionTarget: AnyObject?
  /// The selector of ``targetAction``, whose type is declared by a higher module.
  package final var actionSelector: Any?
  /// The custom view's own width, and the item's width that replaced it in a bar.
  final var replacedWidth: (own: CGFloat, by: CGFloat)?
  /// The button that shows the item.
  package final weak var shownButton: ViewNode?

  /// The menu of the item, which a tap shows if there is no primary action.
  ///
  /// A shown menu isn't drawn; it becomes ``Screen/openMenu``, from which a test can choose an
  /// action.
  open var menu: Menu? {
    didSet { if menu !== oldValue { didChange() } }
  }

  /// The system item that this item was created from, or `nil`.
  public final let systemItem: SystemItem?

  /// Creates an empty item.
  public override init() {
    style = .plain
    systemItem = nil
    super.init()
  }

  /// Creates an empty item, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    style = .plain
    systemItem = nil
    super.init(coder: coder)
  }

  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the title.
  ///   - handler: The closure called when the item is tapped.
  public init(
    title: String?, style: Style = .plain, handler: ((BarButtonItem) -> Void)? = nil
  ) {
    self.style = style
    systemItem = nil
    super.init()
    self.title = title
    primaryAction = Self.action(handler)
  }

  /// Creates an item with an image.
  ///
  /// - Parameters:
  ///   - image: The image, filled with the tint color unless its rendering mode keeps the original
  ///     colors.
  ///   - style: The style of the item.
  ///   - handler: The closure called when the item is tapped.
  public init(image: Image?, style: Style = .plain, handler: ((BarButtonItem) -> Void)? = nil) {
    self.style = style
    systemItem = nil
    super.init()
    self.image = image
    primaryAction = Self.action(handler)
  }

  /// Creates a system item, with its title or image and its style.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - handler: The closure called when the item is tapped.
  public init(barButtonSystemItem systemItem: SystemItem, handler: ((BarButtonItem) -> Void)? = nil)
  {
    style = systemItem.style
    self.systemItem = systemItem
    super.init()
    title = systemItem.title
    image = systemItem.symbolName.flatMap { Image(systemName: $0) }
    primaryAction = Self.action(handler)
  }

  /// Creates a system item that performs an action when tapped.
  ///
  /// UIKit: `init(systemItem:primaryAction:)`.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title, an image, an action, and a menu.
  ///
  /// A tap shows the menu if there is no action.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    self.primaryAction = primaryAction
  }

  /// Creates an item with a title, an image, and an action.
  public convenience init(title: String? = nil, image: Image? = nil, primaryAction: Action?) {
    self.init(title: title, image: image, primaryAction: primaryAction, menu: nil)
  }

  /// Creates an item that shows the title or image of an action and performs it when tapped.
  public convenience init(primaryAction: Action?) {
    self.init()
    self.primaryAction = primaryAction
    takeContent(of: primaryAction)
  }

  /// Creates an item that shows a custom view at its own size.
  public convenience init(customView: ViewNode) {
    self.init()
    self.customView = customView
  }

  /// Returns a flexible space, which takes its share of the remaining space.
  ///
  /// UIKit: `flexibleSpace()`.
  public static func flexibleSpace() -> BarButtonItem {
    BarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Returns a fixed space of the specified width in points.
  ///
  /// UIKit: `fixedSpace(_:)`.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  final var hasAction: Bool { primaryAction != nil || targetAction != nil }

  /// Performs the item's action as if it were tapped; does nothing if the item is disabled.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    (primaryAction ?? targetAction)?.perform(sender: self)
  }

  private func takeContent(of action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  private static func action(_ handler: ((BarButtonItem) -> Void)?) -> Action? {
    guard let handler else { return nil }
    return Action { action in
      guard let item = action.sender as? BarButtonItem else { return }
      handler(item)
    }
  }
}
