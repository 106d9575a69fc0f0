// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of a toolbar.
///
/// UIKit: `UIToolbarAppearance`.
open class ToolbarAppearance: BarAppearance {
  /// The appearance of plain buttons.
  public final var buttonAppearance: BarButtonItemAppearance {
    get { made(&buttons, BarButtonItemAppearance()) }
    set {
      set(&buttons, to: newValue)
      changed?()
    }
  }

  /// The appearance of done buttons.
  public final var doneButtonAppearance: BarButtonItemAppearance {
    get { made(&doneButtons, BarButtonItemAppearance(style: .done)) }
    set {
      set(&doneButtons, to: newValue)
      changed?()
    }
  }

  private final var buttons: BarButtonItemAppearance?
  private final var doneButtons: BarButtonItemAppearance?

  /// Creates the default appearance.
  public required init() {
    super.init()
  }

  override func copyValues(to other: BarAppearance) {
    super.copyValues(to: other)
    guard let other = other as? ToolbarAppearance else { return }
    buttons?.copyValues(to: other.buttonAppearance)
    doneButtons?.copyValues(to: other.doneButtonAppearance)
  }
}
