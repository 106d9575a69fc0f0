// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The container of a presented controller's view: a dimming layer that blocks touches, and the
/// view as a sheet or over the whole screen.
final class Presentation: ViewNode {
  let style: ModalPresentationStyle
  private let content: ViewNode
  /// The size that the content prefers as a sheet in regular size classes.
  var preferredSize: CGSize {
    didSet { if preferredSize != oldValue { setNeedsLayout() } }
  }
  /// The presentation controller that places the content in the custom style.
  let controller: PresentationController?
  /// What determines the height and appearance of a sheet.
  private let sheet: () -> SheetPresentationController?
  private var grabber: ViewNode?
  /// The radius that the sheet gave the content.
  private var shownRadius = Presentation.cornerRadius
  /// The container size for which the content was last placed.
  private var placedSize: CGSize?
  /// The corners that the content had before a sheet rounded them.
  private var formerCorners: (radius: CGFloat, masked: CornerMask, clips: Bool)?

  init(
    _ content: ViewNode, style: ModalPresentationStyle, preferredSize: CGSize,
    controller: PresentationController?, sheet: @escaping () -> SheetPresentationController?
  ) {
    self.sheet = sheet
    self.content = content
    self.style = style
    self.preferredSize = preferredSize
    self.controller = controller
    super.init(frame: .zero)
    autoresizingMask = Screen.filling
    accessibilityViewIsModal = true
    if style.isSheet {
      backgroundColor = Color(white: 0, alpha: 0.2)
      formerCorners = (
        content.layer.cornerRadius, content.layer.maskedCorners, content.clipsToBounds
      )
      content.layer.cornerRadius = shownRadius
      content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      content.clipsToBounds = true
    }
    if controller == nil { addSubview(content) }
  }

  required init?(coder: NSCoder) { nil }

  private static let cornerRadius: CGFloat = 10

  /// Ends the rounding of a sheet, unless the app changed it.
  func restoreCorners() {
    guard let formerCorners, content.layer.cornerRadius == shownRadius else { return }
    content.layer.cornerRadius = formerCorners.radius
    content.layer.maskedCorners = formerCorners.masked
    content.clipsToBounds = formerCorners.clips
  }

  /// The view that is added: the presented controller's, or one that contains it.
  var shownView: ViewNode? { controller.map(\.presentedView) ?? content }

  /// Adds the view unless it is already in the tree, and sets its initial frame.
  func placeShownView(keepsFrame: Bool) {
    guard let controller, let view = controller.presentedView else { return }
    if view.rootNode !== rootNode { addSubview(view) }
    if !keepsFrame { view.frame = contentFrame }
    placedSize = bounds.size
  }

  override func layoutSubviews() {
    guard let controller else {
      super.layoutSubviews()
      content.frame = contentFrame
      if style.isSheet { showSheet() }
      return
    }
    controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    if let placedSize, placedSize != bounds.size {
      self.placedSize = bounds.size
      controller.presentedView?.frame = contentFrame
    }
    controller.containerViewDidLayoutSubviews()
  }

  /// Applies the appearance of the sheet.
  private func showSheet() {
    guard let sheet = sheet() else { return }
    backgroundColor = sheet.isDimmed ? Color(white: 0, alpha: 0.2) : nil
    accessibilityViewIsModal = sheet.isDimmed
    if content.layer.cornerRadius == shownRadius {
      shownRadius = sheet.preferredCornerRadius ?? Self.cornerRadius
      content.layer.cornerRadius = shownRadius
    }
    guard sheet.prefersGrabberVisible else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let shown = grabber ?? ViewNode(frame: .zero)
    grabber = shown
    shown.backgroundColor = .tertiaryLabel
    shown.layer.cornerRadius = 2.5
    if shown.superview !== self { addSubview(shown) }
    let frame = content.frame
    shown.frame = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
  }

