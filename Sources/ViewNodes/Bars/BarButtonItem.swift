// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A button in a navigation bar or toolbar. UIKit: `UIBarButtonItem`.
open class BarButtonItem: BarItem {
  /// How the title is set off. UIKit: `UIBarButtonItem.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Regular.
    case plain = 0
    /// Regular; what UIKit calls bordered looks plain since iOS 7.
    case bordered = 1
    /// Semibold: the button that finishes what is being done.
    case done = 2
  }

  /// How the title is set off.
  open var style: Style {
    didSet { if style != oldValue { didChange() } }
  }

  /// The item's color; the bar's tint when `nil`.
  open var tintColor: Color? {
    didSet { if tintColor != oldValue { didChange() } }
  }

  /// The width in points, 0 for the content's own.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange() } }
  }

  /// A node shown instead of a button, at its own size.
  open var customView: ViewNode? {
    didSet { if customView !== oldValue { didChange() } }
  }

  /// What the item does when tapped. Setting it takes the action's title and image, if it has any.
  open var primaryAction: Action? {
    didSet { takeContent(of: primaryAction) }
  }

  /// Which of the system's items this is, `nil` for all others.
  public final let systemItem: SystemItem?

  /// Creates an item that shows nothing.
  public override init() {
    style = .plain
    systemItem = nil
    super.init()
  }

  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: How it is set off.
  ///   - handler: What to do when it is tapped.
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
  ///   - image: The image, filled with the tint unless it keeps its own colors.
  ///   - style: How the item is set off.
  ///   - handler: What to do when it is tapped.
  public init(image: Image?, style: Style = .plain, handler: ((BarButtonItem) -> Void)? = nil) {
    self.style = style
    systemItem = nil
    super.init()
    self.image = image
    primaryAction = Self.action(handler)
  }

  /// Creates one of the system's items, with its title or image and its style.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - handler: What to do when it is tapped.
  public init(barButtonSystemItem systemItem: SystemItem, handler: ((BarButtonItem) -> Void)? = nil)
  {
    style = systemItem.style
    self.systemItem = systemItem
    super.init()
    title = systemItem.title
    image = systemItem.symbolName.flatMap { Image(systemName: $0) }
    primaryAction = Self.action(handler)
  }

  /// Creates one of the system's items that runs an action. UIKit:
  /// `init(systemItem:primaryAction:)`.
  public convenience init(systemItem: SystemItem, primaryAction: Action?) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows an action's title or image and runs it.
  public convenience init(primaryAction: Action?) {
    self.init()
    self.primaryAction = primaryAction
    takeContent(of: primaryAction)
  }

  /// Creates an item that shows a node at its own size.
  public convenience init(customView: ViewNode) {
    self.init()
    self.customView = customView
  }

  /// A gap that takes its share of the remaining space. UIKit: `flexibleSpace()`.
  public static func flexibleSpace() -> BarButtonItem {
    BarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// A gap of a width in points. UIKit: `fixedSpace(_:)`.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Does what the item does when it is tapped; nothing if it is disabled.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    primaryAction?.perform(sender: self)
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
