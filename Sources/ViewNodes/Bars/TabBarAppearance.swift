// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of a tab bar.
///
/// UIKit: `UITabBarAppearance`.
open class TabBarAppearance: BarAppearance {
  /// The appearance of items with the title below the image, as on a phone in portrait orientation.
  public final var stackedLayoutAppearance: TabBarItemAppearance {
    get { made(&stacked, TabBarItemAppearance()) }
    set {
      set(&stacked, to: newValue)
      changed?()
    }
  }

  /// The appearance of items with the title next to the image; never drawn, and declared only for
  /// source compatibility.
  public final var inlineLayoutAppearance: TabBarItemAppearance {
    get { made(&inline, TabBarItemAppearance()) }
    set { inline = newValue }
  }

  /// The appearance of items in a compact bar; never drawn, and declared only for source
  /// compatibility.
  public final var compactInlineLayoutAppearance: TabBarItemAppearance {
    get { made(&compactInline, TabBarItemAppearance()) }
    set { compactInline = newValue }
  }

  private final var stacked: TabBarItemAppearance?
  private final var inline: TabBarItemAppearance?
  private final var compactInline: TabBarItemAppearance?

  /// Creates the default appearance.
  public required init() {
    super.init()
  }

  override func copyValues(to other: BarAppearance) {
    super.copyValues(to: other)
    guard let other = other as? TabBarAppearance else { return }
    if let stacked { other.stackedLayoutAppearance = stacked.copy() }
    if let inline { other.inlineLayoutAppearance = inline.copy() }
    if let compactInline { other.compactInlineLayoutAppearance = compactInline.copy() }
  }
}
