// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that manages the placement of a presented view and its surroundings.
///
/// UIKit: `UIPresentationController`.
///
/// To use a subclass, present a controller in the style ``ModalPresentationStyle/custom``, and
/// return an instance from its ``ViewController/transitioningDelegate``. Methods are called in
/// UIKit's order: before the presentation, around each layout of the container, after the
/// presentation, and before and after the dismissal.
open class PresentationController: NSObject, ContentContainer {
  private final weak var presented: ViewController?
  private final weak var presenting: ViewController?
  /// The view that contains the presented one and fills the screen, or `nil` while nothing is
  /// presented.
  public internal(set) final var containerView: ViewNode?
  /// The delegate for the presentation.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents it, or `nil` if that isn't known
  ///     yet.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presented controller, which owns this object while it is presented; an empty controller
  /// afterward.
  public final var presentedViewController: ViewController { presented ?? ViewController() }

  /// The presenting controller; an empty controller if it no longer exists.
  public final var presentingViewController: ViewController {
    presenting ?? presented?.presentingViewController ?? ViewController()
  }

  /// The view that is added to the container; by default, the presented controller's view.
  ///
  /// Override this property to return a view that contains it.
  open var presentedView: ViewNode? { presented?.loadedView() }

  /// The frame of the presented view in the container, by default the container's bounds.
  ///
  /// It is applied when the presentation begins and whenever the container changes its size.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style of the presentation.
  open var presentationStyle: ModalPresentationStyle {
    presented?.modalPresentationStyle ?? .custom
  }

  /// A Boolean value that indicates whether the view of the presenting controller is removed;
  /// `false` by default.
  open var shouldRemovePresentersView: Bool { false }

  /// A Boolean value that indicates whether the presentation covers the screen, which it always
  /// does here; `true` by default.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the presented view is added to the container.
  open func presentationTransitionWillBegin() {}

  /// Called after the presented view was added and laid out.
  ///
  /// - Parameter completed: Whether the view is presented, which it always is here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}

  /// Called after the presented view was removed.
  ///
  /// - Parameter completed: Whether the view was removed, which it always is here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the preferred size of the presented controller changes; by default, does nothing.
  ///
  /// Override this method to request another layout of the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Returns the size of the presented controller for a new size of the container; by default, the
  /// container's size.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// The traits of the container.
  public final var traitCollection: TraitCollection {
    (containerView ?? presented?.viewIfLoaded)?.traitCollection ?? .phone
  }
}
