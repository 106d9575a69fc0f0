// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of a toolbar.
///
/// UIKit: `UIToolbarAppearance`.
open class ToolbarAppearance: BarAppearance {
  /// The appearance of plain buttons.
  public final var buttonAppearance = BarButtonItemAppearance() {
    didSet { forwardChanges() }
  }

  /// The appearance of done buttons.
  public final var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { forwardChanges() }
  }

  /// Creates the default appearance.
  public required init() {
    super.init()
    forwardChanges()
  }

  override func copyValues(to other: BarAppearance) {
    super.copyValues(to: other)
    guard let other = other as? ToolbarAppearance else { return }
    buttonAppearance.copyValues(to: other.buttonAppearance)
    doneButtonAppearance.copyValues(to: other.doneButtonAppearance)
  }

  private func forwardChanges() {
    for part in [buttonAppearance, doneButtonAppearance] {
      part.changed = { [weak self] in self?.changed?() }
    }
    changed?()
  }
}
