// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Manages one screen, or a part of one: its node, when that appears and disappears, and the
/// controllers inside it. UIKit: `UIViewController`.
///
/// The order of calls is UIKit's: ``loadView()``, ``viewDidLoad()``, ``viewWillAppear(_:)``,
/// ``viewIsAppearing(_:)``, layout, ``viewDidAppear(_:)``, ``viewWillDisappear(_:)``,
/// ``viewDidDisappear(_:)``.
open class ViewController {
  /// The title, also of the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// What a navigation bar shows for this controller.
  public private(set) final lazy var navigationItem = NavigationItem()

  /// What a tab bar shows for this controller.
  open var tabBarItem: TabBarItem = TabBarItem() {
    didSet { if tabBarItem !== oldValue { tabBarController?.tabItemsDidChange() } }
  }

  /// A Boolean value that indicates whether a tab bar gives way while this controller is on top of
  /// a navigation controller that was pushed to; `false` by default.
  open var hidesBottomBarWhenPushed = false

  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [BarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange() }
  }

  /// What this controller adds to the safe area of its node, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { applyInsets() } }
  }

  /// How the controller is shown when it is presented, as a sheet by default.
  open var modalPresentationStyle = ModalPresentationStyle.automatic

  /// The size that the controller would like when it is presented or contained.
  open var preferredContentSize = CGSize.zero

  /// A Boolean value that indicates whether the margins of the node are at least
  /// ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { applyMargins() }
  }

  /// The controllers inside this one, in the order in which they came.
  public internal(set) final var children: [ViewController] = []
  /// The controller that this one is in.
  public internal(set) final weak var parent: ViewController?
  /// The controller that this one presents.
  public internal(set) final var presentedViewController: ViewController?
  final weak var directPresenter: ViewController?

  /// A Boolean value that indicates whether the controller is just being presented.
  public internal(set) final var isBeingPresented = false
  /// A Boolean value that indicates whether the controller is just being dismissed.
  public internal(set) final var isBeingDismissed = false
  /// A Boolean value that indicates whether the controller is just moving into another one.
  public internal(set) final var isMovingToParent = false
  /// A Boolean value that indicates whether the controller is just leaving another one.
  public internal(set) final var isMovingFromParent = false

  final var viewStorage: ViewNode?
  final var appearance = Appearance.away
  final var presentation: Presentation?
  /// What bars of the controllers around this one cover.
  final var containerInsets = EdgeInsets.zero {
    didSet { if containerInsets != oldValue { applyInsets() } }
  }

  /// Creates a controller; its node is made when it is needed.
  public init() {}

  // MARK: View

  /// The controller's node, made by ``loadView()`` when it is first asked for.
  open var view: ViewNode {
    get { loadedView() }
    set { changeView(to: newValue) }
  }

  /// The controller's node, if it has been made. UIKit: `viewIfLoaded`.
  public final var viewIfLoaded: ViewNode? { viewStorage }

  /// A Boolean value that indicates whether the node has been made.
  public final var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the node if it has not been made yet.
  public final func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Makes the node. Override to make one of your own and set ``view``, without calling super.
  open func loadView() {
    view = ViewNode()
  }

  /// Called when the node has been made.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Called before the node comes on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the node is on screen, with its traits and size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the node is on screen and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the node leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the node has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the node lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the node has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the node changes.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the node change.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the node's traits change, with the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the node's size changes, by rotation for example; tells the controllers inside.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// Called before the traits change; tells the controllers inside.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size that a controller inside will have when this one has another size; that size itself
  /// by default.
  open func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Controllers inside

  /// Takes a controller in; it leaves its former parent. Its node is added by the caller.
  open func addChild(_ childController: ViewController) {
    take(childController)
  }

  /// Takes this controller out of its parent.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; `nil` when the controller is leaving.
  open func willMove(toParent parent: ViewController?) {}
  /// Called when the parent has changed.
  open func didMove(toParent parent: ViewController?) {}

  /// A Boolean value that indicates whether controllers inside appear and disappear together with
  /// this one; `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presenting

  /// Presents a controller over this one. One that presents already, or a controller that is
  /// presented already, changes nothing. Nothing moves: `animated` is only passed on.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses what this controller presents, or this controller if it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion)
  }

  // MARK: Responder

  /// Who hears of what neither the node nor the controller uses: the node's superview, and for a
  /// presented controller the one that presents it.
  open var next: (any Responder)? { viewStorage?.parent ?? viewStorage?.rare?.screen }

  /// A Boolean value that indicates whether the controller can take what is typed; false by
  /// default.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the controller gives up taking what is typed; true by
  /// default.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the controller takes what is typed; never by itself.
  open var isFirstResponder: Bool { false }
  /// Does nothing here and answers no: typing goes to nodes.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Does nothing here and answers yes.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called for touches that nothing in the node used; passes them on.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesBegan }
  }
  /// Called for touches that nothing in the node used; passes them on.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesMoved }
  }
  /// Called for touches that nothing in the node used; passes them on.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesEnded }
  }
  /// Called for touches that nothing in the node used; passes them on.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesCancelled }
  }
}

extension ViewController: Responder {}
