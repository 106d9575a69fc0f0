// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Contexts of custom transitions")
struct TransitionContextTests {
  /// What an animator learns from its context.
  private struct Seen: Equatable {
    var style: ModalPresentationStyle
    var from: ViewController?
    var to: ViewController?
    var removed: ViewNode?
    var added: ViewNode?
    var initial: [CGRect]
    var final: [CGRect]
    var isAnimated: Bool
  }

  private final class Animator: ViewControllerAnimatedTransitioning {
    var asked: [ViewController] = []
    var seen: [Seen] = []
    var completes = true
    var ends: [Bool] = []

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      seen.append(
        Seen(
          style: context.presentationStyle, from: context.viewController(forKey: .from),
          to: context.viewController(forKey: .to), removed: context.view(forKey: .from),
          added: context.view(forKey: .to), initial: asked.map(context.initialFrame(for:)),
          final: asked.map(context.finalFrame(for:)), isAnimated: context.isAnimated))
      #expect(!context.isInteractive && !context.transitionWasCancelled)
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      }
      if completes { context.completeTransition(true) }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  private final class Transitioning: ViewControllerTransitioningDelegate {
    let animator = Animator()

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }
  }

  private let below = ViewController()
  private let above = ViewController()
  private let stranger = ViewController()
  private let transitioning = Transitioning()
  private let screen: Screen

  init() {
    screen = Screen(.phone, rootViewController: below)
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = transitioning
    transitioning.animator.asked = [above, below, stranger]
  }

  @Test("a presentation goes from the presenting to the presented controller, into its frame")
  func presenting() {
    below.present(above, animated: true)
    let all = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(
      transitioning.animator.seen == [
        Seen(
          style: .custom, from: below, to: above, removed: nil, added: above.view,
          initial: [.zero, all, .zero], final: [all, all, .zero], isAnimated: true)
      ])
    #expect(transitioning.animator.ends == [true])
    // The frame that the animator has set is kept.
    #expect(above.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("a dismissal goes back, from the frame of the presented view")
  func dismissing() {
    below.present(above, animated: false)
    #expect(transitioning.animator.seen.isEmpty)
    above.view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    transitioning.animator.completes = false
    below.dismiss(animated: true)
    let all = CGRect(x: 0, y: 0, width: 390, height: 844)
    let shown = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(
      transitioning.animator.seen == [
        Seen(
          style: .custom, from: above, to: below, removed: above.view, added: nil,
          initial: [shown, all, .zero], final: [.zero, all, .zero], isAnimated: true)
      ])
    #expect(transitioning.animator.ends == [false])
    #expect(above.view.window == nil)
  }

  @Test("a transition in progress has a coordinator, for both controllers, and none afterward")
  func coordinators() {
    final class Watcher: ViewController {
      var isCoordinated: [Bool] = []
      var isPresentedCoordinated: [Bool] = []
      weak var other: ViewController?
      override func viewWillDisappear(_ animated: Bool) { note() }
      override func viewDidAppear(_ animated: Bool) { note() }
      private func note() {
        isCoordinated.append(transitionCoordinator != nil)
        isPresentedCoordinated.append(other?.transitionCoordinator != nil)
      }
    }
    let (watcher, child, next) = (Watcher(), ViewController(), ViewController())
    watcher.addChild(child)
    watcher.other = child
    let screen = Screen(.phone, rootViewController: watcher)
    #expect(watcher.isCoordinated == [false])
    next.modalPresentationStyle = .fullScreen
    watcher.present(next, animated: true)
    #expect(watcher.isCoordinated == [false, true])
    #expect(watcher.isPresentedCoordinated == [false, true])
    #expect(watcher.transitionCoordinator == nil && next.transitionCoordinator == nil)
    watcher.dismiss(animated: true)
    #expect(watcher.transitionCoordinator == nil && child.transitionCoordinator == nil)
    #expect(screen.rootViewController === watcher)
  }
}
