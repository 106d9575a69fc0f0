// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// Places a view at the bottom, over a dimmed screen.
private final class DrawerController: UIPresentationController {
  let dimming = UIView()
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
  }

  override func presentationTransitionWillBegin() {
    calls.append("will begin, \(containerView?.subviews.count ?? -1) subviews")
    dimming.alpha = 0
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    let coordinator = presentedViewController.transitionCoordinator
    coordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 1 },
      completion: { [weak self] _ in self?.calls.append("alongside ended") })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.append("did end \(completed)")
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
  }

  override func dismissalTransitionWillBegin() {
    calls.append("will dismiss")
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.append("dismissed \(completed)")
  }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  var drawer: DrawerController?
  var animator: FadeAnimator?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    drawer = DrawerController(presentedViewController: presented, presenting: presenting)
    return drawer
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var told: [String] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      told.append("to")
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: transitionDuration(using: context)) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else if let view = context.view(forKey: .from) {
      told.append("from \(context.initialFrame(for: view.viewController).height)")
      context.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
}

extension UIView {
  /// The controller whose view this is, or an empty one.
  fileprivate var viewController: UIViewController { (next as? UIViewController) ?? .init() }
}

@Suite("Presentation controllers and transitions")
struct PresentationControllerTests {
  private func shown() -> (screen: Screen, root: UIViewController) {
    let root = UIViewController()
    let screen = Screen(.phone)
    screen.rootViewController = root
    screen.layoutIfNeeded()
    return (screen, root)
  }

