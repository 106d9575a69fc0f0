// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of the items in a tab bar.
///
/// UIKit: `UITabBarItemAppearance`.
public final class TabBarItemAppearance: BarAppearancePart {
  /// The appearance of an item in one state.
  ///
  /// UIKit: `UITabBarItemStateAppearance`.
  public nonisolated struct StateAppearance: Hashable, Sendable {
    /// The color of the image, or `nil` for the bar's.
    public var iconColor: Color?
    /// The font and color of the title; unspecified attributes are those of the bar.
    @_disfavoredOverload
    public var titleTextAttributes: TextAttributes
    /// The background color of the badge, or `nil` for system red.
    public var badgeBackgroundColor: Color?

    /// Creates a state appearance.
    public init(
      iconColor: Color? = nil, titleTextAttributes: TextAttributes = TextAttributes(),
      badgeBackgroundColor: Color? = nil
    ) {
      self.iconColor = iconColor
      self.titleTextAttributes = titleTextAttributes
      self.badgeBackgroundColor = badgeBackgroundColor
    }
  }

  /// The appearance of items that aren't selected.
  public var normal = StateAppearance() {
    didSet { if let changed, normal != oldValue { changed() } }
  }
  /// The appearance of the selected item.
  public var selected = StateAppearance() {
    didSet { if let changed, selected != oldValue { changed() } }
  }
  /// The appearance of disabled items.
  public var disabled = StateAppearance() {
    didSet { if let changed, disabled != oldValue { changed() } }
  }

  var changed: (() -> Void)?

  /// Creates an appearance that specifies nothing.
  public init() {}

  /// Returns a copy of the appearance.
  public func copy() -> TabBarItemAppearance {
    let other = TabBarItemAppearance()
    other.normal = normal
    other.selected = selected
    other.disabled = disabled
    return other
  }
}
