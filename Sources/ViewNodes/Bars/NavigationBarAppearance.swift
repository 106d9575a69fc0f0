// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of a navigation bar.
///
/// UIKit: `UINavigationBarAppearance`.
open class NavigationBarAppearance: BarAppearance {
  /// The font and color of the title; 17 points semibold in black by default.
  @_disfavoredOverload
  public final var titleTextAttributes = TextAttributes() {
    didSet { if titleTextAttributes != oldValue { changed?() } }
  }

  /// The font and color of a large title; 34 points bold in black by default.
  @_disfavoredOverload
  public final var largeTitleTextAttributes = TextAttributes() {
    didSet { if largeTitleTextAttributes != oldValue { changed?() } }
  }

  /// The appearance of plain buttons.
  public final var buttonAppearance = BarButtonItemAppearance() {
    didSet { forwardChanges() }
  }

  /// The appearance of done buttons.
  public final var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { forwardChanges() }
  }

  /// The appearance of the back button.
  public final var backButtonAppearance = BarButtonItemAppearance() {
    didSet { forwardChanges() }
  }

  /// Creates the default appearance.
  public required init() {
    super.init()
    forwardChanges()
  }

  override func copyValues(to other: BarAppearance) {
    super.copyValues(to: other)
    guard let other = other as? NavigationBarAppearance else { return }
    other.titleTextAttributes = titleTextAttributes
    other.largeTitleTextAttributes = largeTitleTextAttributes
    buttonAppearance.copyValues(to: other.buttonAppearance)
    doneButtonAppearance.copyValues(to: other.doneButtonAppearance)
    backButtonAppearance.copyValues(to: other.backButtonAppearance)
  }

  private func forwardChanges() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.changed = { [weak self] in self?.changed?() }
    }
    changed?()
  }
}
