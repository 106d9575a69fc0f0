// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A presentation or dismissal in progress.
final class PresentationTransition: ViewControllerContextTransitioning {
  let containerView: ViewNode
  let isAnimated: Bool
  let isInteractive = false
  let transitionWasCancelled = false
  private let presented: ViewController
  private let presenter: ViewController
  private let isPresenting: Bool
  private let shownView: ViewNode?
  private let shownFrame: CGRect
  private(set) var isComplete = false

  init(
    _ presentation: Presentation, of presented: ViewController, by presenter: ViewController,
    isPresenting: Bool, animated: Bool
  ) {
    containerView = presentation
    isAnimated = animated
    self.presented = presented
    self.presenter = presenter
    self.isPresenting = isPresenting
    shownView = presentation.shownView
    shownFrame = isPresenting ? presentation.contentFrame : presentation.shownView?.frame ?? .zero
  }

  var presentationStyle: ModalPresentationStyle { presented.modalPresentationStyle }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    (key == .to) == isPresenting ? presented : presenter
  }

  func view(forKey key: TransitionContextViewKey) -> ViewNode? {
    (key == .to) == isPresenting ? shownView : nil
  }

  func initialFrame(for controller: ViewController) -> CGRect {
    if controller === presented { return isPresenting ? .zero : shownFrame }
    return controller === presenter ? containerView.bounds : .zero
  }

  func finalFrame(for controller: ViewController) -> CGRect {
    if controller === presented { return isPresenting ? shownFrame : .zero }
    return controller === presenter ? containerView.bounds : .zero
  }

  func completeTransition(_ didComplete: Bool) {
    isComplete = true
  }
}
