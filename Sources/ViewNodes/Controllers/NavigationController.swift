// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Shows one of a stack of controllers, with a bar that has the title and the way back. UIKit:
/// `UINavigationController`.
open class NavigationController: ViewController {
  /// The bar at the top.
  public final let navigationBar = NavigationBarNode()

  /// The bar at the bottom, hidden by default.
  public private(set) final lazy var toolbar = ToolbarNode()

  /// Who hears of controllers being shown; not kept alive.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// A Boolean value that indicates whether the bar at the top is hidden; `false` by default.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { placesDidChange() } }
  }

  /// A Boolean value that indicates whether the bar at the bottom is hidden; `true` by default.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { toolbarItemsDidChange() } }
  }

  /// The controllers, the first at the bottom. Setting it shows the last one.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  final var stack: [ViewController] = []
  final var shown: ViewController?
  /// The content under the bars.
  final weak var watchedContent: ScrollNode?

  /// Creates a controller that shows another one, with nothing to go back to.
  public init(rootViewController: ViewController) {
    super.init()
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller that shows nothing yet.
  public override init() {
    super.init()
    setUp()
  }

  private final func setUp() {
    navigationBar.barPosition = .topAttached
    navigationBar.backHandler = { [weak self] in self?.popViewController(animated: true) }
  }

  /// The controller on top.
  open var topViewController: ViewController? { stack.last }

  /// The controller that a person sees: what is presented, else the one on top.
  open var visibleViewController: ViewController? {
    presentedChain.last ?? topViewController
  }

  open override func loadView() {
    let container = BarContainer()
    container.whenLaidOut = { [weak self] in self?.placeParts() }
    container.addSubview(navigationBar)
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }

  /// Shows another controller; the bar leads back. A controller that is in the stack already
  /// changes nothing.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard viewController !== self, !stack.contains(where: { $0 === viewController }) else { return }
    viewController.isMovingToParent = true
    addChild(viewController)
    guard viewController.parent === self else { return }
    stack.append(viewController)
    showTop(animated: animated)
    viewController.isMovingToParent = false
    viewController.didMove(toParent: self)
  }

  /// Goes back by one.
  ///
  /// - Returns: The controller that was on top; `nil` at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Goes back to a controller of the stack.
  ///
  /// - Returns: The controllers that went; `nil` if the controller is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: place, animated: animated)
  }

  /// Goes back to the first controller.
  ///
  /// - Returns: The controllers that went.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Replaces all controllers and shows the last one.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    replace(viewControllers, animated: animated)
  }

  /// Hides or shows the bar at the top; nothing moves, so `animated` has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the bar at the bottom; nothing moves, so `animated` has no effect.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}
