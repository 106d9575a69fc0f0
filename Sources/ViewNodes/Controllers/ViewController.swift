// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that manages a screen or part of one: its view, when the view appears and disappears,
/// and its child controllers.
///
/// UIKit: `UIViewController`.
///
/// Methods are called in UIKit's order: ``loadView()``, ``viewDidLoad()``, ``viewWillAppear(_:)``,
/// ``viewIsAppearing(_:)``, layout, ``viewDidAppear(_:)``, ``viewWillDisappear(_:)``,
/// ``viewDidDisappear(_:)``.
open class ViewController: ResponderObject, ContentContainer {
  /// The title, which the navigation item and the tab bar item share.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// The content of a navigation bar for this controller.
  open private(set) lazy var navigationItem = NavigationItem()

  /// The item of a tab bar for this controller.
  open var tabBarItem: TabBarItem = TabBarItem() {
    didSet { if tabBarItem !== oldValue { tabBarController?.tabItemsDidChange() } }
  }

  /// A Boolean value that indicates whether the tab bar is hidden while this controller is on top
  /// of a navigation stack after a push; `false` by default.
  open var hidesBottomBarWhenPushed = false

  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [BarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange() }
  }

  /// The insets that this controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { applyInsets() } }
  }

  /// The edges at which the view extends under bars instead of ending there; all by default.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { barsMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether it also extends under opaque bars; `false` by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether bars adjust the insets of a scroll view with automatic
  /// behavior even if nothing in it scrolls; `true` by default.
  open var automaticallyAdjustsScrollViewInsets = true { didSet { barsMayHaveChanged() } }

  /// The style in which the controller is presented, a sheet by default.
  open var modalPresentationStyle = ModalPresentationStyle.automatic

  /// The delegate that provides the presentation controller for the style
  /// ``ModalPresentationStyle/custom`` and the objects that show and remove the view; held weakly.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// The animation of the presentation, which has no effect here.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// A Boolean value that indicates whether presented controllers cover only this controller's
  /// view.
  ///
  /// It has no effect here: search results cover only the view, and other presentations cover the
  /// screen.
  open var definesPresentationContext = false

  /// A Boolean value that indicates whether the controller determines the status bar's appearance
  /// even if it doesn't cover the screen; `false` by default, and no effect here.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// A Boolean value that indicates whether the content of the view is being edited; `false` by
  /// default.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { if newValue != editing { setEditing(newValue, animated: false) } }
  }
  private final var editing = false
  final var editItem: BarButtonItem?

  /// The preferred size of the view in a presentation or container, in points.
  ///
  /// Setting it notifies the parent or else the presentation, which lays out a sheet again.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// The orientations that the controller supports; by default, all except upside down.
  ///
  /// It has no effect on ``Screen/rotate(to:)``.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

  /// A Boolean value that indicates whether the view rotates with the device; `true` by default.
  ///
  /// It has no effect on ``Screen/rotate(to:)``.
  open var shouldAutorotate: Bool { true }

  /// The orientation of the presented controller, upright by default; no effect here.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }

  /// The style of the status bar, which isn't drawn.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Whether the status bar, which isn't drawn, is hidden; `false` by default.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation of the status bar, which isn't drawn.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child that determines the style of the status bar, `nil` by default; no effect here.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that determines whether the status bar is hidden, `nil` by default; no effect here.
  open var childForStatusBarHidden: ViewController? { nil }

  /// A Boolean value that indicates whether the home indicator, which isn't drawn, hides; `false` by
  /// default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which the view's gestures precede the system's; none by default, and no effect here.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// A Boolean value that indicates whether the keyboard stays when the controller is presented; no
  /// effect here.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  /// A Boolean value that indicates whether only code can dismiss the controller, as is always the
  /// case here; `false` by default.
  open var isModalInPresentation = false

  /// Called when the app runs out of memory, which never happens here.
  open func didReceiveMemoryWarning() {}

  /// Requests an update of the status bar, which has no effect here.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// A Boolean value that indicates whether the layout margins of the view are at least
  /// ``systemMinimumLayoutMargins``; `true` by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { applyMargins() }
  }

  /// The child controllers, in the order in which they were added.
  public internal(set) final var children: [ViewController] = []
  /// The controller that contains this one.
  public internal(set) final weak var parent: ViewController?
  /// The controller that this one itself presents.
  final var directlyPresented: ViewController?
  /// The controller's sheet, created on first use.
  final var ownSheet: SheetPresentationController?
  final weak var directPresenter: ViewController?

  /// A Boolean value that indicates whether the controller is being presented.
  public internal(set) final var isBeingPresented = false
  /// A Boolean value that indicates whether the controller is being dismissed.
  public internal(set) final var isBeingDismissed = false
  /// A Boolean value that indicates whether the controller is being added to a parent.
  public internal(set) final var isMovingToParent = false
  /// A Boolean value that indicates whether the controller is being removed from its parent.
  public internal(set) final var isMovingFromParent = false

  final var viewStorage: ViewNode?
  final var appearance = Appearance.away
  final var presentation: Presentation?
  final var presenting: Presenting?
  /// The view that is shown instead of content.
  final var unavailable: (any ViewNode & ContentNode)?
  /// The insets covered by the bars of ancestors.
  final var containerInsets = EdgeInsets.zero {
    didSet { if containerInsets != oldValue { applyInsets() } }
  }

  /// The name of the nib file that the controller was created with; the file isn't read.
  public final let nibName: String?
  /// The bundle that the controller was created with; it isn't read.
  public final let nibBundle: Bundle?

  /// Creates a controller; its view is created when it is first needed.
  ///
  /// As in UIKit, a subclass with its own initializers calls ``init(nibName:bundle:)``, and one
  /// that overrides it also inherits this one.
  // Disfavored, so that `super.init()` in a subclass is the designated initializer below: Swift 6.3
  // doesn't always report a call of a convenience initializer, which then can't be linked.
  @_disfavoredOverload
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the name and the bundle of a nib file.
  ///
  /// Nib files aren't supported; ``loadView()`` creates the view.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  // MARK: View

  /// The view, created by ``loadView()`` on first access.
  @_disfavoredOverload
  open var view: ViewNode {
    get { loadedView() }
    set { changeView(to: newValue) }
  }

  /// The view, or `nil` if it hasn't been created.
  public final var viewIfLoaded: ViewNode? { viewStorage }

  /// A Boolean value that indicates whether the view has been created.
  public final var isViewLoaded: Bool { viewStorage != nil }

  /// Creates the view unless it has been created.
  public final func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Creates the view.
  ///
  /// The view is as large as a phone's screen until it is shown. Override this method to create a
  /// view of your own and assign it to ``view``, without calling `super`.
  open func loadView() {
    view = Self.standardView()
  }

  /// Called after the view was created.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on screen, with its traits and size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared and been laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Notifies a child that its view is about to appear or disappear.
  ///
  /// A container that returns `false` from ``shouldAutomaticallyForwardAppearanceMethods`` calls it
  /// before it changes the views, and ``endAppearanceTransition()`` afterward. To reverse a
  /// transition in progress, call it again with the opposite value before ending it. It has no
  /// effect if the view is already in the requested state, or about to be.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view appears.
  ///   - animated: Whether the change is animated; the value is only passed on.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transitionIsAnimated = animated
    beginAppearance(isAppearing, animated: animated)
  }
  private final var transitionIsAnimated = false

  /// Notifies a child that its view has appeared or disappeared, after
  /// ``beginAppearanceTransition(_:animated:)``.
  open func endAppearanceTransition() {
    viewIsOnScreen(animated: transitionIsAnimated)
    endAppearance(animated: transitionIsAnimated)
  }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the view changes.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view change.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the traits of the view change, with the previous ones.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the size of the view changes, for example on rotation; notifies the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// Called before the traits change; notifies the children.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Returns the size of a child for a new size of this container; by default, the container's
  /// size.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the preferred size of a child changes; by default, does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Called before the constraints of the view are used for layout.
  ///
  /// Override this method to change constraints, and call `super` last.
  open func updateViewConstraints() {}

  /// Turns editing on or off, and updates the edit button.
  ///
  /// Override this method to change the view, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    showEditing()
  }

  /// Called before the view appears, and by ``setNeedsUpdateContentUnavailableConfiguration()``.
  ///
  /// Override this method to set ``contentUnavailableConfiguration``.
  open func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {}

  // MARK: Child controllers

  /// Adds a controller as a child, removing it from its previous parent.
  ///
  /// The caller must add the child's view.
  open func addChild(_ childController: ViewController) {
    take(childController)
  }

  /// Removes this controller from its parent.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; `nil` when the controller is being removed.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the parent has changed.
  open func didMove(toParent parent: ViewController?) {}

  /// A Boolean value that indicates whether children appear and disappear together with this
  /// controller; `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presentation

  /// Presents a controller over this one.
  ///
  /// Has no effect if this controller is already presenting, or if the other is already presented.
  /// Presentations aren't animated; `animated` is only passed on.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Shows a controller: pushes it if there is a navigation controller, and otherwise presents it.
  open func show(_ vc: ViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// Shows a controller in the secondary column of the split view controller, or else presents it.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    showDetails(vc, sender: sender)
  }

  /// Dismisses the controller that this one presents, or this one if it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion)
  }

  // MARK: Responder

  /// The next responder: the superview of the view or, for a presented controller, its presenter.
  open override var next: (any Responder)? { viewStorage?.parent ?? viewStorage?.rare?.screen }
}
