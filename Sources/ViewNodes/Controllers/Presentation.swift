// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The container of a presented controller's view: a dimming layer that blocks touches, and the
/// view as a sheet or over the whole screen.
final class Presentation: ViewNode {
  let style: ModalPresentationStyle
  private let content: ViewNode
  private let preferredSize: CGSize

  init(_ content: ViewNode, style: ModalPresentationStyle, preferredSize: CGSize) {
    self.content = content
    self.style = style
    self.preferredSize = preferredSize
    super.init(frame: .zero)
    autoresizingMask = Screen.filling
    accessibilityViewIsModal = true
    if style.isSheet {
      backgroundColor = Color(white: 0, alpha: 0.2)
      content.layer.cornerRadius = 10
      content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      content.clipsToBounds = true
    }
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = place
  }

  /// The frame of a sheet: below a strip at the top, or centered in a regular size class.
  private var place: CGRect {
    guard style.isSheet else { return bounds }
    let top = safeAreaInsets.top + 10
    guard traitCollection.horizontalSizeClass == .regular,
      traitCollection.verticalSizeClass == .regular
    else {
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    content.layer.maskedCorners = .all
    let usual =
      style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 1000)
    let wanted = preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : usual
    let size = CGSize(
      width: min(wanted.width, bounds.width),
      height: min(wanted.height, max(0, bounds.height - 2 * top)))
    return CGRect(
      x: roundedToPixel((bounds.width - size.width) / 2),
      y: roundedToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }
}

extension ViewController {
  /// The view controller that presented this one or one of its ancestors.
  public final var presentingViewController: ViewController? {
    directPresenter ?? parent?.presentingViewController
  }

  /// The view controllers presented above this one, from the lowest.
  final var presentedChain: [ViewController] {
    var chain: [ViewController] = []
    var next = presentedViewController
    while let current = next {
      chain.append(current)
      next = current.presentedViewController
    }
    return chain
  }

  /// The outermost ancestor of this controller, from which UIKit presents.
  private final var outermost: ViewController {
    var controller = self
    while let next = controller.parent { controller = next }
    return controller
  }

  final func show(_ new: ViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = outermost
    guard presenter.presentedViewController == nil, new.directPresenter == nil, new.parent == nil,
      new !== presenter, let stage = presenter.viewIfLoaded?.rootNode,
      let screen = stage.rare?.screen
    else { return }
    screen.router.cancelAll()
    stage.endEditing(true)
    let style = new.modalPresentationStyle
    new.isBeingPresented = true
    presenter.presentedViewController = new
    new.directPresenter = presenter
    let presentation = Presentation(
      new.view, style: style, preferredSize: new.preferredContentSize)
    new.presentation = presentation
    presentation.frame = stage.bounds
    if style.coversAll { presenter.beginAppearance(false, animated: animated) }
    new.beginAppearance(true, animated: animated)
    stage.addSubview(presentation)
    new.viewIsOnScreen(animated: animated)
    screen.layoutIfNeeded()
    new.endAppearance(animated: animated)
    new.isBeingPresented = false
    if style.coversAll {
      presenter.onStage?.isHidden = true
      presenter.endAppearance(animated: animated)
    }
    screen.layoutIfNeeded()
    completion?()
  }

  final func hidePresented(animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presentedViewController != nil ? self : outermost
    guard presenter.presentedViewController != nil else {
      guard let above = presentingViewController else { return }
      above.hidePresented(animated: animated, completion)
      return
    }
    presenter.hideOwn(animated: animated)
    completion?()
  }

  private final func hideOwn(animated: Bool) {
    guard let top = presentedViewController else { return }
    let screen = viewIfLoaded?.window
    screen?.router.cancelAll()
    // As in UIKit, those above are dismissed silently together with the one below them.
    for above in presentedChain.dropFirst().reversed() { above.leavePresentation(animated: false) }
    let covered = top.presentation?.style.coversAll ?? false
    top.isBeingDismissed = true
    top.beginAppearance(false, animated: animated)
    if covered {
      onStage?.isHidden = false
      beginAppearance(true, animated: animated)
      viewIsOnScreen(animated: animated)
    }
    top.presentation?.removeFromSuperview()
    screen?.layoutIfNeeded()
    if covered { endAppearance(animated: animated) }
    top.endAppearance(animated: animated)
    top.isBeingDismissed = false
    top.clearPresentation()
  }

  private final func leavePresentation(animated: Bool) {
    beginAppearance(false, animated: animated)
    presentation?.removeFromSuperview()
    endAppearance(animated: animated)
    clearPresentation()
  }

  private final func clearPresentation() {
    viewIfLoaded?.removeFromSuperview()
    presentation = nil
    directPresenter?.presentedViewController = nil
    directPresenter = nil
  }

  /// Dismisses all presentations, from the top.
  final func dismissAll() {
    for controller in presentedChain.reversed() { controller.leavePresentation(animated: false) }
  }

  /// The node that represents this controller on the screen.
  private final var onStage: ViewNode? { presentation ?? viewIfLoaded }
}
