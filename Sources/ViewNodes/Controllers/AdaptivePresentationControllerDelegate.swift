// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods of a presentation controller's delegate.
///
/// UIKit: `UIAdaptivePresentationControllerDelegate`.
///
/// None of these methods is called: presentations keep their style in every size class, and only
/// code dismisses sheets. The protocol exists for source compatibility.
#if MainActor
  @MainActor
#endif
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style for other traits.
  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle
  /// Returns the style for other traits.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns whether a drag may dismiss the presentation.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool
  /// Called before a drag dismisses the presentation.
  func presentationControllerWillDismiss(_ controller: PresentationController)
  /// Called after a drag has dismissed the presentation.
  func presentationControllerDidDismiss(_ controller: PresentationController)
  /// Called when a drag would dismiss the presentation but must not.
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns the style of the presentation.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { controller.presentationStyle }

  /// Returns the style of the presentation.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    true
  }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
}
