// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of a tab bar. UIKit: `UITabBarAppearance`.
open class TabBarAppearance: BarAppearance {
  /// The appearance of items with the title below the image, as on a phone held upright.
  public final var stackedLayoutAppearance = TabBarItemAppearance() {
    didSet { forwardChanges() }
  }

  /// The appearance of items with the title beside the image; kept for code that sets all three.
  public final var inlineLayoutAppearance = TabBarItemAppearance()

  /// The appearance of items in a low bar; kept for code that sets all three.
  public final var compactInlineLayoutAppearance = TabBarItemAppearance()

  /// Creates the default looks.
  public required init() {
    super.init()
    forwardChanges()
  }

  override func copyValues(to other: BarAppearance) {
    super.copyValues(to: other)
    guard let other = other as? TabBarAppearance else { return }
    other.stackedLayoutAppearance = stackedLayoutAppearance.copy()
    other.inlineLayoutAppearance = inlineLayoutAppearance.copy()
    other.compactInlineLayoutAppearance = compactInlineLayoutAppearance.copy()
  }

  private func forwardChanges() {
    stackedLayoutAppearance.changed = { [weak self] in self?.changed?() }
    changed?()
  }
}
