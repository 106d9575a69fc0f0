// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of a tab bar.
///
/// UIKit: `UITabBarAppearance`.
open class TabBarAppearance: BarAppearance {
  /// The appearance of items with the title below the image, as on a phone in portrait orientation.
  public final var stackedLayoutAppearance = TabBarItemAppearance() {
    didSet { forwardChanges() }
  }

  /// The appearance of items with the title next to the image; never drawn, and declared only for
  /// source compatibility.
  public final var inlineLayoutAppearance = TabBarItemAppearance()

  /// The appearance of items in a compact bar; never drawn, and declared only for source
  /// compatibility.
  public final var compactInlineLayoutAppearance = TabBarItemAppearance()

  /// Creates the default appearance.
  public required init() {
    super.init()
    forwardChanges()
  }

  override func copyValues(to other: BarAppearance) {
    super.copyValues(to: other)
    guard let other = other as? TabBarAppearance else { return }
    stackedLayoutAppearance.copyValues(to: other.stackedLayoutAppearance)
    inlineLayoutAppearance.copyValues(to: other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.copyValues(to: other.compactInlineLayoutAppearance)
  }

  private func forwardChanges() {
    stackedLayoutAppearance.changed = { [weak self] in self?.changed?() }
    changed?()
  }
}
