// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  /// The presentation controller of this controller, or of the nearest ancestor that has one: that of
  /// a sheet, or, during a presentation in the style ``ModalPresentationStyle/custom``, that of the
  /// presentation; otherwise `nil`.
  public final var presentationController: PresentationController? {
    presenting?.controller ?? parent?.presentationController ?? sheetPresentationController
  }

  /// The presentation controller of this controller's sheet, or of the outermost ancestor's, or `nil`
  /// if the style of the presentation is none of a sheet.
  public final var sheetPresentationController: SheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    guard modalPresentationStyle.isSheet else { return nil }
    if let ownSheet { return ownSheet }
    let made = SheetPresentationController(presentedViewController: self, presenting: nil)
    made.containerView = presentation
    ownSheet = made
    return made
  }

  /// Notifies the parent or else the presentation of another preferred size.
  final func preferredSizeDidChange() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    presentation?.preferredSize = preferredContentSize
    let controller = presenting?.controller ?? ownSheet
    controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Sets the items of the navigation controller's toolbar while this controller is on top.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items.
  ///   - animated: Ignored; the items change immediately.
  public final func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The coordinator of the transition in progress, for changes alongside it, or `nil` if there is
  /// none.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let own = presenting?.transition { return own }
    if let presented = directlyPresented?.presenting?.transition { return presented }
    if let own = (self as? NavigationController)?.transition { return own }
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
