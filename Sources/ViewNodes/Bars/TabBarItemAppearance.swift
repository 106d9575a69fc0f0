// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of the items in a tab bar. UIKit: `UITabBarItemAppearance`.
public final class TabBarItemAppearance {
  /// The appearance in one state. UIKit: `UITabBarItemStateAppearance`.
  public struct StateAppearance: Hashable, Sendable {
    /// The color of the image; the bar's when `nil`.
    public var iconColor: Color?
    /// The font and color of the title; what is not said is the bar's.
    public var titleTextAttributes: TextAttributes
    /// The badge's fill; system red when `nil`.
    public var badgeBackgroundColor: Color?

    /// Creates looks.
    public init(
      iconColor: Color? = nil, titleTextAttributes: TextAttributes = TextAttributes(),
      badgeBackgroundColor: Color? = nil
    ) {
      self.iconColor = iconColor
      self.titleTextAttributes = titleTextAttributes
      self.badgeBackgroundColor = badgeBackgroundColor
    }
  }

  /// Not selected.
  public var normal = StateAppearance() {
    didSet { if normal != oldValue { changed?() } }
  }
  /// Selected.
  public var selected = StateAppearance() {
    didSet { if selected != oldValue { changed?() } }
  }
  /// Disabled.
  public var disabled = StateAppearance() {
    didSet { if disabled != oldValue { changed?() } }
  }

  var changed: (() -> Void)?

  /// Creates looks that say nothing.
  public init() {}

  /// Another appearance with the same values.
  public func copy() -> TabBarItemAppearance {
    let other = TabBarItemAppearance()
    other.normal = normal
    other.selected = selected
    other.disabled = disabled
    return other
  }
}
