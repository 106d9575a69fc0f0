// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Transitions of navigation controllers")
struct PushTransitionTests {
  /// A delegate that notes transitions, and replaces views itself.
  private final class Delegate: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var operations: [UINavigationController.Operation] = []
    var frames: [CGRect] = []
    var popped: [UIViewController] = []
    var hadContext = false

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let next = transitionContext.viewController(forKey: .to),
        let view = transitionContext.view(forKey: .to)
      else { return }
      hadContext = transitionContext.view(forKey: .from)?.superview != nil
      transitionContext.containerView.addSubview(view)
      frames.append(transitionContext.finalFrame(for: next))
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard
        let former = navigationController.transitionCoordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(former)
      else { return }
      popped.append(former)
    }
  }

  /// A page that changes something alongside its appearance.
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let hasCoordinator = transitionCoordinator?.animate(
        alongsideTransition: { [weak self] in self?.log.append("alongside \($0.isAnimated)") },
        completion: { [weak self] _ in self?.log.append("completion") })
      log.append("will appear \(hasCoordinator ?? false)")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
  }

  private let root = Page()
  private let delegate = Delegate()

  @Test("the delegate's object replaces the views of animated pushes and pops, below the bar")
  func animators() {
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(.phone, rootViewController: navigation)
    navigation.delegate = delegate
    let next = Page()
    navigation.pushViewController(next, animated: true)
    screen.layoutIfNeeded()
    #expect(delegate.operations == [.push] && delegate.hadContext)
    #expect(delegate.frames == [navigation.view.bounds])
    #expect(navigation.view.subviews.first === next.view && root.view.superview == nil)
    #expect(navigation.view.subviews.last === navigation.navigationBar)
    navigation.popViewController(animated: true)
    #expect(delegate.operations == [.push, .pop] && delegate.popped == [next])
    navigation.pushViewController(Page(), animated: false)
    #expect(delegate.operations.count == 2)
    navigation.setViewControllers([Page()], animated: true)
    #expect(delegate.operations == [.push, .pop, .push])
  }

  @Test("changes alongside a push run before it ends, and there is no coordinator afterward")
  func coordinators() {
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    let next = Page()
    navigation.pushViewController(next, animated: true)
    #expect(next.log == ["will appear true", "alongside true", "did appear", "completion"])
    #expect(navigation.transitionCoordinator == nil && next.transitionCoordinator == nil)
    let quiet = Page()
    navigation.pushViewController(quiet, animated: false)
    #expect(quiet.log == ["will appear false", "did appear"])
  }

  @Test("the preferred size of the content is that of the navigation controller, plus the bars")
  func preferredSizes() {
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.preferredContentSize == .zero)
    root.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 244))
    navigation.isNavigationBarHidden = true
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 200))
    let next = Page()
    navigation.pushViewController(next, animated: false)
    #expect(navigation.preferredContentSize == .zero)
    navigation.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(navigation.preferredContentSize == CGSize(width: 10, height: 20))
  }

  @Test("a presented navigation controller is as large as its content prefers, also later")
  func presentedSizes() {
    let presenter = UIViewController()
    let screen = Screen(.tablet, rootViewController: presenter)
    let navigation = UINavigationController(rootViewController: root)
    navigation.modalPresentationStyle = .formSheet
    root.preferredContentSize = CGSize(width: 300, height: 200)
    presenter.present(navigation, animated: false)
    screen.layoutIfNeeded()
    #expect(navigation.view.bounds.size == CGSize(width: 300, height: 244))
    root.preferredContentSize = CGSize(width: 320, height: 400)
    screen.layoutIfNeeded()
    #expect(navigation.view.bounds.size == CGSize(width: 320, height: 444))
    let next = UIViewController()
    next.preferredContentSize = CGSize(width: 250, height: 100)
    navigation.pushViewController(next, animated: false)
    screen.layoutIfNeeded()
    #expect(navigation.view.bounds.size == CGSize(width: 250, height: 144))
  }

  /// Controllers whose initializers call `super.init()`.
  private final class Named: UIViewController {
    let name: String
    init(name: String) {
      self.name = name
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class NamedTable: UITableViewController {
    let name: String
    init(name: String) {
      self.name = name
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Overriding: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("initializers of controllers can call the one without parameters")
  func initializers() {
    #expect(Named(name: "a").name == "a" && NamedTable(name: "b").tableView != nil)
    #expect(Overriding().nibName == nil && UINavigationController().viewControllers == [])
  }

  @Test("a container replaces a child's view by another's, and overrides its traits")
  func containers() {
    let container = UIViewController()
    let (first, second) = (UIViewController(), UIViewController())
    for child in [first, second] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    container.view.addSubview(first.view)
    var log: [String] = []
    container.transition(from: first, to: second, duration: 0.2) {
      log.append("\(first.view.superview === second.view.superview)")
    } completion: {
      log.append("\($0)")
    }
    #expect(log == ["true", "true"] && first.view.superview == nil)
    #expect(second.view.superview === container.view)
    container.transition(from: UIViewController(), to: first, duration: 0)
    #expect(second.view.superview === container.view)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    container.setOverrideTraitCollection(large, forChild: second)
    #expect(second.view.traitCollection.preferredContentSizeCategory == .extraLarge)
    container.setOverrideTraitCollection(nil, forChild: second)
    #expect(second.view.traitCollection.preferredContentSizeCategory == .large)
  }
}
