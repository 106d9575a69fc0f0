// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A container that shows the top of a stack of view controllers, with a bar for the title and the
/// back button.
///
/// UIKit: `UINavigationController`.
open class NavigationController: ViewController {
  /// A change of the shown controller.
  ///
  /// UIKit: `UINavigationController.Operation`.
  public nonisolated enum Operation: Int, Hashable, Sendable, CaseIterable {
    /// No change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// The controller is popped.
    case pop = 2
  }

  /// The navigation bar at the top.
  public final let navigationBar = NavigationBarNode()

  /// The toolbar at the bottom, hidden by default.
  public private(set) final lazy var toolbar = ToolbarNode()

  /// The gesture that goes back; here, it recognizes nothing.
  public private(set) final lazy var interactivePopGestureRecognizer: GestureRecognizer? =
    GestureRecognizer()

  /// A Boolean value that indicates whether scrolling hides the bars; `false` by default, and no effect
  /// here.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether a tap hides the bars; `false` by default, and no effect
  /// here.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether the keyboard hides the bars; `false` by default, and no
  /// effect here.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean value that indicates whether a compact height hides the bars; `false` by default, and no
  /// effect here.
  open var hidesBarsWhenVerticallyCompact = false

  /// The delegate, which is notified of shown controllers; held weakly.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// A Boolean value that indicates whether the navigation bar is hidden; `false` by default.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { placesDidChange() } }
  }

  /// A Boolean value that indicates whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { toolbarItemsDidChange() } }
  }

  /// The view controllers on the stack, the root first.
  ///
  /// Setting it shows the last one.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The item of a tab bar for this controller; that of the root view controller unless one is set.
  open override var tabBarItem: TabBarItem {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }
  private final var hasOwnTabBarItem = false

  /// The preferred size of the view; that of the controller on top, plus the bars, unless one is set.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      guard own == .zero, let content = stack.last?.preferredContentSize, content != .zero else {
        return own
      }
      var bars: CGFloat = isToolbarHidden ? 0 : Self.toolbarHeight
      if !isNavigationBarHidden { bars += navigationBar.expandedHeight }
      return CGSize(
        width: content.width, height: content.height > 0 ? content.height + bars : 0)
    }
    set { super.preferredContentSize = newValue }
  }

  /// Called when the preferred size of a controller on the stack changes; the size of the one on top
  /// is passed on.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredSizeDidChange() }
  }

  final var stack: [ViewController] = []
  final var shown: ViewController?
  /// The animated change of the shown controller in progress.
  final var transition: SizeTransition?
  /// The observed content under the bars.
  final weak var watchedContent: ScrollNode?
  /// The tab bar below, which the safe area already includes.
  final var tabBarPlace: BarPlace? {
    didSet { if tabBarPlace != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty navigation controller.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    navigationBar.barPosition = .topAttached
    navigationBar.backHandler = { [weak self] in self?.popViewController(animated: true) }
  }

  /// The view controller at the top of the stack.
  open var topViewController: ViewController? { stack.last }

  /// The view controller that is visible: one presented by this controller or an ancestor, or else the
  /// one at the top of the stack.
  open var visibleViewController: ViewController? {
    guard let presented = presentedViewController else { return topViewController }
    return presented.presentedChain.last ?? presented
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

  /// Pushes a view controller onto the stack and shows it.
  ///
  /// A controller that is already on the stack is ignored.
  ///
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - animated: A Boolean value that is passed to appearance methods and delegates; the change
  ///     is always immediate.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard viewController !== self, !stack.contains(where: { $0 === viewController }) else { return }
    viewController.isMovingToParent = true
    addChild(viewController)
    guard viewController.parent === self else {
      viewController.isMovingToParent = false
      return
    }
    stack.append(viewController)
    showTop(animated: animated)
    if stack.count == 1 { tabBarController?.tabItemsDidChange() }
    viewController.isMovingToParent = false
    viewController.didMove(toParent: self)
  }

  /// Pops the top view controller.
  ///
  /// - Parameter animated: A Boolean value that is passed to appearance methods and delegates; the
  ///   change is always immediate.
  /// - Returns: The popped controller, or `nil` at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops view controllers until the specified one is at the top.
  ///
  /// - Returns: The popped controllers, or `nil` if the controller is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index, animated: animated)
  }

  /// Pops all view controllers except the root.
  ///
  /// - Parameter animated: A Boolean value that is passed to appearance methods and delegates; the
  ///   change is always immediate.
  /// - Returns: The popped controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Replaces the stack and shows its last view controller.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, from the root to the one to show.
  ///   - animated: A Boolean value that is passed to appearance methods and delegates; the change
  ///     is always immediate.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    replace(viewControllers, animated: animated)
  }

  /// Hides or shows the navigation bar.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}
