// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  /// The presentation controller of this controller, or of the nearest ancestor that has one,
  /// during a presentation in the style ``ModalPresentationStyle/custom``; otherwise `nil`.
  public final var presentationController: PresentationController? {
    presenting?.controller ?? parent?.presentationController
  }

  /// The coordinator of the transition in progress, for changes alongside it, or `nil` if there is
  /// none.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let own = presenting?.transition { return own }
    if let presented = directlyPresented?.presenting?.transition { return presented }
    return parent?.transitionCoordinator
  }
}

/// The state of a presented controller.
final class Presenting {
  /// The presentation controller for the custom style.
  var controller: PresentationController?
  /// The presentation or dismissal in progress.
  var transition: SizeTransition?
}
