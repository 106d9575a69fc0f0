// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A change of the controller that a navigation controller shows, in progress.
final class NavigationTransition: ViewControllerContextTransitioning {
  let containerView: ViewNode
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = ModalPresentationStyle.none
  private let former: ViewController
  private let next: ViewController
  private(set) var isComplete = false

  init(from former: ViewController, to next: ViewController, in container: ViewNode) {
    containerView = container
    self.former = former
    self.next = next
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? former : next
  }

  func view(forKey key: TransitionContextViewKey) -> ViewNode? {
    (key == .from ? former : next).viewIfLoaded
  }

  func initialFrame(for controller: ViewController) -> CGRect {
    controller === former ? former.view.frame : .zero
  }

  func finalFrame(for controller: ViewController) -> CGRect {
    controller === next ? containerView.bounds : .zero
  }

  func completeTransition(_ didComplete: Bool) {
    isComplete = true
  }
}
