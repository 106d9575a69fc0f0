// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// What a view does beyond touches, such as context menus.
#if MainActor
  @MainActor
#endif
public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or removed from one.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed from one.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, which is notified of its view; nothing else calls it here.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    interaction.didMove(to: nil)
  }
}
