// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  /// The object that places this controller's view while it is presented in the style
  /// ``ModalPresentationStyle/custom``, or that of the ancestor that is presented so.
  public final var presentationController: PresentationController? {
    presenting?.controller ?? parent?.presentationController
  }

  /// The presentation or dismissal in progress, for changes alongside it, or `nil`.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let own = presenting?.transition { return own }
    if let presented = presentedViewController?.presenting?.transition { return presented }
    return parent?.transitionCoordinator
  }
}

/// The state of a presented controller.
final class Presenting {
  /// The object that places the view in the custom style.
  var controller: PresentationController?
  /// The presentation or dismissal in progress.
  var transition: SizeTransition?
}