  /// Touches beside a sheet reach the content below, unless it is dimmed.
  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    guard style.isSheet, sheet()?.isDimmed == false else {
      return super.point(inside: point, with: event)
    }
    return content.frame.contains(point)
  }

  /// The frame of the content: that of the presentation controller, if any.
  ///
  /// A sheet is below a strip at the top, or centered in regular size classes; other content fills
  /// the bounds.
  var contentFrame: CGRect {
    if let controller { return controller.frameOfPresentedViewInContainerView }
    guard style.isSheet else { return bounds }
    let top = safeAreaInsets.top + 10
    guard traitCollection.horizontalSizeClass == .regular,
      traitCollection.verticalSizeClass == .regular
    else {
      let greatest = max(0, bounds.height - top)
      let height = sheet()?.height(in: self, top: top) ?? greatest
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
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

  /// The view controller presented by this one or one of its ancestors.
  public final var presentedViewController: ViewController? {
    directlyPresented ?? parent?.presentedViewController
  }

  /// The view controllers presented above this one, from the lowest.
  final var presentedChain: [ViewController] {
    var chain: [ViewController] = []
    var next = directlyPresented
    while let current = next {
      chain.append(current)
      next = current.directlyPresented
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
    guard presenter.directlyPresented == nil, new.directPresenter == nil, new.parent == nil,
      new !== presenter, let stage = presenter.viewIfLoaded?.rootNode,
      let screen = stage.rare?.screen
    else { return }
    screen.router.cancelAll()
    stage.endEditing(true)
    let style = new.modalPresentationStyle
    let state = Presenting()
    new.presenting = state
    new.isBeingPresented = true
    presenter.directlyPresented = new
    new.directPresenter = presenter
    let controller = new.makePresentationController(presenter: presenter, source: self)
    state.controller = controller
    let presentation = Presentation(
      new.loadedView(), style: style, preferredSize: new.preferredContentSize,
      controller: controller, sheet: { [weak new] in new?.ownSheet })
    new.presentation = presentation
    new.ownSheet?.containerView = presentation
    controller?.containerView = presentation
    presentation.frame = stage.bounds
    let coversAll = style.coversAll || controller?.shouldRemovePresentersView == true
    let transition = SizeTransition(isAnimated: animated, from: presenter, to: new)
    state.transition = transition
    if coversAll { presenter.beginAppearance(false, animated: animated) }
    new.beginAppearance(true, animated: animated)
    stage.addSubview(presentation)
    controller?.presentationTransitionWillBegin()
    let animator =
      animated
      ? new.transitioningDelegate?.animationController(
        forPresented: new, presenting: presenter, source: self) : nil
    if let animator {
      perform(animator, presentation, of: new, by: presenter, isPresenting: true)
    }
    presentation.placeShownView(keepsFrame: animator != nil)
    new.viewIsOnScreen(animated: animated)
    transition.run { screen.layoutIfNeeded() }
    state.transition = nil
    new.endAppearance(animated: animated)
    new.isBeingPresented = false
    if coversAll {
      presenter.onStage?.isHidden = true
      presenter.endAppearance(animated: animated)
    }
    controller?.presentationTransitionDidEnd(true)
    screen.layoutIfNeeded()
    completion?()
  }

  /// Returns the presentation controller for the custom style, or `nil` for other styles.
  private final func makePresentationController(
    presenter: ViewController, source: ViewController
  ) -> PresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    let own = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
    return own ?? PresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Lets an animation controller show or remove a presented view.
  private final func perform(
    _ animator: any ViewControllerAnimatedTransitioning, _ presentation: Presentation,
    of presented: ViewController, by presenter: ViewController, isPresenting: Bool
  ) {
    let context = PresentationTransition(
      presentation, of: presented, by: presenter, isPresenting: isPresenting, animated: true)
    animator.animateTransition(using: context)
    animator.animationEnded(context.isComplete)
  }

  final func hidePresented(animated: Bool, _ completion: (() -> Void)?) {
    let presenter = directlyPresented != nil ? self : outermost
    guard presenter.directlyPresented != nil else {
      guard let above = presentingViewController else { return }
      above.hidePresented(animated: animated, completion)
      return
    }
    presenter.hideOwn(animated: animated)
    completion?()
  }

  private final func hideOwn(animated: Bool) {
    guard let top = directlyPresented else { return }
    let screen = viewIfLoaded?.window
    screen?.router.cancelAll()
    // As in UIKit, controllers above are dismissed silently, together with the one below them.
    for above in presentedChain.dropFirst().reversed() { above.leavePresentation(animated: false) }
    let controller = top.presenting?.controller
    let covered =
      top.presentation?.style.coversAll == true || controller?.shouldRemovePresentersView == true
    let transition = SizeTransition(isAnimated: animated, from: top, to: self)
    top.presenting?.transition = transition
    top.isBeingDismissed = true
    controller?.dismissalTransitionWillBegin()
    top.beginAppearance(false, animated: animated)
    if covered {
      onStage?.isHidden = false
      beginAppearance(true, animated: animated)
      viewIsOnScreen(animated: animated)
    }
    if animated, let presentation = top.presentation,
      let animator = top.transitioningDelegate?.animationController(forDismissed: top)
    {
      perform(animator, presentation, of: top, by: self, isPresenting: false)
    }
    transition.run {
      top.presentation?.removeFromSuperview()
      screen?.layoutIfNeeded()
    }
    top.presenting?.transition = nil
    if covered { endAppearance(animated: animated) }
    top.endAppearance(animated: animated)
    top.isBeingDismissed = false
    top.clearPresentation()
    controller?.dismissalTransitionDidEnd(true)
  }

  private final func leavePresentation(animated: Bool) {
    beginAppearance(false, animated: animated)
    let controller = presenting?.controller
    controller?.dismissalTransitionWillBegin()
    presentation?.removeFromSuperview()
    endAppearance(animated: animated)
    clearPresentation()
    controller?.dismissalTransitionDidEnd(true)
  }

  private final func clearPresentation() {
    viewIfLoaded?.removeFromSuperview()
    presentation?.restoreCorners()
    presentation = nil
    presenting?.controller?.containerView = nil
    ownSheet?.containerView = nil
    presenting = nil
    directPresenter?.directlyPresented = nil
    directPresenter = nil
  }

  /// Dismisses all presentations, from the top.
  final func dismissAll() {
    for controller in presentedChain.reversed() { controller.leavePresentation(animated: false) }
  }

  /// The node that represents this controller on the screen.
  private final var onStage: ViewNode? { presentation ?? viewIfLoaded }
}