  @Test(
    "a presentation controller determines the view's frame, and its methods are called in UIKit's order"
  )
  func places() throws {
    let (screen, root) = shown()
    let sheet = UIViewController()
    let transitioning = Transitioning()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transitioning
    #expect(sheet.presentationController == nil)
    root.present(sheet, animated: true)
    let drawer = try #require(transitioning.drawer)
    #expect(sheet.presentationController === drawer)
    #expect(drawer.presentedViewController === sheet)
    #expect(drawer.presentingViewController === root)
    let size = screen.size
    #expect(
      sheet.view.frame == CGRect(x: 0, y: size.height - 200, width: size.width, height: 200))
    #expect(drawer.dimming.alpha == 1)
    let views: [UIView] = [drawer.dimming, sheet.view]
    #expect(drawer.containerView?.subviews.elementsEqual(views, by: ===) == true)
    #expect(
      drawer.calls == ["will begin, 0 subviews", "alongside ended", "did end true"])
    #expect(root.view.isHidden == false)
    #expect(sheet.transitionCoordinator == nil)

    screen.rotate(to: .landscape)
    screen.layoutIfNeeded()
    #expect(sheet.view.frame.width == screen.size.width)
    #expect(sheet.view.frame.maxY == screen.size.height)

    root.dismiss(animated: true)
    #expect(drawer.calls.suffix(2) == ["will dismiss", "dismissed true"])
    #expect(drawer.dimming.alpha == 0)
    #expect(sheet.view.superview == nil)
    #expect(sheet.presentationController == nil)
    #expect(drawer.containerView == nil)
  }

  @Test("an animator adds the view, and is requested only for animated presentations")
  func animator() {
    let (screen, root) = shown()
    defer { withExtendedLifetime(screen) {} }
    let sheet = UIViewController()
    let transitioning = Transitioning()
    let animator = FadeAnimator()
    transitioning.animator = animator
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transitioning
    root.present(sheet, animated: true)
    #expect(animator.told == ["to", "ended true"])
    #expect(sheet.view.alpha == 1)
    #expect(sheet.view.frame.height == 200)
    root.dismiss(animated: true)
    #expect(animator.told.suffix(2) == ["from 200.0", "ended true"])
    root.present(sheet, animated: false)
    root.dismiss(animated: false)
    #expect(animator.told.count == 4)
    #expect(sheet.transitioningDelegate === transitioning)
  }

  @Test("an animator can also show views of other styles")
  func otherStyles() {
    let (screen, root) = shown()
    let transitioning = Transitioning()
    let animator = FadeAnimator()
    transitioning.animator = animator
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    full.transitioningDelegate = transitioning
    root.present(full, animated: true)
    #expect(animator.told == ["to", "ended true"])
    #expect(full.view.frame.size == screen.size)
    #expect(full.presentationController == nil)
    root.dismiss(animated: true)
    #expect(full.view.window == nil)
    #expect(full.transitioningDelegate === transitioning)
  }

  @Test("the custom style without a delegate covers the screen and keeps the views below")
  func withoutDelegate() {
    let (screen, root) = shown()
    let over = UIViewController()
    over.modalPresentationStyle = .custom
    root.present(over, animated: true)
    #expect(over.view.frame.size == screen.size)
    #expect(root.view.isHidden == false)
    #expect(over.presentationController?.containerView === over.view.superview)
    #expect(over.presentationController?.presentationStyle == .custom)
  }

  @Test("a presentation controller that removes the presenter's view makes it disappear")
  func removesPresenter() {
    final class Covering: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Covering(presentedViewController: presented, presenting: presenting)
      }
    }
    final class Root: UIViewController {
      var calls: [String] = []
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
      override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    }
    let root = Root()
    let screen = Screen(.phone)
    screen.rootViewController = root
    screen.layoutIfNeeded()
    let delegate = Delegate()
    let over = UIViewController()
    over.modalPresentationStyle = .custom
    over.transitioningDelegate = delegate
    root.present(over, animated: false)
    #expect(root.view.isHidden)
    root.dismiss(animated: false)
    #expect(!root.view.isHidden)
    #expect(root.calls == ["appeared", "disappeared", "appeared"])
    #expect(over.transitioningDelegate === delegate)
  }

  @Test("a presented view can be inside another one")
  func wrapped() {
    final class Wrapping: UIPresentationController {
      let box = UIView()
      override var presentedView: UIView? { box }
      override func presentationTransitionWillBegin() {
        box.addSubview(presentedViewController.view)
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Wrapping(presentedViewController: presented, presenting: presenting)
      }
    }
    let (screen, root) = shown()
    let delegate = Delegate()
    let inner = UIViewController()
    inner.modalPresentationStyle = .custom
    inner.transitioningDelegate = delegate
    root.present(inner, animated: true)
    let box = (inner.presentationController as? Wrapping)?.box
    #expect(inner.view.superview === box)
    #expect(box?.frame.size == screen.size)
    #expect(inner.view.window != nil)
    #expect(inner.transitioningDelegate === delegate)
  }

  @Test("a presentation controller determines the size that the presented controller is told of")
  func childSizes() throws {
    final class Half: UIPresentationController {
      var calls: [String] = []
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: container.preferredContentSize.height)
      }
      override var frameOfPresentedViewInContainerView: CGRect {
        let size = containerView?.bounds.size ?? .zero
        return CGRect(
          origin: .zero,
          size: self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: size))
      }
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        calls.append(
          "preferred \(container === presentedViewController) \(preferredContentSize.height)")
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("size \(size.width)")
      }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("traits \(newCollection.verticalSizeClass == .compact)")
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Half(presentedViewController: presented, presenting: presenting)
      }
    }
    final class Told: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let (screen, root) = shown()
    let delegate = Delegate()
    let told = Told()
    told.modalPresentationStyle = .custom
    told.transitioningDelegate = delegate
    told.preferredContentSize = CGSize(width: 0, height: 100)
    root.present(told, animated: false)
    let half = try #require(told.presentationController as? Half)
    let portrait = screen.size
    #expect(told.view.frame.size == CGSize(width: portrait.width / 2, height: 100))
    told.preferredContentSize.height = 150
    told.preferredContentSize.height = 150
    #expect(half.calls == ["preferred true 150.0"])
    #expect(told.view.frame.height == 150)
    screen.rotate(to: .landscape)
    #expect(half.calls.dropFirst() == ["traits true", "size \(screen.size.width)"])
    #expect(told.sizes == [CGSize(width: screen.size.width / 2, height: 150)])
    #expect(told.view.frame.width == screen.size.width / 2)
  }

  @Test("a container is told of a child's preferred size")
  func preferredChild() {
    final class Container: UIViewController {
      var heights: [CGFloat] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        heights.append(container.preferredContentSize.height)
      }
    }
    let (container, child) = (Container(), UIViewController())
    child.preferredContentSize.height = 10
    container.addChild(child)
    child.preferredContentSize.height = 20
    child.preferredContentSize.height = 20
    #expect(container.heights == [20])
  }

  @Test("a custom presentation releases the presented controller and the presentation controller")
  func freed() {
    weak var gone: UIViewController?
    weak var goneDrawer: DrawerController?
    let (screen, root) = shown()
    defer { withExtendedLifetime(screen) {} }
    do {
      let sheet = UIViewController()
      let transitioning = Transitioning()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = transitioning
      root.present(sheet, animated: true)
      root.dismiss(animated: true)
      gone = sheet
      goneDrawer = transitioning.drawer
      #expect(goneDrawer != nil)
    }
    #expect(gone == nil)
    #expect(goneDrawer == nil)
  }
}
